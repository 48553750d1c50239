import Foundation
import Testing

extension Sources {
  /// The code between the fences, as a reader would cut it out.
  static func code(in report: String) throws -> String {
    let part = try #require(report.components(separatedBy: "\n## The code\n\n").last)
    let section =
      part.components(separatedBy: "<details><summary>All of it, ").dropFirst().first
      .flatMap { $0.split(separator: "\n\n", maxSplits: 1).last }
      .map(String.init) ?? part
    let fence = section.prefix { $0 == "`" }
    let rest = section.dropFirst(fence.count + "swift\n".count)
    return try #require(String(rest).components(separatedBy: "\n\(fence)\n").first) + "\n"
  }
}
