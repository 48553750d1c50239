import HaggleReports
package import HaggleVocabulary

/// The style of a character, limited to what every terminal can show. Characters carry the meaning;
/// styles only support it.
package struct Style: Hashable, Sendable {
  var isBold = false
  var isReverse = false
  var isFaint = false
  var isUnderlined = false
  var colour: Colour?
  /// The background, on terminals with enough colours; nil for the terminal's own.
  var fill: Fill?
  /// The colour of letters on the terminal's own background, where it has enough colours.
  var ink: Paint?

  /// A background colour, with a legible text colour.
  package struct Fill: Hashable, Sendable {
    let paint: Paint
    package let ink: Paint

    /// - Parameter wanted: the letter's own colour, taken where it can be read.
    package init(_ paint: Paint, ink wanted: Paint?) {
      self.paint = paint
      let black = Paint(0x000000)
      let plain = paint.contrast(to: black) >= paint.contrast(to: .white) ? black : .white
      ink = wanted.map { paint.contrast(to: $0) >= 3 ? $0 : plain } ?? plain
    }
  }

  /// The terminal's own colours as set by the user: the two that are legible on black and on white.
  /// Blue, yellow and cyan are not.
  package enum Colour: Int, CaseIterable, Sendable {
    case red = 1
    case magenta = 5
  }

  package init(isBold: Bool = false, isReverse: Bool = false, colour: Colour? = nil) {
    self.isBold = isBold
    self.isReverse = isReverse
    self.colour = colour
  }

  /// The colours of a picture, as far as they can be read.
  init(_ look: CellLook) {
    isFaint = look.isFaint
    fill = look.fill.map { Fill($0, ink: look.ink) }
    ink = look.fill == nil ? look.ink?.legible : nil
  }

  /// Whether a terminal with so many colours shows it otherwise than plain text.
  func isVisible(with colours: TerminalColours) -> Bool {
    var other = self
    if colours < .indexed { (other.fill, other.ink) = (nil, nil) }
    return other != .plain
  }

  static let plain = Style()
  package static let bold = Style(isBold: true)
  static let reverse = Style(isReverse: true)
  static let finding = Style(isBold: true, colour: .red)
  static let user = Style(isBold: true, colour: .magenta)
  /// Lines, dots, and unimportant text.
  static let frame = faint
  static var faint: Style {
    var style = Style()
    style.isFaint = true
    return style
  }
  /// Search results.
  static var found: Style {
    var style = Style(colour: .magenta)
    style.isUnderlined = true
    return style
  }

  /// The escape sequence that sets it, independent of the previous style.
  func sequence(_ colours: TerminalColours) -> String {
    var codes = ["0"]
    if isBold { codes.append("1") }
    if isFaint { codes.append("2") }
    if isUnderlined { codes.append("4") }
    if isReverse { codes.append("7") }
    if colours > .none, let colour { codes.append("\(30 + colour.rawValue)") }
    if let fill {
      codes += colours.codes(fill.ink, isBackground: false)
      codes += colours.codes(fill.paint, isBackground: true)
    } else if let ink {
      codes += colours.codes(ink, isBackground: false)
    }
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }
}
