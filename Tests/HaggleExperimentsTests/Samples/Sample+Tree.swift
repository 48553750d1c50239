import Foundation
import HaggleLayouts
import HaggleVocabulary

extension Sample {
  /// The layouts that SwiftUI would make of it.
  var tree: LayoutTree {
    LayoutTree { builder in
      var rows = 0
      return add(to: &builder, LayoutValues(), &rows)[0]
    }
  }

  /// - Parameter values: what the modifiers around it tell its container through it.
  private func add(
    to tree: inout LayoutTree.Builder, _ values: LayoutValues, _ rows: inout Int
  ) -> [NodeID] {
    var values = values
    switch element {
    case .cellColumns(let count): values.add(GridCellColumns.self, count)
    case .cellUnsizedAxes(let axis): values.add(GridCellUnsizedAxes.self, axis.value)
    case .columnAlignment(let guide): values.add(GridColumnAlignment.self, guide.value)
    case .row(let alignment):
      values[GridRowMembership.self] = GridRowTrait(index: rows, alignment: alignment?.value)
      rows += 1
    default: return [addNode(to: &tree, values, &rows)]
    }
    var nodes: [NodeID] = []
    for child in children { nodes += child.add(to: &tree, values, &rows) }
    return nodes
  }

  private func addNode(
    to tree: inout LayoutTree.Builder, _ values: LayoutValues, _ rows: inout Int
  ) -> NodeID {
    var nodes: [NodeID] = []
    for child in children { nodes += child.add(to: &tree, LayoutValues(), &rows) }
    var values = values
    if case .scroll = element { values[ScrollsContent.self] = true }
    return tree.add(element.layout, nodes, values: values, NodeDescription())
  }
}

extension LayoutValues {
  /// What is written further out wins.
  fileprivate mutating func add<Key: LayoutValueKey>(_ key: Key.Type, _ value: Key.Value) {
    var inner = LayoutValues()
    inner[key] = value
    inherit(inner)
  }
}

extension Sample.Element {
  var layout: any Layout {
    switch self {
    case .color: ColorLayout()
    case .text(let string): TextLayout(string)
    case .spacer(let length): SpacerLayout(minLength: length)
    case .divider: DividerLayout()
    case .image(let width, let height, let isResizable):
      ImageLayout(size: CGSize(width: width, height: height), isResizable: isResizable)
    case .hstack(let guide, let gap): HStackLayout(alignment: guide.value, spacing: gap)
    case .vstack(let guide, let gap): VStackLayout(alignment: guide.value, spacing: gap)
    case .zstack(let corner): ZStackLayout(alignment: corner.value)
    case .lazyHStack(let guide, let gap): LazyStackLayout(alignment: guide.value, spacing: gap)
    case .lazyVStack(let guide, let gap): LazyStackLayout(alignment: guide.value, spacing: gap)
    case .grid(let corner, let horizontal, let vertical):
      GridLayout(
        alignment: corner.value, horizontalSpacing: horizontal, verticalSpacing: vertical)
    case .lazyVGrid(let tracks, let gap):
      LazyGridLayout(columns: tracks.map(\.item), spacing: gap)
    case .lazyHGrid(let tracks, let gap): LazyGridLayout(rows: tracks.map(\.item), spacing: gap)
    case .scroll(let direction): ScrollLayout(direction.value)
    default: modifier
    }
  }

  private var modifier: any Layout {
    switch self {
    case .frame(let width, let height, let corner):
      FixedFrameLayout(width: width, height: height, alignment: corner.value)
    case .limits(let limits, let corner): limits.layout(corner.value)
    case .padding(let side, let length): PaddingLayout(.init(side.edge), length)
    case .fixedSize(let axis):
      FixedSizeLayout(horizontal: axis == .horizontal, vertical: axis == .vertical)
    case .priority(let priority): LayoutPriorityLayout(priority)
    case .offset(let x, let y): OffsetLayout(CGPoint(x: x, y: y))
    case .position(let x, let y): PositionLayout(CGPoint(x: x, y: y))
    case .aspectRatio(let ratio, let isFilling):
      AspectRatioLayout(ratio, contentMode: isFilling ? .fill : .fit)
    case .relativeProposed(let factor): RelativeProposedLayout(width: factor)
    case .guide(let guide, let part): guide.layout(part)
    case .overlay(let corner), .background(let corner): LayeredLayout(alignment: corner.value)
    case .inset(let side, let gap): SafeAreaInsetLayout(edge: side.edge, spacing: gap)
    default: IdentityLayout()
    }
  }
}

extension Sample.Limits {
  /// Without any limit it is the other kind of frame, as in the language.
  fileprivate func layout(_ alignment: Alignment) -> any Layout {
    if self == Sample.Limits() { return FixedFrameLayout(alignment: alignment) }
    return FlexibleFrameLayout(
      width: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
      height: .init(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment)
  }
}

extension Sample.Guide {
  fileprivate func layout(_ part: CGFloat) -> any Layout {
    switch self {
    case .leading: AlignmentGuideLayout(.leading) { $0.width * part }
    case .trailing: AlignmentGuideLayout(.trailing) { $0.width * part }
    case .top: AlignmentGuideLayout(.top) { $0.height * part }
    case .bottom: AlignmentGuideLayout(.bottom) { $0.height * part }
    case .firstTextBaseline: AlignmentGuideLayout(.firstTextBaseline) { $0.height * part }
    }
  }
}

extension Sample.Track {
  fileprivate var item: GridItem {
    switch kind {
    case .fixed: GridItem(.fixed(length), spacing: spacing)
    case .flexible: GridItem(.flexible(minimum: length, maximum: maximum), spacing: spacing)
    case .adaptive: GridItem(.adaptive(minimum: length, maximum: maximum), spacing: spacing)
    }
  }
}
