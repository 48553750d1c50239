import HaggleLayouts
import HaggleSyntax

extension CompilationConditions {
  /// A debug build for the platform that a scenario is laid out for.
  init(_ platform: Platform) {
    self.init(platform == .iOS ? PlatformEvidence.System.iOS : .macOS)
  }

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
