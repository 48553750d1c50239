package import Foundation
package import HaggleLayouts
import HaggleSyntax

/// The device and platform of a scenario.
package struct Stage: Sendable {
  package var platform: Platform { fonts.platform }
  /// The platform for `#if os(…)`.
  package var system: PlatformEvidence.System {
    device.foreign ?? (platform == .iOS ? .iOS : .macOS)
  }
  /// The fonts used where no sizes are stated.
  package let fonts: FontSystem
  /// The device whose screen is the default proposal.
  package let device: Device
  /// Pixels per point.
  package let displayScale: CGFloat
  /// Whether to use the dark appearance.
  let isDark: Bool
  /// The size in which a window opens on a Mac, if stated.
  package let window: ProposedViewSize?
  /// Whether the platform is stated.
  package let isStated: Bool
  /// Whether only a size is stated, as of a window or a part, and not where it is shown.
  private let isOfNoDevice: Bool
  /// Whether the size that the root is offered is stated.
  let isSized: Bool
  /// Whether the device is stated too.
  package let isDeviceStated: Bool
  /// Whether a preview's own device counts: only the project states one, for a platform.
  package let isOpenToPreviews: Bool
  /// The evidence in the text's names, if no platform is stated.
  package let evidence: PlatformEvidence?
  /// Whether the text has signs of a Mac, without a stated or evident platform.
  package let mayBeMac: Bool
  /// The views that the text, or its project, shows in sheets.
  let sheets: Set<String>
  /// Those that it shows below the bar of a navigation view.
  let navigated: Set<String>
  /// Those that it shows in tabs.
  let tabbed: Set<String>
  /// Those that something outside of the text shows, or the text itself, as far as it is known how.
  let called: Set<String>
  /// What it shows those in that are rows, sections or several views.
  let containers: [String: ShowingContainer]
  /// The keys of the environment that something outside of the text sets.
  let environment: Set<String>
  /// The initial circumstances.
  package let circumstances: Circumstances
  /// The changes of circumstances, each made after the previous layout.
  package let changes: [Circumstances.Change]

  /// Options take precedence over the text, and a stated platform over the device's own; otherwise
  /// the names of the text decide. The appearance is dark if the view prefers that.
  package init(
    _ overrides: Overrides = Overrides(), _ directives: Directives? = nil,
    evidence: PlatformEvidence? = nil, prefersDark: Bool? = nil,
    hintsAtMac: @autoclosure () -> Bool = false
  ) {
    let named = overrides.device ?? directives?.device
    let stated =
      overrides.platform ?? overrides.device?.fonts ?? directives?.platform ?? named?.fonts
    fonts = stated ?? evidence?.system.platform.map { FontSystem($0) } ?? .iOS
    isStated = stated != nil
    isDeviceStated = named != nil
    isSized = overrides.isSized || directives?.proposal != nil
    isOfNoDevice = stated == nil && isSized
    isOpenToPreviews =
      stated == nil
      || directives?.isDeviceOfProject == true && overrides.device == nil
        && overrides.platform == nil
    window = directives?.window
    sheets = directives?.sheets ?? []
    (navigated, tabbed) = (directives?.navigated ?? [], directives?.tabbed ?? [])
    called = directives?.called ?? []
    (environment, containers) = (directives?.environment ?? [], directives?.containers ?? [:])
    self.evidence = isStated ? nil : evidence
    mayBeMac = !isStated && evidence == nil && hintsAtMac()
    device =
      named ?? self.evidence.flatMap { .standard(foreign: $0.system) }
      ?? .standard(on: fonts.platform)
    // A watch has no other appearance.
    isDark =
      prefersDark ?? overrides.isDark ?? directives?.isDark ?? (device.foreign == .watchOS)
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

  /// The options of a command line.
  package struct Overrides: Sendable {
    package var device: Device?
    package var platform: FontSystem?
    /// Whether to use the dark appearance; nil for the text's.
    package var isDark: Bool?
    /// The circumstances, with their changes.
    package var series: [Circumstances.Series] = []
    /// Whether the root's size is stated as well.
    package var isSized = false
    /// The changes made since the first layout.
    var changed: [Circumstances.Change] = []

    package init(device: Device? = nil, platform: FontSystem? = nil) {
      self.device = device
      self.platform = platform
    }
  }
}

extension Directives {
  /// The views of which it is stated what shows them.
  fileprivate var called: Set<String> {
    [parts, sheets, navigated, tabbed, barItems].reduce(into: []) { $0.formUnion($1) }
  }
}

extension Stage {
  /// The thickness of a `Divider`, in points: one pixel of a phone, also of the one that is taken
  /// where none is stated. In a stated size of an unknown device, one point, as measured on macOS.
  var dividerThickness: CGFloat {
    platform == .iOS && !isOfNoDevice && !mayBeMac ? 1 / displayScale : 1
  }

  /// The platform of that name, ignoring case and spaces: `iOS 26`.
  package static func platform(named name: String) -> FontSystem? { FontSystem(named: name) }

  /// The names of platforms.
  package static let platformNames = FontSystem.allCases.map(\.rawValue)
}

extension CompilationConditions {
  /// The conditions of a debug build for a platform.
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
  /// Whether the release is available on the platform whose dimensions are used; nil for another
  /// platform.
  func hasRelease(_ platform: String, _ version: Double) -> Bool? {
    switch (self, platform) {
    case (.iOS, "iOS"), (.iOS, "iOSApplicationExtension"): version < 26
    case (.iOS26, "iOS"), (.iOS26, "iOSApplicationExtension"): version < 27
    case (.macOS, "macOS"), (.macOS, "OSX"), (.macOS, "macOSApplicationExtension"): version < 27
    default: nil
    }
  }
}
