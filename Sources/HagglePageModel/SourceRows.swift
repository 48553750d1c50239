import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// The scenario's source; the line of the selected view is current. Lines with findings are marked,
/// and lines with views select them.
struct SourceRows {
  private let lines: [String]?
  private let parts: SourceParts
  /// The name of the file that the trace is of.
  private let own: String?
  private let blamed: Set<Int>
  /// The views of each line.
  private var nodes: [Int: [NodeID]] = [:]

  init(_ trace: Trace) {
    lines = trace.header.source.map { PlainText.lines($0) }
    parts = trace.header.parts
    own = trace.header.scenario.map { PlainText.line($0) }
    blamed = Set(trace.findings.compactMap { $0.place?.line })
    for index in trace.nodes.indices {
      guard let line = trace.nodes[index].place?.line,
        nodes[line, default: []].count < Self.mostOnLine
      else { continue }
      nodes[line, default: []].append(NodeID(index))
    }
  }

  /// The maximum number of views per line: a loop makes thousands of one line.
  private static let mostOnLine = 64

  func node(onLine number: Int) -> NodeID? { nodes[number]?.first }

  /// The file of the lines in sight, if there are several: that of the current one, else of the one
  /// in the middle.
  private func file(_ window: Range<Int>, _ current: Int?) -> String? {
    if parts.parts.isEmpty { return nil }
    let line = current.flatMap { window.contains($0 - 1) || window.isEmpty ? $0 : nil }
    return parts.fileName(ofLine: line ?? (window.lowerBound + window.upperBound) / 2 + 1) ?? own
  }

  func window(_ window: Range<Int>, _ replay: Replay) -> JSONValue {
    guard let lines else {
      return ["missing": JSONValue("the trace does not hold its source"), "count": JSONValue(0)]
    }
    let current = replay.selected.flatMap { replay.trace.nodes[$0.index].place?.line }
    return [
      "count": JSONValue(lines.count), "file": JSONValue(file(window, current)),
      "current": JSONValue(current.map { min($0, lines.count) - 1 }),
      "rows": .array(
        window.clamped(to: lines.indices).map { index in
          [
            "number": JSONValue(index + 1), "text": JSONValue(lines[index]),
            "shown": JSONValue(parts.number(ofLine: index + 1).map { "\($0)" } ?? ""),
            "isBlamed": JSONValue(blamed.contains(index + 1)),
            "nodes": .array((nodes[index + 1] ?? []).map { JSONValue($0) }),
            "isCurrent": JSONValue(index + 1 == current),
          ]
        }),
    ]
  }
}
