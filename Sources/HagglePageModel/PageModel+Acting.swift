import Foundation
import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// The user's actions: keys, typed lines, clicks, addresses.
///
/// The answer has the new position (`state`), a message (`message`), a further action for the page
/// (`effect`), and whether a key was handled (`isTaken`).
extension PageModel {
  func node(_ request: JSONValue) -> NodeID? {
    request["node"]?.whole.flatMap { trace.nodes.indices.contains($0) ? NodeID($0) : nil }
  }

  private func done(_ message: String? = nil, _ effect: JSONValue = .null) -> JSONValue {
    ["state": state, "message": JSONValue(message), "effect": effect, "isTaken": JSONValue(true)]
  }

  // MARK: Keys and lines

  mutating func press(_ key: String) -> JSONValue {
    let isPending = !keys.partial.isEmpty
    if !isPending && CommandList.browserKeeps.contains(key) { return ignored }
    if isPending && key == "tab" { return ignored }
    switch keys.take(key) {
    case .pending: return done("\(keys.partial)…")
    case .cancelled: return done()
    case .prompt(let command, let count): return ask(command, count)
    case .instruction(let instruction): return perform(instruction)
    case .unknown(let key):
      // An unknown key may have a meaning in the browser.
      if key.count > 1 { return ignored }
      return done("“\(key)” is no key of the replay; \(replay.keys.name(of: .help)) lists them")
    }
  }

  private var ignored: JSONValue { ["isTaken": JSONValue(false)] }

  private mutating func ask(_ command: Command, _ count: Int? = nil) -> JSONValue {
    asking = (command, count)
    let (question, example) = CommandList.question(of: command)
    return done(
      nil,
      [
        "kind": JSONValue("ask"), "isCommand": JSONValue(command == .prompt),
        "question": JSONValue(question), "example": JSONValue(example),
      ])
  }

  mutating func enter(_ text: String) -> JSONValue {
    guard let (command, count) = asking else { return ignored }
    do throws(CommandError) {
      if command == .prompt {
        return perform(try Instruction.named(text, keys: replay.keys))
      }
      return perform(
        try Instruction.prompted(
          command, count: count, typed: replay.keys.name(of: command) + text, text: text,
          keys: replay.keys))
    } catch {
      return ["error": JSONValue(error.message), "isTaken": JSONValue(true)]
    }
  }

  // MARK: Commands

  mutating func perform(_ request: JSONValue) -> JSONValue {
    guard let command = request["command"]?.text.flatMap({ Command.named($0) }) else {
      return ignored
    }
    if command == .prompt { return ask(.prompt) }
    return perform(
      Instruction(
        command, count: request["count"]?.whole, argument: request["argument"]?.text))
  }

  private mutating func perform(_ instruction: Instruction) -> JSONValue {
    let outcome = replay.perform(instruction)
    become(outcome.replay)
    guard let effect = outcome.effect else { return done(outcome.message) }
    return carryOut(effect, outcome.message)
  }

  private mutating func carryOut(_ effect: Replay.Effect, _ message: String?) -> JSONValue {
    switch effect {
    case .show(let panel): return show(panel, message)
    case .write(let path):
      return done(message, ["kind": JSONValue("save"), "path": JSONValue(path)])
    case .copy:
      let text = StopText(replay).text.joined(separator: "\n")
      return done(message, ["kind": JSONValue("copy"), "text": JSONValue(text)])
    case .tryEdits(let goal):
      let place = trace.header.scenario.map { ", in the folder of \(PlainText.line($0))" } ?? ""
      return done(
        "This page cannot lay out edits. In a terminal\(place): \(command(for: goal))")
    case .applyEdit(let key):
      return done("This page cannot write a file. In a terminal: \(command(makingEdit: key))")
    case .attach: return done("This page cannot write a folder. In a terminal: haggle attach")
    case .quit: return done(message ?? "close the tab to quit")
    case .screen(let action, let instruction): return arrange(action, instruction, message)
    }
  }

  /// The command that makes an edit in a shell.
  private func command(makingEdit key: String) -> String {
    let finding = trace.findings.first { $0.edits.contains { $0.key == key } }
    let command = TryCommand(nil, for: trace)
    let search = finding.map(command.against) ?? command.showing()
    return replay.edit(keyed: key)?.made(by: search, in: trace.header.parts) ?? search
  }

  /// The command that searches for these edits in a shell.
  private func command(for goal: Replay.EditGoal) -> String {
    let root = trace.header.root.map { " --root \(ShellText.quoted($0))" } ?? ""
    let file = ShellText.quoted(trace.header.scenario ?? "FILE")
    let name = "haggle try \(file)\(root)"
    switch goal {
    case .finding(let index):
      return "\(name) --finding \(ShellText.quoted(trace.findings[index].ignoreKey))"
    // Without a goal it tries what shows the first text whole, and keeps the root inside.
    case .whole, .atMost: return name
    case .number(let node, let quantity, let value):
      return "\(name) \(address(of: node)) \(quantity.rawValue) --to \(NumberText.exact(value))"
    }
  }

  /// What it shows, if nothing else shows that; else its name.
  private func address(of node: NodeID) -> String {
    let words = trace.nodes[node.index].drawnWords ?? ""
    let isOnly = !words.isEmpty && timeline.views(at: words, in: timeline.tree) == [node]
    return ShellText.quoted(isOnly ? words : trace.name(of: node))
  }

  private mutating func show(_ panel: Replay.Panel, _ message: String? = nil) -> JSONValue {
    switch panel {
    case .help: return done(message, ["kind": JSONValue("help")])
    case .tree: return done(message, ["kind": JSONValue("focus"), "pane": JSONValue("views")])
    case .picture: return done(message, ["kind": JSONValue("focus"), "pane": JSONValue("picture")])
    default:
      reader.show(.panel(panel), beside: replay.selected)
      return done(message, ["kind": JSONValue("reader")])
    }
  }

  /// Only the page knows the arrangement of panes and the focus.
  private mutating func arrange(
    _ action: ScreenAction, _ instruction: Instruction, _ message: String?
  ) -> JSONValue {
    switch action {
    case .prompt: ask(.prompt)
    case .pane(let way): done(message, ["kind": JSONValue("pane"), "way": JSONValue(way.sign)])
    case .numberedPane:
      done(message, ["kind": JSONValue("numbered"), "number": JSONValue(Int(instruction.text))])
    case .zoom(let way): done(message, ["kind": JSONValue("zoom"), "way": JSONValue(way.sign)])
    case .view: done(message, ["kind": JSONValue("view")])
    case .edit: done("a page opens no editor: haggle replay does")
    case .move(.halfPage(let way)):
      done(message, ["kind": JSONValue("scroll"), "way": JSONValue(way.sign)])
    case .move(.open): done(message, ["kind": JSONValue("open")])
    case .move(.close): done(message, ["kind": JSONValue("zoom"), "way": JSONValue(-1)])
    case .move(.line), .move(.aside), .move(.top), .move(.bottom), .mouse, .redraw, .suspend:
      done(message)
    }
  }

  // MARK: Clicks and addresses

  mutating func select(_ node: NodeID?) -> JSONValue {
    if let node { become(replay.choosing(node)) }
    // Who clicks a view asks about it; who chose a tab keeps it.
    if node != nil, !reader.isChosen { reader.open(.why) }
    return done()
  }

  mutating func after(choosing node: NodeID?, _ command: Command) -> JSONValue {
    if let node { become(replay.choosing(node)) }
    return perform(Instruction(command))
  }

  mutating func choose(tab name: String) -> JSONValue {
    reader.choose(name)
    return done()
  }

  /// Shows a finding, by its number, or the assumptions.
  mutating func show(_ request: JSONValue) -> JSONValue {
    if let index = request["finding"]?.whole, trace.findings.indices.contains(index) {
      return show(.finding(index))
    }
    reader.show(.assumed, beside: replay.selected)
    return done(nil, ["kind": JSONValue("reader")])
  }

  /// Goes to an address; missing or invalid parts change nothing.
  mutating func follow(_ link: JSONValue) -> JSONValue {
    var messages: [String] = []
    for (key, command) in [("event", Command.go), ("node", .select)] {
      guard let argument = link[key]?.text else { continue }
      let outcome = replay.perform(Instruction(command, argument: argument))
      become(outcome.replay)
      if let message = outcome.message, outcome.isRefused { messages.append(message) }
    }
    if let name = link["tab"]?.text {
      if !reader.choose(name) { messages.append("there is no tab \(name)") }
    } else {
      reader.open(firstTab(isAtEvent: link["event"] != nil))
    }
    if link["isFirst"] != nil { beginning = replay.cursor }
    return done(messages.joined(separator: "; "))
  }

  /// The default tab of an address: the events at an event, else the findings; without any the
  /// reason for the size of the whole.
  private func firstTab(isAtEvent: Bool) -> ReaderTabs.Tab {
    if replay.diff != nil { return .diff }
    if isAtEvent { return .log }
    if !trace.findings.isEmpty { return .findings }
    return timeline.hasPlacements ? .why : .log
  }

  /// Goes to the position before the page was reloaded.
  mutating func resume(_ request: JSONValue) -> JSONValue {
    guard let place = request["place"]?.place else { return ignored }
    become(replay.moved(to: place))
    if let name = request["tab"]?.text { reader.choose(name) }
    return done(request["change"]?.text)
  }
}
