import HaggleReports

/// The page's style sheets as one.
enum PageStyle {
  static let bytes: [UInt8] = [
    PackageResources.colours_css, PackageResources.report_css, PackageResources.viewer_css,
    PackageResources.now_css, PackageResources.lists_css, PackageResources.controls_css,
    PackageResources.narrow_css, Array(SVGStyle.shapes.utf8), PackageResources.drawings_css,
    PackageResources.print_css,
  ].reduce(into: Array("\n".utf8)) { $0 += LeanStyle.lean($1) }

  /// The style as a content security policy names it.
  static let policySource = "'sha256-\(SHA256.base64(of: bytes))'"
}
