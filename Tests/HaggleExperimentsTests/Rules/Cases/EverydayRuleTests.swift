import Testing

/// Rows, cards and pages as they are asked about most, each beside one in which it is meant.
@Suite struct `A rule on everyday screens` {
  @Test(arguments: [
    // A shape or a picture that nothing limits beside a text, on a screen that is higher than wide.
    (
      "VStack { HStack { Circle().fill(.green).id(\"dot\"); Text(\"Ready\"); Spacer() }; Spacer() }",
      "smell unsized-shape at dot, height"
    ),
    (
      """
      VStack {
        HStack { Circle().fill(.green).frame(maxWidth: 12); Text("Ready"); Spacer() }
        Spacer()
      }
      """, ""
    ),
    (
      """
      // image: "leaf" 20x20
      VStack {
        HStack { Image("leaf").resizable().scaledToFit().id("leaf"); Text("Herbs"); Spacer() }
        Spacer()
      }
      """, "smell greedy-picture at leaf, height"
    ),
    // It is no larger than it is made for, beside more than a line.
    (
      """
      // image: "leaf" 400x400
      VStack {
        HStack {
          Image("leaf").resizable().scaledToFit()
          VStack { Text("Herbs"); Text("Basil"); Text("Thyme"); Text("Mint") }
          Spacer()
        }
        Spacer()
      }
      """, ""
    ),
    // A clear colour for what is missing in one of several rows.
    (
      """
      VStack {
        HStack { Text("Post"); Spacer(); Text("4") }
        HStack { Text("Drafts"); Spacer(); Color.clear.id("none") }
      }
      """, "smell clear-taker at none, height"
    ),
    (
      """
      VStack {
        HStack { Text("Post"); Spacer(); Text("4") }
        HStack { Text("Drafts"); Spacer(); Color.clear.frame(width: 30, height: 20) }
      }
      """, ""
    ),
    // The shape of a card in a stack of layers.
    (
      """
      VStack {
        Text("Word of the day")
        ZStack {
          RoundedRectangle(cornerRadius: 16).fill(.mint).id("shape")
          Text("Lagoon").padding(20)
        }
        .id("card")
        Text("Another one")
      }
      """, "smell greedy-decoration at shape, height"
    ),
    // What lies on it is as large as the card may be.
    (
      """
      VStack {
        Text("Word of the day")
        ZStack {
          RoundedRectangle(cornerRadius: 16).fill(.mint)
          Text("Lagoon").frame(maxWidth: .infinity, maxHeight: .infinity).padding(20)
        }
        Text("Another one")
      }
      """, ""
    ),
  ])
  func `is found of what takes all there is`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    (".frame(height: 180).frame(maxWidth: .infinity)", "smell letterbox at photo, width"),
    (".frame(maxWidth: .infinity)", ""), (".frame(height: 180)", ""),
  ])
  func `is found of a picture that fits into two frames`(frames: String, found: String) throws {
    try expectFindings(
      """
      // image: "pier" 300x300
      Image("pier").resizable().id("photo").scaledToFit()\(frames).background(Color.gray)
      """, found)
  }

  @Test(arguments: [
    (".padding(.horizontal, 12).padding(.vertical, 6)", "smell early-background at tag, width"),
    // At one side alone it is a distance.
    (".padding(.horizontal, 12).padding(.bottom, 6)", ""), (".padding(.horizontal, 12)", ""),
  ])
  func `adds up the padding behind a background`(padding: String, found: String) throws {
    try expectFindings(
      "Text(\"Tides\").background(Color.teal).id(\"tag\")\(padding)", found)
  }

  private static let columns = """
    HStack(%) {
      VStack(alignment: .leading) { Text("Free").id("free"); Text("Mail") }
        .frame(maxWidth: .infinity, alignment: .leading)
      VStack(alignment: .leading) {
        Text("Team"); Text("Mail"); Text("Calls"); Text("Files")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .id("plans")
    """

  @Test(arguments: [("", "smell hanging-columns at plans, height"), ("alignment: .top", "")])
  func `compares the first lines of columns that are written one by one`(
    alignment: String, found: String
  ) throws {
    try expectFindings(Self.columns.replacing("%", with: alignment), found)
  }

  @Test(arguments: [
    ("Text(\"Ann Smith\"); Text(\"Online\")", "Spacer()", "smell centred-lines at lines, width"),
    // A number above its unit, lines of one length, and a column between two spacers.
    ("Text(\"1 204\"); Text(\"steps\")", "Spacer()", ""),
    ("Text(\"Ann Lee\"); Text(\"Onlines\")", "Spacer()", ""),
    ("Text(\"Ann Smith\"); Text(\"Online\")", "Image(systemName: \"bell\")", ""),
  ])
  func `compares the lines beside a picture`(
    lines: String, behind: String, found: String
  ) throws {
    try expectFindings(
      """
      HStack {
        Circle().fill(.teal).frame(width: 40, height: 40)
        VStack { \(lines) }.id("lines")
        \(behind)
      }
      .padding(16)
      """, found)
  }

  @Test(arguments: [
    ("minWidth: 20", "smell uneven-tracks at music, width"), ("width: 48", ""),
  ])
  func `is found of bars above a spacer`(frame: String, found: String) throws {
    try expectFindings(
      """
      struct Volume: View {
        let name: String
        let share: String
        var body: some View {
          HStack {
            Text(name).frame(width: 80, alignment: .leading)
            Capsule().fill(.blue).frame(height: 6).id(name)
            Text(share).frame(\(frame), alignment: .trailing)
          }
        }
      }

      VStack {
        Volume(name: "music", share: "100%")
        Volume(name: "calls", share: "70%")
        Spacer()
      }
      .padding(16)
      """, found)
  }

  @Test(arguments: [
    ("Text(\"Ada\"); Text(\"London, Paris\")", "smell idle-text-alignment at Text.1, width"),
    ("Text(\"Ada\"); Text(\"Ada wrote the first of all programs, for an engine\")", ""),
    ("Text(\"Ada Lovelace\"); Divider()", ""),
  ])
  func `is found of lines that state the leading edge in a column of centred ones`(
    lines: String, found: String
  ) throws {
    try expectFindings(
      """
      VStack { \(lines) }.multilineTextAlignment(.leading).frame(width: 300)
        .background(.yellow)
      """, found)
  }

  @Test(arguments: [
    ("configuration.label.padding(8).background(.teal)", "smell outer-frame at Button.1, width"),
    ("configuration.label.padding(8).frame(maxWidth: .infinity).background(.teal)", ""),
  ])
  func `is found around a button whose own style draws it`(face: String, found: String) throws {
    try expectFindings(
      """
      struct Filled: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { \(face) }
      }

      Button("Continue to the till") {}.buttonStyle(Filled()).frame(maxWidth: .infinity)
      """, found)
  }

  @Test(arguments: [
    ("", "smell wide-control at due, width"), (".fixedSize()", ""),
  ])
  func `is found of a date far behind its label`(modifier: String, found: String) throws {
    try expectFindings(
      """
      HStack(spacing: 12) {
        DatePicker("Due", selection: .constant(Date()), displayedComponents: .date)\(modifier)
          .id("due")
        Text("in three days")
      }
      .padding(.horizontal, 16)
      """, found)
  }

  @Test(arguments: [
    ("minHeight: 100, maxHeight: 100", "contract overflow at VStack.2, height"),
    ("minHeight: 100", ""),
  ])
  func `is found of a frame that is decided by its least and its greatest height`(
    height: String, found: String
  ) throws {
    try expectFindings(
      """
      ScrollView {
        VStack {
          ForEach(0..<3) { _ in Color.mint.frame(height: 40) }
        }
        .frame(\(height), alignment: .top)
        Color.teal.frame(height: 600)
      }
      """, found)
  }

  @Test(arguments: [
    ("The tests pass again after the lock was moved", "contract overflow at fixedSize.1, height"),
    ("The tests pass again", ""),
  ])
  func `is found of several lines that reach a little out of their frame`(
    words: String, found: String
  ) throws {
    try expectFindings(
      """
      VStack {
        Text("Result")
        Text("\(words)").fixedSize(horizontal: false, vertical: true)
          .frame(width: 160, height: 40)
          .background(Color.yellow)
      }
      """, found)
  }
}
