import Foundation
import HaggleLanguage
import HaggleLayouts

/// `CGAffineTransform` as a value of the language.
enum Transforms {
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
  static func part(_ name: String, of base: Value) -> Value? {
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

  /// The transform described by a value: an initialiser call, `.identity`, or the result of
  /// `rotated(by:)` and similar.
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
    private let arguments: [LabeledValue]

    init(_ arguments: [LabeledValue]) { self.arguments = arguments }

    subscript(label: String?) -> Value? { arguments[label] }

    func number(_ label: String) -> CGFloat? { self[label]?.length }
  }
}

extension Value {
  /// Whether its type is stated as `CGAffineTransform`.
  fileprivate var isTransform: Bool {
    switch self {
    case .record("CGAffineTransform", _), .member("CGAffineTransform", _, _): true
    default: false
    }
  }
}
