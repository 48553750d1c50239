import Foundation

/// A style sheet as the page carries it: without comments, and without the spaces and ends of lines
/// that nothing needs.
///
/// What it is given has comments only on lines of their own, and no strings with colons.
enum LeanStyle {
  static func lean(_ text: [UInt8]) -> [UInt8] {
    var lean = ""
    var isInComment = false
    for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
      let words = line.trimmingCharacters(in: .whitespaces)
      isInComment = isInComment || words.hasPrefix("/*")
      if isInComment {
        isInComment = !words.hasSuffix("*/")
      } else {
        lean += words.replacingOccurrences(of: ": ", with: ":")
          .replacingOccurrences(of: " {", with: "{")
        if let last = words.last, !",;:{}".contains(last) { lean += " " }
      }
    }
    return Array((lean + "\n").utf8)
  }
}
