import HaggleLanguage
import HaggleScenarios
import HaggleSyntax
import HaggleVocabulary
import Testing

/// Extensions of another file.
@Suite struct `A member that is declared nowhere` {
  private func evaluation(_ body: String) -> Evaluation {
    evaluated("struct Row: View {\n  var body: some View { \(body) }\n}")
  }

  @Test(arguments: [
    ("Text(\"Hello\".translated)", "Hello"), ("Text(\"Hello\".translated(\"en\"))", "Hello"),
    ("Text(\"\\(14.scaled)\")", "14"),
    ("Text(\"\\(CGSize(width: 3, height: 4).sanitized.height)\")", "4.000000"),
    ("Text(\"\\(CGRect(x: 0, y: 0, width: 3, height: 4).rounded().width)\")", "3.000000"),
  ])
  func `of a known value is that value`(body: String, text: String) {
    let evaluation = evaluation(body)
    #expect(shownTexts(evaluation.graph, evaluation.roots[0].view) == [text])
    #expect(evaluation.diagnostics.map(\.code) == [.foreignMember])
  }

  @Test(arguments: [
    "\"ff0000\".color", "\"Ann\".isEmail", "CGSize(width: 3, height: 4).minSide",
    "CGRect(x: 0, y: 0, width: 3, height: 4).aspectRatio",
  ])
  func `stays unknown where its name speaks of something else`(expression: String) {
    let codes = evaluation("Text(\"\\(\(expression))\")").diagnostics.map(\.code)
    #expect(codes.contains(.unknownMember) && !codes.contains(.foreignMember))
  }

  /// `.ss` of a view is a library's, and so is what it has under a name of SwiftUI's, where that
  /// is no form of SwiftUI's.
  @Test(arguments: [
    ("Text(\"a\").ss.border(.blue, cornerRadius: 20).padding(4)", "Text(\"a\").padding(4)"),
    ("Text(\"a\").card.padding(4)", "Text(\"a\").padding(4)"),
    ("Text(\"a\").border(.blue).padding(4)", "Text(\"a\").border(.blue).padding(4)"),
  ])
  func `of a view makes a library's of the modifier behind it`(body: String, view: String) {
    let evaluation = evaluation(body)
    #expect(dump(evaluation.graph, evaluation.roots[0].view) == "Row{\(view)}")
  }

  @Test func `is what the text declares where it does`() {
    let text = """
      extension String { var translated: String { self + "!" } }
      struct Row: View { var body: some View { Text("Hello".translated) } }
      """
    let evaluation = evaluated(text)
    #expect(shownTexts(evaluation.graph, evaluation.roots[0].view) == ["Hello!"])
    #expect(evaluation.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("Color.red.width(50)", "Color(.red).frame(width: 50)"),
    ("Color.red.height(model.h)", "Color(.red).frame(height: model.h)"),
    ("Color.red.square(24)", "Color(.red).frame(width: 24, height: 24)"),
    ("Color.red.frame(24)", "Color(.red).frame(width: 24, height: 24)"),
    ("Color.red.width(.infinity)", "Color(.red).frame(maxWidth: .infinity)"),
    ("Color.red.maxHeight(90)", "Color(.red).frame(maxHeight: 90)"),
  ])
  func `and is called like a length is a frame of a view`(body: String, view: String) {
    #expect(dump(evaluation(body).graph, evaluation(body).roots[0].view) == "Row{\(view)}")
  }

  @Test(arguments: [
    "Color.red.width(\"wide\")", "Color.red.width(50, 60)", "Color.red.width(of: 50)",
    "Color.red.shade(50)",
  ])
  func `is without effect on a view where it is given no length`(body: String) {
    let evaluation = evaluation(body)
    #expect(dump(evaluation.graph, evaluation.roots[0].view) == "Row{Color(.red)}")
    #expect(evaluation.diagnostics.map(\.severity) == [.ignored])
  }

  @Test(arguments: [
    ("Text(\"v\\(Bundle.version ?? \"N/A\") (B\\(Bundle.build ?? \"N/A\"))\")", ["v1.2.3 (B42)"]),
    ("Text(\"At \\(Depot.mainStreet)\")", ["At Main street"]),
    (
      "ForEach([Edges.top, .center, .bottom], id: \\.self) { Text(\"\\($0.rawValue)\") }",
      ["Top", "Center", "Bottom"]
    ),
    ("Text(\"\\(Resort.example.description)\")", ["Description"]),
    ("Text(\"\\(Level.high.description)\")", ["High"]),
    ("Text(\"\\(Resort.example.name)\")", ["Name"]),
  ])
  func `is a name in words in a text`(body: String, texts: [String]) {
    #expect(shownTexts(evaluation(body).graph, evaluation(body).roots[0].view) == texts)
  }

  @Test(arguments: ["Color.red.frame(model.size)", "Color.red.frame(\"wide\")"])
  func `is no frame with one length where it is given another thing`(body: String) {
    let evaluation = evaluation(body)
    let expected = body.replacing("Color.red", with: "Color(.red)")
    #expect(dump(evaluation.graph, evaluation.roots[0].view) == "Row{\(expected)}")
  }

  @Test(arguments: [
    ("Text(\"a\").title3()", "Text(\"a\").font(.title3)"),
    ("Text(\"a\").largeTitle(.semibold)", "Text(\"a\").font(.largeTitle.weight(.semibold))"),
    ("Text(\"a\").captionFont()", "Text(\"a\").font(.caption)"),
    ("Text(\"a\").fontSize(14)", "Text(\"a\").font(.system(size: 14))"),
    // Near misses: words and views are no fonts.
    ("Text(\"a\").title(\"b\")", "Text(\"a\")"),
    ("Text(\"a\").body { Text(\"b\") }", "Text(\"a\")"),
    ("Text(\"a\").heading()", "Text(\"a\")"),
  ])
  func `and is called like a style of texts has its font`(body: String, view: String) {
    #expect(dump(evaluation(body).graph, evaluation(body).roots[0].view) == "Row{\(view)}")
  }

  @Test func `is held against other words, and against no frame`() {
    let text = "struct Row: View { var body: some View { Text(\"Hi\".translated).width(50) } }"
    var standIns = StandIns()
    standIns.words = 3
    standIns.areBoxesFilling = true
    let evaluation = evaluate(
      SyntaxTree.parse(SourceText(text, name: "row.swift")), standIns: standIns)
    #expect(shownTexts(evaluation.graph, evaluation.roots[0].view) == ["Hi Hi Hi"])
    #expect(dump(evaluation.graph, evaluation.roots[0].view) == "Row{Text(\"Hi\".translated)}")
  }
}
