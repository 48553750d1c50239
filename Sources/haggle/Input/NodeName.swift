import HaggleReplay
import HaggleReports
import HaggleVocabulary

/// Finds a node by its name or another address (docs/REPLAY.md).
enum NodeName {
  private static let most = 12

  /// The node of the last pass at this address.
  static func find(_ word: String, in timeline: Timeline, of file: String) throws(Failure)
    -> NodeID
  {
    switch timeline.destination(of: word, in: timeline.tree) {
    case .view(let node): return node
    case .several(let nodes): throw .misuse(several(word, nodes, in: timeline, of: file))
    case .nothing: throw .misuse(unknown(word, in: timeline, of: file))
    }
  }

  /// The node of an expectation on the command line: the one with this name, else at this address.
  static func named(_ word: String, in timeline: Timeline, of file: String) throws(Failure)
    -> NodeID
  {
    let named = timeline.nodes(named: word, in: timeline.tree)
    let nodes = named.isEmpty ? timeline.nodes(ofKind: word, in: timeline.tree) : named
    if nodes.count > 1 { throw .misuse(several(word, nodes, in: timeline, of: file)) }
    if let node = nodes.first { return node }
    // Its words may look like a line.
    if case .view(let node) = timeline.destination(of: "\"\(word)\"", in: timeline.tree) {
      return node
    }
    return try find(word, in: timeline, of: file)
  }

  /// A table of the candidates, with an address for each.
  private static func several(
    _ word: String, _ nodes: [NodeID], in timeline: Timeline, of file: String
  ) -> String {
    let shown = timeline.candidates(Array(nodes.prefix(most)), at: word)
    let more = nodes.count > most ? "\n  … \(nodes.count - most) more" : ""
    return "\(file) has \(nodes.count) views that “\(PlainText.line(word))” may mean; name one, "
      + "such as \(shown.first?.address ?? ""):\n"
      + table(shown, in: timeline) + more
  }

  private static func table(_ candidates: [Candidate], in timeline: Timeline) -> String {
    CandidateTable(candidates, timeline.trace.header.parts).lines.map { "  " + $0 }
      .joined(separator: "\n")
  }

  /// The available views, those with words first.
  static func which(in timeline: Timeline, of file: String) -> String {
    let nodes = timeline.tree.preorder
    let known = nodes.filter { timeline.trace.mark(of: $0) != nil }
    let rest = nodes.filter { timeline.trace.mark(of: $0) == nil }
    let all = known + rest
    let shown = timeline.candidates(Array(all.prefix(most)), at: "")
    let word = ShellText.quoted(file)
    let trace = "haggle trace \(word) --as tree"
    let more =
      all.count > most
      ? "\n  … \(all.count - most) more; \(trace) lists them" : ""
    return "which view of \(file)? haggle why \(word) NODE, where NODE is one of\n"
      + table(shown, in: timeline) + more
  }

  private static func unknown(_ word: String, in timeline: Timeline, of file: String) -> String {
    "\(file) has no node called “\(PlainText.line(word))”" + timeline.suggestion(for: word)
      + "; haggle trace \(ShellText.quoted(file)) --as tree lists the names"
  }
}
