import HaggleTraces
import HaggleVocabulary

/// Explanations.
extension Replay {
  func values(of name: String?) -> Outcome {
    view(at: name) { outcome(nil, .show(.values($0))) }
  }

  /// `350`, `350 height`, `350h`, `20y`
  func whyNot(_ text: String) -> Outcome {
    let number = text.prefix { !$0.isLetter }
    let quantity = Quantity.allCases.first { quantity in
      let word = text.dropFirst(number.count)
      return !word.isEmpty && quantity.rawValue.hasPrefix(word)
    }
    let isRead = quantity != nil || number.count == text.count
    return view(at: nil) { node in
      guard isRead, let expected = Double(String(number).trimmed), expected.isFinite else {
        return refused(
          "“\(text)” is no length: a number of points has to follow, as in "
            + keys.typed(.whyNot, "350"))
      }
      if expected < 0, quantity?.isLength != false {
        return outcome("“\(text)” is no length: a length is never less than 0")
      }
      var replay = self
      replay.wanted = (node, "\(quantity?.rawValue ?? Quantity.width.rawValue) \(expected)")
      return replay.outcome(nil, .show(.whyNot(node, quantity, expected: expected)))
    }
  }

  /// `outer width`, `outer`, `width` for the selected view, or empty.
  func why(_ text: String) -> Outcome {
    if !text.isEmpty, let node = timeline.node(called: text, at: cursor) {
      return outcome(nil, .show(.why(node)))
    }
    let word = String(text.split(whereSeparator: \.isWhitespace).last ?? "")
    let quantity = Quantity(rawValue: word)
    let name = quantity == nil ? text : String(text.dropLast(word.count)).trimmed
    return view(at: name.isEmpty ? nil : name) { outcome(nil, .show(.why($0, quantity))) }
  }

  var showDiff: Outcome {
    diff == nil
      ? refused("nothing to hold it against: haggle replay FILE --against OTHER")
      : outcome(nil, .show(.diff))
  }

  /// Shows the finding of this event, else of the selected view, else the list of findings.
  var explainFinding: Outcome {
    if let index = findingAtHand { return outcome(nil, .show(.finding(index))) }
    return trace.findings.isEmpty
      ? outcome("there are no findings") : outcome(nil, .show(.findings))
  }

  /// The finding of this event, else of the selected view.
  var findingAtHand: Int? {
    moments(at: cursor.event).first?.finding
      ?? trace.findings.firstIndex { finding in selected.map(finding.nodes.contains) ?? false }
  }
}
