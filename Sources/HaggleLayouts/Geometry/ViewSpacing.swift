/// The preferred distances of a view to its neighbours, per edge.
///
/// Two plain views are 8 points apart, a spacer has no distance, and texts have their own vertical
/// distances. Source: measured goldens (NEGOTIATION §3), reduced to the categories that they show.
public struct ViewSpacing: Sendable {
  /// The default distance between plain views, in points.
  static let plainDistance: CGFloat = 8

  /// The preference of one edge.
  package struct EdgePreference: Hashable, Sendable {
    var isPlain: Bool
    var text: TextDistances?
    /// Whether its distance to any neighbour is 0.
    var isNone = false
    /// The distance used instead of the default, in points; nil for the default.
    var ownDistance: CGFloat?

    static let plain = EdgePreference(isPlain: true, text: nil)
    static let none = EdgePreference(isPlain: false, text: nil, isNone: true)
    /// No preference: the default distance to any neighbour.
    static let open = EdgePreference(isPlain: false, text: nil)

    fileprivate func union(_ other: EdgePreference) -> EdgePreference {
      EdgePreference(
        isPlain: isPlain || other.isPlain, text: text ?? other.text,
        isNone: isNone && other.isNone,
        ownDistance: [ownDistance, other.ownDistance].compactMap { $0 }.max())
    }
  }

  /// The default vertical distances of a text, in points.
  package struct TextDistances: Hashable, Sendable {
    /// From a text to other content below it.
    var aboveOther: CGFloat
    /// From other content to a text below it.
    var belowOther: CGFloat
    /// From a text to a text below it; the lower one decides.
    var betweenTexts: CGFloat

    init(aboveOther: CGFloat, belowOther: CGFloat, betweenTexts: CGFloat) {
      self.aboveOther = aboveOther
      self.belowOther = belowOther
      self.betweenTexts = betweenTexts
    }

    /// The distances of plain views, assumed for fonts without known distances.
    static let plain = TextDistances(
      aboveOther: plainDistance, belowOther: plainDistance, betweenTexts: plainDistance)
  }

  private var edges: [EdgePreference]

  /// The spacing of a plain view.
  public init() { self = .plain }

  private init(all preference: EdgePreference) {
    edges = Array(repeating: preference, count: Edge.allCases.count)
  }

  private static let plain = ViewSpacing(all: .plain)

  /// No spacing on any edge, as for a spacer.
  public static let zero = ViewSpacing(all: .none)

  /// No spacing along an axis, and no preference across it. Source: decompiled (OpenSwiftUI,
  /// Spacer.swift).
  static func none(along axis: Axis) -> ViewSpacing {
    var spacing = ViewSpacing(all: .open)
    let edges: [Edge] = axis == .horizontal ? [.leading, .trailing] : [.top, .bottom]
    for edge in edges { spacing[edge] = .none }
    return spacing
  }

  /// Plain edges with another vertical distance than the default, in points.
  static func plain(apart distance: CGFloat?) -> ViewSpacing {
    var spacing = ViewSpacing.plain
    for edge in [Edge.top, .bottom] { spacing[edge].ownDistance = distance }
    return spacing
  }

  subscript(edge: Edge) -> EdgePreference {
    get { edges[Int(edge.rawValue)] }
    set { edges[Int(edge.rawValue)] = newValue }
  }

  /// Merges another view's preferences into these on the given edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges == .all, self.edges == Self.zero.edges {
      self = other
      return
    }
    for edge in Edge.allCases where edges.contains(edge) {
      let union = self[edge].union(other[edge])
      if union != self[edge] { self[edge] = union }
    }
  }

  /// These preferences merged with another view's on the given edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance to the next view along `axis`, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (mine, its) =
      axis == .horizontal
      ? (self[.trailing], next[.leading]) : (self[.bottom], next[.top])
    if mine.isNone || its.isNone { return 0 }
    guard axis == .vertical else { return Self.plainDistance }
    return Self.verticalDistance(mine, its)
  }

  /// The largest own distance of a text to the kind of content on the other side; else the default.
  /// Source: decompiled (OpenSwiftUI, Spacing.swift), and recorded.
  private static func verticalDistance(
    _ upper: EdgePreference, _ lower: EdgePreference
  ) -> CGFloat {
    var distances: [CGFloat] = []
    if let text = upper.text, lower.isPlain { distances.append(text.aboveOther) }
    if let text = lower.text, upper.isPlain { distances.append(text.belowOther) }
    if upper.text != nil, let text = lower.text { distances.append(text.betweenTexts) }
    let own = [upper.ownDistance, lower.ownDistance].compactMap { $0 }.max()
    return distances.max() ?? own ?? plainDistance
  }
}
