import Foundation
import HaggleReplay
import HaggleReports
import HaggleTestSupport
import HaggleTraces
import HaggleVocabulary
import Testing

@testable import HagglePageModel

@Suite struct `The model of a page` {
  private static let folder = Checkout.root.appending(path: "Traces")

  private static func trace(_ name: String) throws -> Trace {
    let file = folder.appending(path: "\(name).trace.json")
    return try Trace.read([UInt8](Data(contentsOf: file)), named: name).trace
  }

  private func model(_ name: String = "nested-grid") throws -> PageModel {
    PageModel(try Self.trace(name))
  }

  private func request(_ wish: PageModel.Wish, _ more: [JSONMember] = []) -> JSONValue {
    .object([JSONMember("wish", JSONValue(wish.rawValue))] + more)
  }

  private func press(_ keys: String..., in model: inout PageModel) -> [JSONValue] {
    keys.map { model.answer(request(.press, [JSONMember("key", JSONValue($0))])) }
  }

  private func elements(of value: JSONValue?) throws -> [JSONValue] {
    guard case .array(let elements)? = value else { throw TraceError.empty }
    return elements
  }

  /// As the terminal says it.
  @Test(arguments: [
    "sso f c", "c c C G", "64g w W350", "b c B", "/outer; n n N", "ma 5s 'a '' :marks",
  ])
  func `says of a command what the terminal says`(line: String) throws {
    var model = try model()
    var replay = Replay(Timeline(try Self.trace("nested-grid")))
    for instruction in try Instruction.read(line) {
      let outcome = replay.perform(instruction)
      replay = outcome.replay
      let answer = model.answer(
        request(
          .perform,
          [
            JSONMember("command", JSONValue(instruction.command.name)),
            JSONMember("count", JSONValue(instruction.count)),
            JSONMember("argument", JSONValue(instruction.argument)),
          ]))
      #expect(answer["message"] == JSONValue(outcome.message))
      #expect(answer["state"]?["cursor"] == JSONValue(replay.cursor.event))
      let copy = model.answer(request(.perform, [JSONMember("command", JSONValue("copy"))]))
      let text = StopText(replay).text.joined(separator: "\n")
      #expect(copy["effect"]?["text"] == JSONValue(text))
    }
  }

  /// The nested grid is asked for its minimum long before it is offered what it gets.
  @Test func `shows what the view was offered in the question at hand`() throws {
    var model = try model()
    let there = try #require(try Instruction.read("64g").first)
    _ = model.answer(
      request(
        .perform,
        [
          JSONMember("command", JSONValue(there.command.name)),
          JSONMember("count", JSONValue(there.count)),
        ]))
    #expect(Self.offer(model.now) == "0", "\(model.now)")
  }

  @Test func `has no answer before it is given`() throws {
    var model = try model()
    func subject(at event: Int) -> String? {
      _ = press(":", in: &model)
      let answer = model.answer(request(.enter, [JSONMember("text", JSONValue("\(event)"))]))
      #expect(answer["state"]?["cursor"] == JSONValue(event))
      return model.now["subject"]?.text
    }
    let child = try #require(model.replay.timeline.spans.first { $0.caller != nil })
    _ = model.answer(request(.select, [JSONMember("node", JSONValue(child.node))]))
    let name = model.replay.trace.title(of: child.node)
    let asked = subject(at: child.ask)
    #expect(asked == "\(name) ← \(NumberText.display(child.proposal))")
    let size = try #require(child.size)
    #expect(subject(at: try #require(child.answer)) == "\(name) \(NumberText.display(size))")
  }

  /// The first bar of the width.
  private static func offer(_ now: JSONValue) -> String? {
    guard case .array(let axes)? = now["sizes"]?["axes"],
      case .array(let bars)? = axes.first?["bars"]
    else { return nil }
    return bars.first?["value"]?.text
  }

  /// Who clicks a view asks about it, unless a tab was chosen.
  @Test(arguments: [
    ("nested-grid", "findings", nil, "why"), ("nested-grid", "findings", "source", "source"),
    ("two-bars", "why", nil, "why"), ("two-bars", "why", "log", "log"),
  ])
  func `begins with what is wrong, else with why, and tells why of a view that is clicked`(
    name: String, first: String, chosen: String?, last: String
  ) throws {
    var model = try model(name)
    let opened = model.answer(request(.follow, [JSONMember("isFirst", JSONValue(true))]))
    #expect(opened["state"]?["tab"] == JSONValue(first))
    if let chosen { _ = model.answer(request(.tab, [JSONMember("name", JSONValue(chosen))])) }
    let clicked = model.answer(request(.select, [JSONMember("node", JSONValue(1))]))
    #expect(clicked["state"]?["tab"] == JSONValue(last))
  }

  @Test func `opens the events where an address leads to one`() throws {
    var model = try model()
    let opened = model.answer(request(.follow, [JSONMember("event", JSONValue("12"))]))
    #expect(opened["state"]?["tab"] == JSONValue("log"))
  }

  @Test func `takes a command back with Esc, as the terminal does`() throws {
    var model = try model()
    let answers = press("m", "esc", in: &model)
    #expect(answers[0]["message"] == JSONValue("m…"))
    #expect(answers[1]["message"] == .null)
    #expect(answers[1]["isTaken"] == JSONValue(true))
    #expect(answers[1]["state"]?["isPending"] == JSONValue(false))
    #expect(model.replay.settings.marks.isEmpty)
    #expect(press("s", in: &model)[0]["state"]?["cursor"] == JSONValue(65))
  }

  /// Each pass has views and a picture of its own.
  @Test func `shows the views of the pass that it is in`() throws {
    var model = try model("measured-heights")
    func rows() throws -> [JSONValue?] {
      let answer = model.answer(
        request(.views, [JSONMember("from", JSONValue(0)), JSONMember("to", JSONValue(99))]))
      return try elements(of: answer["rows"]).map { $0["node"] }
    }
    // Without findings a page opens at the end.
    #expect(model.replay.isSettled)
    _ = press("g", in: &model)
    #expect(model.answer(request(.now))["position"] != nil)
    let first = try rows()
    #expect(!first.isEmpty)
    let begin = press("]", in: &model)[0]["state"]
    #expect(begin?["cursor"] == JSONValue(132))
    #expect(begin?["tree"] == JSONValue(132))
    let second = try rows()
    #expect(second.count == first.count)
    #expect(Set(second.map { "\($0 ?? .null)" }).isDisjoint(with: first.map { "\($0 ?? .null)" }))
    let boxes = try elements(of: model.answer(request(.boxes))["items"])
    #expect(boxes.count == 10)
    #expect(boxes.allSatisfy { box in second.contains(box["node"]) })
    #expect(press("[", in: &model)[0]["state"]?["tree"] == JSONValue(0))
  }

  @Test(arguments: ["tab", "M-left", "C-d", "F5"])
  func `leaves to the browser what is the browser's`(key: String) throws {
    var model = try model()
    #expect(press(key, in: &model)[0]["isTaken"] == JSONValue(false))
    #expect(model.replay.cursor.event == 64)
  }

  @Test func `asks for the text of a command, and says what it does not understand`() throws {
    var model = try model()
    let asked = press("W", in: &model)[0]["effect"]
    #expect(
      asked?["question"]
        == JSONValue("What size did you expect, in points? 350 is a width, 44h a height"))
    func enter(_ text: String) -> JSONValue {
      model.answer(request(.enter, [JSONMember("text", JSONValue(text))]))
    }
    #expect(enter("")["error"] == JSONValue("“W” is not complete: NUMBER has to follow"))
    #expect(enter("350")["state"]?["tab"] == JSONValue("why"))
    _ = press(":", in: &model)
    #expect(
      enter("nonsense")["error"] == JSONValue("there is no command “:nonsense”; ? lists them"))
    #expect(enter("120")["state"]?["cursor"] == JSONValue(120))
  }

  @Test func `gives a list the rows that it shows, and no others`() throws {
    var model = try model()
    for wish in [PageModel.Wish.views, .events, .source] {
      let window = [JSONMember("from", JSONValue(3)), JSONMember("to", JSONValue(8))]
      let answer = model.answer(request(wish, window))
      #expect(try elements(of: answer["rows"]).count == 5, "\(wish)")
      let beyond = [JSONMember("from", JSONValue(9_999)), JSONMember("to", JSONValue(9_999_999))]
      #expect(model.answer(request(wish, beyond))["rows"] == .array([]), "\(wish)")
    }
  }

  /// A card, and a row of another file that is to blame.
  private static var twoFiles: Trace {
    var trace = Trace(nodes: [
      .init(kind: "HStack", name: "HStack.1", place: .init(line: 5, column: 1)),
      .init(kind: "Text", name: "Text.1", parent: NodeID(0), place: .init(line: 2, column: 1)),
    ])
    trace.header.scenario = "Card.swift"
    trace.header.source = "a\nb\nc\n// from: Views/Row.swift:80\nd\ne\n"
    let edit = TriedEdit(
      [LineChange(at: 2, removing: ["b"], adding: [])], effect: [], others: [], title: "take it")
    trace.remarks = [
      .finding(
        Finding(
          rule: "overflow", class: .smell, node: NodeID(0), place: .init(line: 5, column: 1),
          statement: Statement("a"), remedies: [.edit(edit)]))
    ]
    return trace
  }

  @Test func `names the files where lines of two stand together`() throws {
    var model = PageModel(Self.twoFiles)
    let facts = model.answer(request(.facts))
    #expect(
      facts["blamedLine"] == [
        "number": JSONValue(80), "text": JSONValue("d"), "file": JSONValue("Row.swift"),
      ])
    #expect(facts["cure"]?["title"] == JSONValue("take it, in Card.swift"))
    for (node, file) in [(0, "Row.swift"), (1, "Card.swift")] {
      let selected = JSONMember("node", JSONValue(NodeID(node)))
      _ = model.answer(request(.select, [selected]))
      #expect(model.answer(request(.source))["file"] == JSONValue(file))
    }
    var alone = try self.model()
    #expect(alone.answer(request(.source))["file"] == .null)
  }

  @Test func `knows of an open change until it is saved`() throws {
    var model = try model()
    let marked = press("m", "a", in: &model)[1]
    #expect(marked["state"]?["isUnsaved"] == JSONValue(true))
    #expect(model.answer(request(.saved))["isUnsaved"] == JSONValue(false))
    let file = model.answer(request(.file)).text ?? ""
    #expect(file == String(decoding: model.replay.annotated.encoded(), as: UTF8.self))
    #expect(file.contains("{\"mark\":\"a\",\"event\":64}"))
  }

  @Test func `answers every wish about a trace that holds nothing, and null to none`() {
    var model = PageModel(Trace())
    for wish in PageModel.Wish.allCases {
      let answer = model.answer(request(wish))
      #expect(answer != .null || [.boxes, .picture].contains(wish), "\(wish)")
    }
    #expect(model.answer(["wish": JSONValue("nonsense")]) == .null)
    #expect(model.answer(.null) == .null)
  }

  @Test func `is asked for each wish by the page's scripts`() throws {
    let viewer = Self.folder.deletingLastPathComponent().appending(
      path: "Sources/HagglePage/Viewer")
    let names = try FileManager.default.contentsOfDirectory(atPath: viewer.path)
    let scripts = try names.filter { $0.hasSuffix(".js") }
      .map { try String(contentsOf: viewer.appending(path: $0), encoding: .utf8) }.joined()
    for wish in PageModel.Wish.allCases {
      #expect(scripts.contains("\"\(wish.rawValue)\""), "\(wish)")
    }
  }
}
