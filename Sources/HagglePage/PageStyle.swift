import Foundation
import HaggleReports

/// The style sheets of the page, joined.
enum PageStyle {
  static let bytes: [UInt8] = [
    file("colours"), file("report"), file("viewer"), file("now"), file("lists"), file("controls"),
    file("narrow"), Array(SVGStyle.shapes.utf8), file("drawings"), file("print"),
  ].reduce(into: Array("\n".utf8)) { $0 += $1 }

  /// Without optional white space.
  private static func file(_ name: String) -> [UInt8] {
    let code = String(decoding: ViewerFile.code("\(name).css"), as: UTF8.self)
    let pieces = [": ", " {", ", ", "; ", "{\n", ";\n", "}\n", ",\n"]
    return Array(
      pieces.reduce(code) { code, piece in
        code.replacing(piece, with: piece.trimmingCharacters(in: .whitespacesAndNewlines))
      }.utf8)
  }

  /// The hash of the style for the content security policy.
  static let policySource = "'sha256-\(SHA256.base64(of: bytes))'"
}
