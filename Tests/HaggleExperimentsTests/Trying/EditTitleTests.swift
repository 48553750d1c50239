import Foundation
import HaggleScenarios
import HaggleSyntax
import HaggleTraces
import HaggleVocabulary
import Testing

@testable import HaggleExperiments

@Suite struct `What an edit is called` {
  private func attempts(_ text: String) throws -> [(title: String, attempt: Attempt)] {
    let scenario = Scenario(text, name: "Listing.swift")
    let search = EditSearch(ScenarioRun(scenario, root: try #require(scenario.roots.first)))
    let goals = try #require(search.goals(.anything))
    return search.outcome(goals, most: 5).attempts.map {
      ($0.edit.title.text(naming: search.trace.name), $0)
    }
  }

  private static let divided = """
    // proposal: 300x400
    // text-cell: 8x20
    VStack(spacing: 0) {
      HStack {
        Text("Left")
        Divider()
        Text("Right")
      }
      Color.mint
    }
    """

  private static let cut = """
    // proposal: 393x700
    // text-cell: 14x34
    Text("Our rather longish headers").id("title")
      .frame(width: 100, height: 100)
    """

  private static let label = """
    // device: iPhone 16
    Button(action: {}, label: {
      Text("Sign up")
    })
    .frame(height: 45)
    .frame(maxWidth: .infinity)
    .background(RoundedRectangle(cornerRadius: 8).fill(.black))
    """

  private static let early = """
    // device: iPhone 16
    Text("Go")
      .background(.blue)
      .padding(8)
      .frame(width: 200)
    """

  private static let tall = """
    // proposal: 200x60
    // text-cell: 8x20
    VStack {
      Text("Quarterly planning with the whole team").id("title")
      Spacer()
      Text("10:30")
    }
    """

  private static let grid = """
    // proposal: 300x400
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 20) {
      Color.red.frame(height: 40)
      Color.red.frame(height: 40)
      Color.red.frame(height: 40)
      Color.red.frame(height: 40)
    }
    """

  @Test(arguments: [
    (grid, "spacing: 20 in LazyVGrid.1"),
    (divided, ".fixedSize(horizontal: false, vertical: true) on HStack.1"),
    (cut, "remove .frame(width: 100, height: 100) from title"),
    (early, ".background(.blue) behind .frame(width: 200) on Text.1"),
    (tall, "ScrollView { … } around VStack.1"),
  ])
  func `is what it writes, and where`(text: String, title: String) throws {
    let titles = try attempts(text).map(\.title)
    #expect(titles.contains(title), "\(titles)")
  }

  @Test func `is what moves, and from where to where`() throws {
    let titles = try attempts(Self.label).map(\.title)
    #expect(
      titles.first == ".frame(height: 45).frame(maxWidth: .infinity)"
        + ".background(RoundedRectangle(corne… moved from Button.1 to Text.1")
  }

  @Test func `leaves the button what would do nothing in its label`() throws {
    let styled = Self.label.replacing("})\n", with: "})\n.buttonStyle(.plain)\n")
    let (title, attempt) = try #require(try attempts(styled).first)
    #expect(title.hasPrefix(".frame(height: 45).frame(maxWidth: .infinity)"))
    #expect(title.hasSuffix("moved from Button.1 to Text.1"))
    let moved = attempt.edit.changes.flatMap(\.removed)
    #expect(moved.count == 3 && !moved.contains { $0.contains("buttonStyle") })
  }

  @Test func `comes with the size of the view that it is made for`() throws {
    let (_, attempt) = try #require(try attempts(Self.divided).first)
    #expect(attempt.edit.effect.map(\.after.height) == [20])
  }

  @Test func `comes with controls whose parts change, not with the parts`() throws {
    let text = """
      // proposal: 361x60
      // text-cell: 10x20
      HStack {
        Color.red.frame(width: 20)
        Slider(value: .constant(0.5))
        Text("50 %").frame(width: 30)
      }
      """
    let (_, attempt) = try #require(try attempts(text).first)
    let trace = EditSearch(
      ScenarioRun(
        Scenario(text, name: "Listing.swift"),
        root: try #require(Scenario(text, name: "Listing.swift").roots.first))
    ).trace
    let names = (attempt.edit.effect + attempt.edit.others).map { trace.name(of: $0.node) }
    #expect(names.filter { $0 == "Slider.1" } == ["Slider.1"], "\(names)")
    #expect(!names.contains("track.1"))
  }

  private static let seats = """
    HStack(spacing: 4) {
      Text("A")
      Text("1")
      Spacer(minLength: 16)
      Text("2").bold()
    }
    """

  /// Of an edit of many places the first are named, and each view that it takes out.
  @Test(arguments: [
    ("  Spacer(minLength: 16)\n", "remove Spacer(minLength: 16) from HStack(spacing: 4) { … }"),
    (".bold()", "…"),
  ])
  func `names every view that is gone`(gone: String, last: String) throws {
    let outline = SourceOutline(SourceText(Self.seats, name: "Row.swift"))
    func span(_ code: String) throws -> SourceSpan {
      let found = try #require(Self.seats.range(of: code))
      let start = Self.seats.utf8.distance(from: Self.seats.startIndex, to: found.lowerBound)
      return start..<start + code.utf8.count
    }
    let written = try [#"Text("A")"#, #"Text("1")"#].map { text in
      let end = try span(text).upperBound
      return Rewriting.Change(span: end..<end, pieces: [.new(".frame(maxWidth: .infinity)")])
    }
    let rewriting = try #require(
      Rewriting(written + [Rewriting.Change(span: try span(gone), pieces: [])]))
    let title = EditTitle(Edit(.view, .clip, rewriting), in: outline, [:]).prose
    let frames = [#"Text("A")"#, #"Text("1")"#].map { ".frame(maxWidth: .infinity) on \($0)" }
    #expect(title.text == (frames + [last]).joined(separator: ", "))
  }
}
