import Testing

/// The table of what stands for data that a text does not have, a row for each source.
@Suite struct `Data that is missing` {
  /// What precedes the view, `x` in the view, and what it says of `x`.
  @Test(
    arguments: Case.lines(
      #"""
      @State private var x = 3 → 3
      @State private var x: Int? → nil
      @StateObject private var m = Model(); var x: Int { m.count } → 7
      @ObservedObject var m: Model; var x: Int { m.count } → 7
      @EnvironmentObject var m: Model; var x: Int { m.count } → 7
      @Environment(Model.self) private var m; var x: Int { m.count } → 7
      @Bindable var m: Model; var x: Int { m.count } → 7
      @AppStorage("k") var x = "stored" → stored
      @SceneStorage("k") var x = 3 → 3
      @ScaledMetric var x: CGFloat = 12 → 12.0
      @GestureState private var x = false → false
      @Binding var x: Bool → false
      @Binding var x: String → X
      @Binding var x: [Int] → [1, 2, 3]
      @Environment(\.locale) var x → en
      let x: String → X
      let displayName: String; var x: String { displayName } → Display name
      let x: Int → 1
      let x: Double → 0.5
      let width: CGFloat; var x: CGFloat { width } → 44.0
      let cornerRadius: CGFloat; var x: CGFloat { cornerRadius } → 8.0
      let x: Bool → false
      let x: String? → nil
      let x: Item; → Item(name: "Name", kind: small)
      let item: Item; var x: String { item.name } → Name
      let x: [Item]; → [Item(name: "Name", kind: small), Item(name: "Name 2", kind: small), Item(name: "Name 3", kind: small)]
      let x: Kind → small
      let f: (Int) -> Int; var x: Int { f(3) } → 1
      let f: () -> Void; var x: Int { f(); return 2 } → 2
      """#))
  func `has a value by its source`(example: Case) {
    #expect(dump(Self.text(example.text)) == "V{Text(\"a\").id(\"\(example.expected)\")}")
  }

  /// What depends on it is said once, wherever nobody calls the view.
  @Test(
    arguments: Case.blocks(
      #"""
      @State private var x = 3
      → nothing

      @Query var x: [Row]
      → assumed unknown-value: what @Query supplies as 'x' is not in this text: a placeholder
        stands for it

      @EnvironmentObject var x: Store
      → assumed unknown-value: what @EnvironmentObject supplies as 'x' is not in this text: a
        placeholder stands for it

      @Default(.name) var x
      → assumed unknown-value: what @Default supplies as 'x' is not in this text: a placeholder
        stands for it

      @Injected(\.service) var x
      → assumed unknown-value: what @Injected supplies as 'x' is not in this text: a placeholder
        stands for it

      let x: Row
      → assumed missing-argument: nobody calls V here: took x = unknown Row
      """#))
  func `is told`(example: Case) {
    let said = diagnostics(Self.text(example.text)).map { line in
      line.split(separator: " ", maxSplits: 1).last.map(String.init) ?? ""
    }
    #expect((said.isEmpty ? "nothing" : said.joined(separator: "; ")) == example.expected)
  }

  @Test(
    arguments: Case.blocks(
      #"""
      Text(user.displayName)
      → Text(user.displayName)

      VStack { ForEach(store.items) { _ in Color.red } }
      → VStack { Color(.red); Color(.red); Color(.red) }

      VStack { if let name = user.name { Text(name) } else { Color.red } }
      → VStack { Text(name) }

      VStack { switch user.kind { case .a: Text("a"); case .b: Text("b") } }
      → VStack { Text("a") }

      Panel(title: { Text("t") }, onTap: { tap() }) { Text("c") }
      → Panel? title: { Text("t") } { Text("c") }

      Panel { Text("c") } label: { Image("l") } action: { Analytics.track("a") }
      → Panel? { Text("c") } label: { Image("l") }

      var user = Directory.find(1)
      user.name = "Ann"
      VStack { Text("a").id("\(user.name) \(user.age)"); if user.isNew { Text("new") } }
      → VStack { Text("a").id("Ann 28") }

      let people = Dictionary(grouping: store.people, by: { $0.name })
      VStack { ForEach(people.keys.sorted(), id: \.self) { key in Text("\(people[key]!.count)") } }
      → VStack { Text("\(people[key]!.count)"); Text("\(people[key]!.count)");
        Text("\(people[key]!.count)") }

      Text("a").fancy { Text("b") }
      → Text("a")
      """#))
  func `spreads without stopping anything`(example: Case) {
    #expect(dump(example.text) == example.expected)
  }

  @Test(
    arguments: Case.lines(
      """
      Logo(url).frame(width: 20, height: 30) → 20×30 20×30
      Logo(url).frame(height: 30) → 44×30 44×30
      Logo(url).frame(maxWidth: .infinity) → 90×44 90×44
      Logo(url).padding(5).frame(width: 30) → 30×54 30×54 20×44
      Logo(url).frame(minWidth: 60) → 60×44 44×44
      Logo(url).resizable() → 90×80
      Color.red.frame(width: 50, height: 40).background(Logo()) → 50×40 50×40 50×40 50×40
      Color.red.frame(width: 50, height: 40).overlay(Logo()) → 50×40 50×40 50×40 44×44
      HStack { Logo() }.frame(width: 60) → 60×44 44×44 44×44
      Logo { Color.red }.frame(width: 60) → 60×80 60×80 60×80
      """))
  func `of a view takes the size that its modifiers speak of`(example: Case) {
    let frames = Session(example.text).layOut(.init(width: 90, height: 80))
    let sizes = frames.map { $0.split(separator: " ").last.map(String.init) ?? "" }
    #expect(sizes.joined(separator: " ") == example.expected)
  }

  private static func text(_ members: String) -> String {
    """
    class Model: ObservableObject { @Published var count = 7 }
    struct Item { let name: String; let kind: Kind }
    enum Kind { case small, large }
    struct V: View { \(members)
      var body: some View { Text("a").id("\\(x)") } }
    """
  }
}

@Suite struct `A layout that is done again` {
  @Test(
    arguments: Case.blocks(
      #"""
      struct V: View {
        @State private var width: CGFloat = 9
        var body: some View {
          Color.red.frame(width: width).onPreferenceChange(WidthKey.self) { width = $0 }
        }
      }
      → V{Color(.red).frame(width: width).onPreferenceChange(WidthKey.self)}
      ! 4:35 pass second-pass: '.onPreferenceChange' sets width once the layout is there: shown is the
        layout before that

      struct V: View {
        var body: some View { Color.red.onPreferenceChange(WidthKey.self) { print($0) } }
      }
      → V{Color(.red).onPreferenceChange(WidthKey.self)}

      struct V: View {
        @State private var size = CGSize.zero
        var body: some View { Color.red.readSize { size = $0 } }
      }
      extension View {
        func readSize(_ change: @escaping (CGSize) -> Void) -> some View {
          onPreferenceChange(SizeKey.self, perform: change)
        }
      }
      → V{Color(.red).onPreferenceChange(SizeKey.self)}
      ! 7:5 pass second-pass: '.onPreferenceChange' sets size once the layout is there: shown is the
        layout before that
      """#))
  func `is shown as it is at first, and says so`(example: Case) {
    #expect(dump(example.text) == example.expected)
    #expect(diagnostics(example.text) == example.said)
  }
}
