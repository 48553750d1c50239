import HaggleLanguage
import HaggleLayouts
import HaggleVocabulary

// Content that is built while the layout is computed.
extension Lowering {
  /// Makes nodes from the content of a closure, once its arguments are known.
  typealias Late = (FunctionValue, [Value]) -> LateContent

  /// - Parameter cause: the view with this content.
  func late(_ around: Surroundings, for cause: StateStore.Cause) -> Late {
    let place = cause.place
    let (graph, log, program) = (graph, log, program)
    var around = around
    around.lateLevels += 1
    guard around.lateLevels <= Self.mostLateLevels else {
      log.endlessContent(place)
      return { _, _ in LateContent([], roots: []) }
    }
    return { [around] closure, values in
      guard log.admit(place) else { return LateContent([], roots: []) }
      let view = program.build(closure, values, cause)
      var lowering = Lowering(graph, log, program)
      let roots = DeepStack.run(
        depth: graph.depth(of: view),
        otherwise: { refusal -> [NodeID] in
          log.report(.noStack(refusal))
          return []
        }
      ) { lowering.lower(view, around) }
      lowering.dropKnownLabels()
      return LateContent(lowering.nodes, roots: roots)
    }
  }

  /// The maximum nesting of views with late content: more is a mistake.
  private static let mostLateLevels = 100

  /// A name already used by another view is dropped here.
  private mutating func dropKnownLabels() {
    var seen: Set<String> = []
    for label in labels
    where !(seen.insert(label.name).inserted && log.claim(label.name, at: label.place)) {
      drop(label)
    }
  }
}
