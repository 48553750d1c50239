import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Finds the node that is meant by a name.
enum NodeName {
  private static let most = 12

  /// The node of the last pass with that name, as it is or as outputs print it; or the only one of
  /// that kind.
  static func find(_ word: String, in timeline: Timeline, of file: String) throws(Failure)
    -> NodeID
  {
    let trace = timeline.trace
    let named = timeline.nodes(named: word, in: timeline.tree)
    if named.count == 1 { return named[0] }
    if named.count > 1 {
      throw .misuse(
        "\(file) has \(named.count) nodes called “\(word)”\(lines(named, trace)): "
          + "give each a label of its own with .id(…)")
    }
    let alike = timeline.nodes(ofKind: word, in: timeline.tree)
    if alike.count == 1 { return alike[0] }
    throw .misuse(
      alike.isEmpty ? unknown(word, trace, file) : several(word, alike, in: trace, of: file))
  }

  /// Where they are written: `, in lines 3 and 8`.
  private static func lines(_ nodes: [NodeID], _ trace: Trace) -> String {
    let lines = nodes.prefix(most).compactMap { trace.nodes[$0.index].place?.line }
    guard let last = lines.last, lines.count > 1 else { return "" }
    return ", in lines " + lines.dropLast().map { "\($0)" }.joined(separator: ", ") + " and \(last)"
  }

  private static func several(
    _ word: String, _ nodes: [NodeID], in trace: Trace, of file: String
  ) -> String {
    let names = nodes.prefix(most).map { trace.name(of: $0) }.joined(separator: ", ")
    let more = nodes.count > most ? ", … \(nodes.count - most) more" : ""
    return "\(file) has \(nodes.count) nodes of kind \(word): \(names)\(more)"
  }

  private static func unknown(_ word: String, _ trace: Trace, _ file: String) -> String {
    let names = trace.nodes.map(\.displayName) + trace.nodes.map(\.kind)
    return "\(file) has no node called “\(word)”" + Suggestion.text(for: word, among: names)
      + "; haggle trace \(file) --as tree lists the names"
  }
}
