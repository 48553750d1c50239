import HagglePage
import HaggleReplay
import HaggleReports
import HaggleTraces

/// A bug report: the text of an issue, the replay page, and the trace.
struct BugFolder {
  /// In the order of `Kind`.
  let files: [(name: String, bytes: [UInt8])]
  let trace: Trace
  /// The report's title, in Markdown.
  let title: String
  /// The name of the page among them.
  let page: String
  /// The folder if none is given.
  let suggestedFolder: String

  /// What a file of the folder is.
  enum Kind: String, CaseIterable, Encodable {
    case report, page, trace, source
  }

  /// - Parameters:
  ///   - name: the base name of the files (`FileName.stem`).
  ///   - title: nil for a title from the first finding.
  ///   - stated: the command line's options as directives.
  ///   - holdsSource: whether to write the code as a file as well.
  init(
    _ trace: Trace, named name: String, title: String? = nil, stating stated: [String] = [],
    holdsSource: Bool = false
  ) {
    let code = Reproduction(of: trace, stating: stated).map {
      BugReport.Code($0.code, options: $0.options, isReproduced: $0.holds)
    }
    let report = BugReport(Timeline(trace), name: name, code: code, title: title)
    (self.trace, self.title) = (trace, report.title)
    let source = holdsSource ? trace.header.source : nil
    page = "\(name).html"
    files =
      [
        (Self.report, Array(report.text.utf8)),
        (
          page,
          Page(trace, named: name, sourceOptions: code?.options).bytes
        ),
        ("\(name).trace.json", trace.encoded()),
      ] + [source.map { ("\(name).swift", Array($0.utf8)) }].compactMap(\.self)
    suggestedFolder = "\(name)-report"
  }

  /// Warnings about the limits of issue trackers, in lines.
  var warnings: String { AttachmentLimits.warnings(files) }

  /// Whether one of the files exists.
  func exists(in folder: String) -> Bool { !set(in: folder).existing.isEmpty }

  /// Writes all files, or none if one cannot be written.
  ///
  /// - Returns: the paths of the files.
  func write(to folder: String, replacing: Bool) throws(Failure) -> [String] {
    let set = set(in: folder)
    try set.write(replacing: replacing)
    return files.map { set.path($0.name) }
  }

  private func set(in folder: String) -> FileSet {
    FileSet(folder: folder, files: files, mark: Self.report)
  }

  private static let report = "bug.md"
}
