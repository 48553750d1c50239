/// The distances that a view likes to keep from its neighbours, per edge.
///
/// Two plain views keep 8 points, a spacer none; text keeps its own vertical distances. Source:
/// measured goldens (NEGOTIATION §3), reduced to the categories that they show.
public struct ViewSpacing: Sendable {
  /// The default distance between plain views, in points.
  package static let plainDistance: CGFloat = 8

  /// What one edge borders with.
  package struct EdgePreference: Hashable, Sendable {
    package var isPlain: Bool
    package var text: TextDistances?

    package static let plain = EdgePreference(isPlain: true, text: nil)
    package static let none = EdgePreference(isPlain: false, text: nil)

    package var isNone: Bool { !isPlain && text == nil }
  }

  /// Vertical default distances of a text, in points.
  package struct TextDistances: Hashable, Sendable {
    /// From a text to other content below it.
    package var aboveOther: CGFloat
    /// From other content to a text below it.
    package var belowOther: CGFloat
    /// From a text to the text below it; the lower one decides.
    package var betweenTexts: CGFloat

    package init(aboveOther: CGFloat, belowOther: CGFloat, betweenTexts: CGFloat) {
      self.aboveOther = aboveOther
      self.belowOther = belowOther
      self.betweenTexts = betweenTexts
    }

    /// Those of plain views: what is assumed where nothing is known of a font.
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

  package subscript(edge: Edge) -> EdgePreference {
    get { edges[Int(edge.rawValue)] }
    set { edges[Int(edge.rawValue)] = newValue }
  }

  /// Merges another view's preferences into these on the given edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(edge) {
      self[edge].isPlain = self[edge].isPlain || other[edge].isPlain
      self[edge].text = self[edge].text ?? other[edge].text
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

  private static func verticalDistance(
    _ upper: EdgePreference, _ lower: EdgePreference
  ) -> CGFloat {
    var distance: CGFloat = 0
    if upper.isPlain, lower.isPlain { distance = max(distance, plainDistance) }
    if let text = upper.text, lower.isPlain { distance = max(distance, text.aboveOther) }
    if let text = lower.text, upper.isPlain { distance = max(distance, text.belowOther) }
    if upper.text != nil, let text = lower.text { distance = max(distance, text.betweenTexts) }
    return distance
  }
}
