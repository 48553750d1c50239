import Foundation
import HaggleLanguage
import HaggleLayouts

/// The argument of a `GeometryReader`'s closure.
final class GeometryProxyValue: NativeValue {
  private let geometry: PlacedGeometry

  init(_ geometry: PlacedGeometry) { self.geometry = geometry }

  func member(_ name: String, _ interpreter: Interpreter) -> Value? {
    switch name {
    case "size": .size(geometry.size)
    case "safeAreaInsets": insets
    default: nil
    }
  }

  /// One of the same place says the same: what is built from it is not built anew.
  func equals(_ other: Value) -> Bool {
    guard let other = other.native(as: GeometryProxyValue.self) else { return false }
    return geometry.frame == other.geometry.frame && geometry.size == other.geometry.size
  }

  private var insets: Value {
    let insets = geometry.safeAreaInsets
    return .record(
      type: "EdgeInsets",
      fields: [
        .init("top", .number(insets.top)), .init("leading", .number(insets.leading)),
        .init("bottom", .number(insets.bottom)), .init("trailing", .number(insets.trailing)),
      ])
  }

  /// `proxy.frame(in: .global)`, `proxy.bounds(of: .named("scroll"))`
  func call(_ name: String, _ call: NativeCall) -> Value? {
    switch name {
    case "frame": return (call["in"] ?? call[0]).map { .rect(frame(in: $0)) }
    case "bounds":
      guard let name = (call["of"] ?? call[0]).flatMap(Reading.spaceName),
        let space = geometry.space(named: name)
      else { return Value.none }
      return .rect(space.offsetBy(dx: -geometry.frame.minX, dy: -geometry.frame.minY))
    default: return nil
    }
  }

  /// `proxy[anchor]`
  func element(_ call: NativeCall) -> Value? {
    guard let anchor = call[0]?.native(as: AnchorValue.self) else { return nil }
    return anchor.resolved(in: geometry.frame)
  }

  /// An unnamed coordinate space is the global one, as in SwiftUI.
  private func frame(in space: Value) -> CGRect {
    if space.memberName == "local" { return CGRect(origin: .zero, size: geometry.size) }
    let named = Reading.spaceName(space).flatMap(geometry.space(named:))
    let origin = named?.origin ?? .zero
    return geometry.frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  var typeNames: [String] { [description] }
  var description: String { "GeometryProxy" }
}
