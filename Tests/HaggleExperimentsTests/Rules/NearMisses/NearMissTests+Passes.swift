extension `The near miss of a rule` {
  /// Of the rules in `Rules/Passes`.
  static let passes: [String: String] = [
    "drift": """
    // proposal: 300x200
    struct Header: View {
      @State private var height: CGFloat = 40
      var body: some View {
        Color.blue
          .frame(height: height)
          .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = min($0 + 8, 60) }
      }
    }
    """,
    // The content is measured inside of the frame that the measure sizes.
    "echoed-measure": """
    // proposal: 300x200
    // text-cell: 8x20
    struct Sheet: View {
      @State private var height: CGFloat = 160
      var body: some View {
        Text("Nothing to send yet")
          .fixedSize()
          .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
          .frame(height: height)
      }
    }
    """,
    "livelock": """
    // proposal: 300x200
    struct Ticker: View {
      @State private var runs = 0
      var body: some View {
        Color.blue.frame(width: 100, height: 40)
          .onChange(of: runs, initial: true) { runs = min(runs + 1, 8) }
      }
    }
    """,
    "measure-feedback": """
    // proposal: 300x200
    struct Sheet: View {
      @State private var height: CGFloat = 160
      var body: some View {
        Color.blue
          .frame(height: 120)
          .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
          .background { Color.red.frame(height: max(height - 40, 60)) }
      }
    }
    """,
    // The longest is kept.
    "kept-measure": """
    // proposal: 300x200
    // text-cell: 8x20
    struct WidthKey: PreferenceKey {
      static let defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
      }
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
    """,
    // Both tell their height.
    "mixed-measure": """
    // proposal: 300x200
    // text-cell: 8x20
    struct LengthKey: PreferenceKey {
      static let defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
      }
    }
    struct Card: View {
      @State private var height: CGFloat = 10
      var body: some View {
        HStack {
          ForEach(["39.99 a year", "4.99 a month"], id: \\.self) { price in
            Text(price).background(GeometryReader { space in
              Color.clear.preference(key: LengthKey.self, value: space.size.height)
            })
          }
        }
        .onPreferenceChange(LengthKey.self) { height = $0 }
        .frame(height: height)
      }
    }
    Card()
    """,
    "no-effect": """
    // proposal: 300x200
    VStack(alignment: .leading) {
      Text("Total").frame(maxWidth: .infinity).id("total")
      Text("12")
    }
    """,
    "oscillation": """
    // proposal: 300x200
    struct Tags: View {
      @State private var isNarrow = false
      var body: some View {
        Color.blue
          .frame(width: isNarrow ? 100 : 200, height: 40)
          .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width in
            if width > 150 { isNarrow = true }
          }
      }
    }
    """,
    "global-length": """
    // device: iPhone 16
    struct Marked: View {
      @State private var top: CGFloat = 0
      var body: some View {
        ZStack(alignment: .topLeading) {
          VStack(spacing: 0) {
            Color.gray.frame(height: 60)
            Color.mint.frame(height: 60)
              .onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("page")).minY } action: {
                top = $0
              }
            Color.white
          }
          Color.red.frame(height: 2).padding(.top, top)
        }
        .coordinateSpace(name: "page")
      }
    }
    """,
    // The first texts are as long as each other.
    "measured-padding": """
    // proposal: 300x400
    // text-cell: 8x20
    VStack(alignment: .leading) {
      ForEach([7, 8, 9], id: \\.self) { number in
        VStack(alignment: .leading) {
          HStack(spacing: 8) { Text("No. \\(number)"); Text("Tea") }
          Color.blue.frame(width: 30, height: 30).padding(.leading, 48)
        }
      }
    }
    """,
  ]
}
