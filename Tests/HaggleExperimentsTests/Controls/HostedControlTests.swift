import HaggleLayouts
import Testing

/// What a `Representable` shows is as high as the control that it makes.
@Suite struct `A control of AppKit or UIKit` {
  private static func page(_ kind: String, _ made: String, declaring more: String = "") -> String {
    """
    // proposal: 300x200
    \(more)
    struct Field: \(kind)ViewRepresentable {
      func make\(kind)View(context: Context) -> \(made) { \(made)() }
      func update\(kind)View(_ view: \(made), context: Context) {}
    }
    Field()
    """
  }

  @Test(arguments: [
    (page("NS", "NSSearchField"), Platform.macOS, "300x24"),
    (page("NS", "NSPopUpButton"), .macOS, "300x24"),
    (page("NS", "Own", declaring: "class Own: NSSearchField {}"), .macOS, "300x24"),
    // What has no height of its own fills its space.
    (page("NS", "NSView"), .macOS, "300x200"), (page("NS", "NSTextView"), .macOS, "300x200"),
    (page("UI", "UITextView"), .iOS, "300x200"),
  ])
  func `has its height`(text: String, system: Platform, size: String) throws {
    #expect(try failures(of: ["Field.1 size \(size)"], text, system) == [])
  }
}
