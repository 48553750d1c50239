package import HaggleVocabulary

extension Trace {
  /// The findings, the strongest claims first.
  package var findings: [Finding] {
    remarks.compactMap { if case .finding(let finding) = $0 { finding } else { nil } }
  }

  /// Replaces its findings by as many reworded ones, in the same order.
  package mutating func restate(_ findings: [Finding]) {
    var findings = findings[...]
    remarks = remarks.map { remark in
      guard case .finding = remark, let finding = findings.popFirst() else { return remark }
      return .finding(finding)
    }
  }

  /// A copy with one finding moved to the front.
  package func leading(withFinding index: Int) -> Trace {
    var (trace, order) = (self, findings)
    order.insert(order.remove(at: index), at: 0)
    trace.restate(order)
    return trace
  }

  /// The edits for what is seen of a layout without findings; nil if none were laid out.
  package var cure: Cure? { cures.first { !$0.isAsked } }

  /// The edits that were asked for in a replay; nil if there are none.
  package var askedCure: Cure? { cures.first(where: \.isAsked) }

  private var cures: [Cure] {
    remarks.compactMap { if case .cure(let cure) = $0 { cure } else { nil } }
  }

  /// A copy with these edits in place of others of their kind.
  package func with(_ cure: Cure) -> Trace {
    var trace = self
    let place = remarks.firstIndex {
      if case .cure(let other) = $0 { other.isAsked == cure.isAsked } else { false }
    }
    if let place { trace.remarks[place] = .cure(cure) } else { trace.remarks.append(.cure(cure)) }
    return trace
  }

  package var marks: [Mark] {
    remarks.compactMap { if case .mark(let mark) = $0 { mark } else { nil } }
  }

  /// The user's notes, in the order of creation.
  package var annotations: [Annotation] {
    remarks.compactMap { if case .annotation(let annotation) = $0 { annotation } else { nil } }
  }

  /// A copy with the given marks and notes in place of its own.
  package func with(marks: [Mark], annotations: [Annotation]) -> Trace {
    var trace = self
    let kept = remarks.enumerated().filter { !$1.isOfUser }
    // Unknown keys belong to records by position.
    trace.unknownKeys = unknownKeys.filter { id, _ in
      if case .remark = id { false } else { true }
    }
    for (position, old) in kept.enumerated() {
      trace.unknownKeys[.remark(position)] = unknownKeys[.remark(old.offset)]
    }
    trace.remarks =
      kept.map(\.element) + marks.map { .mark($0) } + annotations.map { .annotation($0) }
    return trace
  }
}

extension Finding {
  /// All nodes that have this finding or one of its consequences.
  package var nodes: [NodeID] {
    [node] + alike + consequences.flatMap { [$0.node] + $0.alike }
  }
}

extension Remark {
  fileprivate var isOfUser: Bool {
    switch self {
    case .mark, .annotation: true
    case .finding, .verdict, .cure, .other: false
    }
  }
}
