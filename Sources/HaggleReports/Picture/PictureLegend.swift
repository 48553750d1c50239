import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// What the picture does not say by itself.
struct PictureLegend {
  private let timeline: Timeline
  private let tree: NodeTree
  /// What is placed so far.
  private let placed: [Timeline.Drawing]
  private let scale: PictureScale
  private let labels: PictureLabels
  private let columns: Int
  private static let mostNames = 12

  init(
    _ timeline: Timeline, _ tree: NodeTree, placed: [Timeline.Drawing], scale: PictureScale,
    labels: PictureLabels, columns: Int
  ) {
    self.timeline = timeline
    self.tree = tree
    self.placed = placed
    self.scale = scale
    self.labels = labels
    self.columns = columns
  }

  var lines: [String] {
    var items = [spaceText, scaleText]
    if !labels.numbered.isEmpty {
      items.append(list(labels.numbered.enumerated().map { "\($0 + 1) \(text($1))" }))
    }
    if !labels.unnamed.isEmpty {
      items.append("too small for a name: " + list(labels.unnamed.map(text)))
    }
    if !labels.cut.isEmpty {
      items.append("reaches out of the picture: " + list(labels.cut.map(text)))
    }
    items += effects
    return items.flatMap { PlainText.paragraph($0, width: columns, breakingWords: true) }
  }

  private var spaceText: String {
    var text = "double frame: the space for the root, \(NumberText.display(scale.proposed.size))"
    let isOverflowing = placed.contains { drawing in
      guard let rectangle = drawing.rectangle.drawable else { return false }
      return !scale.proposed.encloses(rectangle, within: 0.5)
    }
    if isOverflowing { text += "; shaded: outside of it" }
    if placed.count < timeline.drawings(of: tree).count { text += "; dotted: where views end up" }
    return text
  }

  /// What is drawn otherwise than it is laid out.
  private var effects: [String] {
    let trace = timeline.trace
    let hidden = timeline.hidden(in: tree).map { trace.title(of: $0) }
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

  private func text(_ box: PictureBox) -> String {
    "\(box.title) \(NumberText.display(box.size))"
  }

  private func list(_ names: [String]) -> String {
    let more = names.count - Self.mostNames
    guard more > 1 else { return names.joined(separator: ", ") }
    return names.prefix(Self.mostNames).joined(separator: ", ") + ", … \(more) more"
  }
}
