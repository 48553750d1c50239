import HaggleTraces
import HaggleVocabulary

/// Explanations: which one is wanted.
extension Replay {
  func explain(_ instruction: Instruction) -> Outcome {
    if instruction.command == .explain { return explainFinding }
    if instruction.command == .why { return why(instruction.argument) }
    let name = instruction.command == .whyNot ? nil : instruction.argument
    guard let node = name.map({ trace.node(called: $0) }) ?? selected else {
      return refused(
        name.map(stranger) ?? "the trace has no views")
    }
    switch instruction.command {
    case .values: return outcome(nil, .show(.values(node)))
    default:
      let text = instruction.argument ?? ""
      guard let expected = Double(text), expected.isFinite else {
        return refused(
          "“\(text)” is no length: a number of points has to follow, as in "
            + keys.typed(.whyNot, "350"))
      }
      if expected < 0 { return outcome("“\(text)” is no length: a length is never less than 0") }
      return outcome(nil, .show(.whyNot(node, expected: expected)))
    }
  }

  /// `outer width`, `outer`, `width` for the selected view, or nothing.
  private func why(_ text: String?) -> Outcome {
    if let text, let node = trace.node(called: text) { return outcome(nil, .show(.why(node))) }
    let text = text ?? ""
    let word = String(text.split(whereSeparator: \.isWhitespace).last ?? "")
    let quantity = Quantity(rawValue: word)
    let name = quantity == nil ? text : String(text.dropLast(word.count)).trimmed
    guard let node = name.isEmpty ? selected : trace.node(called: name) else {
      return refused(name.isEmpty ? "the trace has no views" : stranger(name))
    }
    return outcome(nil, .show(.why(node, quantity)))
  }

  /// The finding of this event, else of the selected view, else the list of all.
  private var explainFinding: Outcome {
    if let moment = moments(at: cursor.event).first {
      return outcome(nil, .show(.finding(moment.finding)))
    }
    let own = trace.findings.firstIndex { finding in
      selected.map(finding.nodes.contains) ?? false
    }
    if let own { return outcome(nil, .show(.finding(own))) }
    return trace.findings.isEmpty
      ? outcome("there are no findings") : outcome(nil, .show(.findings))
  }
}
