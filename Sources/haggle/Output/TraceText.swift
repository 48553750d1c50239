import HaggleReplay
import HaggleReports
import HaggleTraces

/// A trace in the requested format.
struct TraceText {
  enum Format: String, CaseIterable {
    case tree
    case log
    case picture
    case findings
    case diagnostics
    case json

    /// Whether it contains findings in full.
    var holdsFindings: Bool {
      switch self {
      case .findings, .json: true
      case .tree, .log, .picture, .diagnostics: false
      }
    }
  }

  struct Options {
    var showsAll = false
    var isASCII = false
    /// The width of lines in characters; nil for the default of the format and terminal.
    var columns: Int?
    var colour = ColourChoice.auto

    fileprivate var tree: TreeReport.Options {
      var options = TreeReport.Options(showsAll: showsAll)
      if let columns = columns ?? Console.fewColumns { options.columns = columns }
      return options
    }

    fileprivate var picture: PictureReport.Options {
      var options = PictureReport.Options(ascii: isASCII)
      if let columns = columns ?? Console.fewColumns { options.columns = columns }
      return options
    }
  }

  let bytes: [UInt8]

  /// - Parameters:
  ///   - format: nil for the tree, the picture and the findings.
  ///   - subject: what was laid out, as words for a shell.
  init(_ trace: Trace, _ format: Format?, _ options: Options, of subject: String? = nil) {
    if format == .json {
      bytes = trace.encoded()
    } else {
      let lines = Self.lines(Timeline(trace), format, options, of: subject)
      bytes = Array(options.colour.text(lines, isASCII: options.isASCII).utf8)
    }
  }

  private static func lines(
    _ timeline: Timeline, _ format: Format?, _ options: Options, of subject: String?
  ) -> [RoleText] {
    switch format {
    case nil:
      FullReport(timeline, tree: options.tree, picture: options.picture, subject: subject).lines
    case .tree, .json: TreeReport(timeline, options: options.tree).lines
    case .log: plain(LogReport(timeline, showsAll: options.showsAll).text)
    case .picture: PictureReport(timeline, options: options.picture).roles
    case .findings: TreeReport(timeline, options: options.tree).findings
    case .diagnostics: plain(DiagnosticsReport(timeline).text)
    }
  }

  /// The lines of a text that ends with a line break.
  private static func plain(_ text: String) -> [RoleText] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
      RoleText(String($0))
    }
  }
}
