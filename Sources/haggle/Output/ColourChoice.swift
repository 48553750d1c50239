import Foundation
import HaggleReports
import HaggleTerminal

/// `--color`: whether the output is styled.
enum ColourChoice: String, CaseIterable {
  /// If standard output is a terminal that supports it, unless the user disabled colours.
  case auto
  case always
  case never

  static let about =
    "whether names, headings and findings stand out (auto: in a terminal, unless NO_COLOR is set)"

  var isOn: Bool {
    switch self {
    case .auto: Terminal.isThere && !Self.isUnwanted
    case .always: true
    case .never: false
    }
  }

  /// Whether the environment asks for no colours (no-color.org).
  static var isUnwanted: Bool {
    ProcessInfo.processInfo.environment["NO_COLOR"]?.isEmpty == false
  }

  /// The lines as printed, each with its line break.
  func text(_ lines: [RoleText], isASCII: Bool = false) -> String {
    let colours = TerminalColours(in: ProcessInfo.processInfo.environment)
    let text = isOn ? StyledText.text(lines, colours) : RoleText.text(lines)
    return isASCII ? ASCIIText.text(text) : text
  }
}
