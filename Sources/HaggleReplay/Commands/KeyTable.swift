/// Which keys do what: the one table from which the replay's help, its documentation, the terminal
/// and the HTML page are made.
///
/// Keys are written as people say them: `s`, `C-n` with control, `M-left` with Alt, `space`, `tab`.
package enum KeyTable {
  /// One line of the help: a command and, under the capital letter, the same backwards.
  package struct Row: Sendable {
    package let keys: [String]
    package let command: Command
    package let backKeys: [String]
    package let back: Command?
    /// What it does; where that names keys, those of the map in force.
    private let words: @Sendable (KeyMap) -> String
    /// Keys that a browser keeps for itself, so that the page does without them.
    package let browserKeeps: Set<String>

    fileprivate init(
      _ keys: [String], _ command: Command, back: (keys: [String], command: Command)? = nil,
      browserKeeps: Set<String> = [], about: String
    ) {
      self.init(keys, command, back: back, browserKeeps: browserKeeps) { _ in about }
    }

    fileprivate init(
      _ keys: [String], _ command: Command, back: (keys: [String], command: Command)? = nil,
      browserKeeps: Set<String> = [], aboutWith words: @escaping @Sendable (KeyMap) -> String
    ) {
      self.keys = keys
      self.command = command
      backKeys = back?.keys ?? []
      self.back = back?.command
      self.browserKeeps = browserKeeps
      self.words = words
    }

    /// What it does, with the standard keys.
    package var about: String { words(.standard) }

    /// The same line with the keys of a map.
    package func with(_ map: KeyMap) -> Row {
      let words = words(map)
      let back = back.map { (keys: map.keys(for: $0), command: $0) }
      return Row(map.keys(for: command), command, back: back, about: words)
    }
  }

  package struct Group: Sendable {
    package let title: String
    package let rows: [Row]
  }

  package static let groups: [Group] = [
    Group(title: "Through the events", rows: time),
    Group(title: "Through the views", rows: tree),
    Group(title: "Why", rows: explanations),
    Group(title: "Stops and searches", rows: stops),
    Group(title: "Marks and notes", rows: memory),
    Group(title: "The screen", rows: screen),
  ]

  package static var rows: [Row] { groups.flatMap(\.rows) }

  /// Commands that have no key unless somebody gives them one.
  package static let named = Group(
    title: "By name",
    rows: [
      Row([], .go, about: "to an event by its number"),
      Row([], .select, about: "a view by its name"),
      Row([], .watch, about: "stop wherever the selected view changes, or no longer"),
      Row([], .findings, about: "all findings"),
      Row([], .tree, about: "the views"),
      Row([], .log, about: "the events"),
      Row([], .picture, about: "what is placed so far"),
      Row([], .stack, about: "the open calls"),
      Row([], .ledger, about: "the reasons"),
      Row([], .source, about: "the source"),
      Row([], .marks, about: "list the marks"),
      Row([], .notes, about: "list the notes"),
      Row([], .write, about: "write the trace with its marks and notes"),
    ])
}

extension KeyTable {
  private static let time = [
    Row(["s"], .step, back: (["S"], .stepBack), about: "the next event, whatever the depth"),
    Row(
      ["."], .next, back: ([","], .previous), about: "the next event that the filter shows"),
    Row(["o"], .over, back: (["O"], .overBack), about: "from a question over to its answer"),
    Row(["f"], .finish, back: (["F"], .finishBack), about: "finish this call: to its answer"),
    Row(
      ["c"], .continue, back: (["C"], .continueBack),
      about: "continue to the next finding, breakpoint or change of a watched view"),
    Row(
      [">"], .change, back: (["<"], .changeBack),
      about: "the next event that gave the selected view another answer or rectangle"),
    Row(["]"], .pass, back: (["["], .passBack), about: "the next pass"),
    Row(
      ["g", "home"], .first, back: (["G", "end"], .last),
      aboutWith: { "the first event; backwards: the last; `\($0.event(120))` is event 120" }),
  ]

  private static let tree = [
    Row(["j", "down", "C-n"], .down, back: (["k", "up", "C-p"], .up), about: "the next row"),
    Row(
      ["l", "right"], .right, back: (["h", "left"], .left),
      about: "unfold, or to the first view in it; backwards: fold, or to the view around it"),
    Row(["J"], .sibling, back: (["K"], .siblingBack), about: "the next view beside it"),
    Row(["H"], .parent, about: "the view around it"),
    Row(["space"], .fold, about: "fold or unfold"),
    Row(
      ["d"], .callee, back: (["u"], .caller),
      about: "into the calls that are open; backwards: out of them"),
  ]

  private static let explanations = [
    Row(["w"], .why, about: "why it has this size: the arithmetic, and who offered what"),
    Row(
      ["W"], .whyNot,
      aboutWith: { "why not another number: `\($0.typed(.whyNot, "350"))`" }),
    Row(["v"], .values, about: "what the view answers to its minimum, ideal, maximum and all else"),
    Row(["x"], .explain, about: "explain the finding: fact, evidence, remedy"),
    Row(["i"], .view, about: "tree, log or picture"),
  ]

  private static let stops = [
    Row(
      ["b"], .break, back: (["B"], .breakpoints),
      about: "set or clear a breakpoint on the selected view; backwards: list them"),
    Row(
      ["/"], .search,
      aboutWith: {
        "search the events: `\($0.typed(.search, "node ~ Grid && ask.width == min"))`, "
          + "or just a word"
      }),
    Row(
      ["n"], .searchNext, back: (["N"], .searchBack), about: "the next event that was searched for"),
    Row(["&", "\\"], .filter, about: "show only such events; without an expression all again"),
  ]

  private static let memory = [
    Row(
      ["m"], .mark, aboutWith: { "mark this event with a letter: `\($0.typed(.mark, "a"))`" }),
    Row(
      ["'"], .jump,
      aboutWith: {
        "to a marked event: `\($0.typed(.jump, "a"))`; `\($0.before)` is where you were before"
      }),
    Row(
      ["M-left"], .back, back: (["M-right"], .forward), browserKeeps: ["M-left", "M-right"],
      about: "back to where you were; backwards: forward again"),
    Row(["A"], .note, about: "add a note to this event"),
    Row(
      ["z"], .undo, about: "undo the last change of breakpoints, marks, notes, filter or folding"),
    Row(["a"], .attach, about: "write the bug report: `bug.md`, the page and the trace"),
    Row(["y"], .copy, about: "copy this stop as text"),
  ]

  private static let screen = [
    Row(["tab"], .pane, back: (["S-tab"], .paneBack), about: "the next pane"),
    Row(
      ["M-1", "M-2", "M-3", "M-4", "M-5"], .paneNumber,
      browserKeeps: ["M-1", "M-2", "M-3", "M-4", "M-5"], about: "a pane by its number"),
    Row(["+"], .enlarge, back: (["_"], .shrink), about: "give the pane more room; backwards: less"),
    Row(
      ["C-d", "pagedown"], .halfDown, back: (["C-u", "pageup"], .halfUp),
      browserKeeps: ["C-d", "C-u", "pagedown", "pageup"],
      about: "half a page down"),
    Row(
      ["enter"], .open, about: "travel to the event of this line, or explain the badge of this row"),
    Row(["esc"], .close, about: "close what lies over the screen"),
    Row([":", "C-k"], .prompt, about: "type a command by its name"),
    Row(
      ["M-m"], .mouse, browserKeeps: ["M-m"],
      about: "the mouse chooses views, or leaves the text to be selected"),
    Row(["C-l"], .redraw, browserKeeps: ["C-l"], about: "draw the screen anew"),
    Row(["C-z"], .suspend, browserKeeps: ["C-z"], about: "suspend; `fg` resumes"),
    Row(["?", "F1"], .help, about: "this help"),
    Row(["q", "C-c"], .quit, browserKeeps: ["q", "C-c"], about: "close what is open, else quit"),
  ]
}
