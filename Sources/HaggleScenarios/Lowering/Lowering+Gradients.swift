import Foundation
import HaggleLanguage
import HaggleLayouts
import HaggleVocabulary

/// Gradients as written: `LinearGradient(…)`, `.radialGradient(…)`.
extension Lowering {
  /// A gradient as a style; nil if it is none.
  func gradient(_ value: Value, _ palette: Palette) -> Ink? {
    guard let step = value.steps.last(where: { Self.names[$0.name] != nil }) else { return nil }
    return gradient(Self.names[step.name] ?? "", step.arguments, palette)
  }

  private static let names = [
    "linearGradient": "LinearGradient", "radialGradient": "RadialGradient",
    "ellipticalGradient": "EllipticalGradient", "angularGradient": "AngularGradient",
    "conicGradient": "AngularGradient",
  ]

  /// - Parameter name: of its type.
  func gradient(_ name: String, _ arguments: [LabeledValue], _ palette: Palette) -> Ink? {
    let given = Given(arguments)
    let stops = stops(given, palette)
    guard let mean = Paint(mixing: stops.map(\.paint)) else { return nil }
    guard stops.count > 1, let gradient = Gradient(name, given, stops) else { return Ink(mean) }
    return Ink(gradient, fromAfar: mean)
  }

  /// The maximum number of colours in a gradient.
  private static let mostStops = 64

  private func stops(_ given: Given, _ palette: Palette) -> [Gradient.Stop] {
    let list = given["gradient"] ?? given.values[nil]
    let written = given["colors"] ?? given["stops"] ?? list?.field("colors") ?? list?.field("stops")
    guard case .array(let values)? = written else { return [] }
    let colours = values.prefix(Self.mostStops)
    return colours.enumerated().compactMap { index, value in
      let even = colours.count > 1 ? CGFloat(index) / CGFloat(colours.count - 1) : 0
      let share = value.field("location")?.length?.finite ?? even
      return ink(value.field("color") ?? value, palette)?.seen.map { Gradient.Stop($0, at: share) }
    }
  }
}

/// The arguments of a gradient.
private struct Given {
  let values: [LabeledValue]

  init(_ values: [LabeledValue]) { self.values = values }

  subscript(label: String) -> Value? { values[label] }

  func point(_ label: String, otherwise point: UnitPoint) -> CGPoint {
    let point = self[label]?.unitPoint ?? point
    return CGPoint(x: point.x.finiteOrZero, y: point.y.finiteOrZero)
  }

  func length(_ label: String, otherwise length: CGFloat) -> CGFloat {
    (self[label]?.length ?? length).finiteOrZero
  }

  func degrees(_ label: String) -> CGFloat? {
    self[label].flatMap(AngleValue.angle).map { CGFloat($0.degrees).finiteOrZero }
  }
}

extension Gradient {
  /// Source: the defaults are those of SwiftUI's initialisers.
  fileprivate init?(_ name: String, _ given: Given, _ stops: [Stop]) {
    let middle = given.point("center", otherwise: .center)
    switch name {
    case "LinearGradient":
      self = .linear(
        stops, from: given.point("startPoint", otherwise: .top),
        to: given.point("endPoint", otherwise: .bottom))
    case "RadialGradient":
      self = .radial(
        stops, around: middle, from: given.length("startRadius", otherwise: 0),
        to: given.length("endRadius", otherwise: 0))
    case "EllipticalGradient":
      self = .elliptical(
        stops, around: middle, from: given.length("startRadiusFraction", otherwise: 0),
        to: given.length("endRadiusFraction", otherwise: 0.5))
    case "AngularGradient":
      let start = given.degrees("startAngle") ?? given.degrees("angle") ?? 0
      self = .angular(
        stops, around: middle, from: start, to: given.degrees("endAngle") ?? start + 360)
    default: return nil
    }
  }
}
