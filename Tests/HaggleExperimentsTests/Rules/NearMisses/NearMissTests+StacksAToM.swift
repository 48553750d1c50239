extension `The near miss of a rule` {
  /// Of the rules in `Rules/Stacks`, from A to M.
  static let stacksAToM: [String: String] = [
    "idle-choice": """
    // proposal: 320x300
    // text-cell: 8x20
    ScrollView {
      ViewThatFits(in: .vertical) { Text("The ferry left at six."); Text("The ferry left.") }
        .frame(height: 100)
    }
    """,
    "centred-bubbles": """
    // proposal: 393x600
    // text-cell: 8x20
    ScrollView {
      LazyVStack(spacing: 8) {
        Text("Are you there?").padding(8).background(Color.gray)
          .frame(maxWidth: .infinity, alignment: .leading)
        Text("Yes!").padding(8).background(Color.green)
          .frame(maxWidth: .infinity, alignment: .trailing)
      }
    }
    """,
    "beside-both": """
    // proposal: 320x80
    // text-cell: 8x20
    HStack {
      Text("12:30")
      VStack(alignment: .leading) { Text("Lunch"); Text("with Ann") }
    }
    """,
    // The lines are a card in the middle.
    "centred-details": """
    // proposal: 393x300
    // text-cell: 8x20
    VStack {
      Color.teal.frame(height: 120)
      VStack(alignment: .leading) {
        Text("Tides")
        Text("example.org")
      }
      .padding(16)
      .background(Color.yellow)
    }
    """,
    // A figure over what it counts.
    "centred-lines": """
    // proposal: 360x80
    // text-cell: 8x20
    HStack {
      Circle().fill(.teal).frame(width: 40, height: 40)
      VStack { Text("128"); Text("Posts of this week") }
      Spacer()
    }
    """,
    // A button's words are in its middle.
    "centred-in-column": """
    // proposal: 320x200
    // text-cell: 8x20
    VStack(alignment: .leading) {
      Text("Morning light")
      Text("Buy").padding(8).frame(maxWidth: .infinity).background(Color.blue)
    }
    """,
    "drifting-columns": """
    // proposal: 300x200
    // text-cell: 8x20
    HStack(alignment: .top) {
      VStack { Text("Name"); Text("Tags").frame(minHeight: 60); Text("Archived") }
      VStack { Text("Harbour"); Text("boats").frame(minHeight: 60); Text("No") }
    }
    """,
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
    "greedy-decoration": """
    // proposal: 393x759
    // text-cell: 8x20
    VStack(spacing: 0) {
      ForEach(["Alpha", "Beta"], id: \\.self) { title in
        Text(title).padding(12).frame(maxWidth: .infinity).background(Color.yellow)
      }
    }
    """,
    "half-guide": """
    // proposal: 100x100
    Color.indigo.frame(width: 80, height: 80)
      .overlay(alignment: .topTrailing) {
        Circle().frame(width: 20, height: 20)
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
          .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
      }
    """,
    "hanging-bars": """
    // proposal: 300x120
    HStack(alignment: .bottom, spacing: 10) {
      ForEach([40, 90, 20], id: \\.self) { height in
        Color.blue.frame(width: 20, height: CGFloat(height))
      }
    }
    """,
    // The lower card stands at the top.
    "hanging-cards": """
    // proposal: 200x200
    // text-cell: 8x20
    HStack(alignment: .top) {
      ForEach(["Sea", "A long walk over the hills"], id: \\.self) { name in
        VStack(spacing: 0) {
          Color.teal.frame(height: 40)
          Text(name)
        }
      }
    }
    """,
    "hanging-columns": """
    // proposal: 400x180
    // text-cell: 8x20
    HStack(alignment: .top) {
      ForEach([["Ann", "Bob", "Cleo"], ["Dan", "Eve"]], id: \\.self) { names in
        VStack { ForEach(names, id: \\.self) { Text($0) } }
      }
    }
    """,
    "huddled-row": """
    // proposal: 375x60
    // text-cell: 8x20
    HStack { ForEach(0..<4) { _ in Color.black.frame(width: 8, height: 8) } }
      .frame(maxWidth: .infinity)
      .background(Color.gray)
    """,
    "hugging-stack": """
    // proposal: 393x759
    // text-cell: 8x20
    VStack {
      VStack(alignment: .leading) {
        Text("Inbox")
        Text("Three messages")
      }
      Spacer()
    }
    """,
    "idle-alignment": """
    // proposal: 393x759
    ZStack(alignment: .bottomTrailing) {
      Color.red.frame(width: 60, height: 60)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    """,
    "idle-guide": """
    // proposal: 208x300
    HStack(alignment: .top) {
      Color.blue.frame(width: 100, height: 150).alignmentGuide(.top) { _ in -25 }
      Color.red.frame(width: 100, height: 100)
    }
    """,
    "idle-priority": """
    // proposal: 240x80
    // text-cell: 8x20
    HStack {
      Text("A label")
      Color.gray.frame(width: 160, height: 20).layoutPriority(1)
    }
    """,
    // What is tapped stands in the middle of a page.
    "mixed-edges": """
    // proposal: 320x200
    // text-cell: 8x20
    VStack {
      Text("Topics").frame(maxWidth: .infinity, alignment: .leading)
      Button("Show all of them") { }
    }
    """,
    "mixed-lines": """
    // proposal: 300x300
    // text-cell: 8x20
    VStack {
      Text("Release 2")
      Text("Faster start, a smaller download and a new dark theme")
        .multilineTextAlignment(.center)
      Text("Thank you all!")
    }
    """,
    "equal-columns": """
    // proposal: 288x80
    // text-cell: 8x20
    VStack {
      ForEach(["Wholemeal bread", "Butter"], id: \\.self) { name in
        HStack {
          Text(name).frame(maxWidth: .infinity)
          Text("2").frame(maxWidth: .infinity)
          Text("6.40").frame(maxWidth: .infinity)
        }
      }
    }
    """,
    "jumping-rows": """
    // proposal: 300x200
    // text-cell: 8x20
    VStack(spacing: 0) {
      ForEach(["Milk", "Bread"], id: \\.self) { name in
        HStack {
          Text(name)
          Spacer()
          if name == "Milk" { Image(systemName: "checkmark").frame(height: 20) }
        }
      }
    }
    """,
    "low-choice": """
    // proposal: 393x200
    // text-cell: 8x20
    ViewThatFits {
      HStack { Color.red.frame(width: 44, height: 44); Text("Add to basket") }
      Color.red.frame(width: 44, height: 44)
    }
    .frame(width: 300, height: 44)
    """,
    "low-menu": """
    // proposal: 800x500
    // text-cell: 8x20
    HStack(alignment: .top, spacing: 0) {
      VStack(alignment: .leading) {
        Text("Inbox")
        Text("Sent")
        Text("Drafts")
      }
      .frame(width: 160)
      Color.white
    }
    """,
    "line-off-circles": """
    // proposal: 300x100
    // text-cell: 8x20
    HStack(alignment: .top) {
      VStack(spacing: 4) { Circle().frame(width: 32, height: 32); Text("Cart") }
      Rectangle().frame(height: 2).padding(.top, 15)
      VStack(spacing: 4) { Circle().frame(width: 32, height: 32); Text("Pay") }
    }
    """,
    "cut-row": """
    // proposal: 400x100
    // text-cell: 8x20
    HStack {
      Color.red.frame(width: 190, height: 32)
      Color.blue.frame(width: 90, height: 32)
    }
    .frame(width: 200).clipped()
    """,
    "broken-line": """
    // proposal: 320x200
    // text-cell: 8x20
    VStack(spacing: 8) {
      ForEach(0..<3, id: \\.self) { number in
        HStack {
          Color.blue.frame(width: 2)
          Text("Quote \\(number)")
          Spacer()
        }
        .frame(height: 44).background(.mint)
      }
    }
    """,
  ]
}
