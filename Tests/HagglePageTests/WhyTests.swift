import Foundation
import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary
import Testing

/// The page explains numbers in the words of `haggle why`.
extension `In a browser` {
  @Suite struct `An explanation` {
    private static let expected = [350.0, 0, 20, 1000]

    @Test(arguments: Recorded.names)
    func `of each number of each view is that of the tool`(name: String) throws {
      try expectSame(try Recorded.trace(name))
    }

    @Test(arguments: PartialTraces.all)
    func `is that of the tool in a partial trace`(partial: PartialTraces) throws {
      try expectSame(partial.trace)
    }

    private static let sources = [
      "VStack { Text(\"Left\"); Slider(value: .constant(0.5)); Color.red }",
      "ViewThatFits { Color.red.frame(width: 900); Color.red.frame(minWidth: 350) }",
      "Image(\"hero\").resizable().aspectRatio(16/9, contentMode: .fit)",
      "HStack { Text(\"a\"); HStack { Text(\"b\"); Color.red } }",
      "VStack { Color.red.frame(height: 50); Spacer(minLength: 40); Avatar() }",
      "Text(\"A text of many words that nobody would read to its \\\"end\\\", nor cut\")",
      "ScrollView { Color.red.frame(idealHeight: 50); Text(\"b\").frame(maxWidth: 20) }",
    ]

    @Test(arguments: sources)
    func `of controls, limits and choices is that of the tool`(source: String) throws {
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
      try Data("// proposal: 300x200\n\(source)\n".utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      try expectSame(try #require(try Scenarios.record(file.path)))
    }

    private func expectSame(_ trace: Trace) throws {
      let page = try BrowserPage(trace)
      let told: [String] = try page.evaluate(Self.script)
      let timeline = Timeline(trace)
      let expected = Self.nodes(trace).flatMap { node in
        Quantity.allCases.flatMap { Self.texts(timeline, Why(timeline, node, $0)) }
      }
      #expect(told.count == expected.count)
      for (told, expected) in zip(told, expected) where told != expected {
        Issue.record("the page says:\n\(told)\nthe tool says:\n\(expected)")
      }
    }

    /// All nodes; of very many the last few.
    private static func nodes(_ trace: Trace) -> [NodeID] {
      trace.nodes.indices.suffix(trace.nodes.count > 200 ? 4 : 200).map { NodeID($0) }
    }

    private static func texts(_ timeline: Timeline, _ why: Why) -> [String] {
      let nots = expected.compactMap { why.not($0, timeline) }
      return ([WhyText(timeline, why).lines] + nots.map { WhyNotText(timeline, $0).lines })
        .map { WhyText.text($0, columns: 100) }
    }

    private static let script = """
      Array.from(\(Script.timeline).trace.nodes.keys()).slice(t.trace.nodes.length > 200 ? -4 : 0)
      .flatMap((node) =>
        ["width", "height", "x", "y"].flatMap((quantity) => {
          const why = new haggle.Why(t, node, quantity);
          const nots = \(expected).map((length) => haggle.whyNot(t, why, length)).filter(Boolean);
          return [haggle.whyLines(t, why), ...nots.map((not) => haggle.whyNotLines(t, not))]
            .map((lines) => haggle.whyText(lines, 100));
        }))
      """
  }
}
