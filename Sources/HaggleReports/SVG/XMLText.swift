import Foundation
import HaggleVocabulary

/// Text and numbers as XML takes them.
enum XMLText {
  /// The text on one line, escaped, without characters that XML forbids.
  static func escaped(_ text: String, limit: Int = .max) -> String {
    var escaped = ""
    for scalar in PlainText.line(text, limit: limit).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t": escaped += " "
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A coordinate with at most two decimals.
  static func number(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded.isFinite ? NumberText.exact(rounded == 0 ? 0 : rounded) : "0"
  }
}
