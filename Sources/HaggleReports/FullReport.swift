import Foundation
package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The report of a trace for people: a summary of the findings, the tree, the picture, then the
/// findings in full.
package struct FullReport {
  private let tree: TreeReport
  private let views: TreeText
  private let picture: PictureReport
  private let options: PictureReport.Options
  /// What was laid out, as words for a shell: the path and the options as typed.
  private let subject: String?
  private let command: TryCommand
  /// The maximum height of the picture, which leaves room for the findings on a screen.
  private static let mostRows = 26
  /// The size of a column at which texts are drawn as text, in points: about a letter, with rows
  /// about as high as a line.
  private static let pointsPerColumn: CGFloat = 8
  private static let mostScreenRows = 38

  package init(
    _ timeline: Timeline, tree: TreeReport.Options = TreeReport.Options(),
    picture: PictureReport.Options = PictureReport.Options(), subject: String? = nil
  ) {
    self.subject = subject
    self.tree = TreeReport(timeline, options: tree)
    command = TryCommand(tree.subject, for: timeline.trace)
    views = TreeText(timeline, tree)
    var small = picture
    small.rows = min(picture.rows, Self.mostRows)
    small.pointsPerColumn = Self.pointsPerColumn
    self.picture = PictureReport(timeline, options: small)
    options = picture
  }

  package var text: String { RoleText.text(lines) }

  package var lines: [RoleText] { beginning + end }

  /// All that does not depend on edits: the summary, the tree and the picture.
  package var beginning: [RoleText] {
    let header = HeaderText(tree.timeline, tree.options)
    let summary = SummaryText(tree.timeline, columns: tree.options.columns)
    return header.facts(isBrief: views.isBrief) + [RoleText("")] + summary.lines
      + header.assumptions(most: Self.mostAssumptions)
      + [RoleText("")]
      + tree.lines(of: views) + [RoleText("")] + pictureLines + [RoleText("")]
  }

  /// The findings in full, and what to ask next.
  package var end: [RoleText] { tree.outcome + next }

  /// Without findings, the screen as it looks; otherwise the position of each view, by name.
  private var pictureLines: [RoleText] {
    let timeline = tree.timeline
    guard views.isBrief,
      let screen = ScreenPicture(
        timeline, at: timeline.settled, columns: options.columns,
        rows: min(options.rows, Self.mostScreenRows), isASCII: options.ascii,
        pointsPerColumn: Self.pointsPerColumn, mayCrop: true)
    else { return picture.roles }
    let legend =
      (screen.crop.map { "\($0). " } ?? "") + Self.screenLegend
      + (screen.hasHatching ? Self.hatchLegend : "")
    return screen.roles + [RoleText("")]
      + RoleText.lines(PlainText.paragraph(legend, width: tree.options.columns))
  }

  /// Of a kind: what was found and the tree are to be on the first screen.
  private static let mostAssumptions = 2

  private static let screenLegend =
    "A text ends in … where the layout cuts it, in › where this picture has no room for it."
  private static let hatchLegend = " ▒ is an image or symbol."

  /// What to ask next.
  private var next: [RoleText] {
    questions.flatMap { question in
      var line = RoleText(question.asks, .aside)
      line.append(apart: question.command, .aside)
      return line.wrapped(width: tree.options.columns, margin: "  ")
    }
  }

  private var questions: [(asks: String, command: String)] {
    let (timeline, header) = (tree.timeline, tree.timeline.trace.header)
    let hasSource = header.source != nil && header.imported == nil
    guard views.isBrief, let file = subject ?? header.scenario.map(ShellText.quoted) else {
      // A finding does not keep a text from being cut as well, for another reason.
      guard hasSource, let text = CutTexts(timeline).nodes.first else { return [] }
      let asks = "What would show \(timeline.trace.title(of: text)) whole?"
      return [(asks, command.showing(address(of: text)))]
    }
    var questions: [(asks: String, command: String)] = []
    if let address = askedView {
      questions.append(
        (
          "Why is a view as large as it is?",
          "haggle why \(PlainText.line(file)) \(ShellText.quoted(address))"
        ))
    }
    if !timeline.wants.isEmpty, hasSource {
      questions.append(("What would help?", command.showing()))
    }
    return questions
  }

  /// A view to ask about: the first text that is known by its words alone, else the first text.
  private var askedView: String? {
    let nodes = tree.timeline.trace.nodes
    let texts = tree.timeline.tree.preorder.filter { nodes[$0.index].roles.contains(.text) }
    return texts.lazy.prefix(Self.mostTried).compactMap(knownWords).first
      ?? texts.first.map { tree.timeline.trace.name(of: $0) }
  }

  /// The words of a text if nothing else says them, else its name.
  private func address(of text: NodeID) -> String {
    knownWords(of: text) ?? tree.timeline.trace.name(of: text)
  }

  private func knownWords(of text: NodeID) -> String? {
    let timeline = tree.timeline
    guard let words = timeline.trace.nodes[text.index].words.map({ PlainText.line($0) }),
      words.count <= Self.mostAsked,
      timeline.destination(of: words, in: timeline.tree) == .view(text)
    else { return nil }
    return words
  }

  /// So many texts are asked whether they are the only ones that say so.
  private static let mostTried = 40

  private static let mostAsked = 24
}
