import Foundation
import HaggleReplay
import HaggleScenarios
import HaggleSyntax
import HaggleTraces
import HaggleVocabulary

/// Checks expectations against a trace, one method per kind of claim.
struct Evidence {
  let timeline: Timeline
  private let ids: [String: NodeID]

  init(_ timeline: Timeline) {
    self.timeline = timeline
    ids = Dictionary(
      timeline.tree.nodes.map { (timeline.trace.nodes[$0.index].name, $0) }
    ) { first, _ in first }
  }

  /// Why the expectation fails; nil if it holds.
  func failure(of expectation: Expectation) -> String? {
    let tolerance = expectation.tolerance
    switch expectation.claim {
    case .size(let node, let size):
      return withNode(node) { placed($0, at: nil, size, within: tolerance) }
    case .frame(let node, let origin, let size):
      return withNode(node) { placed($0, at: origin, size, within: tolerance) }
    case .number(let node, let quantity, let comparison, let number):
      return withNode(node) {
        compared($0, quantity, comparison, to: number, within: tolerance)
      }
    case .answers(let node, let proposal, let size):
      return withNode(node) { answers($0, proposal, size, within: tolerance) }
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
    let labels = timeline.tree.preorder.map { timeline.trace.nodes[$0.index] }.filter(\.isLabelled)
      .map(
        \.displayName)
    guard !labels.isEmpty else { return "no view is called \(name); none is named by .id(\"…\")" }
    let shown = labels.prefix(Self.mostNames).joined(separator: ", ")
    let more = labels.count > Self.mostNames ? ", …" : ""
    return "no view is called \(name); named views: \(shown)\(more)"
  }

  private static let mostNames = 12
}

// MARK: - Where it is

extension Evidence {
  private func placed(
    _ id: NodeID, at origin: PlacePattern?, _ expected: SizePattern, within tolerance: CGFloat
  ) -> String? {
    guard let size = timeline.size(of: id) else { return notPlaced }
    guard let origin else {
      return matches(expected, size, tolerance) ? nil : "it is \(exact(size))"
    }
    guard let place = timeline.rectangle(of: id)?.origin else { return notPlaced }
    let isThere =
      (origin.x.map { near($0, place.x, tolerance) } ?? true)
      && (origin.y.map { near($0, place.y, tolerance) } ?? true)
    if isThere, matches(expected, size, tolerance) { return nil }
    return "it is \(exact(place.x)),\(exact(place.y)) \(exact(size))"
  }

  private var notPlaced: String {
    timeline.hasPlacements ? "it was not placed" : "the trace does not say where anything is"
  }

  private func compared(
    _ id: NodeID, _ quantity: Quantity, _ comparison: Expectation.Comparison, to number: CGFloat,
    within tolerance: CGFloat
  ) -> String? {
    let known =
      quantity.isLength
      ? timeline.size(of: id)?[quantity.axis] : timeline.rectangle(of: id)?.number(quantity)
    guard let length = known else { return notPlaced }
    let isNear = near(length, number, tolerance)
    let holds =
      switch comparison {
      case .equal: isNear
      case .less: length < number && !isNear
      case .greater: length > number && !isNear
      case .atMost: length <= number || isNear
      case .atLeast: length >= number || isNear
      }
    return holds ? nil : "its \(quantity.rawValue) is \(exact(length))"
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

  /// More digits than usual: a failure may be about the last ones.
  private func exact(_ length: CGFloat) -> String {
    length.isFinite
      ? NumberText.exact((length * 10_000).rounded() / 10_000) : NumberText.exact(length)
  }

  private func exact(_ size: CGSize) -> String { "\(exact(size.width))x\(exact(size.height))" }

  private func exact(_ proposal: ProposedViewSize) -> String {
    Axis.allCases.map { proposal[$0].map { exact($0) } ?? "nil" }.joined(separator: "x")
  }
}

// MARK: - Statements

extension Evidence {
  private func answers(
    _ id: NodeID, _ proposal: ProposedViewSize, _ size: SizePattern, within tolerance: CGFloat
  ) -> String? {
    let same = timeline.spans(of: id).map { timeline.spans[$0] }
      .filter { near($0.proposal, proposal, tolerance) }
    let given = same.compactMap(\.size)
    if given.contains(where: { matches(size, $0, tolerance) }) { return nil }
    if let answer = given.first { return "to \(exact(proposal)) it answered \(exact(answer))" }
    return same.isEmpty
      ? "it was never asked that; \(dialogue(of: id))" : "its answer to that is not recorded"
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

extension CGRect {
  /// Its length or its origin on an axis.
  func number(_ quantity: Quantity) -> CGFloat {
    switch quantity {
    case .width: width
    case .height: height
    case .x: minX
    case .y: minY
    }
  }
}
