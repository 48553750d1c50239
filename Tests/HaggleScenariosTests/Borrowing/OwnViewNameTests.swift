import HaggleSyntax
import Testing

@testable import HaggleScenarios

@Suite struct `A name of SwiftUI that a project gives to a view of its own` {
  private static let link = "struct SettingsLink: View { var body: some View { EmptyView() } }"

  @Test(arguments: [
    // The text, the other file, what comes of it.
    ("SettingsLink(title: \"a\")", ("App/Link.swift", link), ["SettingsLink App/Link.swift:1"]),
    (
      "SettingsLink(title: \"a\")", ("App/Parts/Link.swift", link),
      ["SettingsLink App/Parts/Link.swift:1"]
    ),
    // Another module, which may be one that the text does not import.
    ("SettingsLink(title: \"a\")", ("Kit/Sources/Kit/Link.swift", link), []),
    // What is no view, or for its own file alone.
    (
      "SettingsLink(title: \"a\")", ("App/Link.swift", "struct SettingsLink { let title: String }"),
      []
    ),
    ("SettingsLink(title: \"a\")", ("App/Link.swift", "private " + link), []),
    // Called as SwiftUI's is.
    ("SettingsLink { Text(\"a\") }", ("App/Link.swift", link), []),
    // A member of something else.
    ("Kit.SettingsLink(title: \"a\")", ("App/Link.swift", link), []),
  ])
  func `is that of the project in its module`(
    text: String, file: (String, String), expected: [String]
  ) {
    #expect(pieces(text, [file]) == expected)
  }

  @Test(arguments: [("Image(asset: cover)"), ("SwiftUI.Image(asset: cover)")])
  func `may have a further initialiser in an extension`(text: String) {
    let file = "extension SwiftUI.Image {\n  init(asset: String) { self.init(asset) }\n}"
    #expect(pieces(text, [("App/Assets.swift", file)]) == ["Image App/Assets.swift:1"])
  }

  @Test func `says nothing of the platform`() {
    let screen = SyntaxTree.parse(
      SourceText("VStack { SettingsLink() }", name: "App/Screen.swift"))
    let own = ProjectFiles([SourceText(Self.link, name: "App/Link.swift")])
    #expect(own.evidence(of: screen) == nil)
    #expect(ProjectFiles([]).evidence(of: screen)?.system == .macOS)
  }
}
