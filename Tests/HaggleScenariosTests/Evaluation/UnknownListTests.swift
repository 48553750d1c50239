import HaggleScenarios
import HaggleTestSupport
import Testing

private func texts(_ text: String) -> [String] {
  let nodes = Scenario(text, name: "a.swift").roots.first?.tree.nodes ?? []
  return nodes.filter { $0.description.kind == "Text" }.map(\.description.shown)
}

/// Lists of an app that no text holds.
@Suite struct `Unknown lists` {
  private static let shop = """
    struct Offer: Identifiable { let id: Int; var name: String; var end: Date; var isOver: Bool
      var isOpen: Bool { Date() < end } }
    """

  @Test(arguments: [
    // What cannot be known of an element does not take it away.
    ("ForEach(offers.filter { $0.isOpen }) { Text($0.name) }", ["Name", "Name 2", "Name 3"]),
    ("Text(offers.first(where: { $0.end > Date() })?.name ?? \"none\")", ["Name"]),
    ("Text(\"\\(offers.filter { $0.end > Date() }.count)\")", ["3"]),
    ("ForEach(offers.filter(\\.isOver)) { Text($0.name) }", []),
    // An index counts.
    ("ForEach(0..<shop.open.count, id: \\.self) { Text(\"\\($0 + 1).\") }", ["1.", "2.", "3."]),
    ("ForEach(1...shop.open.count, id: \\.self) { Text(\"\\($0).\") }", ["1.", "2.", "3."]),
  ])
  func `have elements like those of an app`(view: String, shown: [String]) {
    let shelf = """
      struct Shelf: View { let offers: [Offer]; let shop: Store; var body: some View { \(view) } }
      """
    #expect(texts(Self.shop + "\n" + shelf) == shown)
  }

  @Test(arguments: [
    ("loaded[0].name", "Name"), ("loaded[2].name", "Name 3"), ("model.loaded[0].label", "offer"),
    ("offers[1].name", "Name 2"), ("loaded[7].name", "Name 3"),
    // Near miss: what is no state stays as empty as it is.
    ("fixed[0].label", ""),
  ])
  func `have elements that are asked for by their number`(words: String, shown: String) {
    let shelf = """
      extension Offer { var label: String { "offer" } }
      class Model: ObservableObject { @Published var loaded: [Offer] = [] }
      struct Shelf: View {
        @State var loaded: [Offer] = []
        @StateObject var model = Model()
        let offers: [Offer]
        let fixed: [Offer] = []
        var body: some View { Text(\(words)) }
      }
      """
    #expect(texts(Self.shop + "\n" + shelf) == [shown])
  }

  @Test(arguments: [
    (
      "ForEach(words, id: \\.self) { Text($0 == words.last! ? \"last\" : $0) }",
      ["Words", "Words 2", "last"]
    ),
    ("ForEach(offers) { Text(\"\\($0.id) \\($0.name)\") }", ["1 Name", "2 Name 2", "3 Name 3"]),
    (
      "ForEach(shares, id: \\.self) { Text($0 == shares.max() ? \"most\" : \"less\") }",
      ["most", "less", "less"]
    ),
    ("ForEach(kinds, id: \\.self) { Text($0.rawValue) }", ["old", "new", "old"]),
    // Near miss: what has a form of its own has it in each.
    (
      "ForEach(emojis, id: \\.emoji) { Text($0.emoji) }",
      ["\u{1F642}", "\u{1F642}", "\u{1F642}"]
    ),
  ])
  func `have elements that differ from each other`(view: String, shown: [String]) {
    let shelf = """
      enum Kind: String { case old, new }
      struct Face { let emoji: String }
      struct Shelf: View {
        let offers: [Offer]; let words: [String]; let shares: [Double]; let kinds: [Kind]
        let emojis: [Face]
        var body: some View { \(view) }
      }
      """
    #expect(texts(Self.shop + "\n" + shelf) == shown)
  }

  private static func search(_ name: String, _ shown: String) -> String {
    """
    struct Shelf: View {
      let \(name): String
      let offers: [Offer]
      var found: [Offer] { offers.filter { $0.name.lowercased().contains(\(name).lowercased()) } }
      var body: some View { \(shown) }
    }
    """
  }

  private static let rows = "if !found.isEmpty { ForEach(found) { Text($0.name) } }"

  @Test func `are searched for nothing, as nobody has entered anything`() {
    for name in ["query", "searchText", "filterTerm", "search"] {
      let text = Self.shop + "\n" + Self.search(name, Self.rows)
      #expect(texts(text) == ["Name", "Name 2", "Name 3"])
    }
    #expect(
      texts(Self.shop + "\n" + Self.search("queryTitle", "Text(queryTitle)")) == ["Query title"])
  }

  @Test func `keep what made-up words take away, where nothing would be visible, and say so`() {
    let text = Self.shop + "\n" + Self.search("part", Self.rows)
    #expect(texts(text) == ["Name", "Name 2", "Name 3"])
    let said = evaluated(text).diagnostics.filter { $0.code == .unknownCondition }
    #expect(
      said.map(\.message) == [
        "'$0.name.lowercased().contains(part.lowercased())' is unknown: took it for true"
      ])
    #expect(texts(text + "\n// set: 6:40=false").isEmpty)
    // Near misses: something else is shown, and data that is known.
    let rest = "VStack { Text(\"page\"); \(Self.rows) }"
    #expect(texts(Self.shop + "\n" + Self.search("part", rest)) == ["page"])
    let known = Self.search("part", Self.rows).replacing(
      "let offers: [Offer]",
      with: "let offers = [Offer(id: 1, name: \"A\", end: Date(), isOver: false)]")
    #expect(texts(Self.shop + "\n" + known).isEmpty)
  }

  @Test func `say which predicate was taken for true, and heed what is stated`() {
    let shelf = """
      struct Shelf: View {
        let offers: [Offer]
        var body: some View { ForEach(offers.filter { $0.end > Date() }) { Text($0.name) } }
      }
      """
    let text = Self.shop + "\n" + shelf
    let said = evaluated(text).diagnostics.filter { $0.code == .unknownCondition }
    #expect(said.map(\.message) == ["'$0.end > Date()' is unknown: took it for true"])
    #expect(texts(text + "\n// set: 5:49=false").isEmpty)
  }

  @Test func `take the function for a value that is there`() {
    let text = """
      enum Number {
        static func show(_ value: Double, isShort: Bool = false) -> String { "value" }
        static func show(_ value: Double?) -> String {
          guard let value else { return "" }
          return show(value)
        }
      }
      struct Row: View { let amount: Double?; var body: some View { Text(Number.show(amount)) } }
      Row(amount: store.amount)
      """
    #expect(texts(text) == ["value"])
  }
}
