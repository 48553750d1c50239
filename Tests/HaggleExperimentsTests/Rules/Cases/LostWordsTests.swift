import Testing

/// Texts of which too little is seen, and what is drawn where nobody gets to.
@Suite struct `What one cannot read` {
  /// Two texts of a row, each in a line.
  private static func row(
    _ title: String, _ other: String, width: Int = 320, title modifiers: String = "",
    other own: String = "", between: String = ""
  ) -> String {
    """
    // proposal: \(width)x60
    // text-cell: 8x20
    HStack {
      Text("\(title)").lineLimit(1)\(modifiers).id("title")\(between)
      Text("\(other)").lineLimit(1)\(own)
    }
    """
  }

  private static let priority = ".layoutPriority(1)"

  @Test(arguments: [
    (
      "smell lost-words at title, width",
      row("Delivery address", "12 Rue de la Montagne", width: 200, other: priority)
    ),
    // Two fifths of it are seen; it is a path, an address; it stands for data.
    ("", row("Delivery address", "12 Rue de la Montagne", width: 240, other: priority)),
    ("", row("/usr/lib/modules", "12 Rue de la Montagne", width: 200, other: priority)),
    ("", row("anne@example.com", "12 Rue de la Montagne", width: 200, other: priority)),
    (
      "",
      """
      // proposal: 200x60
      struct Row: View {
        let name: String
        var body: some View {
          HStack {
            Text(name).lineLimit(1)
            Text("12 Rue de la Montagne").lineLimit(1).layoutPriority(1)
          }
        }
      }
      """
    ),
    // A long text begins somewhere; what is folded away is not read.
    (
      "",
      row(
        "A long story about a cat, a dog and a boat that nobody in town has told before",
        "12 Rue de la Montagne", width: 240, other: priority)
    ),
    ("", row("Delivery address", "Montagne", title: ".frame(width: 0)", other: priority)),
  ])
  func `hardly a letter of a label is found`(found: String, view: String) throws {
    try expectFindings(view, found)
  }

  private static let pale = ".foregroundStyle(.secondary)"

  /// A heading and a remark at both ends of a row.
  private static func ends(
    _ other: String, width: Int = 320, title: String = ".bold()", other own: String = pale
  ) -> String {
    row(
      "Layout workshop, day two", other, width: width, title: title, other: own,
      between: "\n  Spacer()")
  }

  private static let place = "San Francisco, CA"

  @Test(arguments: [
    ("smell lost-words at title, width", ends(place)),
    // The other one is no less, or is a number; hardly a letter is missing.
    ("", ends(place, other: "")),
    ("", ends("12 October, 9 am.", other: pale)),
    ("", ends(place, width: 336)),
    // In a list, each row is cut somewhere.
    (
      "",
      """
      // proposal: 320x160
      // text-cell: 8x20
      VStack {
        HStack { Text("Layout workshop, day two").bold().lineLimit(1); Spacer()
          Text("San Francisco, CA").foregroundStyle(.secondary).lineLimit(1) }
        HStack { Text("Short one").bold().lineLimit(1); Spacer()
          Text("San Francisco, CA").foregroundStyle(.secondary).lineLimit(1) }
      }
      """
    ),
  ])
  func `a heading that gives way is found`(found: String, view: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    (
      "contract cut-text at title, width",
      """
      // proposal: 203x60
      // text-cell: 8x20
      HStack(spacing: 6) { Text("Files").id("title")
        Text("Last changed").fixedSize(); Text("By my name").fixedSize() }
      """
    ),
    // In a folded panel, nothing is read.
    (
      "",
      """
      // proposal: 0x60
      // text-cell: 8x20
      HStack(spacing: 0) { Text("Files").id("title") }
      """
    ),
  ])
  func `a text that is not there is found`(found: String, view: String) throws {
    try expectFindings(view, found)
  }

  private static func places(_ modifier: String, count: Int = 8) -> String {
    """
    // proposal: 200x100
    // text-cell: 8x20
    ScrollView {
      VStack { ForEach(0..<\(count), id: \\.self) { n in Text("Place \\(n)") } }
        .id("places")\(modifier)
    }
    """
  }

  @Test(arguments: [
    ("contract out-of-reach at places, height", places(".offset(y: 60)")),
    ("", places(".padding(.top, 60)")),
    ("", places(".offset(y: -60)")),
    ("", places(".offset(y: 60).padding(.bottom, 60)")),
    ("", places(".offset(y: 20)", count: 1)),
  ])
  func `the end of what scrolls is found beyond its reach`(found: String, view: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    (
      "contract idle-ratio at aspectRatio.1",
      """
      // proposal: 150x150
      // text-cell: 8x20
      Text("Hej!").background(.teal).aspectRatio(1, contentMode: .fit)
      """
    ),
    (
      "",
      """
      // proposal: 150x150
      // text-cell: 8x20
      Text("Hej!").frame(maxWidth: .infinity, maxHeight: .infinity).background(.teal)
        .aspectRatio(1, contentMode: .fit)
      """
    ),
    (
      "",
      """
      // proposal: 150x150
      // text-cell: 8x20
      Text("Hej!").scaledToFit()
      """
    ),
  ])
  func `a ratio on a text is found idle`(found: String, view: String) throws {
    try expectFindings(view, found)
  }

  private static func note(_ alignment: String, bar: String, _ words: String) -> String {
    """
    // proposal: 200x300
    // text-cell: 8x20
    HStack\(alignment) { Capsule().fill(.blue)\(bar).id("bar"); Text("\(words)").id("note") }
    """
  }

  private static let bar = ".frame(width: 4, height: 20)"
  private static let long = "Bring the keys of the boat back to the harbour office before noon"

  @Test(arguments: [
    ("smell short-line at Capsule.1, height", note("", bar: bar, long)),
    ("", note("", bar: bar, "Call Ann")),
    ("", note("(alignment: .top)", bar: bar, long)),
  ])
  func `a bar of one line beside a note of more is found`(found: String, view: String) throws {
    try expectFindings(view, found)
  }

  private static func tabs(_ stack: String, _ badge: String, other: String = "40") -> String {
    """
    // proposal: 320x100
    // text-cell: 8x20
    HStack(spacing: 24) {
      Color.gray.frame(width: \(other), height: 40)
      ZStack(\(stack)) {
        Color.gray.frame(width: 40, height: 40)
        Text("12,480").id("badge").padding(5)\(badge)
      }
      .id("inbox")
    }
    """
  }

  private static let red = ".background(.red, in: Capsule())"

  @Test(arguments: [
    ("smell outgrown-base at badge, width", tabs("alignment: .topTrailing", red)),
    ("", tabs("alignment: .topTrailing", red, other: "60")),
    ("", tabs("", red)),
  ])
  func `a badge that makes its tab wider is found`(found: String, view: String) throws {
    try expectFindings(view, found)
  }

  private static func notice(_ spacing: String, _ words: String) -> String {
    """
    // proposal: 288x100
    // text-cell: 8x20
    HStack(\(spacing)) { Text("\(words)").id("notice"); Spacer(); Text("Dismiss") }
    """
  }

  @Test(arguments: [
    (
      "contract squeezed-text at notice, width",
      notice("spacing: 16", "Your mail could not be sent")
    ),
    ("", notice("spacing: 16", "Your mail could not be sent for now")),
  ])
  func `a spacer with spacing at both sides is found`(found: String, view: String) throws {
    try expectFindings(view, found)
  }
}
