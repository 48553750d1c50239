import Foundation
import HaggleReports

/// The style sheets of the page: the report's, and the viewer's, which comes compressed.
enum PageStyle {
  static let report =
    Array("\n".utf8) + file("colours") + file("report") + squeezed(SVGStyle.shapes)
    + file("print")

  /// What is printed is the report: the last of the styles says so in both.
  static let viewer =
    ["viewer", "now", "lists", "controls", "narrow", "drawings", "print"].flatMap(file)

  private static func file(_ name: String) -> [UInt8] {
    squeezed(String(decoding: ViewerFile.code("\(name).css"), as: UTF8.self))
  }

  /// Without optional white space, and semicolons that separate nothing.
  private static func squeezed(_ code: String) -> [UInt8] {
    let pieces = [": ", " {", "{ ", ", ", "; ", "{\n", ";\n", "}\n", ",\n"]
    let squeezed = pieces.reduce(code) { code, piece in
      code.replacing(piece, with: piece.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    return Array(squeezed.replacing(";}", with: "}").utf8)
  }

  /// The hashes of the styles for the content security policy.
  static let policySource =
    [report, viewer].map { "'sha256-\(SHA256.base64(of: $0))'" }.joined(separator: " ")
}
