import Foundation
import HaggleReplay
import HaggleReports
package import HaggleTraces

/// A trace as a self-contained HTML file: the data, a viewer, and a report that can be read without
/// scripts.
package struct Page {
  private let trace: Trace
  private let other: Trace?
  private let name: String
  private let sourceOptions: String?
  private let watched: Watched?

  /// What a page needs to know about its own rewriting.
  package struct Watched {
    /// The name of the image next to the page, whose size changes with every save.
    let picture: String
    /// The effect of the last save, in a line; nil at first.
    let change: String?

    package init(picture: String, change: String?) {
      self.picture = picture
      self.change = change
    }
  }

  /// - Parameters:
  ///   - other: a trace to compare with.
  ///   - name: the base name of the files beside it; contains no characters that need quoting.
  ///   - sourceOptions: the options of `haggle trace` for the source, with a space in front of
  ///     each word; nil where the source cannot be traced.
  ///   - watched: nil for a page that is not rewritten.
  package init(
    _ trace: Trace, against other: Trace? = nil, named name: String = "layout",
    sourceOptions: String? = nil, watched: Watched? = nil
  ) {
    self.trace = trace
    self.other = other
    self.name = name
    self.sourceOptions = sourceOptions
    self.watched = watched
  }

  /// Equal traces give equal bytes.
  package var bytes: [UInt8] {
    var page: [UInt8] = []
    encode { page += $0 }
    return page
  }

  /// Gives the same bytes to `take`, a part at a time, so that no more of them are in memory.
  package func encode(to take: ([UInt8]) -> Void) {
    var page = Array(head.utf8)
    page += PageStyle.report
    page += Array("</style>\n</head>\n<body>\n\(report.html)\n".utf8)
    for (name, letters) in Self.packed {
      page += Array("<script type=\"text/plain\" id=\"\(name)\">\n".utf8)
      page += letters
      page += Array("</script>\n".utf8)
    }
    take(page + Array(Self.traceBegins.utf8))
    Self.encode(trace, to: take)
    if let other {
      take(Array("</script>\n<script type=\"application/json\" id=\"against\">".utf8))
      Self.encode(other, to: take)
    }
    take(Array("</script>\n<script>".utf8) + ViewerScript.loader)
    take(Array("</script>\n</body>\n</html>\n".utf8))
  }

  /// The viewer, compressed, as lines of letters that an editor can open. Its model is haggle's own
  /// modules, compiled (`.ci/page-model`).
  private static let packed = [
    ("viewer-style", Deflated(PageStyle.viewer).bytes),
    ("viewer-script", Deflated(ViewerScript.bytes).bytes),
    ("model", ViewerFile.bytes("model.wasm.lzma")),
  ].map { ($0.0, PairedLetters($0.1).text) }

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
    <meta name="color-scheme" content="light dark">\(watchedTag)
    <title>\(XMLText.escaped(StaticReport.title(of: trace))) · haggle</title>
    <style>
    """
  }

  /// Nothing is loaded except the image of a watched page, and no script runs except the viewer, as
  /// it is when it is unpacked, and its model: content of a trace has no effect, even if it became
  /// markup.
  private var policy: String {
    "default-src 'none'; img-src data:\(watched == nil ? "" : " file: 'self'"); "
      + "script-src \(ViewerScript.policySource); "
      + "style-src \(PageStyle.policySource); base-uri 'none'; form-action 'none'"
  }

  private static let traceBegins = "<script type=\"application/json\" id=\"trace\">"

  /// The trace file. A script element ends at the first `</script` in any language, so `<` is
  /// written as `\u003c` in the JSON.
  private static func encode(_ trace: Trace, to take: ([UInt8]) -> Void) {
    let escape = Array("\\u003c".utf8)
    trace.encode { part in
      var escaped: [UInt8] = []
      escaped.reserveCapacity(part.count)
      for byte in part {
        if byte == UInt8(ascii: "<") { escaped += escape } else { escaped.append(byte) }
      }
      take(escaped)
    }
  }
}

// MARK: - Watching

extension Page {
  private var watchedTag: String {
    guard let watched else { return "" }
    let size = stamp
    let change = watched.change.map { " data-change=\"\(XMLText.escaped($0))\"" } ?? ""
    return "\n<meta name=\"watched\" content=\"\(XMLText.escaped(watched.picture))\" "
      + "data-stamp=\"\(size.width)x\(size.height)\"\(change)>"
  }

  /// The image next to a watched page, which only has a size.
  package var stampPicture: String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(stamp.width)\" "
      + "height=\"\(stamp.height)\"/>\n"
  }

  /// One of 65 536 sizes, derived from the trace.
  private var stamp: (width: Int, height: Int) {
    let digest = SHA256.digest(of: trace.encoded() + (other?.encoded() ?? []))
    return (Int(digest[0]) + 1, Int(digest[1]) + 1)
  }
}

// MARK: - Reading

extension Page {
  /// Whether a file is a web page of any origin.
  package static func isPage(_ bytes: [UInt8]) -> Bool {
    let beginning = String(decoding: bytes.prefix(200), as: UTF8.self).lowercased()
      .drop(while: \.isWhitespace)
    return ["<!doctype html", "<html"].contains { beginning.hasPrefix($0) }
  }

  /// The trace file in a page of haggle; nil for other pages.
  package static func trace(in page: [UInt8]) -> [UInt8]? {
    let data = Data(page)
    guard let beginning = data.range(of: Data(traceBegins.utf8)),
      let end = data.range(of: Data("</script>".utf8), in: beginning.upperBound..<data.endIndex)
    else { return nil }
    return Array(data[beginning.upperBound..<end.lowerBound])
  }
}
