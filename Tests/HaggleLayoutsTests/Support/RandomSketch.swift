import Foundation
import HaggleLayouts
import HaggleVocabulary

/// SplitMix64: the same seed gives the same tree on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

/// Trees of every layout there is, up to six levels deep.
struct RandomSketch {
  private var generator: SeededGenerator

  static func tree(seed: Int) -> LayoutTree {
    var random = RandomSketch(generator: SeededGenerator(seed: seed))
    return random.view(depth: 6).tree
  }

  static func proposal(seed: Int) -> ProposedViewSize {
    var random = RandomSketch(generator: SeededGenerator(seed: seed &+ 1_000_003))
    return ProposedViewSize(random.proposed(), random.proposed())
  }

  private init(generator: SeededGenerator) { self.generator = generator }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &generator) < percent
  }

  private mutating func length() -> CGFloat {
    chance(50)
      ? CGFloat(Int.random(in: 0...120, using: &generator))
      : CGFloat.random(in: 0...200, using: &generator)
  }

  private mutating func proposed() -> CGFloat? {
    pick([nil, 0, .infinity, 350, 200, 100] + [length(), length(), length(), length()])
  }

  private mutating func limit() -> CGFloat? { chance(40) ? pick([length(), .infinity]) : nil }

  private mutating func spacing() -> CGFloat? { chance(60) ? pick([0, 4, 10, length() / 8]) : nil }

  private mutating func views(_ range: ClosedRange<Int>, depth: Int) -> [Sketch] {
    (0..<Int.random(in: range, using: &generator)).map { _ in view(depth: depth - 1) }
  }

  private mutating func view(depth: Int) -> Sketch {
    guard depth > 0, chance(85) else { return leaf() }
    return chance(55) ? container(depth: depth) : modifier(around: view(depth: depth - 1))
  }

  private mutating func leaf() -> Sketch {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0...3: return color
    case 4, 5: return text(pick(["a", "Hello world", "one two three four five", "x\ny"]))
    case 6: return spacer
    case 7: return pick([divider, Sketch(PlaceholderLayout()), Sketch(EmptyLayout())])
    case 8: return Sketch(ImageLayout(size: CGSize(length(), length()), isResizable: chance(50)))
    default: return box(length(), length())
    }
  }

  private mutating func modifier(around view: Sketch) -> Sketch {
    switch Int.random(in: 0..<17, using: &generator) {
    case 0: return view.frame(width: limit(), height: limit(), alignment: alignment())
    case 1, 2:
      return view.frame(
        minWidth: limit(), idealWidth: limit(), maxWidth: limit(), minHeight: limit(),
        idealHeight: limit(), maxHeight: limit(), alignment: alignment())
    case 3: return view.padding(length() / 6)
    case 4: return view.fixedSize(horizontal: chance(50), vertical: chance(50))
    case 5: return view.layoutPriority(pick([-1, 0, 1, 2]))
    case 6: return view.offset(x: length(), y: -length())
    case 7: return view.overlay(leaf(), alignment())
    case 8: return view.relativeProposed(width: pick([0.3, 0.5, 1, 1.5]))
    case 9: return scroll(view, pick([.horizontal, .vertical, [.horizontal, .vertical]]))
    case 10: return view.alignmentGuide(pick([.leading, .center])) { $0.width / 3 }
    case 11: return view.alignmentGuide(.firstTextBaseline) { $0.height / 2 }
    case 12, 13: return view.aspectRatio(pick([nil, 0.5, 1, 1.7]), pick([.fit, .fill]))
    case 14: return view.position(x: length(), y: length())
    case 15: return view.safeAreaInset(pick(Edge.allCases), spacing: spacing(), leaf())
    default: return view.modified(by: LayoutMonitorLayout())
    }
  }

  private mutating func alignment() -> Alignment {
    pick([.center, .topLeading, .bottomTrailing, .leadingFirstTextBaseline])
  }

  private mutating func container(depth: Int) -> Sketch {
    switch Int.random(in: 0..<12, using: &generator) {
    case 10: return lazyVStack(spacing: spacing(), views(0...4, depth: depth))
    case 11: return lazyHStack(spacing: spacing(), views(0...4, depth: depth))
    case 0...2:
      return hstack(
        alignment: pick([.center, .top, .firstTextBaseline, .lastTextBaseline]),
        spacing: spacing(), views(0...5, depth: depth))
    case 3...5:
      return vstack(
        alignment: pick([.center, .leading, .trailing]), spacing: spacing(),
        views(0...5, depth: depth))
    case 6: return zstack(alignment: alignment(), views(0...3, depth: depth))
    case 7, 8: return randomGrid(depth: depth)
    default:
      return Sketch(
        LazyGridLayout(columns: items(), spacing: spacing()), views(0...6, depth: depth))
    }
  }

  private mutating func randomGrid(depth: Int) -> Sketch {
    let rows = (0..<Int.random(in: 0...3, using: &generator)).map { _ -> GridElement in
      chance(80) ? .row(views(1...3, depth: depth).map { cell($0) }) : .view(view(depth: depth - 1))
    }
    return grid(
      alignment: alignment(), horizontalSpacing: spacing(), verticalSpacing: spacing(), rows)
  }

  private mutating func cell(_ view: Sketch) -> Sketch {
    var cell = view
    if chance(20) { cell = cell.gridCellColumns(Int.random(in: 1...3, using: &generator)) }
    if chance(10) { cell = cell.gridCellUnsizedAxes(pick([.horizontal, .vertical])) }
    if chance(10) { cell = cell.gridColumnAlignment(.trailing) }
    return cell
  }

  private mutating func items() -> [GridItem] {
    (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      let size: GridItem.Size = pick([
        .fixed(length()), .flexible(minimum: length() / 4, maximum: pick([.infinity, 90])),
        .adaptive(minimum: 20 + length() / 3),
      ])
      return GridItem(size, spacing: spacing())
    }
  }
}
