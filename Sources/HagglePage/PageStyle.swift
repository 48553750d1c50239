import HaggleReports

/// The page's style sheets as one.
enum PageStyle {
  static let bytes: [UInt8] = [
    ViewerFile.bytes("colours.css"), ViewerFile.bytes("report.css"), ViewerFile.bytes("viewer.css"),
    ViewerFile.bytes("now.css"), ViewerFile.bytes("lists.css"), ViewerFile.bytes("controls.css"),
    ViewerFile.bytes("narrow.css"), Array(SVGStyle.shapes.utf8), ViewerFile.bytes("drawings.css"),
    ViewerFile.bytes("print.css"),
  ].reduce(into: Array("\n".utf8)) { $0 += $1 }

  /// The style as a content security policy names it.
  static let policySource = "'sha256-\(SHA256.base64(of: bytes))'"
}
