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
    var page = Array("<!doctype html>\n<meta charset=\"utf-8\">\n".utf8)
    page += Array("<script type=\"application/json\" id=\"trace\">".utf8)
    page += data
    page += Array("</script>\n<script>\n".utf8)
    page += PackageResources.numbers_js
    page += Array("</script>\n".utf8)
    return page
  }

  /// The trace file. A script's element ends at the first `</script`, whatever the language: so no
  /// `<` is left in the data, which JSON may write as `\u003c`.
  private var data: [UInt8] {
    trace.encoded().flatMap { $0 == UInt8(ascii: "<") ? Array("\\u003c".utf8) : [$0] }
  }
}
