import Foundation
import HaggleLayouts

/// The text settings inherited from modifiers.
struct TextSettings: Sendable {
  /// The font from `.font`, without the modifiers below.
  var base: TextFont?
  /// The font chosen by the control, unless `.font` is used.
  var controlFont: TextFont?
  var weight: TextFont.Weight?
  var isBold: Bool?
  var isMonospaced: Bool?
  /// The tracking, in points.
  var tracking: CGFloat = 0
  var typeSize = DynamicTypeSize.large
  var limits = TextLimits()
  /// Whether the limit of lines is stated around the nearest container.
  var isLimitedAround = false
  /// The roles of a text with a stated alignment: one edge, or both for the centre.
  var linesAt: NodeRoles = []
  var textCase: TextCase?
  /// Whether its words are names of signs, each of which is drawn as one.
  var isOfIcons = false
  var imageScale = ImageScale.medium
  /// What is drawn around symbols: `circle`; nil for none.
  var aroundSymbols: String?

  /// Whether it is stated which of its words are cut.
  var isTruncationStated = false

  /// What is stated of a text, as roles.
  var roles: NodeRoles {
    var roles = linesAt
    if isLimitedAround { roles.insert(.inheritsLimit) }
    if isTruncationStated { roles.insert(.givesWay) }
    return roles
  }

  enum TextCase: String, Sendable {
    case uppercase, lowercase
    /// `textCase(nil)`: as written, even where a control changes the case.
    case written
  }

  /// The sizes of symbols next to text. Source: assumed.
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

  /// The font with all modifications; those nearer to the text take precedence.
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
    controlFont = texts[size].flatMap { ControlFonts.of(.macOS)[$0]?.font }
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
