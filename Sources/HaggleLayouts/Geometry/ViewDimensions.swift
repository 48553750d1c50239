/// A view's size and alignment guides in its own coordinate space, in points.
public struct ViewDimensions {
  public let width: CGFloat
  public let height: CGFloat
  /// Finds explicit guides; nil if there cannot be any.
  private let explicitGuide: ((AlignmentKey) -> CGFloat?)?

  package init(_ size: CGSize, explicitGuide: ((AlignmentKey) -> CGFloat?)? = nil) {
    width = size.width
    height = size.height
    self.explicitGuide = explicitGuide
  }

  var size: CGSize { CGSize(width: width, height: height) }

  /// The guide's explicit value, else its default one.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The guide's explicit value, else its default one.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The guide's value if the view or its content set one.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

  /// The guide's value if the view or its content set one.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  package subscript(key: AlignmentKey) -> CGFloat {
    self[explicit: key] ?? key.defaultValue(in: self)
  }

  package subscript(explicit key: AlignmentKey) -> CGFloat? { explicitGuide?(key) }
}

extension ViewDimensions: Equatable {
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.size == b.size }
}
