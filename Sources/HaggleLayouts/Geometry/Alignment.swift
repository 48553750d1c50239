/// An alignment guide; conform a type of your own to define a new one.
public protocol AlignmentID {
  /// The position of the guide in a view that does not set it explicitly, in points from its top
  /// leading corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide on the horizontal axis, such as the leading edge.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// The guide identified by `id`, on this axis.
  public init(_ id: any AlignmentID.Type) { self.init(AlignmentKey(id, .horizontal)) }

  /// - Parameter key: of this axis.
  package init(_ key: AlignmentKey) { self.key = key }

  public static let leading = HorizontalAlignment(Guides.Leading.self)
  public static let center = HorizontalAlignment(Guides.HorizontalCenter.self)
  public static let trailing = HorizontalAlignment(Guides.Trailing.self)
}

/// A guide on the vertical axis, such as a baseline.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// The guide identified by `id`, on this axis.
  public init(_ id: any AlignmentID.Type) { self.init(AlignmentKey(id, .vertical)) }

  /// - Parameter key: of this axis.
  package init(_ key: AlignmentKey) { self.key = key }

  public static let top = VerticalAlignment(Guides.Top.self)
  public static let center = VerticalAlignment(Guides.VerticalCenter.self)
  public static let bottom = VerticalAlignment(Guides.Bottom.self)
  public static let firstTextBaseline = VerticalAlignment(Guides.FirstTextBaseline.self)
  public static let lastTextBaseline = VerticalAlignment(Guides.LastTextBaseline.self)
}

/// A guide for each axis.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)

  func key(on axis: Axis) -> AlignmentKey {
    axis == .horizontal ? horizontal.key : vertical.key
  }
}

/// A guide on either axis, as used by layouts.
package struct AlignmentKey: Hashable, @unchecked Sendable {
  private let id: any AlignmentID.Type
  package let axis: Axis
  /// The guide declared in the text, which has no type of its own to identify it.
  private let declared: DeclaredGuide?

  init(_ id: any AlignmentID.Type, _ axis: Axis) {
    self.id = id
    self.axis = axis
    declared = nil
  }

  /// The key of a guide declared in a text.
  package init(_ guide: DeclaredGuide, _ axis: Axis) {
    id = Guides.Declared.self
    self.axis = axis
    declared = guide
  }

  package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.id == b.id && a.axis == b.axis && a.declared === b.declared
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  /// The position of the guide in a view that does not set it explicitly, in points.
  func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    declared?.defaultValue(dimensions) ?? id.defaultValue(in: dimensions)
  }

  /// Whether it is an edge or the centre: these guides are not passed out of a container.
  var isEdgeOrCenter: Bool { (id as? any Guides.EdgeOrCenter.Type) != nil }

  /// The value for a container whose children have these explicit values.
  ///
  /// Edges and centres are not combined; the first baseline is the topmost, the last one the
  /// lowest; other guides give their arithmetic mean. Source: decompiled (NEGOTIATION §10), the
  /// last baseline expected.
  func combining(_ values: [CGFloat]) -> CGFloat? {
    guard !values.isEmpty, !isEdgeOrCenter else { return nil }
    if id == Guides.FirstTextBaseline.self { return values.min() }
    if id == Guides.LastTextBaseline.self { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}

/// A guide declared in a scenario's text: it has no type, so it is identified by reference.
package final class DeclaredGuide {
  /// The name of the `AlignmentID` in the text.
  let name: String
  fileprivate let defaultValue: (ViewDimensions) -> CGFloat

  package init(_ name: String, defaultValue: @escaping (ViewDimensions) -> CGFloat) {
    self.name = name
    self.defaultValue = defaultValue
  }
}

/// The built-in guides.
package enum Guides {
  /// A guide determined by the size alone.
  package protocol EdgeOrCenter: AlignmentID {}

  package enum Leading: EdgeOrCenter {
    package static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  package enum HorizontalCenter: EdgeOrCenter {
    package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  package enum Trailing: EdgeOrCenter {
    package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  package enum Top: EdgeOrCenter {
    package static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  package enum VerticalCenter: EdgeOrCenter {
    package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  package enum Bottom: EdgeOrCenter {
    package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  package enum FirstTextBaseline: AlignmentID {
    package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  package enum LastTextBaseline: AlignmentID {
    package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  /// Stands for all guides declared in texts; their keys distinguish them.
  package enum Declared: AlignmentID {
    package static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
}

extension AlignmentKey {
  /// The edge that it aligns; none for a centre, a baseline or a declared guide.
  var edgeRoles: NodeRoles {
    switch self {
    case HorizontalAlignment.leading.key, VerticalAlignment.top.key: [.starts(axis)]
    case HorizontalAlignment.trailing.key, VerticalAlignment.bottom.key: [.ends(axis)]
    default: []
    }
  }

  /// The roles of a view that sets the guide: both edges for that of the centre.
  var guideRoles: NodeRoles {
    let isCentre = self == HorizontalAlignment.center.key || self == VerticalAlignment.center.key
    return (isCentre ? [.starts(axis), .ends(axis)] : edgeRoles).union([.guides(axis)])
  }
}

extension Alignment {
  /// The edges that it aligns.
  var edgeRoles: NodeRoles { horizontal.key.edgeRoles.union(vertical.key.edgeRoles) }
}
