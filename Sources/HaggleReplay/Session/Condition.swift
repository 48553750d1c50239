package import HaggleTraces
import HaggleVocabulary

/// Selects events by an expression of the query language, by a single word, or by the address of
/// views.
package struct Condition: Sendable {
  /// The condition as typed.
  package let text: String
  private let meaning: Meaning

  private enum Meaning: Sendable {
    case query(QueryMatcher)
    /// The first node that represents the view.
    case node(NodeID)
    /// A view with exactly this name, ignoring case.
    case name(String)
    /// Text in any part of an event, or the views that it names, by id.
    case word(String, views: [Bool])
    /// Views, by id.
    case views([Bool])
  }

  /// - Throws: the error if the text is no expression.
  package init(_ text: String, in timeline: Timeline) throws(QueryError) {
    self.text = text
    meaning =
      Self.isWord(text) ? Self.word(text, timeline) : try Self.expression(text, timeline)
  }

  private static func word(_ text: String, _ timeline: Timeline) -> Meaning {
    let word = text.lowercased()
    let isName = timeline.trace.nodes.contains { $0.name.lowercased() == word }
    return isName ? .name(word) : .word(word, views: views(text, timeline))
  }

  /// Parses an expression; falls back to an address, and to words that begin with no field.
  private static func expression(
    _ text: String, _ timeline: Timeline
  ) throws(QueryError) -> Meaning {
    do throws(QueryError) {
      return .query(QueryMatcher(try Query(text), in: timeline))
    } catch {
      let views = views(text, timeline)
      if views.contains(true) { return .views(views) }
      let first = text.split(separator: " ").first.map(String.init) ?? ""
      guard mayBeAddress(text), QueryField.named(first) == nil else { throw error }
      return .word(text.lowercased(), views: views)
    }
  }

  /// Whether the address matches each view, in any pass.
  private static func views(_ address: String, _ timeline: Timeline) -> [Bool] {
    var views = [Bool](repeating: false, count: timeline.trace.nodes.count)
    for tree in timeline.trees {
      for node in timeline.views(at: address, in: tree) { views[node.index] = true }
    }
    return views
  }

  /// Whether a text that is no expression may be an address.
  package static func mayBeAddress(_ text: String) -> Bool {
    !text.contains { "=!<>~&|()".contains($0) }
  }

  /// Whether it is an expression, which selects kinds of events itself.
  var isExpression: Bool {
    if case .query = meaning { true } else { false }
  }

  /// Selects everything that concerns one view, in any pass.
  init(about node: NodeID, in timeline: Timeline) {
    text = "node == \(timeline.trace.name(of: node))"
    meaning = .node(timeline.view(of: node))
  }

  private static func isWord(_ text: String) -> Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) }
      && QueryField.named(text)?.alone == nil
  }

  /// The views that it is about, by their addresses, else by their titles; none of an expression,
  /// which is about events.
  func views(in tree: NodeTree, of timeline: Timeline) -> [NodeID] {
    var (own, alike): ([NodeID], [NodeID]) = ([], [])
    for node in tree.preorder {
      switch meaning {
      case .query: break
      case .node(let view): if timeline.view(of: node) == view { own.append(node) }
      case .views(let views): if views[node.index] { own.append(node) }
      case .name(let name):
        if timeline.trace.nodes[node.index].name.lowercased() == name { own.append(node) }
      case .word(let word, let views):
        if views[node.index] { own.append(node) }
        if timeline.trace.title(of: node).lowercased().contains(word) { alike.append(node) }
      }
    }
    return own.isEmpty ? alike : own
  }

  /// The numbers of all events that match.
  package func events(in timeline: Timeline) -> [Int] {
    timeline.trace.events.indices.filter { matches($0, in: timeline) }
  }

  /// The names in it that no view or kind has.
  package func unknownNames(in trace: Trace) -> [String] {
    switch meaning {
    case .query(let matcher): matcher.unknownNames
    case .node, .name, .views: []
    case .word(let word, let views):
      views.contains(true) || trace.nodes.contains { $0.name.lowercased().contains(word) }
        ? [] : [text]
    }
  }

  /// Whether a breakpoint stops at the event: conditions on views stop at questions, answers and
  /// placements, not at reasons; an expression stops wherever it is true.
  func stops(at event: Int, in timeline: Timeline) -> Bool {
    let isAboutViews =
      switch meaning {
      case .query: false
      case .word(_, let views): views.contains(true)
      case .node, .name, .views: true
      }
    return (!isAboutViews || timeline.trace.events[event].isOfDialogue)
      && matches(event, in: timeline)
  }

  func matches(_ event: Int, in timeline: Timeline) -> Bool {
    switch meaning {
    case .query(let matcher): matcher.matches(event)
    case .node(let view): timeline.trace.events[event].node.map(timeline.view) == view
    case .name(let name):
      timeline.trace.events[event].node.map {
        timeline.trace.nodes[$0.index].name.lowercased() == name
      } ?? false
    case .word(let word, let views):
      timeline.trace.events[event].node.map { views[$0.index] } == true
        || timeline.words(at: event).contains { $0.lowercased().contains(word) }
    case .views(let views): timeline.trace.events[event].node.map { views[$0.index] } ?? false
    }
  }
}

extension Event {
  /// Whether the event is a question, an answer or a placement.
  var isOfDialogue: Bool {
    switch self {
    case .ask, .answer, .place: true
    default: false
    }
  }
}

extension Timeline {
  /// The searchable words of an event: names, kinds, rules, output.
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
