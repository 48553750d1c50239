import HaggleTraces
import HaggleVocabulary

/// Some nodes in a sentence: `border.2`, `a and b`, `a, b and 3 more`.
enum NameList {
  static func text(_ nodes: [NodeID], in trace: Trace) -> String {
    // Usually modifiers of one view: each would repeat what they apply to.
    nodes.map { nodes.count > 1 ? trace.shortTitle(of: $0) : trace.title(of: $0) }
      .listed(most: 2)
  }
}
