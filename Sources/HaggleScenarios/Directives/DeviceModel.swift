import Foundation
import HaggleLayouts

/// A row of the device table.
///
/// Sizes and scales: Apple's published display sizes. Safe areas: as developers measured them on
/// iOS 18 and earlier, for a view without bars; that of iPhone Air is assumed, and so are the time
/// at the top of a watch, the windows of a Mac and of Apple Vision Pro. Upright, in points.
struct DeviceModel: Sendable {
  let name: String
  let size: CGSize
  let displayScale: CGFloat
  let top: CGFloat
  let bottom: CGFloat
  let kind: Kind
  /// The fonts of the system that the device came with.
  let fonts: FontSystem
  /// The system, where haggle has neither its fonts nor its controls.
  let foreign: PlatformEvidence.System?

  enum Kind: Sendable {
    /// With a home button: its status bar disappears in landscape.
    case homeButton
    /// With a notch or island, which is beside the content in landscape.
    case edgeToEdge
    case tablet
    /// Never rotated: a window, a watch or a television.
    case window
  }

  private init(
    _ name: String, _ kind: Kind, width: CGFloat, height: CGFloat, scale: CGFloat,
    top: CGFloat, bottom: CGFloat, fonts: FontSystem = .iOS,
    foreign: PlatformEvidence.System? = nil
  ) {
    self.foreign = foreign
    self.name = name
    self.kind = kind
    self.fonts = fonts
    size = CGSize(width: width, height: height)
    displayScale = scale
    (self.top, self.bottom) = (top, bottom)
  }

  func device(isLandscape: Bool) -> Device {
    guard isLandscape, kind != .window else {
      return Device(
        name: name, fonts: fonts, foreign: foreign, screen: size,
        safeArea: EdgeInsets(top: top, bottom: bottom), displayScale: displayScale)
    }
    return Device(
      name: "\(name) landscape", fonts: fonts, foreign: foreign,
      screen: CGSize(width: size.height, height: size.width), safeArea: landscapeSafeArea,
      displayScale: displayScale)
  }

  private var landscapeSafeArea: EdgeInsets {
    switch kind {
    case .homeButton: EdgeInsets()
    case .edgeToEdge: EdgeInsets(leading: top, bottom: 21, trailing: top)
    case .tablet, .window: EdgeInsets(top: top, bottom: bottom)
    }
  }

  static func standard(on platform: Platform) -> DeviceModel {
    platform == .iOS ? all[0] : mac
  }
}

// MARK: - The table

extension DeviceModel {
  /// The first one is the default.
  static let all = edgeToEdge + homeButtons + tablets + [mac] + watches + [vision, television]

  /// The default device of a platform of which haggle only knows the screen; nil for others.
  static func standard(foreign system: PlatformEvidence.System) -> DeviceModel? {
    all.first { $0.foreign == system }
  }

  private static let mac = DeviceModel(
    "Mac", .window, width: 900, height: 450, scale: 2, top: 0, bottom: 0, fonts: .macOS)

  private static let edgeToEdge = [
    phone("iPhone 16", 393, 852, top: 59), phone("iPhone 16 Plus", 430, 932, top: 59),
    phone("iPhone 16 Pro", 402, 874, top: 62), phone("iPhone 16 Pro Max", 440, 956, top: 62),
    phone("iPhone 16e", 390, 844, top: 47), phone("iPhone 17", 402, 874, top: 62, fonts: .iOS26),
    phone("iPhone 17 Pro", 402, 874, top: 62, fonts: .iOS26),
    phone("iPhone 17 Pro Max", 440, 956, top: 62, fonts: .iOS26),
    phone("iPhone Air", 420, 912, top: 68, fonts: .iOS26), phone("iPhone 15", 393, 852, top: 59),
    phone("iPhone 15 Plus", 430, 932, top: 59), phone("iPhone 15 Pro", 393, 852, top: 59),
    phone("iPhone 15 Pro Max", 430, 932, top: 59), phone("iPhone 14", 390, 844, top: 47),
    phone("iPhone 14 Plus", 428, 926, top: 47), phone("iPhone 14 Pro", 393, 852, top: 59),
    phone("iPhone 14 Pro Max", 430, 932, top: 59), phone("iPhone 13", 390, 844, top: 47),
    phone("iPhone 13 mini", 375, 812, top: 50), phone("iPhone 13 Pro", 390, 844, top: 47),
    phone("iPhone 13 Pro Max", 428, 926, top: 47), phone("iPhone 12", 390, 844, top: 47),
    phone("iPhone 12 mini", 375, 812, top: 50), phone("iPhone 12 Pro", 390, 844, top: 47),
    phone("iPhone 12 Pro Max", 428, 926, top: 47),
    phone("iPhone 11", 414, 896, scale: 2, top: 48), phone("iPhone 11 Pro", 375, 812, top: 44),
    phone("iPhone 11 Pro Max", 414, 896, top: 44), phone("iPhone XR", 414, 896, scale: 2, top: 48),
    phone("iPhone X", 375, 812, top: 44), phone("iPhone XS", 375, 812, top: 44),
    phone("iPhone XS Max", 414, 896, top: 44),
  ]

  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, top: CGFloat,
    fonts: FontSystem = .iOS
  ) -> DeviceModel {
    DeviceModel(
      name, .edgeToEdge, width: width, height: height, scale: scale, top: top, bottom: 34,
      fonts: fonts)
  }

  private static let homeButtons = [
    button("iPhone SE", 375, 667, scale: 2),
    button("iPhone SE (3rd generation)", 375, 667, scale: 2),
    button("iPhone SE (2nd generation)", 375, 667, scale: 2),
    button("iPhone SE (1st generation)", 320, 568, scale: 2),
    button("iPhone 8", 375, 667, scale: 2), button("iPhone 8 Plus", 414, 736, scale: 3),
  ]

  private static func button(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat
  ) -> DeviceModel {
    DeviceModel(name, .homeButton, width: width, height: height, scale: scale, top: 20, bottom: 0)
  }

  private static let tablets = [
    tablet("iPad", 820, 1180), tablet("iPad mini", 744, 1133),
    tablet("iPad Air 11-inch", 820, 1180), tablet("iPad Air 13-inch", 1024, 1366),
    tablet("iPad Pro 11-inch", 834, 1210), tablet("iPad Pro 13-inch", 1032, 1376),
    tablet("iPad Pro 12.9-inch", 1024, 1366),
    DeviceModel(
      "iPad (9th generation)", .tablet, width: 810, height: 1080, scale: 2, top: 20, bottom: 0),
  ]

  private static func tablet(
    _ name: String, _ width: CGFloat, _ height: CGFloat
  ) -> DeviceModel {
    DeviceModel(name, .tablet, width: width, height: height, scale: 2, top: 24, bottom: 20)
  }

  private static let watches = [
    watch(41, 176, 215), watch(38, 136, 170), watch(40, 162, 197), watch(42, 187, 223),
    watch(44, 184, 224),
    watch(45, 198, 242), watch(46, 208, 248), watch(49, 205, 251),
  ]

  private static func watch(_ size: Int, _ width: CGFloat, _ height: CGFloat) -> DeviceModel {
    DeviceModel(
      "Apple Watch \(size)mm", .window, width: width, height: height, scale: 2, top: 28, bottom: 0,
      foreign: .watchOS)
  }

  private static let vision = DeviceModel(
    "Apple Vision Pro", .window, width: 1280, height: 720, scale: 2, top: 0, bottom: 0,
    foreign: .visionOS)

  private static let television = DeviceModel(
    "Apple TV", .window, width: 1920, height: 1080, scale: 1, top: 60, bottom: 60, foreign: .tvOS)
}
