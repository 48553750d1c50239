package import HaggleTraces
package import HaggleVocabulary

/// The sentences of findings and re-runs, composed of their parts.
package struct FindingWords {
  private let trace: Trace
  private static let mostNames = 3

  package init(_ trace: Trace) { self.trace = trace }

  /// The claim, its cause and its details.
  package func message(of finding: Finding) -> String {
    trace.text(of: FindingSentences(statement(of: finding)).all)
  }

  package func message(of consequence: Finding.Consequence) -> String {
    trace.text(of: FindingSentences(statement(of: consequence)).all)
  }

  /// The first sentence about a visible effect: of a consequence if the finding is its cause.
  package func firstSentence(of finding: Finding) -> String {
    let isSeen = finding.statement.isSeen || finding.consequences.isEmpty
    let statement =
      isSeen ? statement(of: finding) : statement(of: finding.consequences[0])
    return trace.text(of: FindingSentences(statement).first)
  }

  /// Its statement, with the views that it gives to others in addition to those of its rule.
  func statement(of finding: Finding) -> Statement {
    var statement = finding.statement
    let alike = finding.isJoint ? joint(finding.alike) : likewise(finding.alike)
    if let alike { statement.details.append(.init(.sentence, alike)) }
    return statement
  }

  func statement(of consequence: Finding.Consequence) -> Statement {
    var statement = consequence.statement
    if let words = likewise(consequence.alike) { statement.details.append(.init(.sentence, words)) }
    return statement
  }

  private func likewise(_ nodes: [NodeID]) -> Prose? {
    nodes.isEmpty ? nil : "Likewise \(list(nodes, atMost: Self.mostNames))"
  }

  private func joint(_ nodes: [NodeID]) -> Prose? {
    guard var names = nodes.first.map(Prose.init(view:)) else { return nil }
    for node in nodes.dropFirst() { names += " and \(node)" }
    return "It is the same with \(names); only together do they matter"
  }

  /// What it would not hold without, in a line: "2 boxes of unknown size: Badge.1 and Badge.2, an
  /// image of unknown size, and 3 more assumptions"; nil if it is all in the text.
  package func basis(of finding: Finding) -> Prose? {
    let others = finding.assumptions.compactMap(\.known).filter {
      $0 != .box || finding.boxes.isEmpty
    }
    let parts = [boxes(finding.boxes)].compactMap(\.self) + others.map { Prose($0.noun) }
    if parts.isEmpty { return nil }
    let more = parts.count - Self.mostAssumptions
    let rest: [Prose] = more > 1 ? ["\(more) more assumptions"] : []
    return .list(parts.prefix(more > 1 ? Self.mostAssumptions : .max) + rest, "and")
  }

  private static let mostAssumptions = 3

  private func boxes(_ boxes: [NodeID]) -> Prose? {
    guard boxes.count > 1 else { return boxes.first.map { "a box of unknown size: \($0)" } }
    let names = list(boxes, atMost: boxes.count > Self.mostNames + 1 ? Self.mostNames : boxes.count)
    return "\(boxes.count) boxes of unknown size: \(names)"
  }

  private func list(_ nodes: [NodeID], atMost most: Int) -> Prose {
    let more = nodes.count - most
    let rest: [Prose] = more > 0 ? ["\(more) more"] : []
    return .list(nodes.prefix(most).map(Prose.init(view:)) + rest, "and")
  }
}

// MARK: - Remedies

extension FindingWords {
  /// The advice besides edits, and when to ignore the finding; empty if there is none.
  package func advice(of finding: Finding) -> String {
    placedAdvice(of: finding).text(naming: trace.name)
  }

  /// The advice with the line of each view to change after its first mention.
  func placedAdvice(of finding: Finding) -> Prose {
    var named: Set<NodeID> = []
    return Self.advice(of: finding) { node in
      guard named.insert(node).inserted else { return nil }
      return trace.nodes[node.index].place.map { trace.header.parts.words(forLine: $0.line) }
    }
  }

  /// - Parameter line: the line of a view; nil to leave it out.
  package static func advice(of finding: Finding, line: (NodeID) -> String? = { _ in nil }) -> Prose
  {
    var sentences: [Prose] = []
    let added = finding.edits.flatMap { $0.changes.flatMap(\.added) }
    let words = finding.remedies.compactMap { remedy -> Prose? in
      guard case .words(let words) = remedy, !words.isWritten(in: added) else { return nil }
      return words.placed(line)
    }
    if finding.edits.isEmpty { sentences += inVain(finding, line) }
    if !words.isEmpty {
      let (list, wasTried) = (alternatives(words), !finding.edits.isEmpty || finding.trials != nil)
      sentences.append(wasTried ? "Not tried: \(list)" : list.capitalized)
    }
    if finding.isSearchCutShort {
      sentences.append("The search was cut short: \(code: "haggle try") lays more edits out")
    }
    if let exception = finding.exception { sentences.append("Leave it if \(exception)") }
    var advice = Prose()
    for sentence in sentences { advice += advice.isEmpty ? "\(sentence)." : " \(sentence)." }
    return advice
  }

  /// That nothing helps, and what of the advice was laid out for it.
  private static func inVain(_ finding: Finding, _ line: (NodeID) -> String?) -> [Prose] {
    guard let trials = finding.trials, trials > 0 else { return [] }
    let none: Prose =
      trials == 1
      ? "The one edit that was laid out does not fix it"
      : "None of the \(trials) edits that were laid out fixes it"
    let vain = finding.remedies.compactMap { remedy -> Prose? in
      if case .tried(let words) = remedy { words.placed(line) } else { nil }
    }
    return [none] + (vain.isEmpty ? [] : ["Tried in vain: \(alternatives(vain))"])
  }

  /// "2 edits fix it, of 46 that were laid out"; nil if there are none.
  package static func edits(of finding: Finding) -> String? {
    let count = finding.edits.count
    if count == 0 { return nil }
    let others = finding.trials.flatMap { $0 > count ? $0 : nil }
    let trials = others.map { ", of \($0) that were laid out" } ?? ""
    return (count == 1 ? "1 edit fixes it" : "\(count) edits fix it") + trials
  }

  /// "a", "a, or b", "a, b, or c"
  private static func alternatives(_ remedies: [Prose]) -> Prose {
    var list = remedies[0]
    for (index, remedy) in remedies.enumerated().dropFirst() {
      list += index == remedies.count - 1 ? ", or \(remedy)" : ", \(remedy)"
    }
    return list
  }
}

// MARK: - Re-runs

extension FindingWords {
  /// How it was confirmed; nil if the log is the proof.
  package func proof(of finding: Finding) -> String? {
    switch finding.proof {
    case .log: return nil
    case .rerun(let verdict): return "re-run: \(words(of: verdict))"
    case .none(let suspects):
      let others = Prose.list(suspects.map(Prose.init(view:)), "or").text(naming: trace.name)
      return "not re-run" + (others.isEmpty ? "" : "; it may as well be \(others)")
    }
  }

  /// "if nested answers a width of 0 instead of 8 to 0×0, outer is 350 wide instead of 294.33"
  package func words(of verdict: Verdict) -> String {
    "if \(changes(of: verdict).joined(separator: ", and ")), \(outcome(of: verdict))"
  }

  /// A view that answers differently on both axes is reported once.
  private func changes(of verdict: Verdict) -> [String] {
    verdict.changes.enumerated().compactMap { index, first in
      let isOther = { (other: Verdict.Change) in
        other.node == first.node && other.proposal == first.proposal && other.axis != first.axis
      }
      if index > 0, isOther(verdict.changes[index - 1]) { return nil }
      let next = verdict.changes.dropFirst(index + 1).first
      return next.map(isOther) == true ? change(first, next ?? first) : change(first)
    }
  }

  private func change(_ first: Verdict.Change, _ second: Verdict.Change) -> String {
    var (before, after) = (ProposedViewSize.zero, ProposedViewSize.zero)
    for change in [first, second] {
      before[change.axis] = change.before
      after[change.axis] = change.after
    }
    return "\(trace.name(of: first.node)) answers \(NumberText.display(after)) instead of "
      + "\(NumberText.display(before)) to \(NumberText.display(first.proposal))"
  }

  private func change(_ change: Verdict.Change) -> String {
    let name = trace.name(of: change.node)
    let (before, after): (String, String) = (
      NumberText.display(change.before), NumberText.display(change.after)
    )
    return "\(name) answers a \(change.axis.dimension) of \(after) instead of \(before) to "
      + NumberText.display(change.proposal)
  }

  private func outcome(of verdict: Verdict) -> String {
    let name = trace.name(of: verdict.node)
    let (before, after) = (verdict.before, verdict.after)
    guard let axis = verdict.axis, let before, let after, before != after || !verdict.isConfirmed
    else { return "the \(verdict.symptom) of \(name) \(verdict.isConfirmed ? "goes" : "stays")" }
    let length = "\(NumberText.display(after) as String) \(axis.adjective)"
    return before == after
      ? "\(name) is still \(length)"
      : "\(name) is \(length) instead of \(NumberText.display(before) as String)"
  }
}

extension Assumption {
  /// What is assumed, to follow "it rests on".
  fileprivate var noun: String {
    switch self {
    case .number: "an unknown number"
    case .words: "unknown words"
    case .elements: "how many elements there are"
    case .image: "an image of unknown size"
    case .symbol: "the size of a symbol"
    case .box: "a view that is not in the text"
    case .textWidth: "the width of a text"
    case .platform: "the default screen"
    case .window: "the size of the window"
    case .font: "an unknown font"
    case .modifier: "an unknown modifier"
    case .control: "the size of a control"
    case .state: "state that is set elsewhere"
    case .alignment: "an unknown alignment"
    case .choice: "an open condition"
    }
  }
}

extension Prose {
  fileprivate func placed(_ line: (NodeID) -> String?) -> Prose {
    var placed = Prose()
    for part in parts {
      placed += Prose([part])
      if case .view(let node) = part, let line = line(node) { placed += " in \(line)" }
    }
    return placed
  }

  /// Whether all code that it names is in the lines, whatever the arguments.
  fileprivate func isWritten(in lines: [String]) -> Bool {
    let names = parts.compactMap { part -> String? in
      guard case .code(let code) = part else { return nil }
      return String(code.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" })
    }
    return !names.isEmpty && names.allSatisfy { name in lines.contains { $0.contains(name) } }
  }
}
