extension `The near miss of a rule` {
  /// Of rules about where taps go.
  static let taps = [
    // The shape stands in front of the gesture.
    "deaf-row": """
    // proposal: 393x60
    // text-cell: 8x20
    HStack {
      Text("Privacy")
      Spacer()
      Text("On")
    }
    .contentShape(Rectangle())
    .onTapGesture {}
    """,
    // The gradient lets taps through.
    "covered-control": """
    // proposal: 393x60
    // text-cell: 8x20
    Button {} label: { Text("Play").frame(maxWidth: .infinity, minHeight: 44) }
      .overlay {
        LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom)
          .allowsHitTesting(false)
      }
    """,
    // The shape ends where the clip does.
    "trespassing-picture": """
    // proposal: 308x150
    // text-cell: 8x20
    // image: "sea" 600x400
    HStack(spacing: 8) {
      Button {} label: { Text("Map").frame(width: 150, height: 150).background(Color.mint) }
      Button {} label: {
        Image("sea").resizable().scaledToFill()
          .frame(width: 150, height: 150).clipped().contentShape(Rectangle())
      }
    }
    """,
  ]
}
