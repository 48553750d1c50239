import HaggleScenarios
import HaggleSyntax
import HaggleTraces
import HaggleVocabulary

extension Finding {
  /// Whether its code was borrowed implicitly from another file, or is what a caller in one gives
  /// to be shown, which has no place here; it is reported when that file is laid out, unless a view
  /// of this file states the length that is at fault.
  func isOfProject(_ trace: Trace, _ scenario: Scenario) -> Bool {
    let parts = scenario.source.parts
    guard let place else { return scenario.directives.givesContent }
    guard parts.isOfProject(place.line) else { return false }
    return !statement.claim.views.contains { trace.statesLength($0, on: axis, parts) }
  }
}

extension Trace {
  /// Whether a view is written in the text's own lines and states its length on an axis.
  fileprivate func statesLength(_ node: NodeID, on axis: Axis?, _ parts: SourceParts) -> Bool {
    guard let axis, nodes.indices.contains(node.index), let place = nodes[node.index].place,
      nodes[node.index].roles.contains(.fixes(axis))
    else { return false }
    return !parts.isOfProject(place.line)
  }
}

extension Diagnostic {
  /// A diagnostic about these findings, in other files of the project; nil if there are none.
  static func foundElsewhere(_ elsewhere: [Finding], _ parts: SourceParts) -> Diagnostic? {
    let told = elsewhere.map { finding -> Prose in
      guard let file = finding.place.flatMap({ parts.origin(of: $0.line)?.file }) else {
        return "\(finding.ignoreKey) in what its caller gives it"
      }
      return "\(finding.ignoreKey) in \(code: HiddenCharacter.shown(file))"
    }
    guard !told.isEmpty else { return nil }
    let shown = Array(told.prefix(mostTold))
    let rest = told.count - shown.count
    let names = Prose.list(shown + (rest > 0 ? ["\(rest) more"] : []))
    return Diagnostic(
      .ignored, code: .foundElsewhere,
      "\(NumberText.counted(elsewhere.count, "finding")) in other files of the project: \(names.text)",
      remedy: """
        have them told here, with the folder of the project: \(code: "haggle check FILE --with FOLDER")
        """)
  }

  /// The maximum number of findings named.
  private static let mostTold = 3
}
