import Foundation
import HaggleReplay
import HaggleReports
package import HaggleTraces

/// One trace as one HTML file that needs nothing else: the data, a viewer, and a report that can be
/// read without a script.
package struct Page {
  private let trace: Trace
  private let other: Trace?
  private let name: String
  private let sourceOptions: String?

  /// - Parameters:
  ///   - other: a trace that it is held against.
  ///   - name: of the files beside it, without their endings; of characters that need no quotes.
  ///   - sourceOptions: the options of `haggle trace` for the source, with a space in front of
  ///     each word; nil where the source cannot be traced.
  package init(
    _ trace: Trace, against other: Trace? = nil, named name: String = "layout",
    sourceOptions: String? = nil
  ) {
    self.trace = trace
    self.other = other
    self.name = name
    self.sourceOptions = sourceOptions
  }

  /// The same bytes for the same trace.
  package var bytes: [UInt8] {
    var page = Array(head.utf8)
    page += PageStyle.bytes
    page += Array("</style>\n</head>\n<body>\n\(report.html)\n".utf8)
    page += Array("<script type=\"text/plain\" id=\"model\">\n".utf8)
    page += Self.model
    page += Array("</script>\n<script type=\"application/json\" id=\"trace\">".utf8)
    page += Self.data(trace)
    if let other {
      page += Array("</script>\n<script type=\"application/json\" id=\"against\">".utf8)
      page += Self.data(other)
    }
    page += Array("</script>\n<script>".utf8)
    page += ViewerScript.bytes
    page += Array("</script>\n</body>\n</html>\n".utf8)
    return page
  }

  /// What the viewer asks: haggle's own modules, compiled and packed (`.ci/page-model`), as letters
  /// in lines that an editor can open.
  private static let model: [UInt8] = {
    let letters = Array(Data(ViewerFile.bytes("model.wasm.gz")).base64EncodedData())
    let lines = stride(from: 0, to: letters.count, by: lettersInLine).map {
      letters[$0..<min($0 + lettersInLine, letters.count)]
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }()

  private static let lettersInLine = 4_096

  private var report: StaticReport {
    StaticReport(Timeline(trace), named: name, sourceOptions: sourceOptions)
  }

  private var head: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(XMLText.escaped(StaticReport.title(of: trace))) · haggle</title>
    <style>
    """
  }

  /// Nothing is loaded from anywhere, and no script runs but the viewer's and its model: what a
  /// trace holds can do nothing, even if it got into the page as markup.
  private var policy: String {
    "default-src 'none'; img-src data:; script-src \(ViewerScript.policySource); "
      + "style-src \(PageStyle.policySource); base-uri 'none'; form-action 'none'"
  }

  /// The trace file. A script's element ends at the first `</script`, whatever the language: so no
  /// `<` is left in the data, which JSON may write as `\u003c`.
  private static func data(_ trace: Trace) -> [UInt8] {
    trace.encoded().flatMap { $0 == UInt8(ascii: "<") ? Array("\\u003c".utf8) : [$0] }
  }
}
