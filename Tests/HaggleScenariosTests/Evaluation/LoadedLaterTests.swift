import HaggleScenarios
import Testing

/// What an object of a class in another file of the project holds when a view shows it.
@Suite struct `An object of a class in another file` {
  private func texts(_ text: String) -> [String] {
    let evaluation = evaluated(text)
    return evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } ?? []
  }

  private static let model = """

    // from the project: Model.swift:1
    @MainActor
    final class Model: ObservableObject {
      @Published var searchText = ""
      @Published var words = ""
      @Published var title = ""
      @Published var places: [String] = []
      @Published var items: [String] = []
      @Published var chosen: String?
      @Published var selectedItem: String?
      @Published var toasts: [String] = []
      @Published var note: String?
      @Published var isSaving: [String: Bool] = [:]
      @Published var marks: [String: Bool] = [:]
      @Published var response = Response(page: 0, items: [])
      @Published var preset = Response(page: 1, items: [])
      var results: [String]? {
        let words = searchText.trimmingCharacters(in: .whitespaces)
        guard !words.isEmpty else { return nil }
        return [words]
      }
    }
    struct Response { let page: Int?; var items: [String]? }
    """

  @Test(arguments: [
    // A search that nobody has begun.
    ("if let found = model.results { Text(found[0]) } else { Text(\"page\") }", "page"),
    ("if model.selectedItem == nil { Text(\"page\") } else { Text(\"item\") }", "page"),
    // What appears once something has happened.
    ("if model.toasts.isEmpty { Text(\"page\") } else { Text(\"toast\") }", "page"),
    // What goes on with each of several things.
    ("Text(model.isSaving.first { $0.value }?.key == nil ? \"none\" : \"some\")", "none"),
    ("Text(model.marks.isEmpty ? \"none\" : \"some\")", "some"),
    // An answer in which there is nothing yet.
    ("Text(model.response.items?.isEmpty ?? true ? \"none\" : \"some\")", "some"),
    ("Text(model.preset.items?.isEmpty ?? true ? \"none\" : \"some\")", "none"),
    // What something is bound to in which a person enters or chooses.
    (
      "Text(model.words.isEmpty ? \"none\" : \"some\").searchable(text: $model.words)", "none"
    ),
    (
      "Text(model.chosen == nil ? \"none\" : \"some\").sheet(item: $model.chosen) { _ in }", "none"
    ),
    // Near misses: what the app loads, whoever is bound to it.
    ("Text(\"\\(model.title)\")", "Title"),
    ("if let note = model.note { Text(\"\\(note)\") }", "Note"),
    ("if model.items.isEmpty { Text(\"none\") } else { Text(\"some\") }", "some"),
    ("ForEach($model.places, id: \\.self) { $place in Text(\"a\") }", "a"),
  ])
  func `holds nothing yet of what a person enters or chooses`(content: String, first: String) {
    let screen = """
      struct Screen: View {
        @StateObject var model = Model()
        var body: some View { VStack { \(content) } }
      }
      """
    #expect(texts(screen + Self.model).first == first)
  }

  @Test func `says of what its source states as empty that it is so at first`() {
    let screen = """
      struct Screen: View {
        @StateObject var model = Model()
        var body: some View { ForEach(model.places, id: \\.self) { Text($0) } }
      }
      """
    let said = evaluated(screen + Self.model).diagnostics.map(\.message)
    #expect(said == ["'places' is empty until something is loaded: took 3"])
  }

  private static func builder(_ folder: String) -> String {
    """
    struct Screen: View {
      var body: some View {
        VStack { ForEach(Builder.names(["a/b", "a/c", "d"]), id: \\.self) { Text($0) } }
      }
    }

    // from the project: Builder.swift:1
    enum Builder {
      \(folder) {
        let name: String
        var folders: [String: Folder] = [:]
        var files: [String] = []
        init(name: String) { self.name = name }
      }
      static func names(_ paths: [String]) -> [String] {
        let root = Folder(name: "root")
        for path in paths {
          var current = root
          let parts = path.split(separator: "/").map(String.init)
          for part in parts.dropLast() {
            let next = current.folders[part] ?? Folder(name: part)
            current.folders[part] = next
            current = next
          }
          current.files.append(parts.last ?? "")
        }
        return all(root)
      }
      static func all(_ folder: Folder) -> [String] {
        folder.files + folder.folders.values.flatMap { all($0) }
      }
    }
    """
  }

  @Test(arguments: ["private final class Folder", "@MainActor final class Folder"])
  func `holds what code gives it, if nothing tells a view of more`(folder: String) {
    let text = Self.builder(folder)
    #expect(texts(text) == ["d", "b", "c"])
    #expect(evaluated(text).diagnostics.filter { $0.severity == .placeholder } == [])
  }

  @Test(arguments: [
    ("final class Store", "none"),
    // Near misses: what the whole app knows, and what tells a view of a change.
    ("final class Store: ObservableObject", "some"), ("@Observable final class Store", "some"),
    ("final class Store: Base", "some"), ("final class Store: Codable", "some"),
  ])
  func `is loaded later where a view learns of it`(store: String, shown: String) {
    let text = """
      struct Screen: View {
        let store = Store()
        var body: some View { Text(store.items.isEmpty ? "none" : "some") }
      }

      // from the project: Store.swift:1
      \(store) { var items: [String] = [] }
      """
    #expect(texts(text) == [shown])
  }
}
