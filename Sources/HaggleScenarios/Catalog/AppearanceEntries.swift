import Foundation
import HaggleLanguage
import HaggleLayouts
import HaggleVocabulary

// Modifiers that change how a view is drawn, not its layout.
extension Catalog {
  static let appearanceModifiers = [
    appearance("hidden", "()", "Is not drawn, and keeps its place.") { _, appearance in
      appearance.isHidden = true
      return "hidden"
    },
    // An unknown opacity needs no report: it is rarely 0. UIKit treats views below 0.01 as hidden;
    // people write 0.01 and 0.02 to hide a field that should react.
    appearance(
      "opacity", "(_:)", "Is drawn translucent; up to 0.02 it is not seen.", effect: .neutral
    ) { reading, appearance in
      let opacity = reading.value(at: 0)?.length
      let isOpaque = opacity.map { $0 >= 1 } ?? false
      appearance.isTranslucent = appearance.isTranslucent || !isOpaque
      if let opacity, opacity >= 0, opacity < 1 { appearance.opacity *= opacity }
      guard let opacity, opacity <= 0.02 else { return nil }
      appearance.isHidden = true
      return "hidden, opacity \(NumberText.exact(max(opacity, 0)))"
    },
    CatalogEntry(
      "shadow", "(color:radius:x:y:)", .neutral, summary: "Casts a shadow, which takes no room.",
      closure: .neutral, form: .shadow),
    appearance("blur", "(radius:opaque:)", "Is drawn blurred.", effect: .neutral) {
      reading, appearance in
      appearance.blur += max(reading.value("radius")?.length?.finite ?? 0, 0)
      return nil
    },
    appearance("zIndex", "(_:)", "Is drawn before or behind its siblings.") { reading, appearance in
      appearance.zIndex = Double(reading.value(at: 0)?.length ?? 0)
      return "zIndex \(NumberText.display(CGFloat(appearance.zIndex)))"
    },
    appearance(
      "scaleEffect", "(_:anchor:) (x:y:anchor:) (x:y:z:anchor:)", "Is drawn larger or smaller."
    ) { $0.scale(&$1) },
    appearance(
      "scale", "(_:anchor:) (x:y:anchor:)", "Is a larger or smaller shape in the same room.",
      traits: [.ambiguous, .reshaping, .keepsShape]
    ) { $0.scale(&$1) },
    appearance("rotationEffect", "(_:anchor:)", "Is drawn rotated.") { reading, appearance in
      guard let angle = reading.value(at: 0).flatMap(AngleValue.angle) else { return nil }
      let degrees = CGFloat(angle.degrees).finiteOrZero
      appearance.effects.append(.init(.rotation(degrees), around: reading.anchor()))
      return "rotated \(NumberText.display(degrees))°"
    },
  ]

  private static func appearance(
    _ name: String, _ parameters: CallForms, _ summary: String,
    effect: CatalogEntry.Effect = .exact, traits: CatalogEntry.Traits = [],
    apply: @escaping @Sendable (Reading, inout Appearance) -> String?
  ) -> CatalogEntry {
    CatalogEntry(
      name, parameters, effect, summary: summary, closure: .neutral, traits: traits,
      form: .appearance(apply))
  }
}

extension Reading {
  /// Draws a view larger or smaller; returns how much.
  fileprivate func scale(_ appearance: inout Appearance) -> String {
    let scale = scale()
    let change = Appearance.Effect.Change.scale(x: scale.width, y: scale.height)
    appearance.effects.append(.init(change, around: anchor()))
    return "drawn ×\(NumberText.display(scale.width))"
      + (scale.width == scale.height ? "" : ",\(NumberText.display(scale.height))")
  }

  /// `scaleEffect(2)`, `scaleEffect(x: 1, y: 2)`, `scaleEffect(CGSize(…))`; 1 where it is unknown,
  /// since it has no effect on the layout.
  fileprivate func scale() -> CGSize {
    if case .size(let size) = value(at: 0) { return size }
    let both = value(at: 0)?.length?.finiteOrZero
    return CGSize(
      width: both ?? value("x")?.length?.finiteOrZero ?? 1,
      height: both ?? value("y")?.length?.finiteOrZero ?? 1)
  }

  fileprivate func anchor() -> CGPoint {
    let anchor = value("anchor")?.unitPoint ?? .center
    return CGPoint(x: anchor.x.finiteOrZero, y: anchor.y.finiteOrZero)
  }
}
