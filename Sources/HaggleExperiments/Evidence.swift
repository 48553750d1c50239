import Foundation
import HaggleReplay
import HaggleScenarios
import HaggleTraces
import HaggleVocabulary

/// What a trace says to each kind of claim.
struct Evidence {
  let timeline: Timeline
  private let ids: [String: NodeID]

  init(_ timeline: Timeline) {
    self.timeline = timeline
    ids = Dictionary(
      timeline.trace.nodes.enumerated().map { ($0.element.name, NodeID($0.offset)) }
    ) { first, _ in first }
  }

  /// Why the expectation does not hold; nil where it does.
  func failure(of expectation: Expectation) -> String? {
    let tolerance = expectation.tolerance
    switch expectation.claim {
    case .size(let node, let size): return withNode(node) { placed($0, nil, size, tolerance) }
    case .frame(let node, let origin, let size):
      return withNode(node) { placed($0, origin, size, tolerance) }
    case .dimension(let node, let axis, let comparison, let number):
      return withNode(node) { dimension($0, axis, comparison, number, tolerance) }
    case .answers(let node, let proposal, let size):
      return withNode(node) { answers($0, proposal, size, tolerance) }
    case .asked(let node, let proposals): return withNode(node) { asked($0, proposals, tolerance) }
    case .order(let names): return order(names, explicit: true)
    case .probeOrder(let names): return order(names, explicit: false)
    case .finding(let rule, let node): return finding(rule, node)
    case .noFindings: return noFindings()
    case .unreadable(let why): return "cannot be read: \(why)"
    }
  }

  private func withNode(_ name: String, _ check: (NodeID) -> String?) -> String? {
    guard let id = ids[name] else { return unknown(name) }
    return check(id)
  }

  private func unknown(_ name: String) -> String {
    let labels = timeline.trace.nodes.filter(\.isLabelled).map(\.name).prefix(12)
    let known =
      labels.isEmpty
      ? "no view is named by .id(\"…\")" : "named views: \(labels.joined(separator: ", "))"
    return "no view is called \(name); \(known)"
  }
}

// MARK: - Where it is

extension Evidence {
  private func placed(
    _ id: NodeID, _ origin: CGPoint?, _ size: SizePattern, _ tolerance: CGFloat
  ) -> String? {
    guard let rect = timeline.rectangle(of: id) else { return "it was not placed" }
    let isThere = origin.map {
      near($0.x, rect.minX, tolerance) && near($0.y, rect.minY, tolerance)
    }
    if isThere ?? true, matches(size, rect.size, tolerance) { return nil }
    let corner = origin == nil ? "" : "\(exact(rect.minX)),\(exact(rect.minY)) "
    return "it is \(corner)\(exact(rect.size))"
  }

  private func dimension(
    _ id: NodeID, _ axis: Axis, _ comparison: Expectation.Comparison, _ number: CGFloat,
    _ tolerance: CGFloat
  ) -> String? {
    guard let length = timeline.size(of: id)?[axis] else { return "it was not placed" }
    let holds: Bool
    switch comparison {
    case .equal: holds = near(length, number, tolerance)
    case .less: holds = length < number && !near(length, number, tolerance)
    case .greater: holds = length > number && !near(length, number, tolerance)
    case .atMost: holds = length <= number || near(length, number, tolerance)
    case .atLeast: holds = length >= number || near(length, number, tolerance)
    }
    return holds ? nil : "its \(axis.dimension) is \(exact(length))"
  }

  private func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat) -> Bool {
    a == b || abs(a - b) <= tolerance
  }

  private func matches(_ pattern: SizePattern, _ size: CGSize, _ tolerance: CGFloat) -> Bool {
    (pattern.width.map { near($0, size.width, tolerance) } ?? true)
      && (pattern.height.map { near($0, size.height, tolerance) } ?? true)
  }

  private func near(_ a: ProposedViewSize, _ b: ProposedViewSize, _ tolerance: CGFloat) -> Bool {
    Axis.allCases.allSatisfy { axis in
      switch (a[axis], b[axis]) {
      case (nil, nil): true
      case (let first?, let second?): near(first, second, tolerance)
      default: false
      }
    }
  }

  /// More digits than people are usually shown: a failure is about the last ones.
  private func exact(_ length: CGFloat) -> String {
    length.isFinite
      ? NumberText.exact((length * 10_000).rounded() / 10_000) : NumberText.exact(length)
  }

  private func exact(_ size: CGSize) -> String { "\(exact(size.width))x\(exact(size.height))" }

  private func exact(_ proposal: ProposedViewSize) -> String {
    Axis.allCases.map { proposal[$0].map { exact($0) } ?? "nil" }.joined(separator: "x")
  }
}

// MARK: - What was said

extension Evidence {
  private func answers(
    _ id: NodeID, _ proposal: ProposedViewSize, _ size: SizePattern, _ tolerance: CGFloat
  ) -> String? {
    let dialogues = timeline.spans(of: id).map { timeline.spans[$0] }
    let same = dialogues.filter { near($0.proposal, proposal, tolerance) }
    if same.contains(where: { span in span.size.map { matches(size, $0, tolerance) } ?? false }) {
      return nil
    }
    if let answer = same.first?.size { return "to \(exact(proposal)) it answered \(exact(answer))" }
    return "it was never asked that; \(dialogue(of: id))"
  }

  private func asked(
    _ id: NodeID, _ proposals: [ProposedViewSize], _ tolerance: CGFloat
  ) -> String? {
    let questions = timeline.distinctQuestions(of: id).map(\.proposal)
    let isSame =
      questions.count == proposals.count
      && zip(questions, proposals).allSatisfy { near($0, $1, tolerance) }
    return isSame ? nil : dialogue(of: id)
  }

  private func dialogue(of id: NodeID) -> String {
    let questions = timeline.distinctQuestions(of: id).map { exact($0.proposal) }
    return questions.isEmpty
      ? "it was never asked" : "it was asked \(questions.joined(separator: ", "))"
  }

  private func order(_ names: [String], explicit: Bool) -> String? {
    if let missing = names.first(where: { ids[$0] == nil }) { return unknown(missing) }
    let wanted = Set(names)
    var seen: [String] = []
    for span in timeline.spans where !explicit || isExplicit(span.proposal) {
      let name = timeline.trace.nodes[span.node.index].name
      if wanted.contains(name), !seen.contains(name) { seen.append(name) }
    }
    if seen == names { return nil }
    return seen.isEmpty ? "none of them was asked" : "the order is \(seen.joined(separator: ", "))"
  }

  /// Neither 0 nor ∞ nor nil on either axis.
  private func isExplicit(_ proposal: ProposedViewSize) -> Bool {
    Axis.allCases.allSatisfy { axis in
      proposal[axis].map { $0 != 0 && $0.isFinite } ?? false
    }
  }

  private func finding(_ rule: String, _ node: String) -> String? {
    let trace = timeline.trace
    if trace.findings.contains(where: { $0.isNamed(rule, at: node, in: trace) }) { return nil }
    return found
  }

  private func noFindings() -> String? { timeline.trace.findings.isEmpty ? nil : found }

  private var found: String {
    let findings = timeline.trace.findings.map {
      "\($0.rule) at \(timeline.trace.name(of: $0.node))"
    }
    return findings.isEmpty ? "there are no findings" : "found: \(findings.joined(separator: ", "))"
  }
}
