import Foundation
import HaggleLanguage
import HaggleLayouts
import HaggleVocabulary

/// The source of an anchor: `.bounds`, `.topLeading`, `.point(_:)`, `.rect(_:)`.
enum AnchorSource {
  case bounds
  /// From the top leading corner, in points.
  case rect(CGRect)
  case unitPoint(UnitPoint)
  /// From the top leading corner, in points.
  case point(CGPoint)

  /// Nil if the value is no anchor source.
  init?(_ value: Value) {
    guard case .member(_, let name, let arguments) = value else { return nil }
    switch (name, arguments?.first?.value) {
    case ("bounds", nil): self = .bounds
    case ("rect", .rect(let rect)?): self = .rect(rect)
    case ("point", .point(let point)?): self = .point(point)
    case ("unitPoint", let unit?):
      guard let unit = unit.unitPoint else { return nil }
      self = .unitPoint(unit)
    default:
      guard let unit = value.unitPoint else { return nil }
      self = .unitPoint(unit)
    }
  }
}

/// `Anchor<CGRect>`, `Anchor<CGPoint>`: a place that a `GeometryProxy` converts to its own
/// coordinates, from any view.
final class AnchorValue: NativeValue {
  /// On the screen, from the top left, in points; a point has size 0.
  private let rectangle: CGRect
  private let isPoint: Bool

  /// - Parameter frame: of the view, on the screen.
  init(_ source: AnchorSource, in frame: CGRect) {
    switch source {
    case .bounds: rectangle = frame
    case .rect(let rect): rectangle = rect.offsetBy(dx: frame.minX, dy: frame.minY)
    case .point(let point):
      rectangle = CGRect(
        x: frame.minX + point.x, y: frame.minY + point.y, width: 0, height: 0)
    case .unitPoint(let unit):
      rectangle = CGRect(
        x: frame.minX + frame.width * unit.x, y: frame.minY + frame.height * unit.y,
        width: 0, height: 0)
    }
    isPoint =
      switch source {
      case .bounds, .rect: false
      case .point, .unitPoint: true
      }
  }

  /// The value of `proxy[anchor]` for a proxy with this frame on the screen.
  func resolved(in frame: CGRect) -> Value {
    let own = rectangle.offsetBy(dx: -frame.minX, dy: -frame.minY)
    return isPoint ? .point(own.origin) : .rect(own)
  }

  func equals(_ other: Value) -> Bool {
    guard let other = other.native(as: AnchorValue.self) else { return false }
    return isPoint == other.isPoint && rectangle == other.rectangle
  }

  var description: String {
    isPoint ? "Anchor" : "Anchor(" + NumberText.display(rectangle.size) + ")"
  }
}
