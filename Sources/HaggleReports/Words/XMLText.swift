package import Foundation
import HaggleVocabulary

/// Escapes text and formats numbers for XML and HTML.
package enum XMLText {
  /// Text for content, and for attributes in double quotes. Control characters become visible.
  package static func escaped(_ text: some StringProtocol) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\n": escaped += "\n"
      case _ where HiddenCharacter.isOne(scalar): escaped += HiddenCharacter.escape(scalar)
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The text on one line, for content without elements. Right-to-left parts do not reorder the
  /// rest.
  package static func line(_ text: String, limit: Int = .max) -> String {
    WritingDirection.runs(of: PlainText.line(text, limit: limit)).map { run in
      let escaped = escaped(run.text)
      return run.isRightToLeft ? "\u{2068}\(escaped)\u{2069}" : escaped
    }.joined()
  }

  /// A coordinate with at most two decimals.
  package static func number(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded.isFinite ? NumberText.exact(rounded == 0 ? 0 : rounded) : "0"
  }
}
