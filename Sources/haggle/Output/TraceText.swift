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
    /// What `haggle try` has to lay out, as words for a shell; nil for the file that a trace names.
    var tried: String?

    fileprivate var tree: TreeReport.Options {
      var options = TreeReport.Options(showsAll: showsAll)
      if let columns = columns ?? Console.fewColumns { options.columns = columns }
      options.subject = tried
      return options
    }

    fileprivate var picture: PictureReport.Options {
      var options = PictureReport.Options(ascii: isASCII)
      if let columns = columns ?? Console.fewColumns { options.columns = columns }
      return options
    }
  }

  /// Which part is printed; `beginning` is what there is before edits are laid out.
  enum Part {
    case all
    case beginning
    case end
  }

  let bytes: [UInt8]

  /// - Parameters:
  ///   - format: nil for the tree, the picture and the findings.
  ///   - subject: what was laid out, as words for a shell.
  init(
    _ trace: Trace, _ format: Format?, _ options: Options, of subject: String? = nil,
    part: Part = .all
  ) {
    if format != nil, part == .beginning {
      bytes = []
    } else if format == .json {
      bytes = trace.encoded()
    } else if format == nil {
      let report = FullReport(
        Timeline(trace), tree: options.tree, picture: options.picture, subject: subject)
      bytes = Self.bytes(report.lines(part), options)
    } else {
      bytes = Self.bytes(Self.lines(Timeline(trace), format, options), options)
    }
  }

  private static func bytes(_ lines: [RoleText], _ options: Options) -> [UInt8] {
    Array(options.colour.text(lines, isASCII: options.isASCII).utf8)
  }

  private static func lines(
    _ timeline: Timeline, _ format: Format?, _ options: Options
  ) -> [RoleText] {
    switch format {
    case nil, .tree, .json: TreeReport(timeline, options: options.tree).lines
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

extension FullReport {
  fileprivate func lines(_ part: TraceText.Part) -> [RoleText] {
    switch part {
    case .all: lines
    case .beginning: beginning
    case .end: end
    }
  }
}
