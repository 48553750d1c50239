package import HaggleTraces
package import HaggleVocabulary

/// Which events are meant: by an expression of the query language, or by a single word, which means
/// whatever is called so.
package struct Condition: Sendable {
  /// As it was typed.
  package let text: String
  private let meaning: Meaning

  private enum Meaning: Sendable {
    case query(QueryMatcher)
    /// The first node that stands for the view.
    case node(NodeID)
    /// A view has exactly this name, but for capitals.
    case name(String)
    /// What anything in an event may contain.
    case word(String)
  }

  /// - Throws: why the text is no expression.
  package init(_ text: String, in timeline: Timeline) throws(QueryError) {
    self.text = text
    guard Self.isWord(text) else {
      meaning = .query(QueryMatcher(try Query(text), in: timeline))
      return
    }
    let word = text.lowercased()
    let isName = timeline.trace.nodes.contains { $0.name.lowercased() == word }
    meaning = isName ? .name(word) : .word(word)
  }

  /// Everything that concerns one view, in whatever pass.
  package init(about node: NodeID, in timeline: Timeline) {
    text = "node == \(timeline.trace.name(of: node))"
    meaning = .node(timeline.view(of: node))
  }

  private static func isWord(_ text: String) -> Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) }
      && QueryField.named(text)?.alone == nil
  }

  /// The numbers of all events that match.
  package func events(in timeline: Timeline) -> [Int] {
    timeline.trace.events.indices.filter { matches($0, in: timeline) }
  }

  /// The names that it asks for and that no view has, nor its kind.
  package func unknownNames(in trace: Trace) -> [String] {
    switch meaning {
    case .query(let matcher): matcher.unknownNames
    case .node, .name: []
    case .word(let word):
      trace.nodes.contains { $0.name.lowercased().contains(word) } ? [] : [text]
    }
  }

  package func matches(_ event: Int, in timeline: Timeline) -> Bool {
    switch meaning {
    case .query(let matcher): matcher.matches(event)
    case .node(let view): timeline.trace.events[event].node.map(timeline.view) == view
    case .name(let name):
      timeline.trace.events[event].node.map {
        timeline.trace.nodes[$0.index].name.lowercased() == name
      } ?? false
    case .word(let word): timeline.words(at: event).contains { $0.lowercased().contains(word) }
    }
  }
}

extension Timeline {
  /// What an event could be searched by: names, kinds, rules, what was printed.
  fileprivate func words(at event: Int) -> [String] {
    var words: [String] = []
    if let node = trace.events[event].node {
      words = [trace.nodes[node.index].name, trace.nodes[node.index].kind]
    }
    switch trace.events[event] {
    case .reason(let reason): words += [reason.rule.word, reason.detailText ?? ""]
    case .note(let note): words.append(note.text)
    case .passBegin(_, let reason, _): words += ["pass", reason.kind.word, reason.value ?? ""]
    case .passEnd(_, _, let writes):
      words.append("pass")
      words += writes.flatMap { [$0.property, $0.writer] }
    case .ask, .answer, .place, .probe: break
    }
    return words
  }
}
