extension `The near miss of a rule` {
  /// Of the rules in `Rules/Text`.
  static let text: [String: String] = [
    "uneven-circles": """
    // proposal: 300x100
    // text-cell: 8x20
    HStack {
      ForEach([8, 9, 10], id: \\.self) { day in
        Text("\\(day)").frame(width: 36, height: 36).background(Circle().fill(.red))
      }
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
    // A paragraph beside a word breaks anyhow.
    "cramped-row": """
    // proposal: 220x120
    // text-cell: 8x20
    HStack(spacing: 8) {
      Text("The train is late again, so do not wait")
      Text("London")
    }
    """,
    // One of the two fits as it is.
    "crowded-row": """
    // proposal: 393x300
    // text-cell: 6x17
    HStack {
      Text("Shipping address").font(.system(size: 40))
      Spacer()
      Text("Home").font(.system(size: 40))
    }
    """,
    "cut-text": """
    // proposal: 393x700
    // text-cell: 14x34
    Text("Our rather longish headers").frame(width: 100).frame(minHeight: 100)
    """,
    "endless-line": """
    // proposal: 393x400
    // text-cell: 8x20
    ScrollView {
      Text("The lease begins on the first of the month and ends with six weeks of notice")
      ScrollView(.horizontal) {
        HStack { Text("A strip of some words that goes on and on"); Text("and on") }
      }
    }
    """,
    "idle-text-alignment": """
    // proposal: 320x100
    // text-cell: 8x20
    VStack {
      Text("12.40").multilineTextAlignment(.trailing)
        .frame(maxWidth: .infinity, alignment: .trailing)
      Text("12.40").multilineTextAlignment(.center).frame(maxWidth: .infinity)
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
    // Large type that fits into its line.
    "limited-lines": """
    // proposal: 300x200
    ScrollView {
      Text("Meeting room").lineLimit(1)
      Text("Second floor").lineLimit(2)
    }
    .dynamicTypeSize(.accessibility2)
    """,
    "long-underline": """
    // proposal: 375x100
    // text-cell: 8x20
    VStack {
      Text("Statistics")
      Divider()
      Rectangle().frame(width: 80, height: 5)
    }
    """,
    "marker-off-line": """
    // proposal: 200x200
    // text-cell: 8x20
    HStack(alignment: .top) {
      Circle().fill(.red).frame(width: 8, height: 8)
      Text("Pack the tent, the stove and two warm blankets")
    }
    """,
    "mixed-sizes": """
    // proposal: 320x120
    VStack {
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text("15.5").font(.system(size: 40))
        Text("g").font(.system(size: 17))
      }
      HStack {
        Text("8").font(.system(size: 40))
        Text("kilometres to the next hut").font(.system(size: 17))
      }
    }
    """,
    "number-column": """
    // proposal: 240x100
    // text-cell: 8x20
    VStack {
      ForEach(["5,978", "41"], id: \\.self) { count in
        HStack {
          Text("Tokens")
          Spacer()
          Text(count)
          Text(count == "41" ? "$1.18" : "$152.46").frame(minWidth: 60, alignment: .trailing)
        }
      }
    }
    """,
    "passed-over": """
    // proposal: 200x50
    // text-cell: 8x20
    ViewThatFits {
      Text("What is new in this version of the app").id("whole")
      ScrollView { Text("What is new in this version of the app, and why") }.id("scrolling")
    }
    .id("choice")
    """,
    "short-turn": """
    // proposal: 393x600
    Color.blue.frame(width: 200, height: 30)
      .rotationEffect(.degrees(-90)).frame(width: 40, height: 200)
    """,
    "squeezed-text": """
    // proposal: 200x100
    // text-cell: 8x20
    HStack {
      Color.indigo
      Text("Good morning").layoutPriority(1)
      Color.mint
    }
    """,
    "tight-circle": """
    // proposal: 200x100
    // text-cell: 8x20
    Text("12").frame(width: 28, height: 28)
      .background(Circle().fill(.red))
    """,
    "uneven-lines": """
    // proposal: 230x64
    // text-cell: 8x20
    HStack(alignment: .top, spacing: 10) {
      ForEach(["Tea", "Mountain spring water"], id: \\.self) { name in
        VStack(alignment: .leading, spacing: 4) {
          Text(name).lineLimit(2, reservesSpace: true)
          Text("3.50")
        }
        .frame(width: 110, alignment: .leading)
      }
    }
    """,
    // A little smaller it can be read, and what may become a dot is to be there.
    "tiny-text": """
    // proposal: 220x60
    // text-cell: 8x20
    VStack {
      Text("Cooperative Savings Bank of the Isles").lineLimit(1).minimumScaleFactor(0.4)
      Text("Savings Bank").lineLimit(1).minimumScaleFactor(0.1).frame(width: 38)
    }
    """,
    "unscaled-text": """
    // proposal: 300x100
    // text-cell: 8x20
    VStack {
      Text("Total of all accounts").lineLimit(1).minimumScaleFactor(0.5).frame(width: 120)
      Text("Total of all accounts").lineLimit(2).minimumScaleFactor(0.5).frame(width: 120)
      Text("Total of all accounts").frame(width: 120)
    }
    """,
    "cut-count": """
    // proposal: 180x28
    // text-cell: 8x20
    HStack(spacing: 6) {
      Text("feature/rework-the-settings-sidebar").lineLimit(1)
      Spacer(minLength: 4)
      HStack(spacing: 4) {
        Text("+12840")
        Text("-3960")
      }
      .fixedSize()
    }
    """,
    // What the last one leaves is less than what the others lack.
    "tight-share": """
    // proposal: 300x60
    // text-cell: 8x20
    HStack(spacing: 0) {
      Text("Everything").frame(maxWidth: .infinity)
      Text("Recommended").frame(maxWidth: .infinity)
      Text("Downloaded").frame(maxWidth: .infinity)
      Text("Settings").frame(maxWidth: .infinity)
    }
    .lineLimit(1)
    """,
    // Half of it is seen.
    "lost-words": """
    // proposal: 240x40
    // text-cell: 8x20
    HStack {
      Text("Delivery address").lineLimit(1)
      Text("12 Rue de la Montagne").lineLimit(1).layoutPriority(1)
    }
    """,
    "touching-words": """
    // proposal: 200x60
    HStack(spacing: 8) {
      ForEach(["CHARGE", "EFFORT", "REST"], id: \\.self) { label in
        Text(label).frame(maxWidth: .infinity)
      }
    }
    """,
    "centred-cut": """
    // proposal: 200x60
    HStack(spacing: 0) { ForEach(0..<5) { _ in Circle().frame(width: 20, height: 20) } }
      .overlay(alignment: .leading) {
        HStack(spacing: 0) { ForEach(0..<5) { _ in Circle().frame(width: 20, height: 20) } }
          .frame(width: 70, alignment: .leading).clipped()
      }
    """,
    "spread-layers": """
    // proposal: 300x300
    // text-cell: 8x20
    VStack {
      ZStack {
        ForEach([0.0, 90, 180, 270], id: \\.self) { angle in
          Circle().frame(width: 40, height: 40)
            .offset(x: 100 * cos(angle * .pi / 180), y: 100 * sin(angle * .pi / 180))
        }
      }
      .frame(width: 240, height: 240)
      Text("Choose a player")
    }
    """,
  ]
}
