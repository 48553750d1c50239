import HaggleReplay
import HaggleReports
import HaggleTraces

/// A trace in the form that was asked for.
struct TraceText {
  enum Format: String, CaseIterable {
    case tree
    case log
    case picture
    case diagnostics
    case json
  }

  struct Options {
    var showsAll = false
    var isASCII = false
    /// How many characters fit into a line; nil for what suits the format.
    var columns: Int?

    fileprivate var tree: TreeReport.Options {
      var options = TreeReport.Options(showsAll: showsAll)
      if let columns { options.columns = columns }
      return options
    }

    fileprivate var picture: PictureReport.Options {
      var options = PictureReport.Options(ascii: isASCII)
      if let columns { options.columns = columns }
      return options
    }
  }

  let bytes: [UInt8]

  /// - Parameter format: nil for the tree, the picture and the findings.
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
    case nil: FullReport(timeline, tree: options.tree, picture: options.picture).text
    case .tree, .json: TreeReport(timeline, options: options.tree).text
    case .log: LogReport(timeline, showsAll: options.showsAll).text
    case .picture: PictureReport(timeline, options: options.picture).text
    case .diagnostics: DiagnosticsReport(timeline).text
    }
  }
}
