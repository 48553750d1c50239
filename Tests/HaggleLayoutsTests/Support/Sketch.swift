import Foundation
import HaggleLayouts
import HaggleVocabulary

/// A tree as one writes it in SwiftUI, for tests: modifiers follow what they modify.
///
/// For trees of any depth use `LayoutTree.Builder`; a sketch is built by recursion. It is a value
/// that nobody changes once it is shared, so tables of sketches may be static.
struct Sketch: @unchecked Sendable {
  let layout: any Layout
  var children: [Sketch] = []
  var label: String?
  var values = LayoutValues()
  var layoutDirection: LayoutDirection?

  init(_ layout: any Layout, _ children: [Sketch] = []) {
    self.layout = layout
    self.children = children
  }

  var tree: LayoutTree { LayoutTree { add(to: &$0) } }

  func add(to tree: inout LayoutTree.Builder) -> NodeID {
    let ids = children.map { $0.add(to: &tree) }
    return tree.add(
      layout, ids, values: values, NodeDescription(label: label), layoutDirection: layoutDirection)
  }

  /// Names the view as it stands.
  func id(_ label: String) -> Sketch {
    var sketch = self
    sketch.label = label
    return sketch
  }

  /// Adds a value that the view passes to its container.
  func value<Key: LayoutValueKey>(_ key: Key.Type, _ value: Key.Value) -> Sketch {
    var sketch = self
    sketch.values[key] = value
    return sketch
  }

  /// Adds a value that is combined with the one that the view has already.
  func adding<Key: CombinedLayoutValueKey>(_ value: Key.Value, _ key: Key.Type) -> Sketch {
    var sketch = self
    sketch.values.add(value, key)
    return sketch
  }

  func modified(by layout: any Layout) -> Sketch { Sketch(layout, [self]) }
}

// MARK: - Views

let color = Sketch(ColorLayout())
let spacer = Sketch(SpacerLayout())
let divider = Sketch(DividerLayout())

/// A view of a fixed size, such as a framed colour.
func box(_ width: CGFloat, _ height: CGFloat) -> Sketch {
  color.frame(width: width, height: height)
}

func text(_ string: String) -> Sketch { Sketch(TextLayout(string)) }

func hstack(
  alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, _ children: [Sketch]
) -> Sketch {
  Sketch(HStackLayout(alignment: alignment, spacing: spacing), children)
}

func vstack(
  alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, _ children: [Sketch]
) -> Sketch {
  Sketch(VStackLayout(alignment: alignment, spacing: spacing), children)
}

func zstack(alignment: Alignment = .center, _ children: [Sketch]) -> Sketch {
  Sketch(ZStackLayout(alignment: alignment), children)
}

func lazyVStack(
  alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, _ children: [Sketch]
) -> Sketch {
  Sketch(LazyStackLayout(alignment: alignment, spacing: spacing), children)
}

func lazyHStack(
  alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, _ children: [Sketch]
) -> Sketch {
  Sketch(LazyStackLayout(alignment: alignment, spacing: spacing), children)
}

func scroll(_ content: Sketch, _ axes: Axis.Set = .vertical) -> Sketch {
  Sketch(ScrollLayout(axes), [content])
}

/// One element of a grid: a row of cells, or a view that is a row of its own.
struct GridElement {
  fileprivate let cells: [Sketch]
  fileprivate let isRow: Bool
  fileprivate var alignment: VerticalAlignment?

  static func row(_ cells: [Sketch], alignment: VerticalAlignment? = nil) -> GridElement {
    GridElement(cells: cells, isRow: true, alignment: alignment)
  }

  static func view(_ view: Sketch) -> GridElement { GridElement(cells: [view], isRow: false) }
}

func grid(
  alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
  verticalSpacing: CGFloat? = nil, _ elements: [GridElement]
) -> Sketch {
  let layout = GridLayout(
    alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  let cells = elements.enumerated().flatMap { index, element -> [Sketch] in
    guard element.isRow else { return element.cells }
    let row = GridRowTrait(index: index, alignment: element.alignment)
    return element.cells.map { $0.value(GridRowMembership.self, row) }
  }
  return Sketch(layout, cells)
}

// MARK: - Modifiers

extension Sketch {
  func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> Sketch {
    modified(by: FixedFrameLayout(width: width, height: height, alignment: alignment))
  }

  func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> Sketch {
    modified(
      by: FlexibleFrameLayout(
        width: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
        height: .init(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment))
  }

  func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> Sketch {
    modified(by: PaddingLayout(edges, length))
  }

  func padding(_ length: CGFloat) -> Sketch { padding(.all, length) }

  func padding(_ insets: EdgeInsets) -> Sketch { modified(by: PaddingLayout(insets)) }

  func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> Sketch {
    modified(by: FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  func layoutPriority(_ priority: Double) -> Sketch {
    modified(by: LayoutPriorityLayout(priority))
  }

  func offset(x: CGFloat = 0, y: CGFloat = 0) -> Sketch {
    modified(by: OffsetLayout(CGPoint(x: x, y: y)))
  }

  func border() -> Sketch { modified(by: BorderLayout()) }

  func overlay(_ secondary: Sketch, _ alignment: Alignment = .center) -> Sketch {
    Sketch(LayeredLayout(alignment: alignment), [self, secondary])
  }

  func relativeProposed(width: CGFloat = 1, height: CGFloat = 1) -> Sketch {
    modified(by: RelativeProposedLayout(width: width, height: height))
  }

  func alignmentGuide(
    _ guide: HorizontalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat
  ) -> Sketch {
    modified(by: AlignmentGuideLayout(guide, value))
  }

  func alignmentGuide(
    _ guide: VerticalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat
  ) -> Sketch {
    modified(by: AlignmentGuideLayout(guide, value))
  }

  func aspectRatio(_ ratio: CGFloat? = nil, _ contentMode: ContentMode) -> Sketch {
    modified(by: AspectRatioLayout(ratio, contentMode: contentMode))
  }

  func position(x: CGFloat, y: CGFloat) -> Sketch {
    modified(by: PositionLayout(CGPoint(x: x, y: y)))
  }

  func safeAreaInset(_ edge: Edge, spacing: CGFloat? = nil, _ bar: Sketch) -> Sketch {
    Sketch(SafeAreaInsetLayout(edge: edge, spacing: spacing), [self, bar])
  }

  func gridCellColumns(_ count: Int) -> Sketch { adding(count, GridCellColumns.self) }

  func gridCellUnsizedAxes(_ axes: Axis.Set) -> Sketch {
    adding(axes, GridCellUnsizedAxes.self)
  }

  func gridCellAnchor(_ anchor: UnitPoint) -> Sketch {
    adding(anchor, GridCellAnchor.self)
  }

  func gridColumnAlignment(_ guide: HorizontalAlignment) -> Sketch {
    adding(guide, GridColumnAlignment.self)
  }
}
