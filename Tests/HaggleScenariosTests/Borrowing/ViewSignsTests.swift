import HaggleSyntax
import Testing

@testable import HaggleScenarios

@Suite struct `Whether a text may have a view to lay out` {
  private static let others = """
    import SwiftUI
    protocol Screen: View { associatedtype Model }
    protocol Stored: Codable {}
    extension Page { func shown() -> some View { Text(title) } }
    """

  private func mayHaveViews(_ text: String) -> Bool {
    let own = SourceText(text, name: "Own.swift")
    let files = ProjectFiles([own, SourceText(Self.others, name: "Others.swift")])
    return files.mayHaveViews(own, besides: 0)
  }

  @Test(arguments: [
    "struct Card: View { var body: some View { Text(\"a\") } }",
    "Card()",
    "#Preview { Card() }",
    "let card = VStack { Text(\"a\") }",
    "func card() -> some View { Text(\"a\") }",
    "struct Wide: ButtonStyle {}",
    "struct Star: Shape {}",
    "extension Text { func big() -> Text { font(.title) } }",
    "final class Host { let page = UIHostingController(rootView: Card()) }",
    "final class Cell { func fill() { contentConfiguration = UIHostingConfiguration { } } }",
    // What it inherits from, or what other files add to it, may be what makes it a view.
    "struct Settings: Screen {}",
    "struct Page { let title: String }",
    // Statements in a condition are not read.
    "#if os(iOS)\nstruct Row: Codable {}\n#endif",
  ])
  func `says so of what shows, makes or hosts views`(_ text: String) {
    #expect(mayHaveViews(text))
  }

  @Test(arguments: [
    "",
    "import Foundation\nstruct Row: Codable, Identifiable { let id: Int; let title: String }",
    "enum Kind: String { case plain, wide }\nextension Kind { var isWide: Bool { self == .wide } }",
    "final class Store: ObservableObject { @Published var rows: [String] = [] }",
    "extension Date { func shifted() -> Date { self } }",
    "typealias Rows = [String]",
  ])
  func `says so of no text of data alone`(_ text: String) {
    #expect(!mayHaveViews(text))
  }

  @Test func `a type that its own file extends is one of data`() {
    #expect(!mayHaveViews("struct Row {}\nextension Row { var title: String { \"\" } }"))
  }

  @Test func `a type that inherits from a protocol of other data may be anything`() {
    #expect(mayHaveViews("struct Row: Stored {}"))
  }
}
