import Testing

/// What SwiftUI draws or counts itself, and is written once more.
@Suite struct `A rule on what is there twice` {
  private func found(_ view: String, of rule: String) throws -> [String] {
    try findings(view).filter { $0.contains(" \(rule) ") }
  }

  private static func link(
    _ end: String, _ container: String = "List", after: String = "", around: String = ""
  ) -> String {
    """
    // device: iPhone 16
    // text-cell: 8x20
    NavigationStack {
      \(container) {
        NavigationLink(destination: Text("Sounds")) {
          HStack { VStack { Text("Sounds"); Text("Silent") }; Spacer(); \(end) }\(after)
        }
      }
      \(around)
    }
    """
  }

  private static let arrow = "Image(systemName: \"chevron.right\").id(\"arrow\")"

  @Test(arguments: [
    (link(arrow), "smell second-chevron at arrow"),
    (link(arrow + ".foregroundStyle(.gray)", "Form"), "smell second-chevron at arrow"),
    (link(arrow, after: ".padding(.vertical, 4)"), "smell second-chevron at arrow"),
    (link("Text(\"On\"); \(arrow)"), "smell second-chevron at arrow"),
    // No list, no chevron at the end, or none that is seen.
    (link(arrow, "VStack"), ""),
    (link(arrow + "; Text(\"On\")"), ""),
    (link("Image(systemName: \"bell\")"), ""),
    (link("Image(systemName: \"chevron.down\")"), ""),
    (link(arrow + ".hidden()"), ""),
    (link(arrow, around: ".navigationLinkIndicatorVisibility(.hidden)"), ""),
  ])
  func `second-chevron is found in a list`(view: String, rule: String) throws {
    #expect(try found(view, of: "second-chevron") == [rule].filter { !$0.isEmpty })
  }

  private static func strip(
    _ modifiers: String, words: String = "Text(\"Sushi\"); Text(\"Rolls\")"
  ) -> String {
    """
    // proposal: 393x50
    // text-cell: 8x20
    GeometryReader { geo in
      ScrollView(.horizontal) { HStack { \(words) }\(modifiers) }
    }
    """
  }

  private static let least = ".frame(minWidth: geo.size.width).id(\"row\")"

  @Test(arguments: [
    (strip(least + ".padding(.horizontal)"), "smell padded-minimum at row, width"),
    (
      strip(least + ".padding(.horizontal).frame(height: 40)"), "smell padded-minimum at row, width"
    ),
    (strip(".padding(.horizontal)" + least), ""),
    (strip(least), ""),
    (strip(".frame(minWidth: geo.size.width - 32).id(\"row\").padding(.horizontal)"), ""),
    // It scrolls in any case.
    (strip(least + ".padding(.horizontal)", words: "Color.red.frame(width: 380)"), ""),
  ])
  func `padded-minimum is found of a frame as wide as its viewport`(
    view: String, rule: String
  ) throws {
    #expect(try found(view, of: "padded-minimum") == [rule].filter { !$0.isEmpty })
  }

  @Test(arguments: [
    (".resizable().frame(width: 150, height: 150).aspectRatio(contentMode: .fit)", true),
    (".resizable().frame(width: 150, height: 150).scaledToFill()", true),
    (".resizable().aspectRatio(contentMode: .fit).frame(width: 150, height: 150)", false),
    (".resizable().frame(width: 150).aspectRatio(contentMode: .fit)", false),
    (".resizable().frame(width: 150, height: 150)", false),
    (".frame(width: 150, height: 150).padding(0).aspectRatio(contentMode: .fill).clipped()", true),
    (".frame(width: 25, height: 25).scaledToFit()", true),
    (".scaledToFit().frame(width: 25, height: 25)", false),
    (".scaledToFit()", false),
    (".resizable().frame(width: 150, height: 150).aspectRatio(1, contentMode: .fit)", false),
  ])
  func `idle-ratio is found of a picture whose size nobody states`(
    modifiers: String, isFound: Bool
  ) throws {
    let view = "// proposal: 393x600\nImage(\"icon\")\(modifiers)"
    #expect(try found(view, of: "idle-ratio").isEmpty != isFound)
  }

  private static func choice(_ width: String) -> String {
    """
    // proposal: 393x200
    // text-cell: 8x20
    struct Equal: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: proposal.width ?? \(width), height: 20)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for (index, view) in subviews.enumerated() {
          view.place(at: CGPoint(x: 60 * CGFloat(index), y: bounds.minY), proposal: .unspecified)
        }
      }
    }
    ViewThatFits(in: .horizontal) {
      Equal { Text("Cancel"); Text("Save") }.id("equal")
      VStack { Text("Cancel"); Text("Save") }
    }
    """
  }

  @Test(arguments: [
    (choice(".infinity"), "contract infinite-answer at equal, width"), (choice("120"), ""),
  ])
  func `infinite-answer is found of what a choice asks`(view: String, rule: String) throws {
    #expect(try found(view, of: "infinite-answer") == [rule].filter { !$0.isEmpty })
  }
}
