/// An angle; positive is clockwise on a screen, where y grows downwards.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians; a full turn is 2π.
  public var radians: Double

  public init() { radians = 0 }

  public init(radians: Double) { self.radians = radians }

  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// The angle in degrees; a full turn is 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public static let zero = Angle()

  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}

extension Angle {
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }

  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }

  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }

  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }

  public static func += (a: inout Angle, b: Angle) { a = a + b }

  public static func -= (a: inout Angle, b: Angle) { a = a - b }

  public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }

  public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }
}

extension Angle: Animatable {
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
