import HaggleTraces
import HaggleVocabulary
import Testing

/// A length that a `reduce` keeps by its place is as sure as the texts that were measured for it.
@Suite struct `A kept measure` {
  private static func labels(_ head: String) -> String {
    """
    \(head)
    struct WidthKey: PreferenceKey {
      static let defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
    }
    struct Labels: View {
      @State private var width: CGFloat?
      var body: some View {
        VStack(alignment: .leading) {
          ForEach(["Temperature", "Wind"], id: \\.self) { label in
            Text(label)
              .background(GeometryReader { space in
                Color.clear.preference(key: WidthKey.self, value: space.size.width)
              })
              .frame(minWidth: width, alignment: .leading)
          }
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
      }
    }
    Labels()
    """
  }

  @Test(arguments: [
    ("// device: iPhone 16", [Open<Assumption>.known(.textWidth)]),
    ("// device: iPhone 16\n// text-cell: 8x20", []),
  ])
  func `says what its numbers rest on`(head: String, assumed: [Open<Assumption>]) throws {
    let found = try finding(Self.labels(head)).finding
    #expect(found.rule == "kept-measure")
    #expect(found.assumptions == assumed)
  }
}
