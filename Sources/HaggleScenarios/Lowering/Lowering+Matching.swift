import HaggleLanguage
import HaggleLayouts
import HaggleSyntax
import HaggleVocabulary

/// `matchedGeometryEffect`: views that others follow, and those.
extension Lowering {
  /// A source keeps its own size and place, and so does what follows a view that is not there.
  mutating func matched(
    _ members: [NodeID], _ reading: Reading, _ around: Surroundings
  ) -> [NodeID] {
    let id = reading.value("id").flatMap { log.matchedID($0, program.isEqual) }
    guard reading.boolean("isSource") == false else {
      guard let id else { return members }
      for node in members { nodes[node.index].values[MatchedSources.self, default: []].append(id) }
      return members
    }
    if id == nil { log.report(.unknownSource(reading)) }
    let layout = MatchedLayout(
      id, reading.matchedProperties, anchor: reading.value("anchor")?.unitPoint ?? .center)
    return members.map { add(layout, [$0], reading, in: around) }
  }
}

extension Reading {
  fileprivate var matchedProperties: MatchedLayout.Matched {
    switch value("properties")?.memberName {
    case "position": .position
    case "size": .size
    default: .frame
    }
  }
}

extension LoweringLog {
  /// A name for an id, the same for ids that are known to be equal; nil for one that is not known.
  fileprivate func matchedID(_ id: Value, _ isEqual: (Value, Value) -> Bool) -> String? {
    switch id {
    case .string(let text): return "string \(text)"
    case .integer(let number): return "number \(number)"
    default: break
    }
    guard isEqual(id, id) else { return nil }
    if let index = matchedIDs.firstIndex(where: { isEqual($0, id) }) { return "value \(index)" }
    guard matchedIDs.count < Self.mostMatchedIDs else { return nil }
    matchedIDs.append(id)
    return "value \(matchedIDs.count - 1)"
  }

  /// Each other id is compared to so many.
  private static let mostMatchedIDs = 100
}

extension Diagnostic {
  fileprivate static func unknownSource(_ reading: Reading) -> Diagnostic {
    Diagnostic(
      .assumed, code: .unknownArgument,
      """
      \(reading.name)(isSource: false): which view it follows is not in this text, so it has its \
      own size and place
      """,
      remedy: "write the value that its id has", place: reading.place, length: reading.name.count)
  }
}
