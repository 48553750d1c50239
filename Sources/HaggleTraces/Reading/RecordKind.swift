/// The kind of a record: the key that identifies it, and the other keys known to this version.
package enum RecordKind: String, CaseIterable, Sendable {
  case ask, answer, place, reason, note, probe, pass, finding, verdict, mark, annotation, cure
  // Last, because other records have a key of this name.
  case node

  /// The kind of a record; nil for an unknown one.
  ///
  /// The kind's key is normally first. For tools that sort keys, the first key that identifies a
  /// kind is used.
  init?(of members: [JSONMember]) {
    guard let first = members.first?.key else { return nil }
    let named = RecordKind(rawValue: first)
    if let named, named != .node || members.contains("kind") {
      self = named
      return
    }
    let match = RecordKind.allCases.first { kind in
      members.contains(kind.rawValue) && kind.keys.contains(first)
        && (kind != .node || members.contains("kind"))
    }
    guard let kind = match ?? named else { return nil }
    self = kind
  }

  /// The kinds that are events, in the order of queries.
  package static let ofEvents = allCases.filter { $0.isEvent }

  /// Whether its records are events, which are numbered.
  var isEvent: Bool {
    switch self {
    case .ask, .answer, .place, .reason, .note, .probe, .pass: true
    case .finding, .verdict, .mark, .annotation, .cure, .node: false
    }
  }

  /// The keys of the record besides the identifying one.
  package var keys: [String] {
    switch self {
    case .pass: ["begin", "proposal", "size"]
    case .ask: ["by", "proposal", "placing"]
    case .answer: ["size", "cached"]
    case .place: ["frame", "proposal"]
    case .reason:
      [
        "rule", "axis", "child", "track", "result", "terms", "order", "cut", "scaledAndCut",
        "broken", "fits",
        "last", "untaken", "unchanged", "shape", "proposal", "least", "container", "tracks",
        "modelled",
      ]
    case .note:
      ["from", "text", "severity", "code", "subject", "axis", "count", "at", "length", "remedy"]
    case .probe: ["proposal", "size"]
    case .finding:
      [
        "class", "node", "alike", "joint", "axis", "at", "claim", "subject", "placed", "unseen",
        "cause", "details", "boxes", "rests", "evidence", "remedies", "advice", "trials",
        "short", "leave", "consequences", "rerun", "suspects", "ignore",
      ]
    case .mark, .annotation: ["event"]
    case .cure: ["node", "trials", "remedies", "asked"]
    case .verdict: ["changes", "symptom", "node", "axis", "before", "after", "confirmed"]
    case .node:
      [
        "kind", "name", "labelled", "parent", "at", "arguments", "text", "traits", "roles",
        "owners",
        "hidden", "translucent", "opacity", "shadow", "zIndex", "effects", "paint", "outline",
        "radius", "radii",
        "line", "font", "bold", "gradient", "course", "stops", "tint", "shadows", "blur",
        "ornaments",
      ]
    }
  }

  /// Whether a user's record is valid; marks of other tools may not be, and are kept. Records that
  /// the negotiation rests on must be valid.
  func isReadable(_ members: [JSONMember]) -> Bool {
    var fields = RecordFields(members, of: subject, nodeCount: 0)
    switch self {
    case .mark: return (try? Mark(&fields)) != nil
    case .annotation: return (try? Annotation(&fields)) != nil
    default: return true
    }
  }

  /// The name of such a record in messages.
  var subject: String {
    switch self {
    case .ask, .answer, .annotation: "an \(rawValue)"
    default: "a \(rawValue)"
    }
  }
}

extension Event {
  package var kind: RecordKind {
    switch self {
    case .passBegin, .passEnd: .pass
    case .ask: .ask
    case .answer: .answer
    case .place: .place
    case .reason: .reason
    case .note: .note
    case .probe: .probe
    }
  }
}

extension [JSONMember] {
  fileprivate func contains(_ key: String) -> Bool {
    contains { $0.key == key }
  }
}
