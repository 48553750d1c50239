import Foundation
import HaggleReports

/// The style sheets of the page: the report's, and the viewer's, which comes compressed.
enum PageStyle {
  static let report =
    Array("\n".utf8) + file("colours") + file("report") + Array(SVGStyle.shapes.utf8)
    + file("print")

  /// What is printed is the report: the last of the styles says so in both.
  static let viewer =
    ["viewer", "now", "lists", "controls", "narrow", "drawings", "print"].flatMap(file)

  /// Without optional white space.
  private static func file(_ name: String) -> [UInt8] {
    let code = String(decoding: ViewerFile.code("\(name).css"), as: UTF8.self)
    let pieces = [": ", " {", ", ", "; ", "{\n", ";\n", "}\n", ",\n"]
    return Array(
      pieces.reduce(code) { code, piece in
        code.replacing(piece, with: piece.trimmingCharacters(in: .whitespacesAndNewlines))
      }.utf8)
  }

  /// The hashes of the styles for the content security policy.
  static let policySource =
    [report, viewer].map { "'sha256-\(SHA256.base64(of: $0))'" }.joined(separator: " ")
}
