import Foundation
import HaggleLayouts
import HaggleSyntax
import HaggleVocabulary

/// An angle: radial layouts compute with it.
final class AngleValue: NativeValue {
  private let angle: Angle

  init(_ angle: Angle) { self.angle = angle }

  /// What `.degrees(45)` and its like make.
  static func made(of call: NativeCall, _ make: (Double) -> Angle) -> Value? {
    call.number(0).map { .native(AngleValue(make($0))) }
  }

  /// The angle that a value is, also where its type was left to the context.
  private static func angle(_ value: Value) -> Angle? {
    switch value {
    case .native(let native as AngleValue): native.angle
    case .member(_, "zero", nil): .zero
    case .member(_, "degrees", let arguments?): arguments.first?.value.number.map { .degrees($0) }
    case .member(_, "radians", let arguments?): arguments.first?.value.number.map { .radians($0) }
    default: nil
    }
  }

  override func member(_ name: String, _ evaluator: Evaluator) -> Value? {
    switch name {
    case "degrees": .number(angle.degrees)
    case "radians", "animatableData": .number(angle.radians)
    default: nil
    }
  }

  override func operation(_ symbol: String, with other: Value, isLeft: Bool) -> Value? {
    if symbol == "-", !isLeft, other.integer == 0 { return .native(AngleValue(-angle)) }
    if let factor = other.number, isLeft { return scaled(symbol, factor) }
    guard let other = Self.angle(other) else { return nil }
    let (a, b) = isLeft ? (angle, other) : (other, angle)
    switch symbol {
    case "+": return .native(AngleValue(a + b))
    case "-": return .native(AngleValue(a - b))
    case "<": return .boolean(a < b)
    case ">": return .boolean(a > b)
    case "<=": return .boolean(a <= b)
    case ">=": return .boolean(a >= b)
    default: return nil
    }
  }

  private func scaled(_ symbol: String, _ factor: Double) -> Value? {
    switch symbol {
    case "*": .native(AngleValue(angle * factor))
    case "/": .native(AngleValue(angle / factor))
    default: nil
    }
  }

  override func equals(_ other: Value) -> Bool { Self.angle(other) == angle }

  override func order(_ other: Value) -> Int? {
    Self.angle(other).map { angle < $0 ? -1 : angle == $0 ? 0 : 1 }
  }

  override func part(_ name: String) -> Value {
    .number(name == "degrees" ? angle.degrees : angle.radians)
  }

  override func with(_ name: String, _ value: Value) -> NativeValue? {
    value.number.map { AngleValue(name == "degrees" ? .degrees($0) : .radians($0)) }
  }

  override var typeNames: [String] { ["Angle"] }

  override var description: String { "Angle(radians: \(angle.radians))" }
}

extension Natives {
  static let angleInitializers: [String: NativeFunction] = [
    "Hasher": { call in call.arguments.isEmpty ? .native(HasherValue()) : nil },
    "ViewSpacing": { call in
      call.arguments.isEmpty ? .native(SpacingValue(ViewSpacing())) : nil
    },
    "Angle": { call in
      if let degrees = call.number("degrees") { return .native(AngleValue(.degrees(degrees))) }
      if let radians = call.number("radians") { return .native(AngleValue(.radians(radians))) }
      return call.arguments.isEmpty ? .native(AngleValue(.zero)) : nil
    },
  ]

  /// `point.applying(CGAffineTransform(rotationAngle: …))`
  static let applying: NativeFunction = { call in
    guard let transform = call[0].flatMap(transform) else { return nil }
    switch call.base {
    case .point(let point): return .point(point.applying(transform))
    case .size(let size): return .size(size.applying(transform))
    case .rect(let rect): return .rect(bounds(of: rect, transform))
    default: return nil
    }
  }

  /// The smallest rectangle around the transformed corners.
  private static func bounds(of rect: CGRect, _ transform: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { $0.applying(transform) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// `transform.tx`
  private static func transformPart(_ name: String, of base: Value) -> Value? {
    guard ["a", "b", "c", "d", "tx", "ty", "isIdentity"].contains(name), base.isTransform,
      let transform = transform(base)
    else { return nil }
    switch name {
    case "a": return .number(transform.a)
    case "b": return .number(transform.b)
    case "c": return .number(transform.c)
    case "d": return .number(transform.d)
    case "tx": return .number(transform.tx)
    case "ty": return .number(transform.ty)
    default: return .boolean(transform == .identity)
    }
  }

  /// The transform that a value describes: an initialiser's record, `.identity`, or what
  /// `rotated(by:)` and its like make of another one.
  private static func transform(_ value: Value) -> CGAffineTransform? {
    switch value {
    case .record("CGAffineTransform", let fields): return transform(Fields(fields))
    case .member(_, "identity", nil): return .identity
    case .member(_, "init", let fields?): return transform(Fields(fields))
    case .member(_, let name, let arguments?):
      let fields = Fields(arguments)
      guard let base = fields["self"].flatMap(transform) else { return nil }
      return transform(base, name, fields)
    default: return nil
    }
  }

  private static func transform(_ fields: Fields) -> CGAffineTransform? {
    if let angle = fields.number("rotationAngle") {
      return CGAffineTransform(rotationAngle: angle)
    }
    if let x = fields.number("scaleX"), let y = fields.number("y") {
      return CGAffineTransform(scaleX: x, y: y)
    }
    if let x = fields.number("translationX"), let y = fields.number("y") {
      return CGAffineTransform(translationX: x, y: y)
    }
    let parts = ["a", "b", "c", "d", "tx", "ty"].compactMap { fields.number($0) }
    guard parts.count == 6 else { return nil }
    return CGAffineTransform(
      a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
  }

  private static func transform(
    _ base: CGAffineTransform, _ name: String, _ fields: Fields
  ) -> CGAffineTransform? {
    switch name {
    case "rotated": return fields.number("by").map { base.rotated(by: $0) }
    case "concatenating": return fields[nil].flatMap(transform).map { base.concatenating($0) }
    case "scaledBy", "translatedBy":
      guard let x = fields.number("x"), let y = fields.number("y") else { return nil }
      return name == "scaledBy" ? base.scaledBy(x: x, y: y) : base.translatedBy(x: x, y: y)
    default: return nil
    }
  }

  /// The arguments of an initialiser or method, by label.
  private struct Fields {
    private let arguments: [CallArguments.Argument]

    init(_ arguments: [CallArguments.Argument]) { self.arguments = arguments }

    subscript(label: String?) -> Value? { arguments.first { $0.label == label }?.value }

    func number(_ label: String) -> CGFloat? { self[label]?.length }
  }

  /// A part of a value that is only known by its name: `.zero.width`, `.topLeading.horizontal`.
  static func part(_ name: String, of base: Value) -> Value? {
    if let value = KnownEnums.part(name, of: base) ?? SystemFont.part(name, of: base)
      ?? transformPart(name, of: base)
    {
      return value
    }
    guard case .member(let type, let member, nil) = base else { return nil }
    switch name {
    case "horizontal" where type == nil || type == "Alignment":
      return base.alignment.map { GuideNames.value(of: $0.horizontal) }
    case "vertical" where type == nil || type == "Alignment":
      return base.alignment.map { GuideNames.value(of: $0.vertical) }
    case "x" where base.unitPoint != nil: return base.unitPoint.map { .number($0.x) }
    case "y" where base.unitPoint != nil: return base.unitPoint.map { .number($0.y) }
    case "width", "height", "minX", "minY", "midX", "midY", "maxX", "maxY", "degrees", "radians",
      "top", "leading", "bottom", "trailing":
      return member == "zero" ? .number(0) : nil
    case "size", "origin":
      return member == "zero" ? (name == "size" ? .size(.zero) : .point(.zero)) : nil
    default: return nil
    }
  }
}

extension Value {
  /// Whether it says of itself that it is a `CGAffineTransform`.
  fileprivate var isTransform: Bool {
    switch self {
    case .record("CGAffineTransform", _), .member("CGAffineTransform", _, _): true
    default: false
    }
  }
}
