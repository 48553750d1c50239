import Foundation
import HaggleVocabulary

/// The colour that something is drawn with, as far as the text states it.
struct Ink: Sendable {
  /// The colour, or the average of a gradient; nil if the app declares it.
  let paint: Paint?
  private(set) var gradient: Gradient?
  /// A placeholder for a colour that the app declares.
  private(set) var tint: Paint?
  /// The placeholder for words and symbols.
  private(set) var wordsTint: Paint?

  init(_ paint: Paint) { self.paint = paint }

  init(_ gradient: Gradient, fromAfar paint: Paint) {
    self.paint = paint
    self.gradient = gradient
  }

  /// A colour that the app names; a placeholder if it is unknown.
  init(named name: String, _ palette: Palette) {
    paint = palette.own(name)
    guard paint == nil else { return }
    tint = palette.tint(of: name)
    wordsTint = palette.tint(ofWords: name)
  }

  /// The displayed colour.
  var seen: Paint? { paint ?? tint }

  /// The same ink with its opacity multiplied.
  func fading(to opacity: CGFloat) -> Ink {
    guard opacity < 1 else { return self }
    var faded = paint.map { Ink($0.fading(to: opacity)) } ?? self
    faded.tint = tint?.fading(to: opacity)
    faded.wordsTint = wordsTint?.fading(to: opacity)
    faded.gradient = gradient?.mapping { $0.fading(to: opacity) }
    return faded
  }
}

extension Appearance {
  mutating func draw(with ink: Ink?) {
    paint = ink?.paint
    gradient = ink?.gradient
    tint = ink?.tint
  }

  mutating func write(with ink: Ink?) {
    draw(with: ink)
    tint = ink?.wordsTint
  }
}

extension Gradient {
  fileprivate func mapping(_ change: (Paint) -> Paint) -> Gradient {
    let stops = stops.map { Stop(change($0.paint), at: $0.share) }
    return switch self {
    case .linear(_, let from, let to): .linear(stops, from: from, to: to)
    case .radial(_, let middle, let from, let to):
      .radial(stops, around: middle, from: from, to: to)
    case .elliptical(_, let middle, let from, let to):
      .elliptical(stops, around: middle, from: from, to: to)
    case .angular(_, let middle, let from, let to):
      .angular(stops, around: middle, from: from, to: to)
    }
  }
}
