import HaggleVocabulary
import Testing

@Suite struct `The environment` {
  private static let key = """
    struct WidthKey: EnvironmentKey { static let defaultValue: CGFloat = 40 }
    extension EnvironmentValues {
      var cell: CGFloat { get { self[WidthKey.self] } set { self[WidthKey.self] = newValue } }
      @Entry var gap: CGFloat = 6
    }
    extension View { func tight(_ gap: CGFloat) -> some View { environment(\\.gap, gap) } }
    struct Cell: View {
      @Environment(\\.cell) var width
      @Environment(\\.gap) private var gap
      var body: some View { Color.red.id("\\(width) \\(gap)") }
    }

    """

  @Test(
    arguments: Case.lines(
      #"""
      Cell() → Cell{Color(.red).id("40.0 6.0")}
      Cell().environment(\.cell, 70) → Cell{Color(.red).id("70.0 6.0")}.environment(\.cell, 70)
      HStack { Cell() }.environment(\.gap, 1) → HStack { Cell{Color(.red).id("40.0 1.0")} }.environment(\.gap, 1)
      HStack { Cell().environment(\.gap, 2) }.environment(\.gap, 1) → HStack { Cell{Color(.red).id("40.0 2.0")}.environment(\.gap, 2) }.environment(\.gap, 1)
      HStack { Cell() }.tight(2) → HStack { Cell{Color(.red).id("40.0 2.0")} }.environment(\.gap, gap)
      HStack { Cell() }.environment(\.gap, 1).overlay { Cell() } → HStack { Cell{Color(.red).id("40.0 1.0")} }.environment(\.gap, 1).overlay() { Cell{Color(.red).id("40.0 6.0")} }
      """#))
  func `has the values of keys that the text declares`(example: Case) {
    #expect(dump(Self.key + example.text) == example.expected)
    #expect(diagnostics(Self.key + example.text).isEmpty)
  }

  @Test(
    arguments: Case.blocks(
      #"""
      class Store: ObservableObject { @Published var name = "own" }
      struct V: View { @EnvironmentObject var store: Store; var body: some View { Text("a").id(store.name) } }
      → V{Text("a").id("own")}

      class Store: ObservableObject { var name: String; init(name: String) { self.name = name } }
      struct V: View { @EnvironmentObject var store: Store; var body: some View { Text("a").id(store.name) } }
      VStack { V() }.environmentObject(Store(name: "passed"))
      → VStack { V{Text("a").id("passed")} }.environmentObject(Store(name: "passed"))

      @Observable class Store { var name = "own" }
      struct V: View { @Environment(Store.self) var store; var body: some View { Text("a").id(store.name) } }
      → V{Text("a").id("own")}

      @Observable class Store { var name = "own" }
      struct V: View { @Environment(Store.self) var store; var body: some View { Text("a").id(store.name) } }
      struct Root: View { @State var store = Store(); var body: some View { V().environment(store) } }
      #Preview { Root() }
      → Root{V{Text("a").id("own")}.environment(store)}
      """#))
  func `has the objects that views around put there`(example: Case) {
    #expect(dump(example.text) == example.expected)
    #expect(diagnostics(example.text).isEmpty)
  }

  @Test(
    arguments: Case.lines(
      #"""
      colorScheme == .dark → false
      horizontalSizeClass == .compact → true
      verticalSizeClass == .regular → true
      dynamicTypeSize > .medium → true
      dynamicTypeSize >= .accessibility1 → false
      dynamicTypeSize.isAccessibilitySize → false
      sizeCategory.isAccessibilityCategory → false
      sizeCategory < .extraLarge → true
      layoutDirection == .leftToRight → true
      displayScale == 3 → true
      isEnabled → true
      scenePhase == .active → true
      accessibilityReduceMotion → false
      presentationMode.wrappedValue.isPresented → false
      editMode?.wrappedValue.isEditing == true → false
      controlSize == .regular → true
      multilineTextAlignment == .leading → true
      defaultMinListRowHeight == 44 → true
      """#))
  func `of a phone is known`(example: Case) {
    let name = example.text.prefix { $0.isLetter }
    let text = """
      struct V: View {
        @Environment(\\.\(name)) var \(name)
        var body: some View { if \(example.text) { Text("true") } else { Text("false") } }
      }
      """
    #expect(dump(text) == "V{Text(\"\(example.expected)\")}")
    #expect(diagnostics(text).isEmpty)
  }

  @Test func `reaches what is built while it is laid out`() {
    let text = """
      extension EnvironmentValues { @Entry var gap: CGFloat = 6 }
      struct Bar: View {
        @Environment(\\.gap) var gap
        var body: some View { Color.red.frame(width: gap, height: 3) }
      }
      VStack { GeometryReader { _ in Bar() } }.environment(\\.gap, 1)
      """
    let session = Session(text)
    let frames = session.layOut(ProposedViewSize(width: 50, height: 50))
    #expect(frames == ["0,0 50×50", "0,0 50×50", "0,0 1×3", "0,0 1×3"])
  }

  @Test(
    arguments: Case.lines(
      #"""
      Cell() → Cell{Color(.red).id("regular")}
      Cell().controlSize(.small) → Cell{Color(.red).id("small")}.controlSize(.small)
      HStack { Cell().controlSize(.mini); Cell() }.controlSize(.large) → HStack { Cell{Color(.red).id("mini")}.controlSize(.mini); Cell{Color(.red).id("large")} }.controlSize(.large)
      Cell().labelsHidden() → Cell{Color(.red).id("regular")}.labelsHidden()
      """#))
  func `has the size of controls that a modifier around states`(example: Case) {
    let cell = """
      struct Cell: View {
        @Environment(\\.controlSize) private var size
        var words: String {
          switch size { case .mini: "mini"; case .small: "small"; case .large: "large"; default: "regular" }
        }
        var body: some View { Color.red.id(words) }
      }

      """
    #expect(dump(cell + example.text) == example.expected)
  }
}
