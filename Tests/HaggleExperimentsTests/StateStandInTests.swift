import HaggleReplay
import HaggleTraces
import Testing

/// What a task loads from somewhere else is not in the text, and what is put off comes later.
@Suite struct `State that is set to something unknown` {
  private static func text(_ property: String, _ content: String, _ effect: String) -> String {
    """
    // proposal: 300x400
    // text-cell: 10x20
    struct Item: Identifiable {
      let id: Int
      let name: String
      var title: String { "Item " + name }
    }
    enum Phase { case idle, loaded([Item]) }
    struct V: View {
      @State private var \(property)
      var body: some View { VStack(spacing: 0) { \(content) }.task { \(effect) } }
    }
    """
  }

  private static let rows = "ForEach(items) { Text($0.title) }"
  private static let phases = """
    switch phase {
      case .idle: Text("idle")
      case .loaded(let items): ForEach(items) { Text($0.name) }
    }
    """

  @Test(arguments: [
    ("items: [Item] = []", rows, "items = await api.load()", "110x60", "items", "3 elements"),
    (
      "items = [Item]()", "ForEach(items) { Text($0.name) }", "items = await api.load()", "60x60",
      "items", "3 elements"
    ),
    ("items: [Item] = []", rows, "items = api.all.prefix(5)", "110x60", "items", "3 elements"),
    (
      "items: [Item]?", "ForEach(items ?? []) { Text($0.title) }", "items = api.all", "110x60",
      "items",
      "3 elements"
    ),
    (
      "items: [Item] = []", rows, "items.append(Item(id: 3, name: api.name))", "90x20", "items",
      "1 element"
    ),
    ("name = \"\"", "Text(name)", "name = await api.name()", "40x20", "name", "Name"),
    (
      "user: Item?", "Text(user?.name ?? \"nobody\")", "user = try? await api.user()", "40x20",
      "user", "Item(id: 1, name: \"Name\")"
    ),
    (
      "phase = Phase.idle", phases, "phase = .loaded(await api.load())", "40x60", "phase",
      "loaded(Load)"
    ),
    (
      "counts: [String: String] = [:]", "Text(counts[\"a\"] ?? \"\")", "counts = api.counts()",
      "60x20", "counts", "Counts"
    ),
  ])
  func `has a stand-in where the state held nothing`(
    property: String, content: String, effect: String, size: String, name: String, shown: String
  ) throws {
    let text = Self.text(property, content, effect)
    #expect(try failures(of: ["VStack.1 size \(size)"], text, nil) == [])
    let trace = try run(text)
    #expect(Timeline(trace).passes.count == 2)
    #expect(
      trace.diagnostics.filter { $0.detail?.code.known == .stateStandIn }.map(\.text) == [
        "pass 2: task sets \(name) to something that haggle cannot know: it holds \(shown) instead"
      ])
  }

  @Test(arguments: [
    "api.load { items = $0 }", "Api.shared.load(completion: { found in items = found })",
    "load { result, error in if let error { print(error); return }; items = result.items }",
    """
    URLSession.shared.dataTask(with: url) { data, _, _ in
      guard let data else { return }
      DispatchQueue.main.async { items = api.decoded(data) }
    }.resume()
    """,
    "api.load { result in switch result { case .failure: items = []; case .success(let x): items = x } }",
  ])
  func `is set by what an unknown function is given to call back`(effect: String) throws {
    let text = Self.text("items: [Item] = []", Self.rows, effect)
    #expect(try failures(of: ["VStack.1 size 110x60"], text, nil) == [])
  }

  @Test(arguments: [
    "api.onDisconnect { items = api.old }",
    "Timer.scheduledTimer(withTimeInterval: 1) { _ in items = api.new }",
    "let load = { items = api.new }; api.prepare(1)",
  ])
  func `is not set by what waits for an event`(effect: String) throws {
    let text = Self.text("items: [Item] = []", Self.rows + "; Text(\"none\")", effect)
    #expect(try failures(of: ["VStack.1 size 40x20"], text, nil) == [])
  }

  @Test(arguments: [
    ("items: [Item] = [Item(id: 1, name: \"A\")]", rows, "items = await api.load()", "60x20"),
    ("isOn = false", "Text(isOn ? \"yes\" : \"no\")", "isOn = await api.isOn()", "20x20"),
    ("count = 7", "Text(\"\\(count)\")", "count = await api.count()", "10x20"),
    ("height: CGFloat? = nil", "Text(\"a\").frame(height: height)", "height = api.height", "10x20"),
  ])
  func `stays as it is where that is as good a guess`(
    property: String, content: String, effect: String, size: String
  ) throws {
    let text = Self.text(property, content, effect)
    #expect(try failures(of: ["VStack.1 size \(size)"], text, nil) == [])
    let trace = try run(text)
    #expect(Timeline(trace).passes.count == 1)
    #expect(
      trace.diagnostics.filter { $0.detail?.code.known == .secondPass }.map(\.text).count == 1)
  }

  @Test(arguments: [
    ("// set: items.count = 5", "110x100"), ("// set: items = [Item(id: 1, name: \"B\")]", "60x20"),
  ])
  func `is what the author says`(setting: String, size: String) throws {
    let text =
      setting + "\n" + Self.text("items: [Item] = []", Self.rows, "items = await api.load()")
    #expect(try failures(of: ["VStack.1 size \(size)"], text, nil) == [])
    let trace = try run(text)
    #expect(!trace.diagnostics.contains { $0.detail?.code.known == .unusedSetting })
  }

  /// Stand-ins are of one number among others: a finding that goes with another says nothing.
  @Test(arguments: [
    ("items", [] as [Finding.Class]), ("(0..<3).map { Item(id: $0, name: \"a\") }", [.contract]),
  ])
  func `is varied by the doubts about a finding`(elements: String, found: [Finding.Class]) throws {
    let content = """
      ForEach(\(elements)) { Text($0.title).frame(height: 150) }; Color.red.frame(height: 150)
      """
    let trace = try run(Self.text("items: [Item] = []", content, "items = await api.load()"))
    #expect(Timeline(trace).passes.count == 2)
    #expect(trace.findings.filter { $0.rule == "overflow" }.map(\.class) == found)
  }

  /// Nobody above the view keeps what it observes.
  @Test(arguments: [("@ObservedObject", "4x20"), ("@Bindable", "4x20"), ("", "1x20")])
  func `is kept in an object that a view observes`(wrapper: String, size: String) throws {
    let text = """
      // proposal: 300x400
      // text-cell: 1x20
      final class Model { var name = ""; func load() async { name = await api.name() } }
      struct V: View {
        \(wrapper) var model: Model
        var body: some View { Text(model.name.isEmpty ? "-" : model.name).id("t")
          .task { await model.load() } }
      }
      #Preview { V(model: Model()) }
      """
    #expect(try failures(of: ["t size \(size)"], text, nil) == [])
  }

  private static func delayed(_ effect: String) -> String {
    """
    // proposal: 300x400
    struct V: View {
      @State private var height: CGFloat = 10
      var body: some View { Color.red.frame(height: height).id("bar").onAppear { start() } }
      func start() { \(effect) }
    }
    """
  }

  @Test(arguments: [
    ("DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { height = 90 }", 90),
    ("DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) { height = 90 }", 90),
    ("DispatchQueue.main.asyncAfter(deadline: later) { height = 90 }", 90),
    ("Task { try? await Task.sleep(nanoseconds: 10_000); height = 90 }", 90),
    ("Task.detached(priority: .high) { await MainActor.run { height = 90 } }", 90),
    ("Task { let task = Task.detached { 90 }; height = await task.value }", 90),
    ("Task { height = await Task { try await Task.sleep(for: .seconds(3)); return 9 }.value }", 10),
    ("height = 90; DispatchQueue.main.asyncAfter(deadline: .now() + 2) { height = 40 }", 90),
    ("DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 2) { height = 90 }", 10),
    ("DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(1)) { height = 90 }", 10),
    ("Task { height = 50; try? await Task.sleep(nanoseconds: 2_000_000_000); height = 90 }", 50),
    ("Task { try? await Task.sleep(for: .seconds(3)); height = 90 }; height = 70", 70),
  ])
  func `is set where it is soon, and not where it is put off for long`(
    effect: String, height: Int
  ) throws {
    #expect(try failures(of: ["bar height == \(height)"], Self.delayed(effect), nil) == [])
  }
}
