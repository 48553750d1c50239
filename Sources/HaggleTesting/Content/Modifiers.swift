public import Foundation
public import HaggleLayouts

// Modifiers apply to each view of their content, as on a `Group`.
extension LayoutContent {
  /// Names each view, for queries of a run. A second name adds a view of its own.
  public func id(_ label: String, line: Int = #line) -> LayoutList {
    each { fragment in
      var named = fragment
      if named.root.description.label != nil {
        named = LayoutFragment(IdentityLayout(), [named], kind: "id", line: line)
      }
      named.root.description.label = label
      return named
    }
  }

  /// Passes a value to the layout of the container.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> LayoutList {
    each { fragment in
      var fragment = fragment
      fragment.root.values[key] = value
      return fragment
    }
  }

  /// Puts a layout around each view.
  public func modified(
    by layout: some Layout, kind: String? = nil, arguments: String = "", line: Int = #line
  ) -> LayoutList {
    each { LayoutFragment(layout, [$0], kind: kind, arguments: arguments, line: line) }
  }

  fileprivate func each(_ change: (LayoutFragment) -> LayoutFragment) -> LayoutList {
    LayoutList(fragments: fragments.map(change))
  }
}

// MARK: - Frames and proposals

extension LayoutContent {
  /// Fixes the width, the height or both, in points.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center,
    line: Int = #line
  ) -> LayoutList {
    modified(
      by: FixedFrameLayout(width: width, height: height, alignment: alignment), kind: "frame",
      arguments: words(("width", width), ("height", height)), line: line)
  }

  /// Limits the size, in points.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center, line: Int = #line
  ) -> LayoutList {
    modified(
      by: FlexibleFrameLayout(
        width: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
        height: .init(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment),
      kind: "frame",
      arguments: words(
        ("minWidth", minWidth), ("idealWidth", idealWidth), ("maxWidth", maxWidth),
        ("minHeight", minHeight), ("idealHeight", idealHeight), ("maxHeight", maxHeight)),
      line: line)
  }

  /// Adds `length` points on each of `edges`; nil is the default padding.
  public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil, line: Int = #line
  ) -> LayoutList {
    modified(
      by: PaddingLayout(edges, length), kind: "padding", arguments: words(("", length)),
      line: line)
  }

  /// Adds `length` points on all edges.
  public func padding(_ length: CGFloat, line: Int = #line) -> LayoutList {
    padding(.all, length, line: line)
  }

  /// Adds the insets of each edge.
  public func padding(_ insets: EdgeInsets, line: Int = #line) -> LayoutList {
    modified(by: PaddingLayout(insets), kind: "padding", line: line)
  }

  /// Proposes nil to each view on the chosen axes.
  public func fixedSize(
    horizontal: Bool = true, vertical: Bool = true, line: Int = #line
  ) -> LayoutList {
    modified(
      by: FixedSizeLayout(horizontal: horizontal, vertical: vertical), kind: "fixedSize",
      line: line)
  }

  /// Proposes a size of that ratio; nil is the view's own.
  public func aspectRatio(
    _ ratio: CGFloat? = nil, contentMode: ContentMode, line: Int = #line
  ) -> LayoutList {
    modified(
      by: AspectRatioLayout(ratio, contentMode: contentMode), kind: "aspectRatio",
      arguments: words(("", ratio)), line: line)
  }
}

// MARK: - Priority, guides, places

extension LayoutContent {
  /// Gives it precedence in its stack.
  public func layoutPriority(_ priority: Double, line: Int = #line) -> LayoutList {
    modified(
      by: LayoutPriorityLayout(priority), kind: "layoutPriority",
      arguments: words(("", CGFloat(priority))), line: line)
  }

  /// Sets a guide of each view, in points from its leading edge.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, line: Int = #line,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> LayoutList {
    modified(by: AlignmentGuideLayout(guide, computeValue), kind: "alignmentGuide", line: line)
  }

  /// Sets a guide of each view, in points from its top edge.
  public func alignmentGuide(
    _ guide: VerticalAlignment, line: Int = #line,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> LayoutList {
    modified(by: AlignmentGuideLayout(guide, computeValue), kind: "alignmentGuide", line: line)
  }

  /// Moves the drawing, not the layout; in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0, line: Int = #line) -> LayoutList {
    modified(
      by: OffsetLayout(CGPoint(x: x, y: y)), kind: "offset", arguments: words(("x", x), ("y", y)),
      line: line)
  }

  /// Takes its proposal; each view is centred on a point of it.
  public func position(x: CGFloat = 0, y: CGFloat = 0, line: Int = #line) -> LayoutList {
    modified(
      by: PositionLayout(CGPoint(x: x, y: y)), kind: "position",
      arguments: words(("x", x), ("y", y)), line: line)
  }

  /// Draws a layer over each view, without effect on its size.
  public func overlay(
    alignment: Alignment = .center, line: Int = #line,
    @LayoutContentBuilder content: () -> LayoutList
  ) -> LayoutList {
    layered("overlay", alignment, content(), line: line)
  }

  /// Draws a layer under each view, without effect on its size.
  public func background(
    alignment: Alignment = .center, line: Int = #line,
    @LayoutContentBuilder content: () -> LayoutList
  ) -> LayoutList {
    layered("background", alignment, content(), line: line)
  }

  private func layered(
    _ kind: String, _ alignment: Alignment, _ content: LayoutList, line: Int
  ) -> LayoutList {
    let secondary = content.single(in: ZStackLayout(), "ZStack", line: line)
    return each { primary in
      LayoutFragment(
        LayeredLayout(alignment: alignment), [primary, secondary], kind: kind, line: line)
    }
  }
}

/// The given arguments as source code.
private func words(_ arguments: (label: String, value: CGFloat?)...) -> String {
  arguments.compactMap { label, value in
    value.map { (label.isEmpty ? "" : "\(label): ") + NumberText.display($0) }
  }.joined(separator: ", ")
}
