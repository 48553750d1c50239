import HaggleSyntax

/// Well-known helpers that listings often leave out: written in the scenario language, and only
/// used if the text does not declare them.
///
/// `relativeProposed(width:height:)` and `LayoutMonitor` belong to it too, as rows of the catalog.
enum Prelude {
  /// The declared names.
  static let names: Set<String> = ["ScrollVGridForEach", "AsyncImagePhase"]

  static func tree() -> SyntaxTree {
    SyntaxTree.parse(SourceText(text, name: "prelude"))
  }

  private static let text = """
    enum AsyncImagePhase {
      case empty
      case success(Image)
      case failure(Error)

      var image: Image? {
        if case .success(let image) = self { return image }
        return nil
      }

      var error: Error? {
        if case .failure(let error) = self { return error }
        return nil
      }

      // of LazyImage
      var isLoading: Bool { image == nil && error == nil }
    }

    struct ScrollVGridForEach<Cell: View>: View {
      let range: Range<Int>
      let columns: [GridItem]
      let cell: (Int) -> Cell

      init(_ range: Range<Int>, columns: [GridItem], @ViewBuilder cell: @escaping (Int) -> Cell) {
        self.range = range
        self.columns = columns
        self.cell = cell
      }

      var body: some View {
        ScrollView {
          LazyVGrid(columns: columns) {
            ForEach(range, id: \\.self) { index in
              cell(index)
            }
          }
        }
      }
    }
    """
}
