import Testing

/// Targets that stand close together, or react in a part of their room; each with what is fine.
@Suite struct `A target beside others` {
  private static let cases = [
    "symbols of a row are so near that a finger hits both": Twin(
      fine: symbols(spacing: 24), wrong: symbols(spacing: 12), finding: "smell small-target"),
    "a word beside a symbol is hit by itself": Twin(
      fine: """
        // device: iPhone 16
        HStack(spacing: 12) {
          Button {} label: { Image(systemName: "heart").frame(width: 26, height: 26) }
          Button("Reply") {}
        }
        """,
      wrong: symbols(spacing: 12), finding: "smell small-target"),
    "a tab that is not painted reacts in its letters alone": Twin(
      fine: tabs(".contentShape(Rectangle())"), wrong: tabs(""), finding: "smell small-target"),
    "all of them are words": Twin(
      fine: tabs("", selected: "None"), wrong: tabs(""), finding: "smell small-target"),
  ]

  private static func symbols(spacing: Int) -> String {
    """
    // device: iPhone 16
    HStack(spacing: \(spacing)) {
      ForEach(["heart", "bubble"], id: \\.self) { name in
        Button {} label: { Image(systemName: name).frame(width: 26, height: 26) }
      }
    }
    """
  }

  private static func tabs(_ shape: String, selected: String = "Ideas") -> String {
    """
    // proposal: 393x200
    HStack(spacing: 4) {
      ForEach(["Ideas", "Shopping"], id: \\.self) { title in
        Button {} label: {
          Text(title).padding(.horizontal, 12).frame(height: 36)
            .background(
              RoundedRectangle(cornerRadius: 8)
                .fill(title == "\(selected)" ? Color.gray.opacity(0.3) : Color.clear)
            )\(shape)
        }
        .buttonStyle(.plain)
      }
    }
    """
  }

  @Test(arguments: cases.keys.sorted())
  func `is found where it is hard to hit`(name: String) throws {
    try #require(Self.cases[name]).expectOfSecond(name)
  }
}
