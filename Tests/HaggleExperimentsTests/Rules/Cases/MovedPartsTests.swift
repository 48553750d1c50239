import Testing

/// What an offset, a clip or a condition draws elsewhere than it is to be.
@Suite struct `A rule on moved parts` {
  private static func icon(_ dot: String, _ order: (String, String) = ("", clip)) -> String {
    """
    // proposal: 200x100
    Color.blue.frame(width: 60, height: 60)\(order.0)
      .overlay(alignment: .topTrailing) { \(dot) }\(order.1)
    """
  }

  private static let clip = ".clipShape(RoundedRectangle(cornerRadius: 14))"
  private static let dot = "Circle().fill(.red).frame(width: 20, height: 20).id(\"dot\")"

  @Test(arguments: [
    (icon(dot + ".offset(x: 8, y: -8)"), "smell cut-badge at dot"),
    (icon(dot + ".offset(x: 4).offset(x: 4, y: -8)"), "smell cut-badge at dot"),
    (icon(dot + ".offset(x: 8, y: -8)", (clip, "")), ""),
    // Within the icon.
    (icon(dot + ".offset(x: -8, y: 8)"), ""),
    // Decoration: clear, large, or mostly outside.
    (icon("Circle().fill(.red.opacity(0.2)).frame(width: 20, height: 20).offset(x: 8, y: -8)"), ""),
    (icon("Circle().fill(.red).frame(width: 20, height: 20).offset(x: 14, y: -14)"), ""),
  ])
  func `cut-badge is found of a badge that an offset moves`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  private static func pile(
    _ offset: String, spacing: String = "0", _ next: String = "Text(\"+3\").id(\"more\")"
  ) -> String {
    """
    // proposal: 300x100
    struct Faces: View {
      var isOpen = false
      var body: some View {
        HStack(spacing: 8) {
          HStack(spacing: \(spacing)) {
            ForEach(0..<4) { index in
              Circle().fill(.teal).frame(width: 40, height: 40)\(offset)
            }
          }
          .id("pile")
          \(next)
        }
      }
    }
    Faces()
    """
  }

  @Test(arguments: [
    (pile(".offset(x: CGFloat(index) * -15)"), "smell moved-view at pile, width"),
    (pile(".offset(x: CGFloat(index * -20))", spacing: "5"), "smell moved-view at pile, width"),
    (pile("", spacing: "-15"), ""),
    (pile(".offset(y: CGFloat(index) * -15)"), ""),
    // Nothing follows, or only room.
    (pile(".offset(x: CGFloat(index) * -15)", ""), ""),
    (pile(".offset(x: CGFloat(index) * -15)", "Spacer(minLength: 90)"), ""),
    // Each is moved as far.
    (pile(".offset(x: -15)"), ""),
    // A fold, which opens.
    (pile(".offset(x: isOpen ? 0 : CGFloat(index) * -15)"), ""),
  ])
  func `moved-view is found of a pile of offsets`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  @Test func `moved-view of a pile says what stays empty`() throws {
    let pile = Self.pile(".offset(x: CGFloat(index) * -15)")
    let finding = try finding("// text-cell: 8x20\n" + pile)
    #expect(
      finding.message
        == "45 points stay empty in pile before more. Each of its views is drawn 15 points farther "
        + "from its place than the one before, and an offset moves what is drawn alone.")
  }

  private static func pager(
    _ offset: String, _ frame: String = ".frame(width: 300, height: 200)"
  ) -> String {
    """
    // proposal: 300x200
    struct Pager: View {
      @State private var page = 0
      @State private var pull: CGFloat = 0
      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<3) { number in Color.red.frame(width: 300, height: 200).id("page\\(number)") }
        }
        \(offset)
        \(frame)
        .clipped()
      }
    }
    Pager()
    """
  }

  private static let byPage = ".offset(x: CGFloat(page) * -300)"

  @Test(arguments: [
    (pager(byPage), "smell cut-start at page0, width"),
    (pager(".frame(width: 300, height: 200)", byPage), "smell cut-start at page0, width"),
    (pager(byPage, ".frame(width: 300, height: 200, alignment: .leading)"), ""),
    (pager(".offset(x: CGFloat(page - 1) * -300)"), ""),
    (pager(".offset(x: pull)"), ""),
    (pager(""), ""),
  ])
  func `cut-start is found of pages that an offset moves`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  private static func chat(_ alignment: String, _ frame: String = "") -> String {
    """
    // proposal: 393x600
    struct Bubble: View {
      let text: String
      let isMine: Bool
      var body: some View {
        VStack(alignment: \(alignment)) {
          Text(text).padding(12).background(Color.gray)
        }
        \(frame).id(isMine ? "mine" : "hers")
      }
    }
    VStack(spacing: 8) {
      Bubble(text: "Shall we go then?", isMine: false)
      Bubble(text: "Yes", isMine: true)
    }
    .frame(maxWidth: .infinity)
    """
  }

  @Test(arguments: [
    (chat("isMine ? .trailing : .leading"), true), (chat(".trailing"), false),
    (
      chat(
        "isMine ? .trailing : .leading",
        ".frame(maxWidth: .infinity, alignment: isMine ? .trailing : .leading)"), false
    ),
  ])
  func `idle-alignment is found of a side that a condition chooses`(
    view: String, isFound: Bool
  ) throws {
    let found = try findings("// text-cell: 8x20\n" + view)
    #expect(found.contains { $0.hasPrefix("smell idle-alignment at mine") } == isFound, "\(found)")
    if isFound { #expect(!found.contains { $0.hasPrefix("smell uneven-widths") }) }
  }

  private static func pages(_ width: String, _ spacing: Int, _ behaviour: String = "paging")
    -> String
  {
    """
    // proposal: 360x100
    ScrollView(.horizontal) {
      LazyHStack(spacing: \(spacing)) {
        ForEach(0..<3) { _ in Color.teal.frame(height: 80)\(width) }
      }
    }
    .id("pager").scrollTargetBehavior(.\(behaviour))
    """
  }

  @Test(arguments: [
    (pages(".containerRelativeFrame(.horizontal)", 10), "smell page-drift at pager, width"),
    (pages(".frame(width: 340).padding(.horizontal, 2)", 0), "smell page-drift at pager, width"),
    (pages(".containerRelativeFrame(.horizontal)", 0), ""),
    (pages(".frame(width: 340)", 20), ""), (pages(".frame(width: 340)", 8, "viewAligned"), ""),
    // Several of them are one page.
    (pages(".frame(width: 120)", 0), ""), (pages(".frame(width: 172)", 8), ""),
  ])
  func `page-drift is found where a card is no page`(view: String, found: String) throws {
    try expectFindings(view, found)
  }
}
