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
    ("ForEach(offers.filter { $0.isOpen }) { Text($0.name) }", ["Name", "Name", "Name"]),
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
