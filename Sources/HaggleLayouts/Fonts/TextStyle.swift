import Foundation

/// A system text style, such as `.title`.
///
/// Sizes: Apple's published tables (Human Interface Guidelines, Typography), in points.
package enum TextStyle: String, CaseIterable, Sendable {
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote
  case caption, caption2

  /// In points. Only iOS lets the user choose a text size.
  func size(on platform: Platform, _ typeSize: DynamicTypeSize) -> CGFloat {
    let sizes = platform == .iOS ? typeSize.sizes : Self.macOS
    return sizes[Self.allCases.firstIndex(of: self) ?? 0]
  }

  /// The factor by which a length scales with the style: for a font with `relativeTo:`,
  /// `@ScaledMetric` and `UIFontMetrics`.
  ///
  /// It scales with the line height of the style, not with its font size. Source: measured in two
  /// places: 17 points of `.body` are 16 1/3 at `.medium` (jaredsinclair.com, 2024-03-02), 48 at
  /// `.accessibility5` (Stack Overflow 51243804); assumed for others.
  package func growth(on platform: Platform, _ typeSize: DynamicTypeSize) -> CGFloat {
    guard platform == .iOS, let style = Self.allCases.firstIndex(of: self) else { return 1 }
    return typeSize.lines[style] / DynamicTypeSize.large.lines[style]
  }

  private static let macOS: [CGFloat] = [26, 22, 17, 15, 13, 13, 12, 11, 10, 10, 10]

  /// The default weight.
  func weight(on platform: Platform) -> TextFont.Weight {
    switch (self, platform) {
    case (.headline, .iOS): .semibold
    case (.headline, .macOS): .bold
    case (.caption2, .macOS): .medium
    default: .regular
    }
  }

  var boldWeight: TextFont.Weight {
    switch self {
    case .largeTitle, .title, .title2: .bold
    case .headline: .heavy
    case .caption: .medium
    default: .semibold
    }
  }
}

/// The user's text size: `dynamicTypeSize(_:)`.
///
/// Source: Apple's published tables (Human Interface Guidelines, Typography) for iOS.
package enum DynamicTypeSize: String, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of those for people who need large type.
  var isForAccessibility: Bool {
    switch self {
    case .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge: false
    case .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5: true
    }
  }

  /// The font sizes in the order of `TextStyle`.
  fileprivate var sizes: [CGFloat] {
    switch self {
    case .xSmall: [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11]
    case .small: [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11]
    case .medium: [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11]
    case .large: [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]
    case .xLarge: [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13]
    case .xxLarge: [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15]
    case .xxxLarge: [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17]
    case .accessibility1: [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20]
    case .accessibility2: [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24]
    case .accessibility3: [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29]
    case .accessibility4: [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34]
    case .accessibility5: [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40]
    }
  }

  /// The line heights in the same tables.
  fileprivate var lines: [CGFloat] {
    switch self {
    case .xSmall: [38, 31, 24, 22, 19, 19, 18, 16, 16, 13, 13]
    case .small: [39, 32, 25, 23, 20, 20, 19, 18, 16, 13, 13]
    case .medium: [40, 33, 26, 24, 21, 21, 20, 19, 16, 13, 13]
    case .large: [41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13]
    case .xLarge: [43, 37, 30, 28, 24, 24, 23, 22, 20, 19, 18]
    case .xxLarge: [46, 39, 32, 30, 26, 26, 25, 24, 22, 21, 20]
    case .xxxLarge: [48, 41, 34, 32, 29, 29, 28, 28, 24, 23, 22]
    case .accessibility1: [52, 46, 41, 38, 34, 34, 32, 31, 29, 28, 25]
    case .accessibility2: [57, 51, 47, 44, 40, 40, 39, 37, 33, 32, 30]
    case .accessibility3: [61, 57, 52, 51, 48, 48, 46, 43, 40, 39, 35]
    case .accessibility4: [66, 62, 59, 58, 56, 56, 52, 50, 46, 44, 41]
    case .accessibility5: [70, 68, 66, 65, 62, 62, 60, 58, 52, 51, 48]
    }
  }
}

extension DynamicTypeSize: Comparable {
  package static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool {
    (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
  }
}
