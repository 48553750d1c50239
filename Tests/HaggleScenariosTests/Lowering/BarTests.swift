import Foundation
import HaggleScenarios
import HaggleVocabulary
import Testing

/// The nodes below the first one of a kind, as `Text Movies #007aff`.
private func content(of kind: String, _ view: String) -> [String] {
  guard let tree = Scenario(view, name: "a.swift").roots.first?.tree,
    let bar = tree.nodes.first(where: { $0.description.kind == kind })
  else { return [] }
  var found: [String] = []
  var open = Array(bar.children.reversed())
  while let next = open.popLast() {
    let node = tree.nodes[next.index]
    let look = node.description.appearance
    if let words = look.glyph ?? (node.description.shown.isEmpty ? nil : node.description.shown) {
      found.append("\(words) \(look.paint?.code ?? "")")
    } else if node.description.kind == "icon" {
      found.append("icon")
    }
    open += node.children.reversed()
  }
  return found
}

@Suite struct `A navigation view` {
  private static let views = "NavigationView { Text(\"Side\"); Text(\"Page\") }"

  /// Side by side on a Mac, one at a time on a phone.
  @Test(arguments: [
    ("// platform: macOS\n\(views)", ["Side", "Page"]), (views, ["Side"]),
    ("NavigationStack { Text(\"Side\"); Text(\"Page\") }", ["Side", "Page"]),
  ])
  func `has a column for each of its views`(text: String, texts: [String]) throws {
    let tree = try #require(Scenario(text, name: "a.swift").roots.first?.tree)
    #expect(tree.nodes.map(\.description.shown).filter { !$0.isEmpty } == texts)
    let columns = tree.nodes.count { $0.description.kind == "column" }
    #expect(columns == (text.contains("macOS") ? 2 : 0))
  }
}

@Suite struct `A bar` {
  private static let chosen = "#007aff"
  private static let other = "#8e8e93"

  @Test(arguments: [
    ".tabItem { Label(\"Home\", systemImage: \"house\") }",
    ".tabItem { Image(systemName: \"house\"); Text(\"Home\") }.tag(1)",
    ".tabItem { VStack { Image(systemName: \"house\"); Text(\"Home\") } }",
  ])
  func `of tabs shows their symbols and titles, the chosen one in the tint`(item: String) {
    let view = "TabView { Text(\"a\")\(item); Text(\"b\").tabItem { Text(\"More\") } }"
    #expect(
      content(of: "tabBar", view) == [
        "house \(Self.chosen)", "Home \(Self.chosen)", "More \(Self.other)",
      ])
  }

  @Test func `of tabs shows what tabs are given as arguments, and whose selection it is`() {
    let view = """
      TabView(selection: .constant(2)) {
        Tab("Home", systemImage: "house", value: 1) { Text("a") }
        Tab("Me", image: "face", value: 2) { Text("b") }
        Tab(value: 3) { Text("c") } label: { Label("Find", systemImage: "star") }
      }
      """
    #expect(
      content(of: "tabBar", view) == [
        "house \(Self.other)", "Home \(Self.other)", "icon", "Me \(Self.chosen)",
        "star \(Self.other)", "Find \(Self.other)",
      ])
  }

  /// The elements of a list are known to a selection by what identifies them, unless they have a
  /// tag.
  @Test(arguments: [
    ("\"b\"", "[\"a\", \"b\"], id: \\.self", "", 1), ("2", "1...2, id: \\.self", "", 1),
    ("1", "0..<2", "", 1), ("\"a\"", "[\"a\", \"b\"], id: \\.self", "", 0),
    ("7", "[\"a\", \"b\"], id: \\.self", ".tag(s == \"b\" ? 7 : 8)", 1),
    ("\"c\"", "[\"a\", \"b\"], id: \\.self", "", 0),
  ])
  func `of tabs knows the elements of a list`(
    selection: String, data: String, tag: String, chosen: Int
  ) {
    let view = """
      TabView(selection: .constant(\(selection))) {
        ForEach(\(data)) { s in Text("a").tabItem { Text("Tab") }\(tag) }
      }
      """
    #expect(
      content(of: "tabBar", view)
        == [0, 1].map { "Tab \($0 == chosen ? Self.chosen : Self.other)" })
  }

  @Test func `of tabs shows no more than a phone has room for`() {
    let tabs = (1...7).map { "Text(\"a\").tabItem { Text(\"Tab \($0)\") }" }
    let view = "TabView { \(tabs.joined(separator: "; ")) }"
    #expect(
      content(of: "tabBar", view).suffix(3) == [
        "Tab 4 \(Self.other)", "ellipsis \(Self.other)", "More \(Self.other)",
      ])
  }

  @Test(arguments: [
    "TabView { Text(\"a\") }",
    "TabView { Text(\"a\").tabItem { Text(\"b\") } }.tabViewStyle(.page)",
  ])
  func `of tabs is empty where they say nothing, and in the page style`(view: String) {
    #expect(content(of: "tabBar", view) == [])
  }

  @Test(arguments: [
    ("", "Search"), (", prompt: \"Find a truck\"", "Find a truck"),
    (", prompt: Text(\"Find\")", "Find"),
  ])
  func `of a search says what to search for`(prompt: String, words: String) {
    let view = "NavigationStack { List {}.searchable(text: .constant(\"\")\(prompt)) }"
    let grey = "#3c3c4399"
    #expect(content(of: "searchField", view) == ["magnifyingglass \(grey)", "\(words) \(grey)"])
  }
}
