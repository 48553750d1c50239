extension `The near miss of a rule` {
  /// Of rules about what reaches beyond its room, or is pushed out of line.
  static let beyond = [
    // The frame is around both the picture and what stands for it.
    "jumping-picture": """
    // proposal: 300x200
    // text-cell: 8x20
    VStack {
      AsyncImage(url: URL(string: "https://example.com/cover.jpg")) { image in
        image.resizable()
      } placeholder: {
        Color.gray
      }
      .frame(width: 80, height: 60)
      Text("The Tin Harbour")
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
    // Large type that fits into its line.
    "limited-lines": """
    // proposal: 300x200
    ScrollView {
      Text("Meeting room").lineLimit(1)
      Text("Second floor").lineLimit(2)
    }
    .dynamicTypeSize(.accessibility2)
    """,
    // It proposes a length that is one.
    "infinite-place": """
    // proposal: 300x100
    // text-cell: 8x20
    struct Pile: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 120, height: 40)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews {
          subview.place(at: bounds.origin, proposal: ProposedViewSize(width: 120, height: 40))
        }
      }
    }

    Pile { Color.mint }
    """,
    // What is not clipped ends at the edge of the screen.
    "unclipped-strip": """
    // proposal: 300x100
    // text-cell: 8x20
    HStack {
      Text("Share")
      ScrollView(.horizontal) {
        HStack { ForEach(0..<4) { _ in Color.teal.frame(width: 90, height: 60) } }
      }
      .scrollClipDisabled()
    }
    """,
    // There is room around the card.
    "cut-drawing": """
    // proposal: 393x300
    VStack {
      Color.gray
      ScrollView(.horizontal) {
        HStack {
          Color.teal.frame(width: 140, height: 100).scaleEffect(1.2)
        }
        .padding(.vertical, 10)
      }
      Color.gray
    }
    """,
    // Its lines are centred as well.
    "left-lines": """
    // proposal: 300x300
    // text-cell: 8x20
    VStack(spacing: 12) {
      Circle().frame(width: 80, height: 80)
      Text("Welcome")
      Text("We are about to set up your mail, your calendar and the network.")
        .multilineTextAlignment(.center)
    }
    """,
    // All symbols have a width of their own.
    "pushed-labels": """
    // proposal: 300x200
    // text-cell: 8x20
    VStack(alignment: .leading) {
      HStack { Image(systemName: "bell").frame(width: 24); Text("Alerts") }
      HStack { Image(systemName: "person.2").frame(width: 24); Text("People") }
      HStack { Image(systemName: "wifi").frame(width: 24); Text("Network") }
    }
    """,
  ]
}
