import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Facts that the picture does not show.
struct PictureLegend {
  private let timeline: Timeline
  private let tree: NodeTree
  /// The placed boxes.
  private let groups: [EdgeGroup<CellRectangle>]
  /// The numbered boxes, from 1.
  private let numbered: [EdgeGroup<CellRectangle>]
  /// The boxes too small for a number.
  private let unnamed: [EdgeGroup<CellRectangle>]
  private let scale: PictureScale
  private let columns: Int
  private static let mostNames = 12

  init(
    _ timeline: Timeline, _ tree: NodeTree, of groups: [EdgeGroup<CellRectangle>],
    numbered: [EdgeGroup<CellRectangle>], unnamed: [EdgeGroup<CellRectangle>],
    scale: PictureScale, columns: Int
  ) {
    self.timeline = timeline
    self.tree = tree
    self.groups = groups
    self.numbered = numbered
    self.unnamed = unnamed
    self.scale = scale
    self.columns = columns
  }

  var lines: [String] {
    var items = [spaceText, scaleText]
    if !numbered.isEmpty {
      items.append(list(numbered.enumerated().map { "\($0 + 1) \(text($1))" }))
    }
    let cut = groups.filter { scale.cuts($0.rectangle) }
    let small = unnamed.filter { !scale.cuts($0.rectangle) }
    if !small.isEmpty { items.append("too small for a name: " + list(small.map(text))) }
    if !cut.isEmpty { items.append("reaches out of the picture: " + list(cut.map(text))) }
    items += effects
    return items.flatMap(wrapped)
  }

  /// Lines behind the first are set in, so that no word of a view begins a line.
  private func wrapped(_ item: String) -> [String] {
    let whole = PlainText.paragraph(item, width: columns, breakingWords: true)
    if whole.count < 2 || columns < 8 { return whole }
    let lines = PlainText.paragraph(item, width: columns - 2, breakingWords: true)
    return lines.prefix(1) + lines.dropFirst().map { "  " + $0 }
  }

  static let shortWords = "a text ends in › where this picture has no room for it"

  /// "the part with views in it, of the 393×759 for the root"
  static func cropped(to space: CGSize) -> String {
    "the part with views in it, of the \(NumberText.display(space)) for the root"
  }

  private var spaceText: String {
    if scale.isCropped { return Self.cropped(to: scale.proposed.size) }
    var text = "double frame: the space for the root, \(NumberText.display(scale.proposed.size))"
    let isOverflowing = groups.contains { group in
      guard let rectangle = group.rectangle.drawable else { return false }
      return !scale.proposed.encloses(rectangle, within: 0.5)
    }
    if isOverflowing { text += "; shaded: outside of it" }
    let placed = groups.reduce(0) { $0 + $1.views.count }
    let all = timeline.drawings(of: tree).count { scale.cells($0.rectangle) != nil }
    if placed < all { text += "; dotted: where views end up" }
    return text
  }

  /// Views drawn elsewhere than laid out.
  private var effects: [String] {
    let trace = timeline.trace
    let hidden = timeline.hidden(in: tree).filter { timeline.rectangle(of: $0) != nil }
      .map { trace.title(of: $0) }
    let changed = tree.preorder.filter { !trace.nodes[$0.index].appearance.effects.isEmpty }
      .map { trace.title(of: $0) }
    return [
      hidden.isEmpty ? nil : "hidden, and has its place all the same: " + list(hidden),
      changed.isEmpty ? nil : "drawn scaled or rotated, laid out as if not: " + list(changed),
    ].compactMap(\.self)
  }

  private var scaleText: String {
    let width: String = NumberText.display(scale.pointsPerCell.width)
    let height: String = NumberText.display(scale.pointsPerCell.height)
    return "a character is \(width) points wide and \(height) high"
  }

  private func text(_ box: EdgeGroup<CellRectangle>) -> String {
    "\(box.title(in: timeline)) \(NumberText.display(box.size(in: timeline)))"
  }

  private func list(_ names: [String]) -> String {
    let more = names.count - Self.mostNames
    guard more > 1 else { return names.joined(separator: ", ") }
    return names.prefix(Self.mostNames).joined(separator: ", ") + ", … \(more) more"
  }
}
