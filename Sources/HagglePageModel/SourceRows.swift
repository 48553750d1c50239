import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// The scenario's source; the line of the selected view is current. Lines with findings are marked,
/// and lines with views select them.
struct SourceRows {
  private let lines: [String]?
  private let parts: SourceParts
  private let blamed: Set<Int>
  /// The views of each line.
  private var nodes: [Int: [NodeID]] = [:]

  init(_ trace: Trace) {
    lines = trace.header.source.map { PlainText.lines($0) }
    parts = trace.header.parts
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

  func window(_ window: Range<Int>, _ replay: Replay) -> JSONValue {
    guard let lines else {
      return ["missing": JSONValue("the trace does not hold its source"), "count": JSONValue(0)]
    }
    let current = replay.selected.flatMap { replay.trace.nodes[$0.index].place?.line }
    return [
      "count": JSONValue(lines.count),
      "current": JSONValue(current.map { min($0, lines.count) - 1 }),
      "rows": .array(
        window.clamped(to: lines.indices).map { index in
          [
            "number": JSONValue(index + 1), "text": JSONValue(lines[index]),
            "shown": JSONValue(parts.number(ofLine: index + 1).map { "\($0)" } ?? ""),
            "file": JSONValue(index + 1 == current ? parts.fileName(ofLine: index + 1) : nil),
            "isBlamed": JSONValue(blamed.contains(index + 1)),
            "nodes": .array((nodes[index + 1] ?? []).map { JSONValue($0) }),
            "isCurrent": JSONValue(index + 1 == current),
          ]
        }),
    ]
  }
}
