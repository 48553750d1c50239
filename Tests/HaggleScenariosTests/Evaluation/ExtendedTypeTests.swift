import HaggleScenarios
import Testing

/// The words that the texts of a view show, also those that stand for others.
private func drawn(_ text: String) -> [String] {
  let nodes = Scenario(text, name: "a.swift").roots.first?.tree.nodes ?? []
  return nodes.filter { $0.description.kind == "Text" }.map { node in
    let standIns = node.description.appearance.ornaments.compactMap { ornament in
      if case .standIn(let words) = ornament { words } else { nil }
    }
    return node.description.shown.isEmpty ? standIns.first ?? "" : node.description.shown
  }
}

/// Data of a type that the text extends, and that another file declares.
@Suite struct `Data of a type that is only extended here` {
  private static let extensions = """
    extension Genre {
      var header: some View { HStack { Text(name); Spacer() } }
      var label: String { "genre " + mark }
      var mark: String { "*" }
      func row(_ number: Int) -> some View { Text("row \\(number)") }
      func load() { fatalError() }
    }
    private extension Genre.Subgenre { var view: some View { Color.red.frame(width: 9) } }
    """

  private func shown(_ body: String, _ members: String = "let genre: Genre") -> String {
    dump(
      """
      struct C: View { \(members)
        var body: some View { \(body) } }
      \(Self.extensions)
      """)
  }

  @Test(arguments: [
    ("genre.header", "C{HStack { Text(name); Spacer() }}"),
    ("genre.row(2)", "C{Text(\"row \\(number)\")}"),
    ("ForEach(genre.subgenres) { $0.view }", "C{[\(cell), \(cell), \(cell)]}"),
    ("ForEach(genre.subgenres, content: \\.view)", "C{[\(cell), \(cell), \(cell)]}"),
    ("ForEach(Genre.list) { each in each.row(1) }", "C{[\(row), \(row), \(row)]}"),
    ("model.selectedGenre.header", "C{HStack { Text(name); Spacer() }}"),
    ("Genre.Subgenre(name: \"a\").view", "C{\(cell)}"),
  ])
  func `has the views that the extension makes`(body: String, expected: String) {
    #expect(shown(body) == expected)
  }

  private static let cell = "Color(.red).frame(width: 9)"
  private static let row = "Text(\"row \\(number)\")"

  @Test(arguments: [
    ("Text(genre.label)", ["genre *"]), ("genre.header", ["Name"]),
    ("Text(list.first!.label)", ["genre *"]), ("Text(Genre.list[0].label)", ["genre *"]),
    ("Text(Genre.sample.label)", ["genre *"]),
    ("Genre(name: \"Pop\").header", ["Pop"]),
    // Near misses: what nothing says to be one, and data of another type.
    ("Text(Genre.owner.label)", ["Label"]), ("Text(Genre.owners.first.label)", ["Label"]),
    ("Text(thing.label)", ["Label"]), ("Text(user.label)", ["Label"]),
    ("Text(subgenre.label)", ["Label"]),
  ])
  func `has the words that the extension says`(body: String, texts: [String]) {
    let text = """
      struct C: View {
        let genre: Genre; let list: [Genre]; let thing: Thing; let user: User
        var body: some View { \(body) }
      }
      \(Self.extensions)
      """
    #expect(drawn(text) == texts)
  }

  /// Near misses: data of a stated type that has no such member here, and what gives nothing.
  @Test(arguments: [
    ("user.header", "let user: User", "C{user.header?()}"),
    ("Text(\"a\").onAppear { genre.load() }", "let genre: Genre", "C{Text(\"a\").onAppear()}"),
  ])
  func `has no members of other types`(body: String, members: String, expected: String) {
    #expect(shown(body, members) == expected)
  }

  @Test func `ends where data is in data`() {
    let text = """
      struct C: View { let node: Node; var body: some View { node.tree } }
      extension Node {
        var tree: some View { VStack { Text(name); ForEach(children) { child in child.tree } } }
      }
      """
    #expect(drawn(text) == ["Name"])
  }
}

@Suite struct `A key path` {
  private func shown(_ body: String) -> String {
    dump(
      """
      struct Item { let name: String; var view: some View { Text(name) } }
      struct Rows<Data, Row: View>: View {
        let items: [Data]; let row: (Data) -> Row
        var body: some View { ForEach(items) { item in row(item) } }
      }
      struct C: View {
        let items: [Item] = [Item(name: "a"), Item(name: "b")]
        var body: some View { \(body) }
      }
      """, root: "C")
  }

  @Test(arguments: [
    ("ForEach(items, content: \\.view)", "C{[Text(name), Text(name)]}"),
    ("ForEach(items, id: \\.name, content: \\.view)", "C{[Text(name), Text(name)]}"),
    (
      "List(items, rowContent: \\.view)",
      "C{List(items, rowContent: \\.view) { Text(name); Text(name) }}"
    ),
    (
      "Rows(items: items, row: \\.view)", "C{Rows{[Text(name), Text(name)]}}"
    ),
    // Near miss: what tells elements apart makes no views.
    ("ForEach(items, id: \\.name)", "C{[]}"),
  ])
  func `makes views where a function is wanted`(body: String, expected: String) {
    #expect(shown(body) == expected)
  }

  @Test func `makes as many views of unknown data as a closure`() {
    let text = """
      struct C: View { let genre: Genre
        var body: some View { ForEach(genre.items, content: \\.view) } }
      """
    let box = "genre.items.element.view?()"
    #expect(dump(text) == "C{[\(box), \(box), \(box)]}")
    #expect(diagnostics(text).contains { $0.contains("unknown-view") })
  }
}
