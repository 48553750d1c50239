extension Command {
  static let screen = [
    pane, numberedPane, enlarge, halfDown, open, close, edit, prompt, mouse, redraw, suspend, help,
    quit,
  ]

  package static let pane = Command(
    "pane", keys: ["tab"], about: "the next pane",
    back: Command("pane-back", keys: ["S-tab"], .screen(.pane(.backwards))),
    .screen(.pane(.forwards)))

  static let numberedPane = Command(
    "pane-number", keys: ["M-1", "M-2", "M-3", "M-4", "M-5"], isKeptByBrowser: true,
    about: "a pane by its number", argument: .text("1…5", isNeeded: true, kind: .number),
    .screen(.numberedPane))

  static let enlarge = Command(
    "enlarge", keys: ["+"], about: "give the pane more room; backwards: less",
    back: Command("shrink", keys: ["_"], .screen(.zoom(.backwards))), .screen(.zoom(.forwards)))

  package static let halfDown = Command(
    "half-down", keys: ["C-d", "pagedown"], isKeptByBrowser: true, about: "half a page down",
    back: Command(
      "half-up", keys: ["C-u", "pageup"], isKeptByBrowser: true,
      .screen(.move(.halfPage(.backwards)))),
    .screen(.move(.halfPage(.forwards))))

  package static let open = Command(
    "open", keys: ["enter"],
    about: "travel to the event of this line, or explain the badge of this row",
    .screen(.move(.open)))

  package static let close = Command(
    "close", keys: ["esc"], about: "close what lies over the screen", .screen(.move(.close)))

  package static let edit = Command(
    "edit", keys: ["e"], about: "open the source in `$EDITOR`, at the line of the selected view",
    .screen(.edit))

  package static let prompt = Command(
    "prompt", keys: [":", "C-k"], about: "type a command by its name",
    argument: .text("COMMAND", isNeeded: true, kind: .command, prompt: ":"), .screen(.prompt))

  package static let mouse = Command(
    "mouse", keys: ["M-m"], isKeptByBrowser: true,
    about: "the mouse chooses views, or leaves the text to be selected", .screen(.mouse))

  static let redraw = Command(
    "redraw", keys: ["C-l"], isKeptByBrowser: true, about: "draw the screen anew",
    .screen(.redraw))

  static let suspend = Command(
    "suspend", keys: ["C-z"], isKeptByBrowser: true, about: "suspend; `fg` resumes",
    .screen(.suspend))

  package static let help = Command("help", keys: ["?", "F1"], about: "this help", .show(.help))

  package static let quit = Command(
    "quit", keys: ["q", "C-c"], isKeptByBrowser: true, about: "close what is open, else quit",
    motion: .close, .replay { replay, _ in replay.quit })
}
