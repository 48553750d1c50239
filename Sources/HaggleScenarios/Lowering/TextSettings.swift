import Foundation
import HaggleLayouts

/// What texts and symbols inherit from the modifiers around them.
struct TextSettings: Sendable {
  /// What `.font` says, before the modifiers below.
  var base: TextFont?
  /// What the control around chooses where no `.font` does.
  var controlFont: TextFont?
  var weight: TextFont.Weight?
  var isBold: Bool?
  var isMonospaced: Bool?
  /// In points.
  var tracking: CGFloat = 0
  var typeSize = DynamicTypeSize.large
  var limits = TextLimits()
  /// The roles of a text whose lines are stated to stand at an edge, or in the middle: both then.
  var linesAt: NodeRoles = []
  var textCase: TextCase?
  /// Whether its words are names of signs, each of which is drawn as one.
  var isOfIcons = false
  var imageScale = ImageScale.medium

  enum TextCase: String, Sendable {
    case uppercase, lowercase
    /// `textCase(nil)`: as it is written, also where a control would change that.
    case written
  }

  /// The sizes of symbols beside text. Source: assumed.
  enum ImageScale: String, Sendable {
    case small, medium, large

    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.25
      }
    }
  }

  /// The font with everything that was added to it; what is nearer to a text wins.
  var font: TextFont {
    var font = base ?? controlFont ?? TextFont()
    if let weight { font.weight = weight }
    if let isBold { font.isBold = isBold }
    if let isMonospaced { font.isMonospaced = isMonospaced }
    font.tracking = tracking
    font.typeSize = typeSize
    return font
  }

  /// On macOS texts without a font are as large as small controls. Source: recorded
  /// (mburger89/MetalUI, F8: lines of 11 and 14 points).
  mutating func chooseFont(ofControlSize size: String, _ platform: Platform) {
    guard platform == .macOS else { return }
    let texts: [String: ControlText] = ["mini": .miniButton, "small": .smallButton]
    controlFont = texts[size].flatMap { ControlFonts.of(platform)[$0]?.font }
  }

  /// As wide as high, as the signs of such fonts are.
  private static let sign = "＊"

  /// The characters that are shown for a string.
  func shown(_ string: String) -> String {
    if isOfIcons, string.count > 1 { return Self.sign }
    return switch textCase {
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    case .written, nil: string
    }
  }
}
