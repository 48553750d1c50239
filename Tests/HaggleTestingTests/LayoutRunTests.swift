import Foundation
import HaggleTesting
import Testing

@Suite struct `A layout run` {
  private func row() -> LayoutRun {
    LayoutRun(width: 300, height: 100) {
      HStack(spacing: 10) {
        Box(60, 20).id("a")
        Color().id("b")
      }
      .id("row")
    }
  }

  @Test func `tells sizes and places`() throws {
    let run = row()
    #expect(run.size == CGSize(width: 300, height: 100))
    #expect(try run.frame(of: "b") == CGRect(x: 70, y: 0, width: 230, height: 100))
    #expect(try run.size(of: "a") == CGSize(width: 60, height: 20))
    #expect(try run.placement(of: "a") == "60×20 at 0,40")
    #expect(run.labels == ["row", "a", "b"])
  }

  @Test func `tells what was said`() throws {
    let run = row()
    #expect(
      try run.dialogue(of: "b")
        == ["b ← 0×100 → 0×100", "b ← ∞×100 → ∞×100", "b ← 230×100 → 230×100"])
    #expect(try run.proposals(to: "b").last == ProposedViewSize(width: 230, height: 100))
    #expect(run.log.contains("row width: share 230 = remaining 230 ÷ 1 child left (for b)"))
    #expect(run.tree.contains("a Box(60, 20)"))
    #expect(run.picture.contains("double frame"))
    #expect(run.report.hasSuffix("no findings\n"))
  }

  @Test func `asks anything anew, without a trace of it`() throws {
    let run = row()
    let before = run.traceFile
    #expect(try run.answer(of: "row", to: .zero) == CGSize(width: 70, height: 20))
    #expect(
      try run.answer(of: "b", to: ProposedViewSize(width: 7, height: nil))
        == CGSize(width: 7, height: 10))
    #expect(run.traceFile == before)
  }

  @Test func `writes its trace as a file`() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "haggle-\(UUID().uuidString).trace.json")
    defer { try? FileManager.default.removeItem(at: url) }
    let run = row()
    try run.writeTrace(to: url)
    #expect(try Data(contentsOf: url) == run.traceFile)
    #expect(String(decoding: run.traceFile, as: UTF8.self).contains("\"LayoutRunTests.swift\""))
  }

  // MARK: - Names

  @Test func `names what there is where a name is unknown`() {
    #expect(throws: LayoutRunError.unknown("c", known: ["row", "a", "b"])) {
      try row().frame(of: "c")
    }
    let error = LayoutRunError.unknown("c", known: ["row", "a", "b"])
    #expect("\(error)" == "no view is called \"c\"; there are row, a, b")
    #expect(
      "\(LayoutRunError.unknown("c", known: []))"
        == "no view is called \"c\", and none has a name: give one with .id(\"c\")")
  }

  @Test func `names the lines where a name is used twice`() {
    let run = LayoutRun(.unspecified) {
      Box(1, 1).id("a")
      Box(2, 2).id("a")
    }
    let error = #expect(throws: LayoutRunError.self) { try run.frame(of: "a") }
    #expect(
      error?.description == "2 views are called \"a\", in the lines 72, 73: give each its own name")
  }

  @Test func `finds views by kind and number as reports name them`() throws {
    let run = LayoutRun(.unspecified) {
      Box(1, 1)
      Box(2, 3)
    }
    #expect(try run.size(of: "Box.2") == CGSize(width: 2, height: 3))
    #expect(try run.size(of: "VStack.1") == CGSize(width: 2, height: 12))
  }

  // MARK: - Texts

  @Test func `measures texts as it is told, and says so where it is not`() throws {
    let content = { Text("Hello world").id("text") }
    let cell = LayoutRun.Settings(textCell: CGSize(width: 8, height: 16))
    let told = LayoutRun(width: 60, height: nil, settings: cell) { content() }
    #expect(told.size == CGSize(width: 40, height: 32))
    #expect(told.assumptions == [])
    let size = ["Hello world": CGSize(width: 85, height: 20)]
    let measured = LayoutRun(.unspecified, settings: .init(texts: size)) { content() }
    #expect(measured.size == CGSize(width: 85, height: 20))
    let untold = LayoutRun(width: 60, height: nil) { content() }
    #expect(untold.assumptions.count == 1)
    #expect(untold.assumptions[0].hasPrefix("\"Hello world\": measured with a stand-in"))
  }

  // MARK: - Pasted sources

  @Test func `runs a view that is given as source`() throws {
    let run = try LayoutRun(
      scenario: """
        // proposal: 100x50
        HStack { Color.red.id("a"); Text("Hello") }
        """)
    #expect(try run.size(of: "a").height == 50)
    #expect(run.assumptions.contains { $0.contains("\"Hello\": measured") })
  }

  @Test func `says why a source cannot be laid out`() {
    let error = #expect(throws: LayoutRunError.self) { try LayoutRun(scenario: "let a = 1") }
    #expect(error?.description.hasPrefix("there is nothing to lay out: ") == true)
  }
}
