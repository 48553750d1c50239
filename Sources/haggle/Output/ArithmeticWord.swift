/// A word that stands at the beginning of a step of the arithmetic. docs/REPLAY.md has its table
/// from here.
struct ArithmeticWord {
  /// Those that are explained together.
  let words: [String]
  /// A clause without a full stop; code is in backticks.
  let meaning: String

  static let summary = "a word of the arithmetic"

  static let all: [ArithmeticWord] = [
    ArithmeticWord(
      words: ["nil"],
      meaning: """
        an offer without a length: it asks how long a view would like to be, its ideal \
        length. An offer of 0 asks for its minimum, one of ∞ for its maximum
        """),
    ArithmeticWord(
      words: ["order"],
      meaning: """
        who is served first: whoever has the higher layout priority, then whoever can \
        stretch least. `a (10…50)` answered 10 to 0 and 50 to ∞; `priority 1, 0…?` has \
        layout priority 1 and was not asked for its maximum. A stack remembers it: “decided \
        in an earlier question” names the event that has it
        """),
    ArithmeticWord(
      words: ["remaining"],
      meaning: """
        what there is to share: what is proposed without spacing and gaps. While children of \
        a higher priority are served, the “minimums of lower priorities” are kept back; then \
        they are added again
        """),
    ArithmeticWord(
      words: ["share"],
      meaning: """
        what a child, a column or a row is offered: what remains ÷ those that are still to \
        be served, the least flexible first. What one does not take goes to those that \
        follow
        """),
    ArithmeticWord(
      words: ["size", "columns", "rows"],
      meaning: """
        the container's own length, added up
        """),
    ArithmeticWord(
      words: ["cross"],
      meaning: """
        a stack's length across its axis: its longest child, or how far children reach \
        “after the alignment guide” − how far “before it”, which counts backwards and so is \
        negative
        """),
    ArithmeticWord(
      words: ["offer"],
      meaning: """
        what a frame offers its child, where its `minWidth`, `idealWidth` or `maxWidth` \
        changes the proposal
        """),
    ArithmeticWord(
      words: ["clamp"],
      meaning: """
        a length that is brought between limits: of a frame with one limit what is proposed, \
        or its child's answer where that is farther from the limit; of one with both what is \
        proposed
        """),
    ArithmeticWord(
      words: ["ratio"],
      meaning: """
        what `aspectRatio` offers: the “shape” (1.78 wide and 1 high) × the “scale” that \
        makes it fit, or fill
        """),
    ArithmeticWord(
      words: ["room", "choice"],
      meaning: """
        what a child of `ViewThatFits` leaves of the space, and which one is taken if none \
        before it fits
        """),
    ArithmeticWord(
      words: ["tracks"],
      meaning: """
        the columns of a vertical lazy grid, the rows of a horizontal one
        """),
    ArithmeticWord(
      words: ["gaps", "span", "excess"],
      meaning: """
        of a grid: the space between its columns or rows, what a cell over several of them \
        is offered, and what that one takes beyond it
        """),
    ArithmeticWord(
      words: ["widest", "lines"],
      meaning: """
        of a text: the width of its longest line, which is the text's own, and its height, \
        the number of lines × their height
        """),
  ]
}
