#if hasFeature(Embedded)
  // The part of Foundation's geometry that the modules use, for a target without Foundation.

  public typealias CGFloat = Double

  public struct CGPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat

    public init(x: CGFloat, y: CGFloat) {
      self.x = x
      self.y = y
    }

    public static var zero: CGPoint { CGPoint(x: 0, y: 0) }
  }

  public struct CGSize: Hashable, Sendable {
    public var width: CGFloat
    public var height: CGFloat

    public init(width: CGFloat, height: CGFloat) {
      self.width = width
      self.height = height
    }

    public static var zero: CGSize { CGSize(width: 0, height: 0) }
  }

  public struct CGRect: Hashable, Sendable {
    public var origin: CGPoint
    public var size: CGSize

    public init(origin: CGPoint, size: CGSize) {
      self.origin = origin
      self.size = size
    }

    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    // As in Foundation.
    public static var null: CGRect { CGRect(x: .infinity, y: .infinity, width: 0, height: 0) }
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

    // As in Foundation: a negative width counts as positive.
    public var width: CGFloat { abs(size.width) }
    public var height: CGFloat { abs(size.height) }
    public var minX: CGFloat { min(origin.x, origin.x + size.width) }
    public var minY: CGFloat { min(origin.y, origin.y + size.height) }
    public var maxX: CGFloat { max(origin.x, origin.x + size.width) }
    public var maxY: CGFloat { max(origin.y, origin.y + size.height) }

    public func union(_ other: CGRect) -> CGRect {
      let (x, y) = (min(minX, other.minX), min(minY, other.minY))
      return CGRect(
        x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }

    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
  }

  public struct AffineTransform: Equatable {
    private var m11 = 1.0
    private var m12 = 0.0
    private var m21 = 0.0
    private var m22 = 1.0
    private var x = 0.0
    private var y = 0.0

    public static var identity: AffineTransform { AffineTransform() }

    private init() {}

    public init(translationByX x: CGFloat, byY y: CGFloat) {
      self.x = x
      self.y = y
    }

    public init(scaleByX x: CGFloat, byY y: CGFloat) {
      m11 = x
      m22 = y
    }

    public init(rotationByDegrees degrees: CGFloat) {
      let radians = degrees * .pi / 180
      m11 = cos(radians)
      m12 = sin(radians)
      m21 = -m12
      m22 = m11
    }

    /// Appends a transform that is applied after this one.
    public mutating func append(_ next: AffineTransform) {
      let this = self
      m11 = this.m11 * next.m11 + this.m12 * next.m21
      m12 = this.m11 * next.m12 + this.m12 * next.m22
      m21 = this.m21 * next.m11 + this.m22 * next.m21
      m22 = this.m21 * next.m12 + this.m22 * next.m22
      x = this.x * next.m11 + this.y * next.m21 + next.x
      y = this.x * next.m12 + this.y * next.m22 + next.y
    }

    public func transform(_ point: CGPoint) -> CGPoint {
      CGPoint(x: m11 * point.x + m21 * point.y + x, y: m12 * point.x + m22 * point.y + y)
    }
  }

  @_extern(c) private func sin(_ radians: Double) -> Double
  @_extern(c) private func cos(_ radians: Double) -> Double
#endif
