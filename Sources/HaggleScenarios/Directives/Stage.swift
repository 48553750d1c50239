package import Foundation
package import HaggleLayouts

/// What a scenario is laid out for: a device and its platform.
package struct Stage: Sendable {
  package let platform: Platform
  /// The device whose screen is proposed where nothing else is.
  package let device: Device
  /// Pixels per point.
  package let displayScale: CGFloat

  /// What the command line says comes before what the text says, and a platform before the
  /// device's own.
  package init(_ wishes: Wishes = Wishes(), _ directives: Directives? = nil) {
    let named = wishes.device ?? directives?.device
    platform =
      wishes.platform ?? wishes.device?.platform ?? directives?.platform ?? named?.platform ?? .iOS
    device = named ?? .standard(on: platform)
    displayScale = device.platform == platform ? device.displayScale : platform.displayScale
  }

  /// What a command line may ask for.
  package struct Wishes: Sendable {
    package var device: Device?
    package var platform: Platform?

    package init(device: Device? = nil, platform: Platform? = nil) {
      self.device = device
      self.platform = platform
    }
  }
}

extension Stage {
  /// The platform of that name, whatever its case.
  package static func platform(named name: String) -> Platform? {
    Platform.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
  }

  /// How platforms are written.
  package static let platformNames = Platform.allCases.map(\.rawValue)
}
