import Testing

/// Every character is 10×20; an icon is 24×16, and 8 before its title.
@Suite struct `The title and icon of a control` {
  private static let head = "// text-cell: 10x20\n// proposal: 300x200\n"
  private static let menu = "Menu(\"Save\", systemImage: \"tray\") { }"

  @Test(arguments: [
    ("Button(\"Save\", systemImage: \"tray\") { }.labelStyle(.iconOnly)", "Button.1 size 24x16"),
    ("Button(\"Save\", systemImage: \"tray\") { }.labelStyle(.titleOnly)", "Button.1 size 40x20"),
    (menu + ".labelStyle(.iconOnly)", "Menu.1 size 24x16"),
    (
      "Toggle(\"Save\", systemImage: \"tray\", isOn: .constant(true)).labelStyle(.iconOnly)",
      "Label.1 size 24x16"
    ),
    ("ShareLink(item: url).labelStyle(.titleOnly)", "ShareLink.1 size 60x20"),
    ("ShareLink(\"Send\", item: url).labelStyle(.iconOnly)", "ShareLink.1 size 17x22"),
    // Near misses: an own label, and a title without an icon.
    (
      "Button { } label: { Label(\"Save\", systemImage: \"tray\") }.labelStyle(.titleAndIcon)",
      "Button.1 size 72x20"
    ),
    ("Button(\"Save\") { }.labelStyle(.iconOnly)", "Button.1 size 40x20"),
  ])
  func `are shown as the style of labels says`(view: String, claim: String) throws {
    #expect(try failures(of: [claim], Self.head + view) == [])
  }

  @Test func `are in the hands of a declared style`() throws {
    let text = """
      struct Above: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack(spacing: 0) { configuration.icon; configuration.title }
        }
      }
      Button("Save", systemImage: "tray") { }.labelStyle(Above())
      """
    #expect(try failures(of: ["Button.1 size 40x36"], Self.head + text) == [])
  }

  @Test(arguments: [
    ("Button(\"Add\", systemImage: \"tray\") { }", "Button.1 size 24x16"),
    ("Label(\"Add\", systemImage: \"tray\")", "Label.1 size 24x16"),
    (
      "ToolbarItem(placement: .bottomBar) { Label(\"Add\", systemImage: \"tray\") }",
      "Label.1 size 24x16"
    ),
    // Near misses: a style, and what is no label.
    ("Label(\"Add\", systemImage: \"tray\").labelStyle(.titleAndIcon)", "Label.1 size 62x20"),
    ("Button(\"Add\") { }", "Button.1 size 30x20"),
  ])
  func `are an icon in a toolbar`(item: String, claim: String) throws {
    let text = Self.head + "NavigationStack { Text(\"Page\").toolbar { \(item) } }"
    #expect(try failures(of: [claim], text) == [])
  }
}
