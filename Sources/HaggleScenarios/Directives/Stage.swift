package import Foundation
package import HaggleLayouts

/// What a scenario is laid out for: a device and its platform.
package struct Stage: Sendable {
  package let platform: Platform
  /// The device whose screen is proposed where nothing else is.
  package let device: Device
  /// Pixels per point.
  package let displayScale: CGFloat
  /// Whether somebody says for which platform it is.
  package let isStated: Bool

  /// What the command line says comes before what the text says, and a platform before the
  /// device's own.
  package init(_ wishes: Wishes = Wishes(), _ directives: Directives? = nil) {
    let named = wishes.device ?? directives?.device
    platform =
      wishes.platform ?? wishes.device?.platform ?? directives?.platform ?? named?.platform ?? .iOS
    isStated = named != nil || (wishes.platform ?? directives?.platform) != nil
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
  /// How thick a `Divider` is, in points: a pixel on a phone. Where nobody says what it is for, it
  /// is the point that was measured on macOS.
  package var dividerThickness: CGFloat {
    isStated && platform == .iOS ? 1 / displayScale : 1
  }

  /// The platform of that name, whatever its case.
  package static func platform(named name: String) -> Platform? {
    Platform.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
  }

  /// How platforms are written.
  package static let platformNames = Platform.allCases.map(\.rawValue)
}
