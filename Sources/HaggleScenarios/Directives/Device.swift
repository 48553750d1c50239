package import Foundation
import HaggleLanguage
package import HaggleLayouts
import HaggleVocabulary

/// A device whose screen, inside the safe area, is the root's proposal; in points.
///
/// A name followed by `landscape` is the rotated device.
package struct Device: Hashable, Sendable {
  package let name: String
  /// The fonts of the system that the device came with.
  let fonts: FontSystem
  /// The platform, if haggle lacks its fonts and controls: those of iOS are used.
  package let foreign: PlatformEvidence.System?
  /// The size of the whole screen, or of the window.
  package let screen: CGSize
  /// The safe area insets of a view without bars.
  package let safeArea: EdgeInsets
  /// Pixels per point.
  package let displayScale: CGFloat

  package var platform: Platform { fonts.platform }

  /// The proposal to the root, in points.
  package var proposal: CGSize {
    CGSize(
      width: screen.width - safeArea.leading - safeArea.trailing,
      height: screen.height - safeArea.top - safeArea.bottom)
  }

  /// The default device: an iPhone 16, or a Mac window.
  package static func standard(on platform: Platform) -> Device {
    DeviceModel.standard(on: platform).device(isLandscape: false)
  }

  /// The default device of a platform of which haggle only knows the screen; nil for others.
  package static func standard(foreign system: PlatformEvidence.System) -> Device? {
    DeviceModel.standard(foreign: system)?.device(isLandscape: false)
  }

  /// The name of an iPad, for an app that is for no phone.
  package static let usualTablet = "iPad Pro 11-inch"

  /// The device of this name, ignoring case and separators; nil if there is none. A watch is
  /// identified by its size: `Apple Watch Series 7 - 45mm`.
  package static func named(_ name: String) -> Device? {
    var wanted = letters(of: name)
    if wanted.hasPrefix("applewatch"), wanted.hasSuffix("mm") {
      wanted = "applewatch" + wanted.suffix(4)
    }
    let turn = ["landscape", "portrait"].first { wanted.hasSuffix($0) }
    wanted.removeLast(turn?.count ?? 0)
    return (model(called: wanted) ?? model(called: withoutGeneration(wanted)))?
      .device(isLandscape: turn == "landscape")
  }

  /// `iPhone` alone is the usual one, as `iPad` is a device of that name. An iPad's inches may be
  /// left out: `iPad Pro 11`.
  private static func model(called wanted: String) -> DeviceModel? {
    if wanted == "iphone" { return DeviceModel.standard(on: .iOS) }
    return DeviceModel.all.first { model in
      let name = letters(of: model.name)
      return name == wanted || name == wanted + "inch"
    }
  }

  /// The name of a tablet as its size: `iPad Pro (12.9-inch) (5th generation)`, as previews write
  /// it, is `iPad Pro 12.9-inch`. The ninth `iPad` and those before are as large as each other.
  private static func withoutGeneration(_ wanted: String) -> String {
    guard wanted.hasPrefix("ipad"),
      let end = wanted.firstMatch(of: /(1st|2nd|3rd|\d+th)generation$|m\d$/)?.range
    else { return wanted }
    switch (wanted[..<end.lowerBound], wanted[end]) {
    case ("ipad", "10thgeneration"): return "ipad"
    case ("ipad", _): return "ipad9thgeneration"
    case ("ipadair", _): return "ipadair11inch"
    case (let bare, _): return String(bare)
    }
  }

  private static func letters(of name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// All names, without landscape variants.
  package static let names = DeviceModel.all.map(\.name)

  /// The most similar names, the most similar first.
  package static func nearest(to name: String) -> [String] {
    let ranked = names.enumerated().map { index, known in
      (known, EditDistance.between(name.lowercased(), known.lowercased()), index)
    }
    return ranked.sorted { ($0.1, $0.2) < ($1.1, $1.2) }.prefix(3).map(\.0)
  }

  /// The expected names, if a name is unknown.
  package static func hint(for name: String) -> Prose {
    "a device such as \(Prose.list(nearest(to: name).map { Prose(code: $0) }))"
  }
}

/// `UserInterfaceSizeClass`
enum SizeClass: String, Sendable {
  case compact
  case regular

  /// The value for the evaluator.
  var value: Value { .member(base: "UserInterfaceSizeClass", name: rawValue, arguments: nil) }
}

extension Device {
  /// Whether the two devices always have equal layouts.
  package func isLaidOutLike(_ other: Device) -> Bool {
    fonts == other.fonts && screen == other.screen && safeArea == other.safeArea
      && displayScale == other.displayScale && sizeClasses == other.sizeClasses
  }

  /// The size classes of a window that fills the screen.
  ///
  /// Source: Apple, Human Interface Guidelines, "Layout", device size classes.
  var sizeClasses: (horizontal: SizeClass, vertical: SizeClass) {
    if min(screen.width, screen.height) >= 700 || platform != .iOS { return (.regular, .regular) }
    guard screen.width > screen.height else { return (.compact, .regular) }
    let isLarge = screen.width >= 896 || name.contains("Plus")
    return (isLarge ? .regular : .compact, .compact)
  }
}
