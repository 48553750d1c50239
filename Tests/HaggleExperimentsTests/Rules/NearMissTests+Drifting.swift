extension `The near miss of a rule` {
  /// Of rules that hold rows, faces and lists against what is around them.
  static let drifting = [
    // Each row is as wide as the column.
    "drifting-rows": """
    // proposal: 400x80
    // text-cell: 8x20
    VStack {
      HStack {
        Text("Title").frame(width: 100, alignment: .trailing)
        Color.gray.frame(height: 20)
      }
      HStack {
        Text("Price").frame(width: 100, alignment: .trailing)
        Text("12")
        Spacer()
      }
    }
    """,
    // The colour is behind the frame, too.
    "narrow-face": """
    // proposal: 300x60
    // text-cell: 8x20
    Button { } label: {
      Text("Submit")
        .padding(10)
        .background(Color.mint)
        .frame(maxWidth: .infinity)
        .background(Color.teal)
    }
    .buttonStyle(.plain)
    """,
    // All of its rows are seen.
    "nested-list": """
    // proposal: 393x700
    // text-cell: 8x20
    Form {
      Text("Projects")
      List(0..<4) { n in Text("Project \\(n)") }
        .frame(height: 400)
    }
    """,
    // A shape style goes on beneath the home indicator by itself.
    "stopped-bar": """
    // device: iPhone 16
    // text-cell: 8x20
    VStack(spacing: 0) {
      Color.clear
      Text("Continue").frame(maxWidth: .infinity).padding(16).background(Color.orange)
    }
    """,
    // It lies over what follows.
    "covered-overhang": """
    // proposal: 300x200
    // text-cell: 8x20
    VStack(spacing: 0) {
      Text("Limit").frame(maxWidth: .infinity).padding(10).background(Color.gray)
        .overlay(alignment: .bottom) {
          Text("Counts per day").fixedSize().alignmentGuide(.bottom) { $0[.top] }
        }
        .zIndex(1)
      Text("Password").frame(maxWidth: .infinity).padding(10).background(Color.teal)
    }
    """,
    // The short text keeps its line, and the long one gives way.
    "insistent-text": """
    // proposal: 300x40
    // text-cell: 8x20
    HStack(spacing: 8) {
      Text("weekly 82% resets on Tuesday at 14:00").lineLimit(1)
      Text("Claude personal").fixedSize()
    }
    """,
  ]
}
