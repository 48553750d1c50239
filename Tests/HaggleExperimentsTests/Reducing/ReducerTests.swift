import HaggleScenarios
import HaggleSyntax
import HaggleTestSupport
import HaggleTraces
import Testing

@testable import HaggleExperiments

@Suite struct `What is left of a text` {
  @Test(.enabled(if: Checkout.isFull)) func `is the nested grid, of a screen of 300 lines`() throws
  {
    let screen = Listings.dashboardParts + "\n" + Listings.dashboardScreen
    #expect(screen.split(separator: "\n", omittingEmptySubsequences: false).count == 302)
    let reduced = try Reduced(screen)
    #expect(
      reduced.text == """
        #Preview {
            Grid {
                GridRow {
                    Color.indigo
                    Grid {
                        GridRow {
                            Color.cyan
                            Color.yellow
                        }
                    }
                    .gridCellColumns(2)
                }
            }
            .frame(width: 350)
        }

        """)
    #expect(reduced.outcome.isMinimal)
    #expect(reduced.outcome.progress.before == 264)
    #expect(reduced.outcome.progress.now == 15)
  }

  private static let cases: [(text: String, claim: String?, left: String)] = [
    // Modifiers, statements and a comment that states nothing go; what is stated stays.
    (
      """
      // A title between two colours.
      // proposal: 200x100
      // text-cell: 8x20
      HStack {
        Color.indigo.opacity(0.5)
        Text("Good morning").bold().id("title")
        Color.mint
      }
      .padding(.horizontal, 0)
      """, nil,
      """
      // proposal: 200x100
      // text-cell: 8x20
      HStack {
        Color.indigo
        Text("Good morning")
        Color.mint
      }

      """
    ),
    // Views of the text are written out where they are used, with what they are given.
    (
      """
      // text-cell: 8x20
      struct Bubble: View {
        let words: String
        var limit: CGFloat = 200
        var body: some View { Text(words).frame(maxWidth: limit) }
      }
      HStack {
        Text(">")
        Bubble(words: "See you")
      }
      """, nil,
      """
      // text-cell: 8x20
      HStack {
        Text(">")
        Text("See").frame(maxWidth: 200)
      }

      """
    ),
    // A choice becomes one of its branches, a loop its content.
    (
      """
      // proposal: 300x300
      struct Shelf: View {
        @State private var isWide = true
        var body: some View {
          if isWide {
            ForEach(0..<3) { index in Color.red.frame(width: 400 + CGFloat(index)).id("red\\(index)") }
          } else {
            Text("narrow")
          }
        }
      }
      """, "red0 width == 400",
      """
      #Preview {
        Color.red.frame(width: 400).id("red0")
      }

      """
    ),
  ]

  @Test func `is what a compiler takes`() throws {
    let text = """
      // proposal: 100x100
      struct Cells: View {
        @State private var tapped = 0
        var body: some View {
          HStack {
            ForEach(0..<4) { index in
              let color: Color = index % 3 == 0 ? .green : .pink
              Button { tapped = index } label: { color.frame(width: 80, height: 20).id("c\\(index)") }
            }
          }
        }
      }
      """
    let reduced = try Reduced(text, claim: "c0 width == 80")
    #expect(
      reduced.text == """
        #Preview {
          Color.pink.frame(width: 80).id("c0")
        }

        """)
  }

  /// Of what is never run, haggle would miss nothing.
  @Test func `declares what code uses that is never run, and sets what is stored`() throws {
    let text = """
      import SwiftUI
      struct Track {
        let id: Int
        let name: String
        static let first = Track(id: 1, name: "One")
      }
      class Player {
        var track: Track
        var volume = 3
        init(track: Track = .first) { self.track = track }
        func stop() { volume = 0 }
      }
      struct Screen: View {
        let player = Player()
        var body: some View {
          HStack {
            Button { player.stop() } label: { Color.red.frame(width: 300).id("wide") }
            Text(player.track.name)
          }
          .frame(width: 100)
        }
      }
      // proposal: 200x100
      """
    let reduced = try Reduced(text, finding: "overflow")
    let left = SourceText(reduced.text, name: "")
    #expect(WellFormedness(of: SourceText(text, name: "")).holds(for: left), "\(reduced.text)")
    #expect(!reduced.text.contains("import"))
    #expect(!reduced.text.contains("stop"))
  }

  /// What a compiler refuses, after the text that it takes.
  private static let faults: [(whole: String, cut: String)] = [
    ("struct A { static let b = 1 }; let c = A.b", "struct A {}; let c = A.b"),
    ("struct A { let b: Int }; let c = A(b: 1)", "struct A { let b: Int }; let c = A()"),
    ("struct A { let b: Int }; let c = A(b: 1)", "struct A {}; let c = A(b: 1)"),
    ("class A { var b: Int = 1 }", "class A { var b: Int }"),
    ("struct A { let b: Int; init() { b = 1 } }", "struct A { let b: Int; init() {} }"),
    ("enum A { case b, c }; let d: A = .b", "enum A { case c }; let d: A = .b"),
    ("enum A: String { case b }", "enum A: String {}"),
    ("struct A: Identifiable { let id = 1 }", "struct A: Identifiable {}"),
    (
      "enum A: String, CustomStringConvertible { case b; var description: String { rawValue } }",
      "enum A: String, CustomStringConvertible { case b }"
    ),
    (
      "protocol P { var b: Int { get } }; struct A: P { let b = 1 }",
      "protocol P { var b: Int { get } }; struct A: P {}"
    ),
    ("func a() -> Int { 1 }", "func a() -> Int {}"),
    ("func a<T>(_ b: T) {}", "func a<T>() {}"),
    ("struct A { let b: Int; var c: Int { b } }", "struct A { var c: Int { b } }"),
    ("let a = [1].map { $0 + 1 }", "let a = [1].map { 1 }"),
    ("var a = 1; func b() { a = 2 }", "var a = 1; b(a = 2)"),
    (
      "func a(_ b: Int) { switch b { case 1: print(b) default: break } }",
      "func a(_ b: Int) { switch b { case 1: default: break } }"
    ),
  ]

  @Test(arguments: faults.indices) func `has no fault that was not there`(index: Int) {
    let (whole, cut) = Self.faults[index]
    let test = WellFormedness(of: SourceText(whole, name: ""))
    #expect(test.holds(for: SourceText(whole, name: "")))
    #expect(!test.holds(for: SourceText(cut, name: "")))
    let faulty = WellFormedness(of: SourceText(cut, name: ""))
    #expect(faulty.holds(for: SourceText(cut, name: "")))
  }

  @Test(arguments: cases.indices)
  func `shows the same, and nothing else`(index: Int) throws {
    let (text, claim, left) = Self.cases[index]
    #expect(try Reduced(text, claim: claim).text == left)
  }

  @Test func `is the same in two runs`() throws {
    #expect(try Reduced(Listings.gridBug).text == Reduced(Listings.gridBug).text)
  }

  @Test func `is as small as it was where there was time for no more`() throws {
    let reduced = try Reduced(Listings.gridBug, most: 40)
    #expect(!reduced.outcome.isMinimal)
    #expect(reduced.outcome.progress.tried == 40)
    #expect(reduced.text.utf8.count < Listings.gridBug.utf8.count)
  }
}

/// The texts of `Traces/` that have findings, and some that people asked about.
@Suite struct `A text of which nothing can go` {
  private static let texts = [
    Listings.gridBug, Listings.twoNested, Listings.guiltyPair,
    """
    // proposal: 200xnil
    LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]) {
      ForEach(0..<4, id: \\.self) { number in Color.red.frame(height: 20).id("cell\\(number)") }
    }
    .id("shelf")
    """,
    """
    // proposal: 393x600
    // text-cell: 8x20
    struct Nothing: View {
      var body: some View {
        VStack(spacing: 0) { Text("Nothing found").id("title"); Text("Try another word") }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    ScrollView { Nothing() }
    """,
    """
    // proposal: 300x200
    // text-cell: 8x20
    LazyHGrid(rows: [GridItem(.fixed(40), spacing: 0), GridItem(.fixed(40), spacing: 0)]) {
      Text("A line that ought to wrap within its column").id("long")
      Text("Short")
    }
    """,
  ]

  @Test(arguments: texts.indices)
  func `stays as it is`(index: Int) throws {
    let once = try Reduced(Self.texts[index])
    let twice = try Reduced(once.text)
    #expect(twice.text == once.text)
    #expect(twice.outcome.isMinimal)
    #expect(twice.outcome.finding?.rule == once.outcome.finding?.rule)
  }

  /// Independent of the steps that are known: lines are taken out of the text as they stand.
  @Test(arguments: texts.indices)
  func `has no line to spare`(index: Int) throws {
    let reduced = try Reduced(Self.texts[index])
    let kept = try #require(reduced.outcome.finding)
    let lines = reduced.text.split(separator: "\n")
    for first in lines.indices {
      for last in first..<lines.count where lines[first...last].isBalanced {
        let text = (lines[..<first] + lines[(last + 1)...]).joined(separator: "\n")
        let scenario = Scenario(text, name: "Listing.swift")
        let before = scenario.diagnostics.filter { $0.severity >= .placeholder }
        guard let root = scenario.roots.first, before.isEmpty else { continue }
        let isKept = ScenarioRun(scenario, root: root).trace.findings.contains {
          $0.rule == kept.rule && $0.class >= kept.class
            && $0.assumptions.allSatisfy(kept.assumptions.contains)
        }
        #expect(!isKept, "\(text)")
      }
    }
  }
}

extension ArraySlice<Substring> {
  /// Whether every brace in it is closed in it.
  fileprivate var isBalanced: Bool {
    var depth = 0
    for character in joined() {
      depth += character == "{" ? 1 : character == "}" ? -1 : 0
      if depth < 0 { return false }
    }
    return depth == 0
  }
}
