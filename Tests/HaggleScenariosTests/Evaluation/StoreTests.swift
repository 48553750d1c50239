import HaggleScenarios
import Testing

private func texts(_ text: String) -> [String] {
  let evaluation = evaluated(text)
  return evaluation.roots.last.map { shownTexts(evaluation.graph, $0.view) } ?? []
}

@Suite struct `A store of the Composable Architecture` {
  private static let features = """
    struct Kid: Reducer {
      struct State: Equatable, Identifiable { var id = 1; var title = "Kid" }
      enum Action { case tap }
    }
    struct Counter: Reducer {
      struct State: Equatable {
        var count = 7
        var isOn = true
        var names: [String] = ["A", "B"]
        var kids: IdentifiedArrayOf<Kid.State> = [.init(id: 1, title: "C"), .init(id: 2, title: "D")]
        var kid: Kid.State?
      }
      enum Action { case tap, kid(Kid.Action) }
    }
    struct KidView: View { let store: StoreOf<Kid>; var body: some View { Text(store.title) } }

    """

  private func shown(_ body: String, in store: String) -> [String] {
    texts(
      Self.features + """
        struct Page: View {
          \(store)
          var body: some View { VStack { \(body) } }
        }
        """)
  }

  @Test(arguments: [
    ("Text(\"\\(store.count)\")", ["7"]), ("Text(\"\\(store.state.count)\")", ["7"]),
    ("ForEach(store.names, id: \\.self) { Text($0) }", ["A", "B"]),
    ("if store.isOn { Text(\"on\") } else { Text(\"off\") }", ["on"]),
    (
      "ForEach(store.scope(state: \\.kids, action: \\.kids)) { KidView(store: $0) }", ["C", "D"]
    ),
    ("if let kid = store.scope(state: \\.kid, action: \\.kid) { KidView(store: kid) }", ["Kid"]),
    (
      "Button { store.send(.tap) } label: { Text(\"Tap\") }.task { await store.send(.tap).finish() }",
      ["Tap"]
    ),
    ("Toggle(isOn: $store.isOn) { Text(\"On\") }", ["On"]),
    ("Text(store.withState { $0.names[1] })", ["B"]),
  ])
  func `has the members of its state`(body: String, texts: [String]) {
    #expect(shown(body, in: "@Bindable var store: StoreOf<Counter>") == texts)
    #expect(shown(body, in: "var store: Store<Counter.State, Counter.Action>") == texts)
  }

  @Test(arguments: [
    ("WithViewStore(store, observe: { $0 }) { seen in Text(\"\\(seen.count)\") }", ["7"]),
    ("WithViewStore(store, observe: \\.count) { seen in Text(\"\\(seen.state)\") }", ["7"]),
    ("WithViewStore(store) { seen in Text(seen.names[0]) }", ["A"]),
    (
      "ForEachStore(store.scope(state: \\.kids, action: Action.kid)) { KidView(store: $0) }",
      ["C", "D"]
    ),
    (
      "IfLetStore(store.scope(state: \\.kid, action: Action.kid)) { KidView(store: $0) } else: { Text(\"no\") }",
      ["Kid"]
    ),
    (
      "IfLetStore(store.scope(state: { $0.kids[0] }, action: Action.kid)) { KidView(store: $0) }",
      ["C"]
    ),
  ])
  func `is handed on by the views of the library`(body: String, texts: [String]) {
    #expect(shown(body, in: "let store: StoreOf<Counter>") == texts)
  }

  @Test(arguments: [
    "Store(initialState: Counter.State(count: 42)) { Counter() }",
    "Store(initialState: .init(count: 42), reducer: { Counter() })",
    ".init(initialState: .init(count: 42), reducer: Counter())",
  ])
  func `begins with the state that it is made with`(store: String) {
    let text =
      Self.features + """
        struct Page: View { let store: StoreOf<Counter>; var body: some View { Text("\\(store.count)") } }
        #Preview { Page(store: \(store)) }
        """
    #expect(texts(text) == ["42"])
  }

  @Test(arguments: [("nil", "no"), (".init(title: \"E\")", "E")])
  func `shows what is there of a state`(kid: String, shown: String) {
    let text =
      Self.features + """
        struct Page: View {
          let store: StoreOf<Counter>
          var body: some View {
            IfLetStore(store.scope(state: \\.kid, action: Action.kid)) {
              KidView(store: $0)
            } else: {
              Text("no")
            }
          }
        }
        #Preview { Page(store: Store(initialState: .init(kid: \(kid))) { Counter() }) }
        """
    #expect(texts(text) == [shown])
  }

  /// Another library's, or the text's own.
  @Test func `is not meant by whatever else is called so`() {
    let own = "struct Store { var count = 3 }\nText(\"\\(Store().count)\")"
    #expect(texts(own) == ["3"])
    #expect(texts("Text(\"\\(Store(reducer: f).count)\")") == ["28"])
    #expect(texts("Text(\"\\(Store.load().count)\")") == ["28"])
  }
}
