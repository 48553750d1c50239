import Foundation
import HaggleTestSupport
import HaggleVocabulary

/// Makes views of everything there is, up to six levels deep.
struct SampleGenerator {
  private var generator: Seeded

  init(seed: Int) { generator = Seeded(seed: UInt64(bitPattern: Int64(seed))) }

  /// The specimen of a seed.
  static func specimen(seed: Int) -> Specimen {
    var random = SampleGenerator(seed: seed)
    let proposal = ProposedViewSize(width: random.proposed(), height: random.proposed())
    return Specimen(view: random.view(depth: 6), proposal: proposal)
  }

  mutating func proposal() -> ProposedViewSize {
    ProposedViewSize(width: proposed(), height: proposed())
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }

  mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &generator) < percent
  }

  /// Whole, or with two decimals that no binary fraction is.
  private mutating func length() -> CGFloat {
    chance(50)
      ? CGFloat(Int.random(in: 0...120, using: &generator))
      : CGFloat(Int.random(in: 0...20_000, using: &generator)) / 100
  }

  private mutating func proposed() -> CGFloat? {
    pick([nil, 0, .infinity, 350, 200, 100, length(), length(), length(), length()])
  }

  private mutating func limit() -> CGFloat? { chance(40) ? pick([length(), .infinity]) : nil }

  private mutating func side() -> CGFloat? { chance(40) ? length() : nil }

  private mutating func gap() -> CGFloat? { chance(60) ? pick([0, 4, 10, 7.35]) : nil }

  private mutating func views(_ range: ClosedRange<Int>, depth: Int) -> [Sample] {
    (0..<Int.random(in: range, using: &generator)).map { _ in view(depth: depth - 1) }
  }
}

// MARK: - Views

extension SampleGenerator {
  mutating func view(depth: Int) -> Sample {
    guard depth > 0, chance(85) else { return leaf() }
    return chance(45) ? container(depth: depth) : modifier(around: view(depth: depth - 1))
  }

  mutating func leaf() -> Sample {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0...3: return Sample(.color)
    case 4, 5:
      return Sample(.text(pick(["a", "Hello world", "one two three four five", "x\ny"])))
    case 6: return Sample(.spacer(chance(30) ? length() : nil))
    case 7: return Sample(.divider)
    case 8: return Sample(.image(width: length(), height: length(), isResizable: chance(50)))
    default: return Sample(.frame(width: length(), height: length(), .center), [Sample(.color)])
    }
  }

  private mutating func container(depth: Int) -> Sample {
    switch Int.random(in: 0..<14, using: &generator) {
    case 0...2: return Sample(.hstack(pick(all()), gap()), views(0...4, depth: depth))
    case 3...5: return Sample(.vstack(pick(all()), gap()), views(0...4, depth: depth))
    case 6: return Sample(.zstack(pick(all())), views(0...3, depth: depth))
    case 7: return Sample(.lazyHStack(pick(all()), gap()), views(0...4, depth: depth))
    case 8: return Sample(.lazyVStack(pick(all()), gap()), views(0...4, depth: depth))
    case 9, 10: return grid(depth: depth)
    case 11: return Sample(.lazyVGrid(tracks(), gap()), views(0...5, depth: depth))
    case 12: return Sample(.lazyHGrid(tracks(), gap()), views(0...5, depth: depth))
    default: return Sample(.scroll(pick(all())), [view(depth: depth - 1)])
    }
  }

  private func all<Word: CaseIterable>() -> [Word] { Array(Word.allCases) }

  private mutating func grid(depth: Int) -> Sample {
    let rows = (0..<Int.random(in: 0...3, using: &generator)).map { _ -> Sample in
      guard chance(80) else { return view(depth: depth - 1) }
      let cells = views(1...3, depth: depth).map { cell($0) }
      return Sample(.row(chance(20) ? pick(all()) : nil), cells)
    }
    return Sample(.grid(pick(all()), horizontal: gap(), vertical: gap()), rows)
  }

  private mutating func cell(_ view: Sample) -> Sample {
    var cell = view
    if chance(20) {
      cell = Sample(.cellColumns(Int.random(in: 1...3, using: &generator)), [cell])
    }
    if chance(10) { cell = Sample(.cellUnsizedAxes(pick(all())), [cell]) }
    if chance(10) { cell = Sample(.columnAlignment(pick(all())), [cell]) }
    return cell
  }

  private mutating func tracks() -> [Sample.Track] {
    (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      let kind: Sample.Track.Kind = pick([.fixed, .flexible, .flexible, .adaptive])
      let maximum: CGFloat = kind == .fixed || chance(70) ? .infinity : 90
      return Sample.Track(
        kind: kind, length: kind == .adaptive ? 20 + length() : length(), maximum: maximum,
        spacing: gap())
    }
  }
}

// MARK: - Modifiers

extension SampleGenerator {
  private mutating func modifier(around view: Sample) -> Sample {
    switch Int.random(in: 0..<18, using: &generator) {
    case 0, 1: return Sample(.frame(width: side(), height: side(), pick(all())), [view])
    case 2...4: return Sample(.limits(limits(), pick(all())), [view])
    case 5, 6: return Sample(.padding(pick(all()), chance(70) ? pick([3, 12.6]) : nil), [view])
    case 7: return Sample(.fixedSize(pick(all())), [view])
    case 8: return Sample(.priority(pick([-1, 0, 1, 2])), [view])
    case 9: return Sample(.offset(x: length(), y: -length()), [view])
    case 10: return Sample(.position(x: length(), y: length()), [view])
    case 11, 12:
      return Sample(.aspectRatio(pick([nil, 0.5, 1, 1.7]), isFilling: chance(50)), [view])
    case 13: return Sample(.relativeProposed(pick([0.3, 0.5, 1, 1.5])), [view])
    case 14: return Sample(.guide(pick(all()), part: pick([0, 0.5, 0.3, -1])), [view])
    case 15: return Sample(.overlay(pick(all())), [view, leaf()])
    case 16: return Sample(.background(pick(all())), [view, leaf()])
    default: return Sample(.inset(pick(all()), gap()), [view, leaf()])
    }
  }

  private mutating func limits() -> Sample.Limits {
    var limits = Sample.Limits(
      minWidth: limit(), idealWidth: limit(), maxWidth: limit(), minHeight: limit(),
      idealHeight: limit(), maxHeight: limit())
    if limits == Sample.Limits() { limits.maxWidth = .infinity }
    return limits
  }
}
