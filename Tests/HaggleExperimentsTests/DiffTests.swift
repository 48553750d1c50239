import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `Two negotiations` {
  private func diff(_ first: String, _ second: String) throws -> Diff {
    Diff(Timeline(try run(first)), Timeline(try run(second)))
  }

  private static let row = """
    // proposal: 200x100
    // text-cell: 8x20
    HStack(spacing: 0) {
      Color.indigo
      Text("Good morning").id("title")
      Color.mint
    }
    """

  /// An edit of the row, and what differs by itself then.
  private static let edits: [(from: String, to: String, causes: [String])] = [
    ("spacing: 0", "spacing: 0", []),
    ("Color.indigo", "Color.indigo // as deep as it gets", []),
    ("spacing: 0", "spacing: 4", ["HStack.1 told"]),
    (#"morning")"#, #"morning").layoutPriority(1)"#, ["added title (0) around Text.1"]),
    (#".id("title")"#, "", []),
    ("Good morning", "Good evening, all of you", ["title told"]),
    ("  Color.mint\n", "", ["removed Color.2 (0)"]),
    ("Color.mint", "Color.mint\n  Color.red", ["added Color.3 (0)"]),
    ("Color.indigo", "Color.mint\n  Color.indigo", ["added Color.1 (0)"]),
    ("HStack", "VStack", ["VStack.1 told"]),
    (
      "Color.indigo", "ZStack { Color.indigo; Text(\"new\") }",
      ["added ZStack.1 (1) around Color.1"]
    ),
    (
      "Color.indigo", "Color.indigo.background(Text(\"under\"))",
      ["added background.1 (1) around Color.1"]
    ),
    (
      "  Color.indigo\n  Text(\"Good morning\").id(\"title\")",
      "  VStack {\n  Color.indigo\n  Text(\"Good morning\").id(\"title\")\n  }",
      ["added VStack.1 (0) around Color.1, title"]
    ),
    ("text-cell: 8x20", "text-cell: 9x20", ["rule title"]),
    ("200x100", "300x100", ["proposal 200×100 300×100"]),
  ]

  @Test(arguments: edits.indices)
  func `differ by what was edited, and by nothing else`(index: Int) throws {
    let (old, new, causes) = Self.edits[index]
    let edited = Self.row.replacing(old, with: new)
    let diff = try diff(Self.row, edited)
    #expect(diff.causes.map { $0.inShort(diff) } == causes)
    #expect(diff.isEmpty == causes.isEmpty)
  }

  @Test(arguments: edits.indices)
  func `differ the same the other way round`(index: Int) throws {
    let (old, new, _) = Self.edits[index]
    let edited = Self.row.replacing(old, with: new)
    let (there, back) = (try diff(Self.row, edited), try diff(edited, Self.row))
    #expect(
      Set(there.views.map { [$0.views.first, $0.views.second] })
        == Set(back.views.map { [$0.views.second, $0.views.first] }))
    #expect(there.causes.count == back.causes.count)
  }

  /// Texts of a height and of one in a screen with other pixels, and the cause of what differs.
  private static let heights: [(from: String, to: String, cause: String)] = [
    ("20.3333", "20.5", "pixels title"), ("20.5", "20.6667", "pixels title"),
    ("20.3333", "20.6667", "rule title"), ("20", "20.5", "rule title"),
    ("20.3333", "24.5", "rule title"),
  ]

  @Test(arguments: heights.indices)
  func `differ by their pixels where texts end on halves of a point in one, on thirds in the other`(
    index: Int
  ) throws {
    let (own, other, cause) = Self.heights[index]
    func text(_ height: String) -> String {
      "// proposal: 200x100\n// text-cell: 8x\(height)\nText(\"Hello\").id(\"title\")"
    }
    let diff = try diff(text(own), text(other))
    #expect(diff.causes.map { $0.inShort(diff) } == [cause])
  }

  @Test func `say where their logs part, and what was asked and answered`() throws {
    let diff = try diff(
      Self.row, Self.row.replacing(".id(", with: ".layoutPriority(1).id("))
    // The text of the first trace has the label that its priority has in the second.
    let text = try #require(
      diff.views.first { diff.second.trace.nodes[$0.views.second.index].kind == "Text" })
    #expect(text.sizes?.first == CGSize(width: 56, height: 40))
    #expect(text.sizes?.second == CGSize(width: 96, height: 20))
    #expect(text.places?.first == CGPoint(x: 72, y: 30))
    #expect(text.places?.second == CGPoint(x: 52, y: 40))
    #expect(
      text.questions.map { question in
        [question.proposal.text]
          + [question.first, question.second].map { $0?.size?.text ?? "not asked" }
      } == [
        ["0×100", "0×100", "not asked"], ["∞×100", "96×20", "not asked"],
        ["66.67×100", "56×40", "not asked"], ["200×100", "not asked", "96×20"],
      ])
    let divergence = try #require(diff.divergence)
    #expect(diff.first.trace.story(of: [divergence.first].compactMap(\.self)) == ["title ← 0×100"])
    #expect(
      diff.second.trace.story(of: [divergence.second].compactMap(\.self)) == ["Color.2 ← 0×100"])
  }

  @Test func `tell views of one place together`() throws {
    let loop = """
      // proposal: 200x100
      VStack(spacing: 0) {
        ForEach(0..<3) { _ in
          Color.red.frame(width: 20)
        }
      }
      """
    let diff = try diff(loop, loop.replacing("width: 20", with: "width: 30"))
    #expect(diff.causes.map { $0.inShort(diff) } == ["frame.1, frame.2, frame.3 told"])
    #expect(diff.views.count == 7)
  }

  @Test func `find rows again among many that are new`() throws {
    func list(_ rows: some Sequence<Int>) -> String {
      "// proposal: 300xnil\nVStack(spacing: 0) {\n"
        + rows.map { "  Text(\"row \($0)\").id(\"\($0)\")\n" }.joined() + "}"
    }
    let diff = try diff(list(0..<40), list([100, 101] + Array(5..<40) + [102]))
    for node in diff.second.tree.preorder {
      let name = diff.second.trace.nodes[node.index].name
      guard let number = Int(name), number < 100 else { continue }
      let own = try #require(diff.alignment.first(node))
      #expect(diff.first.trace.nodes[own.index].name == name)
    }
    // What stands in the place of two of the rows that are gone is told something else.
    #expect(diff.first.tree.preorder.count { diff.alignment.second($0) != nil } == 1 + 35 + 2)
  }

  /// Rows of a list that scrolls, which are 20 points wider than what is given.
  private static func rows(_ widths: [Int]) -> String {
    """
    // proposal: 200x300
    ScrollView {
      LazyVStack {
        ForEach(\(widths), id: \\.self) { width in
          HStack(spacing: 0) {
            Color.red.frame(width: CGFloat(width), height: 20)
            Color.blue.frame(width: 20, height: 20)
          }
        }
      }
    }
    """
  }

  /// Two texts of rows, and the keys that only one of them has, with the views that both have.
  private static let found: [Found] = [
    // One finding names both rows: the second has it still.
    Found(first: [300, 260], second: [150, 260], gone: ["overflow@HStack.1, not HStack.2"]),
    Found(first: [150, 260], second: [300, 260], new: ["overflow@HStack.1, not HStack.2"]),
    Found(first: [300, 260], second: [300, 150], gone: ["overflow@HStack.2, not HStack.1"]),
    Found(first: [300, 260], second: [150, 150], gone: ["overflow@HStack.1"]),
    Found(first: [300, 260], second: [280, 260]),
    // Another row has it instead.
    Found(
      first: [150, 260], second: [300, 150], gone: ["overflow@HStack.2"],
      new: ["overflow@HStack.1"]),
  ]

  private struct Found {
    let first: [Int]
    let second: [Int]
    var gone: [String] = []
    var new: [String] = []
  }

  @Test(arguments: found.indices)
  func `have findings or not view by view`(index: Int) throws {
    let found = Self.found[index]
    let diff = try diff(Self.rows(found.first), Self.rows(found.second))
    #expect(diff.findings.gone.map { $0.inShort(diff.first) } == found.gone)
    #expect(diff.findings.new.map { $0.inShort(diff.second) } == found.new)
  }

  @Test func `have what follows from a finding in one if it is a finding of its own in the other`()
    throws
  {
    let alone = try run(Self.rows([150, 260]))
    let finding = try #require(alone.findings.first)
    #expect(finding.ignoreKey == "overflow@HStack.2")
    var cause = finding
    (cause.rule, cause.node, cause.ignoreKey) = ("underfill", NodeID(0), "underfill@root")
    cause.consequences = [
      Finding.Consequence(rule: finding.rule, node: finding.node, statement: finding.statement)
    ]
    var other = alone
    other.remarks = [.finding(cause)]
    let diff = Diff(Timeline(alone), Timeline(other))
    #expect(diff.findings.gone.isEmpty)
    #expect(diff.findings.new.flatMap(\.keys) == ["underfill@root"])
    cause.consequences = []
    other.remarks = [.finding(cause)]
    #expect(
      Diff(Timeline(alone), Timeline(other)).findings.gone.flatMap(\.keys)
        == ["overflow@HStack.2"])
  }
}

extension FindingDifference {
  fileprivate func inShort(_ timeline: Timeline) -> String {
    let kept = kept.map { timeline.trace.name(of: $0) }
    return (keys + (kept.isEmpty ? [] : ["not \(kept.listed())"])).joined(separator: ", ")
  }
}

extension Cause {
  fileprivate func inShort(_ diff: Diff) -> String {
    let (first, second) = (diff.first.trace, diff.second.trace)
    func names(_ nodes: [NodeID], _ trace: Trace) -> String {
      nodes.map { trace.name(of: $0) }.joined(separator: ", ")
    }
    func text(_ parts: [Part], _ trace: Trace) -> String {
      parts.map { part in
        "\(trace.name(of: part.node)) (\(part.count))"
          + (part.around.isEmpty ? "" : " around \(names(part.around, trace))")
      }.joined(separator: ", ")
    }
    return switch self {
    case .proposal(let own, let other): "proposal \(own?.text ?? "–") \(other?.text ?? "–")"
    case .removed(let parts): "removed \(text(parts, first))"
    case .added(let parts): "added \(text(parts, second))"
    case .arguments(let views): "\(names(views.map(\.second), second)) told"
    case .rule(let views): "rule \(names(views.map(\.second), second))"
    case .pixels(let views): "pixels \(names(views.map(\.second), second))"
    }
  }
}
