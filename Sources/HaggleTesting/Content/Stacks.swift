public import Foundation
public import HaggleLayouts

/// A horizontal stack.
public struct HStack: LayoutContent {
  public let fragments: [LayoutFragment]

  /// - Parameter spacing: in points; nil lets each pair of neighbours decide.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, line: Int = #line,
    @LayoutContentBuilder content: () -> LayoutList
  ) {
    let layout = HStackLayout(alignment: alignment, spacing: spacing)
    fragments = [
      LayoutFragment(
        layout, content().fragments, kind: "HStack", arguments: words(spacing), line: line)
    ]
  }
}

/// A vertical stack.
public struct VStack: LayoutContent {
  public let fragments: [LayoutFragment]

  /// - Parameter spacing: in points; nil lets each pair of neighbours decide.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, line: Int = #line,
    @LayoutContentBuilder content: () -> LayoutList
  ) {
    let layout = VStackLayout(alignment: alignment, spacing: spacing)
    fragments = [
      LayoutFragment(
        layout, content().fragments, kind: "VStack", arguments: words(spacing), line: line)
    ]
  }
}

/// A stack of layers.
public struct ZStack: LayoutContent {
  public let fragments: [LayoutFragment]

  public init(
    alignment: Alignment = .center, line: Int = #line,
    @LayoutContentBuilder content: () -> LayoutList
  ) {
    let layout = ZStackLayout(alignment: alignment)
    fragments = [LayoutFragment(layout, content().fragments, kind: "ZStack", line: line)]
  }
}

private func words(_ spacing: CGFloat?) -> String {
  spacing.map { "spacing: \(NumberText.display($0))" } ?? ""
}
