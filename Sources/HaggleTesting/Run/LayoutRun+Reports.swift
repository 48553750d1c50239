public import Foundation
import HaggleReports

extension LayoutRun {
  /// The tree, the picture and the findings: what a person wants to see of a failing test.
  public var report: String { FullReport(timeline).text }

  /// Every view with what it was offered, what it answered, and why.
  public var tree: String { TreeReport(timeline).text }

  /// The negotiation in its order, a line per event.
  public var log: String { LogReport(timeline).text }

  /// Where everything went, drawn with characters.
  public var picture: String { PictureReport(timeline).text }

  /// The trace as a file (docs/TRACE-FORMAT.md); `haggle trace` and all other verbs read it.
  public var traceFile: Data { Data(trace.encoded()) }

  /// Writes the trace, best as `NAME.trace.json`: a file that is there gives way once the new one
  /// is whole.
  ///
  /// - Throws: what the file system says.
  public func writeTrace(to url: URL) throws { try traceFile.write(to: url, options: .atomic) }
}
