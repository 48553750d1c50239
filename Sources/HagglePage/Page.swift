import HaggleReplay
package import HaggleTraces

/// One trace as one HTML file that needs nothing else: the data, a viewer, and a report that can be
/// read without a script.
package struct Page {
  private let trace: Trace

  package init(_ trace: Trace) {
    self.trace = trace
  }

  /// The same bytes for the same trace.
  package var bytes: [UInt8] {
    var page = Array("<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n".utf8)
    page += Array("<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">\n".utf8)
    page += Array("<meta name=\"viewport\" content=\"width=device-width\">\n".utf8)
    page += Array("<script type=\"application/json\" id=\"trace\">".utf8)
    page += data
    page += Array("</script>\n<script>".utf8)
    page += ViewerScript.bytes
    page += Array("</script>\n</html>\n".utf8)
    return page
  }

  /// Nothing is loaded from anywhere, and no script runs but the viewer's: what a trace holds can
  /// do nothing, even if it got into the page as markup.
  private var policy: String {
    "default-src 'none'; img-src data:; script-src \(ViewerScript.policySource); "
      + "base-uri 'none'; form-action 'none'"
  }

  /// The trace file. A script's element ends at the first `</script`, whatever the language: so no
  /// `<` is left in the data, which JSON may write as `\u003c`.
  private var data: [UInt8] {
    trace.encoded().flatMap { $0 == UInt8(ascii: "<") ? Array("\\u003c".utf8) : [$0] }
  }
}
