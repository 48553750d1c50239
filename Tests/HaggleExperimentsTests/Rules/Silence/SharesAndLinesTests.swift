import Testing

/// What is to be shared, joined, kept or chosen, and is not.
@Suite struct `A share, a line or a choice` {
  private static let cases = [
    "a stated width in a share of a row": Twin(
      fine: gauges("maxWidth: 120"), wrong: gauges("width: 120"),
      finding: "smell outgrown-share at frame.1, width"),
    "a stated width in a share that nobody sees": Twin(
      fine: gauges("width: 120", ""), wrong: gauges("width: 120"),
      finding: "smell outgrown-share"),
    "colours behind the cells of a table": Twin(
      fine: table(".frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)"),
      wrong: table(""), finding: "smell narrow-cells at background.3, width"),
    "a row that a clip cuts": Twin(
      fine: column("maxWidth: .infinity"), wrong: column("width: 290"),
      finding: "smell cut-row at frame.3, width"),
    "a row that scrolls in what cuts it": Twin(
      fine: """
        // proposal: 300x60
        ScrollView(.horizontal) {
          HStack { Text("About").frame(width: 290); Circle().frame(width: 32, height: 32) }
        }
        .frame(width: 300).clipped()
        """,
      wrong: column("width: 290"), finding: "smell cut-row"),
    "a layer further down than any number of rows": Twin(
      fine: day("1e30"), wrong: day("60"), finding: "smell drifting-layers"),
    "a line in rows": Twin(
      fine: timeline("spacing: 0"), wrong: timeline("spacing: 8"),
      finding: "smell broken-line at frame.3, height"),
    "a heading that an offset keeps in sight": Twin(
      fine: chapter(".zIndex(1)"), wrong: chapter(""),
      finding: "smell covered-overhang at offset.1"),
    "a choice that begins with the shortest": Twin(
      fine: summary("stops on the way to Kyoto", ""),
      wrong: summary("", "stops on the way to Kyoto"),
      finding: "contract idle-choice at ViewThatFits.1, width"),
    "a spacer of a stated length before an empty text": Twin(
      fine: setting("On"), wrong: setting(""), finding: "smell empty-slot at HStack.2, width"),
    "rows of which some have two symbols": Twin(
      fine: profiles("opacity(isShared ? 1 : 0)"), wrong: profiles(nil),
      finding: "smell jumping-rows at HStack.2, height"),
    "a list of lines that has little left": Twin(
      fine: welcome(160), wrong: welcome(260), finding: "smell narrow-slit at ScrollView.1, height"),
    "views that a layout puts just outside of itself": Twin(
      fine: dial("min(bounds.width, bounds.height)"), wrong: dial("bounds.width"),
      finding: "contract overflow at frame.1, height"),
    "views that a layout hides far away": Twin(
      fine: dial("900"), wrong: dial("bounds.width"), finding: "contract overflow"),
    "views that wait right at the edges of a layout": Twin(
      fine: dial("420"), wrong: dial("bounds.width"), finding: "contract overflow"),
  ]

  @Test(arguments: cases.keys.sorted())
  func `is told where it is missed, and not where it is kept`(name: String) throws {
    try #require(Self.cases[name]).expectOfSecond(name)
  }
}

// MARK: - The views

extension `A share, a line or a choice` {
  private static func gauges(
    _ width: String, _ paint: String = ".background(Color.mint)"
  ) -> String {
    """
    // proposal: 184x200
    // text-cell: 8x20
    HStack(spacing: 0) {
      VStack {
        Text("Pace")
        Capsule().frame(\(width)).frame(height: 40)
      }
      .frame(maxWidth: .infinity)\(paint)
      VStack {
        Text("Pulse")
        Text("142").frame(height: 40)
      }
      .frame(maxWidth: .infinity)\(paint)
    }
    """
  }

  private static func table(_ frame: String) -> String {
    """
    // proposal: 393x200
    // text-cell: 8x20
    struct Cell: View {
      let text: String
      var body: some View { Text(text).padding(8)\(frame).background(Color.mint) }
    }
    Grid(horizontalSpacing: 1, verticalSpacing: 1) {
      GridRow { Cell(text: "Option"); Cell(text: "Effect") }
      GridRow { Cell(text: "-v"); Cell(text: "Prints every step") }
    }
    """
  }

  private static func column(_ width: String) -> String {
    """
    // proposal: 900x450
    // text-cell: 8x20
    HStack(spacing: 0) {
      VStack {
        Color.blue.frame(width: 120, height: 120)
        HStack {
          Text("More about this update").frame(\(width), alignment: .leading)
          Circle().frame(width: 32, height: 32)
        }
      }
      .frame(width: 300).clipped()
      Color.white
    }
    """
  }

  private static func day(_ hour: String) -> String {
    """
    // proposal: 200x600
    // text-cell: 8x20
    ZStack(alignment: .topLeading) {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(0..<6) { Text("\\($0):00").frame(height: 60, alignment: .top) }
      }
      Color.blue.frame(width: 80, height: 60).padding(.top, CGFloat(5) * \(hour))
    }
    """
  }

  private static func timeline(_ spacing: String) -> String {
    """
    // proposal: 393x700
    // text-cell: 8x20
    ScrollView {
      VStack(\(spacing)) {
        ForEach(["Dentist", "Lunch", "Ferry"], id: \\.self) { name in
          HStack(spacing: 12) {
            Text("9:00").frame(width: 48)
            Rectangle().fill(.blue).frame(width: 2)
            Text(name)
            Spacer()
          }
          .frame(height: 44)
        }
      }
    }
    """
  }

  private static func chapter(_ order: String) -> String {
    """
    // proposal: 393x700
    // text-cell: 8x20
    VStack(spacing: 0) {
      Text("Heading").frame(maxWidth: .infinity).frame(height: 32).background(Color.white)
        .offset(y: 40)\(order)
      Color.yellow.frame(height: 120)
    }
    """
  }

  private static func summary(_ first: String, _ last: String) -> String {
    """
    // proposal: 800x80
    // text-cell: 8x20
    HStack {
      ViewThatFits(in: .horizontal) {
        Text("6 stops \(first)")
        Text("6 stops \(last)")
      }
      Spacer()
    }
    """
  }

  private static func setting(_ title: String) -> String {
    """
    // proposal: 393x80
    // text-cell: 8x20
    HStack {
      Text("Share usage")
      Spacer()
      HStack(spacing: 0) {
        Capsule().fill(.green).frame(width: 51, height: 31)
        Spacer().frame(width: 12)
        Text("\(title)")
      }
    }
    """
  }

  private static func profiles(_ hiding: String?) -> String {
    let symbols = ["cloud", "tv"].map { name in
      hiding.map { "Image(\"\(name)\").\($0)" } ?? "if isShared { Image(\"\(name)\") }"
    }
    return """
      // proposal: 320x200
      // text-cell: 8x20
      // image: "cloud" 28x28
      // image: "tv" 28x28
      struct Row: View {
        let name: String
        let isShared: Bool
        var body: some View {
          HStack { Text(name); Spacer(); \(symbols.joined(separator: "; ")) }
        }
      }
      VStack(spacing: 4) {
        Row(name: "Home", isShared: true)
        Row(name: "Office", isShared: false)
      }
      """
  }

  private static func welcome(_ picture: Int) -> String {
    """
    // proposal: 320x548
    // text-cell: 8x20
    VStack(spacing: 16) {
      Color.indigo.frame(height: \(picture))
      Text("Welcome")
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          ForEach(0..<7, id: \\.self) { Text("What it can do, part \\($0)") }
        }
      }
      Text("Your campaigns stay on this device and in your own cloud storage")
      Color.blue.frame(height: 50)
    }
    .padding(16)
    """
  }

  private static func dial(_ whole: String) -> String {
    """
    // proposal: 600x240
    struct Radial: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        let radius = \(whole) / 3
        for (index, subview) in subviews.enumerated() {
          let angle = Double(index) * Double.pi
          let point = CGPoint(
            x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle))
          subview.place(at: point, anchor: .center, proposal: .unspecified)
        }
      }
    }
    Radial {
      Circle().frame(width: 40, height: 40)
      Circle().frame(width: 40, height: 40)
    }
    """
  }
}
