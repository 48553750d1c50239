import Testing

/// Views that are to stand at an edge or in a column, and do not.
@Suite struct `An edge or a column` {
  private static let cases = [
    "a point at a corner": Twin(
      fine: handle("x: 12, y: 12"), wrong: handle("x: 0, y: 0"),
      finding: "smell half-point at frame.2, width"),
    "a point in the middle of an edge": Twin(
      fine: handle("x: 100, y: 188"), wrong: handle("x: 100, y: 200"),
      finding: "smell half-point at frame.2, height"),
    "a point at a corner that nothing clips": Twin(
      fine: handle("x: 0, y: 0", clip: ""), wrong: handle("x: 0, y: 0"),
      finding: "smell half-point"),
    "the filled part of a bar": Twin(
      fine: bar("width: 150"), wrong: bar("width: 190"),
      finding: "smell long-fill at frame.2, width"),
    "the filled part of a bar that is clipped": Twin(
      fine: bar("width: 190", ".clipShape(Capsule())"), wrong: bar("width: 190"),
      finding: "smell long-fill"),
    "columns of words without spacing": Twin(
      fine: words("spacing: 6", "Text(label).minimumScaleFactor(0.5).lineLimit(1)"),
      wrong: words("spacing: 0", "Text(label)"), finding: "smell touching-words at Text.1, width"),
    "words of which nobody says that they are columns": Twin(
      fine: """
        // proposal: 300x60
        HStack(spacing: 0) { Text("12"); Text("points"); Text("of 30") }
        """,
      wrong: words("spacing: 0", "Text(label)"), finding: "smell touching-words"),
    "rows of which some have no symbol": Twin(
      fine: shortcuts("Image(systemName: icon ?? \"circle\").frame(width: 18)"),
      wrong: shortcuts("if let icon { Image(systemName: icon).frame(width: 18) }"),
      finding: "smell pushed-labels at Text.3, width"),
    "a mark that only some rows have": Twin(
      fine: shortcuts("if let icon { Image(systemName: icon) }"),
      wrong: shortcuts("if let icon { Image(systemName: icon).frame(width: 18) }"),
      finding: "smell pushed-labels"),
    "names under bars beside an axis": Twin(
      fine: chart(".padding(.leading, 60)"), wrong: chart(""),
      finding: "smell beside-columns at HStack.3, width"),
    "the inset of the screen and a distance": Twin(
      fine: toast("16"), wrong: toast("space.safeAreaInsets.top + 16"),
      finding: "smell doubled-inset at padding.1, height"),
    "a text beside one that insists": Twin(
      fine: accounts(".lineLimit(1)"), wrong: accounts(".fixedSize()"),
      finding: "smell insistent-text at Text.1, width"),
    "a priority that all views of a row have": Twin(
      fine: episode(""), wrong: episode(".layoutPriority(1)"),
      finding: "smell idle-priority at layoutPriority.1, width"),
    "a readable width in the middle": Twin(
      fine: trips(", alignment: .leading"), wrong: trips(""),
      finding: "smell missed-edge at frame.2, width"),
    "a view of a card that is moved": Twin(
      fine: card(".offset(y: 8)"), wrong: card(".offset(y: 24)"),
      finding: "smell left-behind at offset.1, height"),
    "a divider in a column of its own": Twin(
      fine: """
        // proposal: 393x40
        HStack(spacing: 12) { Text("12 posts"); Divider(); Text("340 followers") }
        """,
      wrong: """
        // proposal: 393x40
        HStack(spacing: 12) { Text("12 posts"); VStack { Divider() }; Text("340 followers") }
        """, finding: "smell lying-divider at Divider.1, width"),
    "a line of text beside a control": Twin(
      fine: setting(30), wrong: setting(32), finding: "smell top-line at HStack.1, height"),
    "pages as wide as what scrolls them": Twin(
      fine: carousel("", ".contentMargins(.horizontal, 20, for: .scrollContent)"),
      wrong: carousel(".padding(.horizontal, 20)", ""),
      finding: "smell relative-margin at padding.1, width"),
  ]

  @Test(arguments: cases.keys.sorted())
  func `is told where it is missed, and not where it is kept`(name: String) throws {
    try #require(Self.cases[name]).expectOfSecond(name)
  }

  private static func handle(_ point: String, clip: String = ".clipped()") -> String {
    """
    // proposal: 200x200
    ZStack {
      Color.gray.opacity(0.2)
      Circle().fill(.red).frame(width: 24, height: 24).position(\(point))
    }
    .frame(width: 200, height: 200)
    \(clip)
    """
  }

  private static func bar(_ width: String, _ clip: String = "") -> String {
    """
    // proposal: 200x60
    Capsule().fill(.gray).frame(height: 6)
      .overlay(alignment: .leading) { Capsule().fill(.green).frame(\(width)) }
      \(clip)
      .padding(24)
    """
  }

  private static func words(_ spacing: String, _ text: String) -> String {
    """
    // proposal: 147x60
    HStack(\(spacing)) {
      ForEach(["CHARGE", "EFFORT", "REST"], id: \\.self) { label in
        \(text).frame(maxWidth: .infinity)
      }
    }
    """
  }

  private static func shortcuts(_ symbol: String) -> String {
    """
    // proposal: 393x300
    struct Row: View {
      let name: String
      var icon: String? = nil
      var body: some View {
        HStack(spacing: 8) {
          \(symbol)
          Text(name)
          Spacer()
        }
      }
    }
    VStack {
      Row(name: "Left", icon: "arrow.left")
      Row(name: "Right", icon: "arrow.right")
      Row(name: "Balance")
    }
    """
  }

  private static func chart(_ padding: String) -> String {
    """
    // proposal: 393x300
    VStack(spacing: 4) {
      HStack(spacing: 0) {
        Text("200").frame(width: 60)
        HStack(alignment: .bottom, spacing: 0) {
          ForEach([120.0, 80, 160], id: \\.self) { amount in
            Color.blue.frame(width: 40, height: amount).frame(maxWidth: .infinity)
          }
        }
      }
      HStack(spacing: 0) {
        ForEach(["Mon", "Tue", "Wed"], id: \\.self) { name in
          Text(name).frame(maxWidth: .infinity)
        }
      }
      \(padding)
    }
    """
  }

  private static func toast(_ length: String) -> String {
    """
    // device: iPhone 16
    GeometryReader { space in
      VStack(spacing: 0) {
        Text("Saved").padding(12).background(.green).padding(.top, \(length))
        Spacer()
      }
      .frame(maxWidth: .infinity)
    }
    """
  }

  private static func accounts(_ modifier: String) -> String {
    """
    // proposal: 320x300
    struct Row: View {
      let name: String
      let readout: String
      var body: some View {
        HStack(spacing: 10) {
          Text(name)
          Spacer()
          Text(readout)\(modifier)
        }
      }
    }
    VStack {
      Row(name: "Claude Pro (personal)", readout: "100% resets Thu 14:00")
      Row(name: "Claude Max (company)", readout: "12%")
    }
    """
  }

  private static func episode(_ priority: String) -> String {
    """
    // proposal: 360x60
    HStack(spacing: 8) {
      Text("Layout deep dive, part two").lineLimit(1).layoutPriority(1)
      Spacer(minLength: 12)
      Text("Yesterday at 9:41 in the evening").lineLimit(1)\(priority)
    }
    """
  }

  private static func trips(_ alignment: String) -> String {
    """
    // proposal: 834x700
    VStack(alignment: .leading, spacing: 20) {
      Text("Your trips").padding(.horizontal, 16)
      Color.teal.frame(height: 100)
        .padding(.horizontal, 16)
        .frame(maxWidth: 640)
        .frame(maxWidth: .infinity\(alignment))
    }
    """
  }

  private static func card(_ offset: String) -> String {
    """
    // proposal: 320x300
    VStack(alignment: .leading, spacing: 4) {
      Text("Northern Harbour")
      Text("The Ferries")\(offset)
    }
    .padding(12)
    .background(Color.mint)
    """
  }

  private static func setting(_ height: Int) -> String {
    """
    // proposal: 320x300
    HStack(alignment: .top, spacing: 12) {
      Text("Launch at login").frame(maxWidth: .infinity, alignment: .leading)
      Capsule().fill(.green).frame(width: 52, height: \(height))
    }
    """
  }

  private static func carousel(_ padding: String, _ margins: String) -> String {
    """
    // proposal: 393x200
    ScrollView(.horizontal) {
      LazyHStack(spacing: 10) {
        ForEach(["One", "Two", "Three"], id: \\.self) { title in
          Color.purple.overlay { Text(title) }
            .containerRelativeFrame(.horizontal)
        }
      }
      \(padding)
    }
    \(margins)
    """
  }
}
