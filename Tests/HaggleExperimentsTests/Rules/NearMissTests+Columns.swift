extension `The near miss of a rule` {
  /// Of rules for bars, columns and what scrolls between them.
  static let columns = [
    "floating-bar": """
    // proposal: 393x759
    // text-cell: 8x20
    VStack(spacing: 0) {
      Text("Home").frame(maxWidth: .infinity).padding(12).background(Color.blue)
      Text("Welcome back")
      Spacer()
    }
    """,
    "narrow-slit": """
    // proposal: 375x500
    // text-cell: 8x20
    VStack {
      Text("Welcome").frame(height: 120)
      ScrollView {
        ForEach(0..<20) { n in Text("Line \\(n)") }
      }
      Color.blue.frame(height: 180)
    }
    """,
    "broken-pill": """
    // proposal: 240x100
    // text-cell: 8x20
    HStack(spacing: 8) {
      Text("The pod was restarted more than once").padding(4).background(Color.red)
      Text("Now")
    }
    """,
    "short-backdrop": """
    // proposal: 400x800
    // image: "beach" 800x400
    VStack {
      Text("Go further")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Image("beach").resizable().scaledToFill())
    .clipped()
    """,
    "cell-spacer": """
    // proposal: 320x200
    // text-cell: 8x20
    Grid {
      GridRow {
        HStack { Spacer(); Text("A") }
        Text("B")
      }
      GridRow {
        HStack { Spacer(); Text("CCCCC") }
        Text("D")
      }
    }
    """,
    "uneven-columns": """
    // proposal: 393x100
    // text-cell: 8x20
    HStack(spacing: 16) {
      ForEach(["Kat", "Bartholomew"], id: \\.self) { name in
        VStack {
          Circle().fill(.mint).frame(width: 48, height: 48)
          Text(name)
        }
        .frame(maxWidth: .infinity)
      }
    }
    """,
  ]
}
