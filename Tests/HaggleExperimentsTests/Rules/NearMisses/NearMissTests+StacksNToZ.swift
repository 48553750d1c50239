extension `The near miss of a rule` {
  /// Of the rules in `Rules/Stacks`, from N to Z.
  static let stacksNToZ: [String: String] = [
    // One without a priority takes what is left.
    "priority-weights": """
    // proposal: 200x300
    // text-cell: 8x20
    VStack {
      Text("Map").frame(maxWidth: .infinity, maxHeight: .infinity).layoutPriority(0.7)
      Text("Stops").frame(height: 60).layoutPriority(0.3)
    }
    """,
    // The room of each is as large as its ring.
    "overlapping-rings": """
    // proposal: 200x60
    // text-cell: 8x20
    HStack(spacing: 4) {
      ForEach(["Mo", "Tu", "We"], id: \\.self) { day in
        Text(day).frame(width: 40, height: 40)
          .overlay { Circle().stroke(.orange, lineWidth: 2).frame(width: 40, height: 40) }
      }
    }
    """,
    "off-middle": """
    // proposal: 393x20
    // text-cell: 8x20
    HStack(spacing: 0) {
      Text("Back")
      Spacer()
      Text("Now")
      Spacer()
      Text("Next")
    }
    """,
    // All of them fit beside their icons.
    "mixed-choices": """
    // proposal: 300x200
    // text-cell: 8x20
    VStack(alignment: .leading) {
      ForEach(["Passport", "International driving permit"], id: \\.self) { name in
        ViewThatFits {
          HStack { Color.red.frame(width: 28, height: 28); Text(name) }
          VStack(alignment: .leading) { Color.red.frame(width: 28, height: 28); Text(name) }
        }
      }
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
    "ragged-fields": """
    // proposal: 393x100
    // text-cell: 8x20
    VStack {
      HStack { Text("Name").frame(width: 90); TextField("", text: .constant("")) }
      HStack { Text("Postal code").frame(width: 90); TextField("", text: .constant("")) }
    }
    """,
    "ragged-rows": """
    // proposal: 200x60
    // text-cell: 8x20
    VStack(alignment: .leading) {
      ForEach(8..<11) { n in
        HStack { Text("\\(n).").frame(width: 24); Text("Bread") }
      }
    }
    """,
    // The draft has one line.
    "risen-button": """
    // proposal: 300x300
    // text-cell: 8x20
    VStack(spacing: 0) {
      ScrollView { Text("Yesterday") }
      HStack(spacing: 8) {
        Text("The first is").padding(8).background(Color.gray.opacity(0.2))
        Image(systemName: "paperplane").frame(width: 28, height: 28)
      }
    }
    """,
    "scattered-rows": """
    // proposal: 300x100
    // text-cell: 8x20
    VStack(alignment: .leading) {
      ForEach(["Lunch", "Dinner with everybody"], id: \\.self) { title in
        HStack {
          Color.red.frame(width: 8, height: 8)
          Text(title)
        }
      }
    }
    """,
    // It is smaller by a few points.
    "shrunk-view": """
    // proposal: 200x200
    // text-cell: 8x20
    VStack(spacing: 4) {
      Text("12")
      Rectangle().frame(width: 32, height: 60).scaleEffect(0.7)
      Text("May")
    }
    """,
    // Two are as wide as four, with the distance between them.
    "staggered-rows": """
    // proposal: 320x200
    VStack(spacing: 8) {
      HStack(spacing: 8) { Color.gray; Color.gray; Color.gray; Color.gray }
      HStack(spacing: 8) { Color.gray; Color.gray }
    }
    """,
    "starved-view": """
    // proposal: 308x80
    HStack {
      Color.blue.layoutPriority(1)
      Color.gray.frame(minWidth: 60)
    }
    """,
    // A spacer pushes the symbol to the end.
    "stranded-accessory": """
    // proposal: 320x60
    // text-cell: 8x20
    // image: "chevron" 10x14
    HStack {
      Text("Safari")
      Spacer()
      Image("chevron")
    }
    .padding(10)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.gray)
    """,
    "stretched-card": """
    // proposal: 393x600
    // text-cell: 8x20
    VStack {
      VStack {
        Text("Steps")
        Spacer()
        Text("8 000")
      }
      .padding(12)
      .background(Color.yellow)
      .fixedSize(horizontal: false, vertical: true)
      Text("More below")
    }
    """,
    "underfill": """
    // proposal: 620x80
    HStack(spacing: 10) {
      Color.blue
      Color.green
      Color.yellow.relativeProposed(width: 0.5).layoutPriority(1)
    }
    """,
    "uneven-background": """
    // proposal: 320x400
    // text-cell: 8x20
    HStack(spacing: 20) {
      Text("!").padding(20).background(Capsule().fill(.orange))
      Text("Ferries stay in port until the wind drops below force seven")
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
    "uneven-halves": """
    // proposal: 184x80
    // text-cell: 8x20
    HStack(spacing: 0) {
      Text("Steps").background(Color.green)
      Text("Kilometres").background(Color.blue)
    }
    """,
    "uneven-widths": """
    // proposal: 393x300
    // text-cell: 8x20
    VStack(alignment: .leading) {
      Text("Hello").padding(12).background(Color.blue)
      Text("How do you do?").padding(12).background(Color.blue)
    }
    """,
    "unlevel-columns": """
    // proposal: 393x200
    // text-cell: 8x20
    HStack(alignment: .top) {
      VStack {
        Text("@twostraws")
        Color.teal.frame(width: 64, height: 64)
      }
      VStack {
        Text("Full name:")
        Text("Paul Hudson")
      }
    }
    """,
    "unlevel-parts": """
    // proposal: 200x100
    // text-cell: 8x20
    struct Card: View {
      let titles: [String]
      var body: some View {
        VStack { ForEach(titles, id: \\.self) { Text($0) } }
      }
    }
    HStack(alignment: .top) { Card(titles: ["a", "b", "c"]); Card(titles: ["a", "b"]) }
    """,
    "spread-card": """
    // proposal: 760x750
    // text-cell: 8x20
    VStack {
      HStack { Text("Saved"); Spacer(); Text("Close") }
        .padding(14)
        .background(.gray, in: RoundedRectangle(cornerRadius: 12))
    }
    .padding(20)
    """,
    "top-line": """
    // proposal: 393x120
    // text-cell: 8x20
    VStack {
      ForEach(["Device ID", "A name so long that it takes a second line of its row"], id: \\.self) {
        name in
        HStack(alignment: .top) {
          Circle().frame(width: 40, height: 40)
          Text(name)
          Spacer()
        }
      }
    }
    """,
    // An offset takes no room.
    "raising-guide": """
    // proposal: 300x200
    // text-cell: 8x20
    HStack {
      Text("Home").frame(height: 40)
      Circle().fill(.orange).frame(width: 60, height: 60).offset(y: -30)
      Text("Profile").frame(height: 40)
    }
    .background(Color.gray)
    """,
    "sideless-bubble": """
    // proposal: 375x400
    // text-cell: 8x20
    VStack {
      HStack { Text("On my way").padding(8).background(Color.gray); Spacer(minLength: 60) }
      HStack {
        Spacer(minLength: 60)
        Text("The train is late again so please begin without me and keep a seat")
          .padding(8).background(Color.blue)
      }
    }
    """,
    "outgrown-share": """
    // proposal: 184x100
    // text-cell: 8x20
    HStack(spacing: 0) {
      Color.green.frame(width: 80, height: 40).frame(maxWidth: .infinity).background(Color.mint)
      Text("142").frame(maxWidth: .infinity).background(Color.teal)
    }
    """,
  ]
}
