import Foundation
import HaggleLayouts
import HaggleScenarios
import Testing

@Suite struct `The platform of a text` {
  private typealias Reading = (text: String, system: PlatformEvidence.System?)

  private static func unavailable(_ platform: String) -> String {
    "@available(\(platform))\nstruct V: View { var body: some View { Text(\"x\") } }"
  }

  private static func onMacs(_ view: String) -> String {
    "#if os(macOS)\nstruct \(view): View { var body: some View { Text(\"x\") } }\n#endif"
  }

  private static let readings: [Reading] = [
    ("import AppKit\nText(\"x\")", .macOS),
    ("struct V: NSViewRepresentable {}\nText(\"x\")", .macOS),
    // Of what comes from other files the names count where the text has none.
    (
      "let v = NSView()\n// from: A.swift:1\nlet a = UIView()\nlet b = UIImage()", .macOS
    ),
    ("Text(\"x\")\n// from: A.swift:1\nlet a = NSView()", .macOS),
    ("#if os(macOS)\nlet a = 1\n#endif\n// from: A.swift:1\nlet a = UIView()", .macOS),
    ("WindowGroup { Text(\"x\") }.windowStyle(.hiddenTitleBar)", .macOS),
    ("MenuBarExtra(\"x\") { Text(\"x\") }", .macOS),
    ("Text(\"x\").toggleStyle(.checkbox)", .macOS),
    ("Text(\"x\").buttonStyle(.accessoryBar)", .macOS),
    ("Text(\"x\").formStyle(GroupedFormStyle())", nil),
    (unavailable("iOS, introduced: 14, unavailable"), .macOS),
    (unavailable("iOS, unavailable, message: \"On a Mac\""), .macOS),
    (
      unavailable("iOS, unavailable")
        + "\n// from: A.swift:1\nstruct W: View { var body: some View { Text(\"x\") } }", .macOS
    ),
    (unavailable("macOS, unavailable"), nil), (unavailable("iOS 17, *"), nil),
    (unavailable("iOS, unavailable") + "\nstruct W: View { var body: some View { V() } }", nil),
    ("#if os(macOS)\nstruct V: View { var body: some View { Text(\"x\") } }\n#endif", .macOS),
    (
      "import SwiftUI\n\n#if os(tvOS)\nstruct V: View { var body: some View { Text(\"x\") } }\n#endif",
      .tvOS
    ),
    // Its own views decide, not what shows them, nor what only one of them stands in.
    (onMacs("V") + "\n#Preview { V() }", .macOS),
    (onMacs("V") + "\nlet a = 1\n" + onMacs("W"), .macOS),
    (onMacs("V") + "\nstruct W: View { var body: some View { Text(\"x\") } }", nil),
    ("Text(\"x\").navigationBarTitleDisplayMode(.inline)", .iOS),
    ("Text(\"x\").background(Color(uiColor: UIColor.red))", .iOS),
    ("Text(\"x\").digitalCrownRotation($turn)", .watchOS),
    ("ImmersiveSpace(id: \"x\") { Text(\"x\") }", .visionOS),
    // What several systems have says nothing, nor what Foundation has.
    ("Text(\"x\").onExitCommand { }", nil),
    ("let s = CheckboxToggleStyle()\n// from: A.swift:1\nstruct CheckboxToggleStyle {}", nil),
    ("Text(\"x\").onHover { _ in }", nil),
    ("let s: NSString = \"x\"\nText(\"x\")", nil),
    // What the text declares itself is not a system's.
    ("struct UICard: View { var body: some View { Text(\"x\") } }\nUICard()", nil),
    // Nor is what another file of the app declares: UIKit has no such word.
    ("VStack(spacing: UIConstants.spacing) { Text(\"x\") }", nil),
    ("let style = UIImpactFeedbackGenerator.FeedbackStyle.light\nText(\"x\")", .iOS),
    // What an #if chooses by platform says nothing of the rest.
    ("#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif\nText(\"x\")", nil),
    ("#if canImport(AppKit)\nlet c = NSColor.red\n#endif\nText(\"x\")", nil),
    // In a debug build only is in a build.
    ("#if DEBUG\nlet c = NSColor.red\n#endif\nText(\"x\")", .macOS),
    // As much for one as for the other.
    ("import AppKit\nimport UIKit\nText(\"x\")", nil),
    ("import AppKit\nimport UIKit\nlet c = NSColor.red\nText(\"x\")", .macOS),
  ]

  /// Only where no name says anything: what a window has.
  @Test(arguments: [
    (".frame(minWidth: 480, minHeight: 320)", PlatformEvidence.System.macOS),
    (".frame(minWidth: 480, minHeight: 320).padding().navigationTitle(\"x\")", .macOS),
    (".frame(minWidth: 480)", nil), (".frame(minWidth: 320, minHeight: 320)", nil),
    (".frame(width: 480, height: 320)", nil),
    (".frame(minWidth: 480, minHeight: 320).keyboardType(.default)", .iOS),
    (".listStyle(SidebarListStyle()).navigationSubtitle(\"x\")", .macOS),
    (".navigationTitle(\"x\").navigationSubtitle(\"x\")", nil),
    (".listStyle(SidebarListStyle())", nil),
  ])
  func `is that of a window`(modifiers: String, system: PlatformEvidence.System?) {
    let text = "struct V: View { var body: some View { List { Text(\"a\") }\(modifiers) } }"
    #expect(Scenario(text, name: "a.swift").stage.evidence?.system == system)
    let inside = "VStack { Text(\"a\").frame(minWidth: 480, minHeight: 320) }"
    #expect(Scenario(inside, name: "a.swift").stage.evidence == nil)
  }

  /// A sidebar that is drawn wider and narrower beside its page.
  @Test(arguments: [
    ("SidebarListStyle()", "minWidth: 100, idealWidth: 150, maxWidth: 200", true),
    ("SidebarListStyle()", "minWidth: 100, maxWidth: 200", false),
    ("PlainListStyle()", "minWidth: 100, idealWidth: 150, maxWidth: 200", false),
  ])
  func `is that of a sidebar with an ideal width`(style: String, limits: String, isMac: Bool) {
    let text = """
      struct V: View {
        var body: some View {
          NavigationView {
            List { Text("a") }.listStyle(\(style)).frame(\(limits))
            Text("b")
          }
        }
      }
      """
    #expect(Scenario(text, name: "a.swift").stage.evidence?.system == (isMac ? .macOS : nil))
  }

  @Test(arguments: readings) private func `is read off its names`(_ reading: Reading) {
    #expect(Scenario(reading.text, name: "a.swift").stage.evidence?.system == reading.system)
  }

  /// Only where no name of the text says anything.
  @Test(
    arguments: [
      ("App/macOS/Settings.swift", .macOS), ("App/Mac/Preferences/Settings.swift", .macOS),
      ("Shop Watch App/Row.swift", .watchOS), ("ShopWatch Extension/Row.swift", .watchOS),
      ("Shop WatchKit Extension/Row.swift", .watchOS), ("StopWatch/Row.swift", nil),
      ("App/Settings+macOS.swift", .macOS),
      ("macOS/iOS/Row.swift", .iOS), ("App/iOS+macOS/Row.swift", nil),
      ("Machine/Macro/macros/Row.swift", nil), ("Row.swift", nil),
    ] as [(String, PlatformEvidence.System?)])
  func `is read off its path`(path: String, system: PlatformEvidence.System?) {
    #expect(Scenario("Color.red", name: path).stage.evidence?.system == system)
    let borrowed = "Color.red\n// from: A.swift:1\nlet a = NSView()"
    #expect(Scenario(borrowed, name: path).stage.evidence?.system == system ?? .macOS)
    let named = "import TVUIKit\nColor.red"
    #expect(Scenario(named, name: path).stage.evidence?.system == .tvOS)
  }

  @Test(arguments: [
    ("Text(\"x\").help(\"y\")", true), ("Text(\"x\").frame(minWidth: 600)", true),
    ("import Sparkle\nText(\"x\")", true), ("Text(\"x\").frame(minWidth: 300)", false),
    ("Text(\"x\").frame(maxWidth: 600)", false), ("func help() {}\nText(\"x\")", false),
    ("import UIKit\nText(\"x\").help(\"y\")", false),
    ("// platform: iOS\nText(\"x\").help(\"y\")", false),
  ])
  func `may be macOS where its names hint at it`(text: String, mayBe: Bool) {
    #expect(Scenario(text, name: "a.swift").stage.mayBeMac == mayBe)
  }

  /// A system of which haggle has no more than the screen: inside of the safe area, in points.
  @Test(arguments: [
    ("import WatchKit", 176, 187), ("import TVUIKit", 1920, 960),
    ("ImmersiveSpace(id: \"x\") { Color.red }", 1280, 720), ("import UIKit", 393, 759),
    ("// device: Apple Watch Series 7 - 45mm", 198, 214),
    ("// device: iPhone 16\nimport WatchKit", 393, 759),
  ])
  func `gives its screen`(name: String, width: Double, height: Double) {
    let stage = Scenario(name + "\nColor.red", name: "a.swift").stage
    #expect(stage.device.proposal == CGSize(width: width, height: height))
  }

  @Test(arguments: [("watchOS", "import WatchKit"), ("visionOS", "// device: Apple Vision Pro")])
  func `decides what is compiled`(system: String, name: String) {
    let text = "\(name)\n#if os(\(system))\nDivider()\n#else\nText(\"other\")\n#endif"
    let tree = Scenario(text, name: "a.swift").roots.first?.tree
    #expect(tree?.nodes.map(\.description.kind) == ["Divider"])
  }

  @Test func `is what is stated, whatever the names say`() {
    let text = "import AppKit\nText(\"x\")"
    #expect(Scenario(text, name: "a.swift").stage.platform == .macOS)
    #expect(Scenario("// platform: iOS\n" + text, name: "a.swift").stage.platform == .iOS)
    let asked = Scenario(text, name: "a.swift", overrides: .init(platform: .iOS))
    #expect(asked.stage.platform == .iOS)
    #expect(asked.stage.evidence == nil)
  }

  @Test func `is told with its reason, and so is one whose measures are not known`() {
    #expect(
      messages("import AppKit\nColor.red")
        == ["AppKit is a name of macOS: laid out in a window of a Mac"])
    #expect(
      messages("import WatchKit\nColor.red") == [
        "WatchKit is a name of watchOS: laid out for Apple Watch 41mm, with the fonts and controls "
          + "of iOS, as haggle does not have those of watchOS"
      ])
    #expect(
      messages("#if os(macOS)\nstruct V: View { var body: some View { Color.red } }\n#endif")
        == ["all of it stands in #if os(macOS): laid out in a window of a Mac"])
    #expect(
      messages(Self.onMacs("V") + "\n#Preview { V() }")
        == ["V is only compiled for macOS: laid out in a window of a Mac"])
    #expect(messages("import UIKit\nColor.red") == [])
    #expect(
      messages("Color.red", in: "App/Mac/A.swift")
        == ["Mac in its path means macOS: laid out in a window of a Mac"])
  }

  private func messages(_ text: String, in path: String = "a.swift") -> [String] {
    Scenario(text, name: path).diagnostics.filter { $0.code == .platform }.map(\.message)
  }
}
