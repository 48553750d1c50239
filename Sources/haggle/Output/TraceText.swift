import HaggleReplay
import HaggleReports
import HaggleTraces

/// A trace in the form that was asked for.
struct TraceText {
  enum Format: String, CaseIterable {
    case tree
    case log
    case picture
    case json
  }

  struct Options {
    var showsAll = false
    var isASCII = false
    var columns = 100
  }

  let bytes: [UInt8]

  /// - Parameter format: nil for the picture, then the tree with the findings.
  init(_ trace: Trace, _ format: Format?, _ options: Options) {
    if format == .json {
      bytes = trace.encoded()
    } else {
      let text = Self.text(Timeline(trace), format, options)
      bytes = Array((options.isASCII ? ASCIIText.text(text) : text).utf8)
    }
  }

  private static func text(_ timeline: Timeline, _ format: Format?, _ options: Options) -> String {
    switch format {
    case nil: text(timeline, .picture, options) + "\n" + text(timeline, .tree, options)
    case .tree, .json:
      TreeReport(
        timeline, options: .init(showsAll: options.showsAll, columns: options.columns)
      ).text
    case .log: LogReport(timeline).text
    case .picture:
      PictureReport(timeline, options: .init(columns: options.columns, ascii: options.isASCII)).text
    }
  }
}
