package import Foundation

/// A device whose screen, inside the safe area, is proposed to the root. Upright, in points.
///
/// Sizes: Apple's published screen sizes less the safe area of a view without bars.
package struct Device: Hashable, Sendable {
  package let name: String
  package let screen: CGSize
  /// Above and below, in points.
  package let safeArea: (top: CGFloat, bottom: CGFloat)

  /// What is proposed to the root, in points.
  package var proposal: CGSize {
    CGSize(width: screen.width, height: screen.height - safeArea.top - safeArea.bottom)
  }

  package static let standard = all[0]

  /// The device of that name, whatever its case.
  package static func named(_ name: String) -> Device? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  /// All names, for messages.
  package static let names = all.map(\.name).joined(separator: ", ")

  private static let all = [
    Device("iPhone 16", 393, 852, top: 59, bottom: 34),
    Device("iPhone 16 Plus", 430, 932, top: 59, bottom: 34),
    Device("iPhone 16 Pro", 402, 874, top: 62, bottom: 34),
    Device("iPhone 16 Pro Max", 440, 956, top: 62, bottom: 34),
    Device("iPhone 13 Pro", 390, 844, top: 47, bottom: 34),
    Device("iPhone SE", 375, 667, top: 20, bottom: 0),
  ]

  private init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat
  ) {
    self.name = name
    screen = CGSize(width: width, height: height)
    safeArea = (top, bottom)
  }

  package static func == (a: Device, b: Device) -> Bool { a.name == b.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
