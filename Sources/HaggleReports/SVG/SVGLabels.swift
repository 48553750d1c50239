import Foundation
import HaggleVocabulary

/// Places names where there is room: those of leaves in the centre, those of containers in a
/// corner, beside leaves if possible; a generated name is replaced by a number rather than cover a
/// leaf. Names that do not fit become numbers explained in the legend.
struct SVGLabels {
  struct Label {
    let text: String
    /// The left end of the text's baseline.
    let x: CGFloat
    let y: CGFloat
  }

  private(set) var labels: [Label] = []
  /// The boxes numbered [1], [2], …
  private(set) var numbered: [SVGBox] = []
  /// The boxes too small for a number.
  private(set) var unnamed: [SVGBox] = []
  private var taken: [CGRect] = []

  static let fontSize: CGFloat = 11
  static let lineHeight: CGFloat = 14
  /// The maximum width of a character of the font.
  static let columnWidth: CGFloat = 6.8
  /// The maximum number of labels: placing one takes time for each existing one.
  private static let mostLabels = 300

  private let containers: [CGRect]
  /// The leaves that a name could cover.
  private let leaves: [CGRect]

  /// Leaves come first: they have a single possible position.
  init(
    _ boxes: [SVGBox], _ bands: [(band: LengthBand, rectangle: CGRect)], height: CGFloat
  ) {
    containers = boxes.filter { !$0.isLeaf }.map(\.rectangle)
    leaves = boxes.lazy.filter { $0.isLeaf && !$0.rectangle.isEmpty }
      .prefix(Self.mostLabels).map(\.rectangle)
    let saysItself = boxes.contains(where: \.saysItself)
    let named = saysItself ? boxes.filter(\.needsName) : boxes
    taken = boxes.filter { $0.isBare && !$0.needsName }.map(\.rectangle)
    for box in named where box.isLeaf { add(box) }
    for box in named where !box.isLeaf { add(box) }
    for (band, rectangle) in bands { write(band.words, at: rectangle, height: height) }
  }

  /// The words of a length above, below or beside its arrow, where nothing else is written.
  private mutating func write(_ words: String, at rectangle: CGRect, height: CGFloat) {
    let size = CGSize(width: CGFloat(words.columns) * Self.columnWidth, height: Self.lineHeight)
    let middle = CGPoint(
      x: rectangle.left + (rectangle.width - size.width) / 2,
      y: rectangle.top + (rectangle.height - size.height) / 2)
    let room = CGRect(x: 2, y: 0, width: SVGScene.width - 4, height: height)
    let places = [
      CGPoint(x: middle.x, y: middle.y - size.height),
      CGPoint(x: middle.x, y: middle.y + size.height),
      CGPoint(x: rectangle.left - size.width - 4, y: middle.y),
      CGPoint(x: rectangle.right + 4, y: middle.y),
      CGPoint(x: middle.x, y: rectangle.top - size.height - 2),
      CGPoint(x: middle.x, y: rectangle.bottom + 2),
    ].map { CGRect(origin: $0, size: size) }
    let free = places.first { place in
      room.encloses(place) && !taken.contains { $0.meets(place) }
    }
    guard let free else { return }
    taken.append(free)
    labels.append(Label(text: words, x: free.left, y: free.top + Self.fontSize))
  }

  private mutating func add(_ box: SVGBox) {
    guard labels.count < Self.mostLabels else { return unnamed.append(box) }
    let name = (box.isBlamed ? "! " : "") + box.name
    let size: String = NumberText.display(box.size)
    if box.isLeaf, write([name, size], in: box) { return }
    if !box.isLeaf {
      let inside = leaves.filter { !$0.encloses(box.rectangle) }
      if write([name], in: box, besides: inside) { return }
      if !box.isLabelled, number(box, besides: inside) { return }
    }
    if write([name], in: box) || number(box) { return }
    unnamed.append(box)
  }

  private mutating func number(_ box: SVGBox, besides others: [CGRect] = []) -> Bool {
    guard write([Self.number(numbered.count)], in: box, besides: others) else { return false }
    numbered.append(box)
    return true
  }

  /// The replacement for a name that does not fit.
  static func number(_ index: Int) -> String { "[\(index + 1)]" }

  private mutating func write(
    _ lines: [String], in box: SVGBox, besides others: [CGRect] = []
  ) -> Bool {
    let width = CGFloat(lines.map(\.columns).max() ?? 0) * Self.columnWidth
    let height = CGFloat(lines.count) * Self.lineHeight
    let rectangle = box.shown.insetBy(dx: 2, dy: 1)
    guard rectangle.width >= width, rectangle.height >= height else { return false }
    for corner in corners(width, height, rectangle, isLeaf: box.isLeaf) {
      let place = CGRect(origin: corner, size: CGSize(width: width, height: height))
      guard !taken.contains(where: { $0.meets(place) }),
        !others.contains(where: { $0.meets(place) }),
        box.isLeaf || !isOfAnother(place, in: box.rectangle)
      else { continue }
      taken.append(place)
      for (index, line) in lines.enumerated() {
        let own = CGFloat(line.columns) * Self.columnWidth
        let x = box.isLeaf ? corner.x + (width - own) / 2 : corner.x
        labels.append(
          Label(text: line, x: x, y: corner.y + CGFloat(index) * Self.lineHeight + Self.fontSize))
      }
      return true
    }
    return false
  }

  /// Whether a name there would be read as that of a container inside.
  private func isOfAnother(_ place: CGRect, in rectangle: CGRect) -> Bool {
    containers.contains { inner in
      inner != rectangle && rectangle.encloses(inner) && inner.meets(place)
    }
  }

  /// The possible positions, the best first.
  private func corners(
    _ width: CGFloat, _ height: CGFloat, _ rectangle: CGRect, isLeaf: Bool
  ) -> [CGPoint] {
    let (left, right) = (rectangle.left, rectangle.right - width)
    let (top, bottom) = (rectangle.top, rectangle.bottom - height)
    let middle = CGPoint(x: (left + right) / 2, y: (top + bottom) / 2)
    if isLeaf {
      let steps = [0, 1, -1, 2, -2].map { middle.y + $0 * Self.lineHeight }
      return steps.filter { top...bottom ~= $0 }.map { CGPoint(x: middle.x, y: $0) }
    }
    let xs = [left, middle.x, right]
    return [top, bottom].flatMap { y in xs.map { CGPoint(x: $0, y: y) } }
      + [top + Self.lineHeight, top + 2 * Self.lineHeight].filter { $0 <= bottom }
      .map { CGPoint(x: left, y: $0) }
  }
}
