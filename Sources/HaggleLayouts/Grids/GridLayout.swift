/// `Grid`: rows of cells whose columns line up.
///
/// NEGOTIATION §14 says what is verified; how spans and columns share room is our model, and
/// numbers that rest on it are marked *modelled*.
public struct GridLayout: BuiltInLayout, Sendable {
  /// How cells lie in their column and row.
  public var alignment: Alignment
  /// Between columns, in points; nil, or what is no finite number, lets each pair of neighbours
  /// decide.
  public var horizontalSpacing: CGFloat?
  /// Between rows, in points; nil, or what is no finite number, lets each pair of neighbours
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

  public func priority(of subviews: Subviews) -> Double { subviews.isEmpty ? -.infinity : 0 }
}

/// What a grid remembers between questions.
public struct GridMemory {
  let plan: GridPlan
  var lastProposal: ProposedViewSize?
  var columns: GridTracks
  var rows: GridTracks
  /// What each cell was last asked, and its answer.
  var offers: [ProposedViewSize]
  var sizes: [CGSize]
  /// Per row, how far its alignment guide lies below its top, in points.
  var rowGuides: [CGFloat] = []
  var size = CGSize.zero

  init(_ plan: GridPlan) {
    self.plan = plan
    columns = GridTracks(axis: .horizontal, gaps: plan.columnGaps, ownsCells: [], proposed: nil)
    rows = GridTracks(axis: .vertical, gaps: plan.rowGaps, ownsCells: [], proposed: nil)
    offers = Array(repeating: .unspecified, count: plan.cells.count)
    sizes = Array(repeating: .zero, count: plan.cells.count)
  }
}
