package import Foundation
package import HaggleLayouts
import HaggleSyntax

/// What a scenario is laid out for: a device and its platform.
package struct Stage: Sendable {
  package var platform: Platform { fonts.platform }
  /// For which `#if os(…)` it is compiled.
  var system: PlatformEvidence.System {
    device.foreign ?? (platform == .iOS ? .iOS : .macOS)
  }
  /// Whose fonts hold where the text states no sizes.
  package let fonts: FontSystem
  /// The device whose screen is proposed where nothing else is.
  package let device: Device
  /// Pixels per point.
  package let displayScale: CGFloat
  /// Whether it is drawn in the dark appearance.
  let isDark: Bool
  /// Whether it is stated for which platform it is.
  package let isStated: Bool
  /// Whether the device is stated too.
  package let isDeviceStated: Bool
  /// What the names of the text say where nothing is stated.
  package let evidence: PlatformEvidence?
  /// Whether the text hints at a Mac where nothing is stated, and nothing is evident.
  package let mayBeMac: Bool
  /// What is around the view now.
  package let circumstances: Circumstances
  /// What changes around it, one after the other, each once the layout before is there.
  package let changes: [Circumstances.Change]

  /// What the command line says comes before what the text says, and a platform before the
  /// device's own; where neither says anything, the names of the text decide. Dark it is before all
  /// as a view prefers it.
  init(
    _ overrides: Overrides = Overrides(), _ directives: Directives? = nil,
    evidence: PlatformEvidence? = nil, prefersDark: Bool? = nil,
    hintsAtMac: @autoclosure () -> Bool = false
  ) {
    let named = overrides.device ?? directives?.device
    let stated =
      overrides.platform ?? overrides.device?.fonts ?? directives?.platform ?? named?.fonts
    fonts = stated ?? evidence?.system.platform.map { FontSystem($0) } ?? .iOS
    isDark = prefersDark ?? overrides.isDark ?? directives?.isDark ?? false
    isStated = stated != nil
    isDeviceStated = named != nil
    self.evidence = isStated ? nil : evidence
    mayBeMac = !isStated && evidence == nil && hintsAtMac()
    device =
      named ?? self.evidence.flatMap { .standard(foreign: $0.system) }
      ?? .standard(on: fonts.platform)
    let said = overrides.series
    let series =
      said + (directives?.series ?? []).filter { own in !said.contains { $0.kind == own.kind } }
    var circumstances = Circumstances()
    for each in series { each.changes.first.map { circumstances.take($0) } }
    for change in overrides.changed { circumstances.take(change) }
    self.circumstances = circumstances
    changes = series.flatMap { $0.changes.dropFirst() }
    displayScale =
      device.platform == fonts.platform ? device.displayScale : fonts.platform.displayScale
  }

  /// What a command line may ask for.
  package struct Overrides: Sendable {
    package var device: Device?
    package var platform: FontSystem?
    /// Whether it is drawn in the dark appearance; nil leaves it to the text.
    package var isDark: Bool?
    /// What is around the view.
    package var series: [Circumstances.Series] = []
    /// What has changed around it since the first layout.
    var changed: [Circumstances.Change] = []

    package init(device: Device? = nil, platform: FontSystem? = nil) {
      self.device = device
      self.platform = platform
    }
  }
}

extension Stage {
  /// How thick a `Divider` is, in points: a pixel on a phone. Where that is not stated, it
  /// is the point that was measured on macOS.
  var dividerThickness: CGFloat {
    isStated && platform == .iOS ? 1 / displayScale : 1
  }

  /// The platform of that name, whatever its case and spaces: `iOS 26`.
  package static func platform(named name: String) -> FontSystem? { FontSystem(named: name) }

  /// How platforms are written.
  package static let platformNames = FontSystem.allCases.map(\.rawValue)
}

extension CompilationConditions {
  /// A debug build for a system.
  init(_ system: PlatformEvidence.System) {
    let modules: Set = ["SwiftUI", "Foundation", "CoreGraphics", "Combine", "Charts", "MapKit"]
    let (own, flags): (Set<String>, Set<String>) =
      switch system {
      case .iOS: (["UIKit"], ["os(iOS)", "targetEnvironment(simulator)"])
      case .macOS: (["AppKit", "Cocoa"], ["os(macOS)", "os(OSX)"])
      case .watchOS: (["UIKit", "WatchKit"], ["os(watchOS)"])
      case .tvOS: (["UIKit", "TVUIKit"], ["os(tvOS)"])
      case .visionOS: (["UIKit", "RealityKit"], ["os(visionOS)"])
      }
    self.init(
      modules: modules.union(own), flags: flags.union(["DEBUG", "true", "os(\(system.rawValue))"]))
  }
}

extension FontSystem {
  /// Whether a release is there in the system whose metrics are used; nil for another platform's.
  func hasRelease(_ platform: String, _ version: Double) -> Bool? {
    switch (self, platform) {
    case (.iOS, "iOS"), (.iOS, "iOSApplicationExtension"): version < 26
    case (.iOS26, "iOS"), (.iOS26, "iOSApplicationExtension"): version < 27
    case (.macOS, "macOS"), (.macOS, "OSX"), (.macOS, "macOSApplicationExtension"): version < 27
    default: nil
    }
  }
}
