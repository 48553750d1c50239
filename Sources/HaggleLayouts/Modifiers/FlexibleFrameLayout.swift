/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
///
/// Source: decompiled, and verified at 300 points (NEGOTIATION §7).
package struct FlexibleFrameLayout: UnaryLayout {
  private let width: Limits
  private let height: Limits
  private let alignment: Alignment

  /// The limits of one axis, in points. None is less than 0; an ideal is raised to the minimum and
  /// a maximum to the ideal. A minimum above a maximum without an ideal between them is kept, and
  /// then neither binds the answer. Source: decompiled, the raising compared with SwiftUI. NaN
  /// counts as nil.
  package struct Limits: Hashable, Sendable {
    let min: CGFloat?
    let ideal: CGFloat?
    let max: CGFloat?

    package init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
      let min = min.flatMap { $0.isNaN ? nil : Swift.max($0, 0) }
      let ideal = ideal.flatMap { $0.isNaN ? nil : Swift.max($0, min ?? 0) }
      self.min = min
      self.ideal = ideal
      self.max = max.flatMap { $0.isNaN ? nil : Swift.max($0, ideal ?? 0) }
    }

    var isUnset: Bool { min == nil && ideal == nil && max == nil }

    /// Whether both limits are set and consistent.
    private var isBounded: Bool {
      guard let min, let max else { return false }
      return min <= max
    }

    func clamp(_ length: CGFloat) -> CGFloat {
      Swift.min(Swift.max(length, min ?? -.infinity), max ?? .infinity)
    }

    /// Step 1: the proposal to the child.
    func question(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamp) }

    /// Step 2 if it does not depend on the child: both limits decide, or the ideal does.
    func answer(_ proposal: CGFloat?) -> CGFloat? {
      if let proposal { return isBounded ? clamp(proposal) : nil }
      return ideal
    }

    /// The terms of step 1 for the proposal to the child; nil if it is the frame's proposal.
    func offerTerms(_ proposal: CGFloat?) -> [Reason.Term]? {
      guard question(proposal) != proposal, let start = proposal ?? ideal else { return nil }
      return [.init(.plus, start, proposal == nil ? .idealLength : .proposed)] + bounds
    }

    private var bounds: [Reason.Term] {
      [
        min.map { .init(.atLeast, $0, .minLength) }, max.map { .init(.atMost, $0, .maxLength) },
      ].compactMap(\.self)
    }

    /// The terms of step 2 with the child's answer. With one limit the frame is as long as
    /// proposed, or as its child if that is farther from the limit.
    func terms(_ proposal: CGFloat?, child: CGFloat) -> [Reason.Term] {
      let isOneSided = (min == nil) != (max == nil)
      guard isOneSided, let proposal, !proposal.isNaN else {
        return [.init(.plus, child, .childAnswer)] + (isOneSided || isBounded ? bounds : [])
      }
      let side: Reason.Operator = min == nil ? .atLeast : .atMost
      return [.init(.plus, proposal, .proposed), .init(side, child, .childAnswer)] + bounds
    }

    /// The result of these terms.
    func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
      let isOneSided = (min == nil) != (max == nil)
      guard isOneSided, let proposal, !proposal.isNaN else {
        return isOneSided || isBounded ? bounded(child) : child
      }
      return bounded(min == nil ? Swift.max(proposal, child) : Swift.min(proposal, child))
    }

    /// The length within its bounds: a maximum below the minimum wins.
    private func bounded(_ length: CGFloat) -> CGFloat {
      let raised = min.map { Swift.max(length, $0) } ?? length
      return max.map { Swift.min(raised, $0) } ?? raised
    }

    /// The answer if the child has no influence.
    func length(_ proposal: CGFloat?) -> CGFloat { proposal.map(bounded) ?? ideal ?? 0 }

    /// The terms of an answer that does not depend on the child.
    func terms(_ proposal: CGFloat?) -> [Reason.Term] {
      guard let proposal else { return [.init(.plus, ideal ?? 0, .idealLength)] }
      return [.init(.plus, proposal, .proposed)] + bounds
    }
  }

  package init(
    width: Limits = Limits(), height: Limits = Limits(), alignment: Alignment = .center
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  package var roles: NodeRoles {
    Axis.both.reduce(into: alignment.edgeRoles.union([.frames])) { roles, axis in
      if limits(axis).min != nil { roles.insert(.hasLeast(axis)) }
      if limits(axis).ideal != nil { roles.insert(.hasIdeal(axis)) }
      if limits(axis).min != nil || limits(axis).max != nil { roles.insert(.limits(axis)) }
    }
  }

  private func limits(_ axis: Axis) -> Limits { axis == .horizontal ? width : height }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    var size = CGSize.zero
    let isDecided = Axis.both.allSatisfy { limits($0).answer(proposal[$0]) != nil }
    let question = ProposedViewSize(
      width: width.question(proposal.width), height: height.question(proposal.height))
    if !isDecided, subviews.isObserved { explainOffer(proposal, subviews) }
    let child = isDecided ? .zero : subviews.first?.sizeThatFits(question) ?? .zero
    for axis in Axis.both {
      size[axis] = length(axis, for: proposal[axis], child: child[axis], subviews)
    }
    return size
  }

  private func explainOffer(_ proposal: ProposedViewSize, _ subviews: Subviews) {
    for axis in Axis.both {
      guard let terms = limits(axis).offerTerms(proposal[axis]) else { continue }
      subviews.explain { node in
        Reason(
          node, .offer, axis: axis, child: subviews.first?.id, result: terms.sum, terms: terms)
      }
    }
  }

  private func length(
    _ axis: Axis, for proposal: CGFloat?, child: CGFloat, _ subviews: Subviews
  ) -> CGFloat {
    let limits = limits(axis)
    let isOwn = limits.answer(proposal) != nil
    let length = isOwn ? limits.length(proposal) : limits.length(proposal, child: child)
    if !limits.isUnset {
      subviews.explain { node in
        let terms = isOwn ? limits.terms(proposal) : limits.terms(proposal, child: child)
        return Reason(node, .clamp, axis: axis, result: length, terms: terms)
      }
    }
    return length
  }

  /// Step 3: the child is proposed the frame's size, or its ideal on axes that nothing decided.
  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var question = ProposedViewSize(bounds.size)
    for axis in Axis.both where keepsIdeal(axis, bounds.size, proposal) { question[axis] = nil }
    subviews.first?.align(alignment, in: bounds, proposal: question)
  }

  private func keepsIdeal(_ axis: Axis, _ size: CGSize, _ proposal: ProposedViewSize) -> Bool {
    let limits = limits(axis)
    return limits.ideal == nil && proposal[axis] == nil
      && (limits.min ?? -.infinity) < size[axis] && size[axis] < (limits.max ?? .infinity)
  }

  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.first.map { frameSpacing($0.spacing, fixesHeight: !height.isUnset) } ?? ViewSpacing()
  }
}
