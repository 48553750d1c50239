import HaggleLayouts
import HaggleSyntax

extension CompilationConditions {
  /// A debug build for the platform that a scenario is laid out for.
  init(_ platform: Platform) {
    let modules: Set = ["SwiftUI", "Foundation", "CoreGraphics", "Combine", "Charts", "MapKit"]
    let flags: Set = ["DEBUG", "true"]
    switch platform {
    case .iOS:
      self.init(
        modules: modules.union(["UIKit"]),
        flags: flags.union(["os(iOS)", "targetEnvironment(simulator)"]))
    case .macOS:
      self.init(
        modules: modules.union(["AppKit", "Cocoa"]), flags: flags.union(["os(macOS)", "os(OSX)"]))
    }
  }
}
