import HaggleLayouts
import HaggleSyntax
import HaggleTestSupport
import Testing

@testable import HaggleScenarios

/// What an app puts into the environment of its views: `.environment(\.store, store)`.
@Suite struct AppEnvironmentTests {
  private static let entry =
    "extension EnvironmentValues { @Entry var shop: Shop? = nil; @Entry var gap: CGFloat? = nil }"
  private static let key = """
    private struct ShopKey: EnvironmentKey { static let defaultValue: Shop? = nil }
    extension EnvironmentValues {
      var shop: Shop? { get { self[ShopKey.self] } set { self[ShopKey.self] = newValue } }
    }
    """
  private static let view = """
    struct Shop { var title = "Open" }
    struct Sign: View {
      @Environment(\\.shop) private var shop: Shop?
      var body: some View { if let shop { Text(shop.title) } else { Text("None") } }
    }
    """

  private static func text(in lines: String...) -> String? {
    let evaluation = Scenario(lines.joined(separator: "\n"), name: "a.swift").evaluation
    return evaluation.roots.first.flatMap { shownTexts(evaluation.graph, $0.view).first }
  }

  @Test(arguments: [entry, key])
  func `is there where it is said to be, whatever declares the key`(key: String) {
    #expect(Self.text(in: "// environment: shop", key, Self.view) == "Open")
    #expect(Self.text(in: key, Self.view) == "None")
  }

  @Test(arguments: [
    ("// environment: gap", "None"),
    ("// environment: gap, shop", "Open"),
    ("// environment: the shop is open", "None"),
  ])
  func `is there for the keys that are named`(line: String, words: String) {
    #expect(Self.text(in: line, Self.entry, Self.view) == words)
  }

  @Test func `yields to what a view sets`() {
    let root = "Sign().environment(\\.shop, Shop(title: \"Sale\"))"
    #expect(Self.text(in: "// environment: shop", Self.entry, Self.view, root) == "Sale")
    #expect(Self.text(in: Self.key, Self.view, root) == "Sale")
  }

  private static let app = SourceText(
    """
    @main struct Market: App {
      var body: some Scene { WindowGroup { Sign().environment(\\.shop, Shop()) } }
    }
    """, name: "Market.swift")

  /// In a row: the lines of a text, and the keys that it has of the project.
  @Test(arguments: [
    ([entry, view], "shop"),
    ([key, view], "shop"),
    // Nothing says what a key is that the text does not declare.
    ([view], ""),
    ([entry], ""),
    // Previews set what they need.
    ([entry, view, "#Preview { Sign() }"], ""),
  ])
  func `is found in the files of a project`(lines: [String], key: String) {
    let source = SourceText(lines.joined(separator: "\n"), name: "Sign.swift")
    #expect(ProjectFiles([Self.app]).environment(of: source) == (key.isEmpty ? [] : [key]))
  }

  @Test(arguments: [
    ("Sign().environment(\\.shop, Shop())", "shop"),
    ("Sign().environment(\\.shop, a).environment(\\.gap, 4)", "gap shop"),
    ("Sign().transformEnvironment(\\.shop) { _ in }", ""),
    ("@Environment(\\.shop) var shop", ""),
    ("Sign().environment(\\.", ""),
    ("Sign().environment(shop)", ""),
  ])
  func `is a key behind the word`(text: String, keys: String) {
    let found = SourceText(text, name: "a.swift").keys(behind: "environment")
    #expect(found.sorted().joined(separator: " ") == keys)
  }
}
