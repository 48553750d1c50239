import HaggleSyntax
import HaggleVocabulary
import Testing

@testable import HaggleScenarios

@Suite struct `The room of a part` {
  private func rooms(
    _ bodies: [String], isSheet: Bool = false
  ) -> [String: ProposedViewSize] {
    let files = bodies.map {
      SourceText("struct Row: View { var body: some View { HStack { \($0) } } }", name: $0)
    }
    let source = SourceText(
      "struct Arrow: View { var body: some View { Color.red } }", name: "a.swift")
    return CallerFrames(
      of: isSheet ? [] : ["Arrow"], sheets: isSheet ? ["Arrow"] : [], in: source,
      ProjectFiles(files), besides: nil
    ).rooms
  }

  @Test(arguments: [
    ("Arrow().frame(minWidth: 480, minHeight: 400)", ProposedViewSize(width: 480, height: 400)),
    ("Arrow().frame(minWidth: 480, idealWidth: 600)", ProposedViewSize(width: 600, height: nil)),
    ("Arrow().frame(width: 300)", ProposedViewSize(width: 300, height: nil)),
  ])
  func `is at least as long as the frame around a sheet`(body: String, room: ProposedViewSize) {
    #expect(rooms([body], isSheet: true) == ["Arrow": room])
  }

  @Test(arguments: [
    (["Arrow().frame(width: 20, height: 30)"], ProposedViewSize(width: 20, height: 30)),
    (["Arrow().foregroundStyle(.red).frame(width: 20)"], ProposedViewSize(width: 20, height: nil)),
    (["Arrow().frame(width: 20).frame(height: 8)"], ProposedViewSize(width: 20, height: 8)),
    (
      ["Arrow().frame(width: 20, height: 30)", "Arrow().frame(width: 20, height: 9)"],
      ProposedViewSize(width: 20, height: nil)
    ),
  ])
  func `is that of the frames around it`(bodies: [String], room: ProposedViewSize) {
    #expect(rooms(bodies) == ["Arrow": room])
  }

  @Test(arguments: [
    ["Arrow()"], ["Arrow().frame(width: side)"], ["Arrow().frame(maxWidth: 20)"],
    ["Arrow().padding().frame(width: 20)"], ["Text(\"a\").frame(width: 20); Arrow()"],
    ["Arrow().frame(width: 20)", "Arrow()"],
  ])
  func `is open where not all state it`(bodies: [String]) {
    #expect(rooms(bodies) == [:])
  }

  private func numbers(_ bodies: [String], preview: String = "") -> [String: Double] {
    let files = bodies.map {
      SourceText("struct Row: View { var body: some View { HStack { \($0) } } }", name: $0)
    }
    let source = """
      struct Arrow: View {
        let height: Double
        var width = 4.0
        var body: some View { Color.red.frame(height: height) }
      }
      \(preview)
      """
    return CallerFrames(
      of: ["Arrow"], sheets: [], in: SourceText(source, name: "a.swift"), ProjectFiles(files),
      besides: nil
    ).numbers
  }

  @Test(arguments: [
    (["Arrow(height: 8)"], ["Arrow.height": 8.0]),
    (["Arrow(height: 8, width: 3).frame(height: 25)"], ["Arrow.height": 8]),
    (["Arrow(height: 8)", "Arrow(height: 8).padding()"], ["Arrow.height": 8]),
    (["Arrow(height: 8)", "Arrow(height: 9)"], [:]), (["Arrow(height: side)"], [:]),
    (["Arrow(height: 8)", "Arrow(height: side)"], [:]), (["Text(\"a\")"], [:]),
  ])
  func `has the numbers in it that all pass`(bodies: [String], numbers: [String: Double]) {
    #expect(self.numbers(bodies) == numbers)
    #expect(self.numbers(bodies, preview: "#Preview { Arrow(height: 9) }") == [:])
  }
}
