/// `Grid`: rows of cells with aligned columns.
///
/// NEGOTIATION §14 says what is recorded; what spanning cells leave is our model, and dependent
/// numbers are marked *modelled*.
public struct GridLayout: BuiltInLayout, Sendable {
  /// The alignment of cells in their column and row.
  public var alignment: Alignment
  /// The spacing between columns, in points; nil or a non-finite number lets each pair of
  /// neighbours decide.
  public var horizontalSpacing: CGFloat?
  /// The spacing between rows, in points; nil or a non-finite number lets each pair of neighbours
  /// decide.
  public var verticalSpacing: CGFloat?

  /// - Parameters: spacing in points; nil lets each pair of neighbours decide.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public func makeCache(subviews: Subviews) -> GridMemory {
    GridMemory(
      GridPlan(
        subviews, horizontalSpacing: horizontalSpacing?.finite,
        verticalSpacing: verticalSpacing?.finite))
  }

  package var roles: NodeRoles { [.dividesWidth, .dividesHeight, .spaces] }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout GridMemory
  ) -> CGSize {
    negotiation(subviews, cache).run(proposal, &cache)
    return cache.size
  }

  private func negotiation(_ subviews: Subviews, _ memory: GridMemory) -> GridNegotiation {
    GridNegotiation(alignment: alignment, subviews: subviews, hasSpans: memory.plan.hasSpans)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout GridMemory
  ) {
    negotiation(subviews, cache).run(proposal, &cache)
    GridPlacement(alignment: alignment, subviews: subviews, memory: cache).place(in: bounds)
  }

  /// Its edges have the spacing of the cells there; a spacer among them has none. Source: recorded
  /// (NEGOTIATION §14).
  public func spacing(subviews: Subviews, cache: inout GridMemory) -> ViewSpacing {
    var spacing = ViewSpacing.zero
    for edge in Edge.allCases {
      let ends = cache.plan.cells(at: edge).map { subviews[$0].spacing }
      guard !ends.contains(where: { $0[edge].isNone }) else { continue }
      for end in ends { spacing.formUnion(end, edges: Edge.Set(edge)) }
    }
    return spacing
  }

  public func priority(of subviews: Subviews) -> Double { subviews.isEmpty ? -.infinity : 0 }
}

/// The state of a grid between questions.
public struct GridMemory {
  let plan: GridPlan
  private(set) var lastProposal: ProposedViewSize?
  private(set) var columns: GridTracks
  private(set) var rows: GridTracks
  private(set) var answers: [GridRound.Answer]
  private(set) var lines: [GridRound.Line]

  init(_ plan: GridPlan) {
    self.plan = plan
    let round = GridRound(plan, .unspecified)
    (columns, rows, answers, lines) = (round.columns, round.rows, round.answers, round.lines)
  }

  var size: CGSize { CGSize(width: columns.total, height: rows.total) }

  mutating func take(_ round: GridRound, _ proposal: ProposedViewSize) {
    (columns, rows, answers, lines) = (round.columns, round.rows, round.answers, round.lines)
    lastProposal = proposal
  }
}
