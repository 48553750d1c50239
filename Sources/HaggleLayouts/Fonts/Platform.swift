package import Foundation

/// The platform whose defaults apply if the scenario states none.
package enum Platform: String, CaseIterable, Sendable {
  case iOS
  case macOS

  /// Pixels per point of usual screens.
  package var displayScale: CGFloat { self == .iOS ? 3 : 2 }

  /// What `.padding()` without a number adds to each edge, in points. Source: verified (layout
  /// semantics §2).
  package var defaultPadding: CGFloat { 16 }

  /// The font size of texts without `.font`, in points.
  package var bodySize: CGFloat { self == .iOS ? 17 : 13 }
}
