import HaggleTraces
import HaggleVocabulary

/// Some nodes in a sentence: `border.2`, `a and b`, `a, b and 3 more`.
enum NameList {
  static func text(_ nodes: [NodeID], in trace: Trace) -> String {
    // Modifiers of one view, as a rule: all would say what they are around.
    let names = nodes.map { nodes.count > 1 ? trace.shortTitle(of: $0) : trace.title(of: $0) }
    switch names.count {
    case 0, 1: return names.first ?? ""
    case 2, 3: return names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
    default: return "\(names[0]), \(names[1]) and \(names.count - 2) more"
    }
  }
}
