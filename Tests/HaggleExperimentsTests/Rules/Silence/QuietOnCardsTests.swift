import Testing

/// What is meant of cards, bubbles and columns, each with a twin in which it is a mistake.
@Suite struct `What a card is meant to be` {
  private static func ticket(_ date: String) -> String {
    """
    HStack {
      VStack(alignment: .leading) { Text("Admit one"); Text("Row 12"); Text("Seat 4") }
      Spacer()
      VStack(spacing: 4) { \(date) }
    }
    """
  }

  private static func chat(_ gap: String, _ paint: String) -> String {
    """
    // proposal: 361x200
    HStack(spacing: 0) {
      Spacer(\(gap))
      VStack(alignment: .leading) {
        Text("On my way").frame(maxWidth: .infinity, alignment: .leading)
        Text("See you there")
      }
      .padding(12)\(paint)
    }
    """
  }

  private static func plans(_ background: String) -> String {
    """
    // proposal: 393x700
    VStack {
      ForEach(["Yearly", "Monthly"], id: \\.self) { plan in
        HStack { Text(plan); Spacer(); Text("$29") }
          .padding(12).frame(maxHeight: .infinity)\(background)
      }
    }
    """
  }

  private static func page(_ background: String) -> String {
    """
    // device: iPhone 16
    ScrollView {
      VStack {
        Text("Nothing saved").frame(maxWidth: .infinity, maxHeight: .infinity)
          .padding(16)\(background)
        Text("Books")
      }
    }
    """
  }

  private static func bar(_ label: String) -> String {
    """
    // device: iPhone 16
    VStack {
      HStack { Button {} label: { \(label) }.buttonStyle(.plain); Text("Edit card"); Spacer() }
      Spacer()
    }
    """
  }

  private static let cross = "Image(systemName: \"xmark\").font(.system(size: 14))"
  private static let words = "Text(\"SAT\"); Text(\"TEN\")"

  private static func board(_ outer: (String, String), _ inner: (String, String)) -> String {
    """
    // proposal: 393x400
    // text-cell: 8x20
    \(outer.0) HStack(alignment: .top) {
      ForEach(["Rewrite the onboarding flow", "Offline"], id: \\.self) { name in
        \(inner.0) VStack(alignment: .leading) {
          Text(name)
          HStack { Text("8"); Spacer() }
        }
        .padding().background(Color.gray) \(inner.1)
      }
    } \(outer.1)
    """
  }

  private static let cases = [
    "columns that scroll by themselves have no common lines": Twin(
      fine: board(("", ""), ("ScrollView {", "}")), wrong: board(("ScrollView {", "}"), ("", "")),
      finding: "smell uneven-lines"),
    "a date is read by itself": Twin(
      fine: ticket("Text(\"SAT\"); Text(\"21\").font(.system(size: 40))"),
      wrong: ticket(words), finding: "smell unlevel-columns"),
    "a capsule is as high as its word": Twin(
      fine: """
        HStack {
          VStack { Text("Yearly overview"); Text("Overview"); Text("2026") }
          Text("Owner").padding(4).background(Color.blue, in: Capsule())
        }
        """,
      wrong: """
        HStack {
          VStack { Text("Yearly overview"); Text("Overview"); Text("2026") }
          Text("Owner").padding(4).background(Color.blue)
        }
        """, finding: "smell uneven-background"),
    "a row at the top of the text's own is no unsafe place": Twin(
      fine: """
        // device: iPhone 16
        VStack { Text("Settings").padding(.top, 62); Color.gray }
          .ignoresSafeArea(edges: .top)
          .safeAreaInset(edge: .top) { Color.clear.frame(height: 40) }
        """,
      wrong: """
        // device: iPhone 16
        VStack { Text("Settings").padding(.top, 20); Color.gray }
          .ignoresSafeArea(edges: .top)
          .safeAreaInset(edge: .top) { Color.clear.frame(height: 40) }
        """, finding: "smell unsafe-text"),
    "a card in a page that scrolls does not take what it leaves": Twin(
      fine: page(".background(Color.gray).cornerRadius(12)"), wrong: page(""),
      finding: "smell idle-spacer"),
    "a button of one length is served first on purpose": Twin(
      fine: """
        // proposal: 300x100
        HStack {
          Text("The payment did not reach the terminal, nothing was charged")
          Button("Try again") {}.fixedSize().layoutPriority(1)
        }
        """,
      wrong: """
        // proposal: 300x100
        HStack {
          Text("The payment did not reach the terminal, nothing was charged")
          Color.red.frame(width: 72, height: 20).layoutPriority(1)
        }
        """, finding: "smell idle-priority"),
    "a row without paint may take its end of the room": Twin(
      fine: chat("minLength: 60", ""),
      wrong: chat(
        "minLength: 60", ".background(Color.mint, in: RoundedRectangle(cornerRadius: 8))"),
      finding: "smell greedy-decoration"),
    "a spacer that only keeps things apart may end where it has to": Twin(
      fine: chat("", ".background(Color.mint)"),
      wrong: chat("minLength: 60", ".background(Color.mint)"),
      finding: "smell greedy-decoration"),
    "a symbol with room around it is large enough for a finger": Twin(
      fine: bar("\(cross).padding(12)"), wrong: bar(cross), finding: "smell small-target"),
    "a word is no symbol": Twin(
      fine: bar("Text(\"OK\")"), wrong: bar(cross), finding: "smell small-target"),
    "what is tapped in a bar has the bar's room": Twin(
      fine: """
        // device: iPhone 16
        NavigationStack {
          Color.clear.toolbar { Button {} label: { \(cross) } }
        }
        """,
      wrong: bar(cross), finding: "smell small-target"),
    "a row of a list reacts as a whole": Twin(
      fine: "// device: iPhone 16\nList { Button {} label: { \(cross) } }", wrong: bar(cross),
      finding: "smell small-target"),
    "rows without paint may share a page": Twin(
      fine: plans(""), wrong: plans(".background(Color.mint)"),
      finding: "smell greedy-decoration"),
  ]

  @Test(arguments: cases.keys.sorted())
  func `is not taken for a mistake`(name: String) throws {
    try #require(Self.cases[name]).expectOfSecond(name)
  }
}
