import Foundation
import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// Where everything ended up, as a drawing that needs no script: each view a box with its name, the
/// proposed space around them, what lies outside of it hatched.
struct PictureSVG {
  private let timeline: Timeline
  private let world: PictureWorld
  /// Pixels per point.
  private let scale: CGFloat
  private let boxes: [Box]
  private let hidden: Int

  /// A view, with those around and in it that have the same edges.
  struct Box {
    var rectangle: CGRect
    var nodes: [NodeID]
  }

  private static let mostWidth: CGFloat = 640
  private static let mostHeight: CGFloat = 520
  private static let mostScale: CGFloat = 4
  private static let mostBoxes = 800

  /// Nil where nothing has a place.
  init?(_ timeline: Timeline) {
    guard let world = PictureWorld(timeline) else { return nil }
    self.timeline = timeline
    self.world = world
    scale = min(
      Self.mostScale, Self.mostWidth / max(world.world.width, 1),
      Self.mostHeight / max(world.world.height, 1))
    let all = Self.boxes(timeline)
    boxes = Array(all.prefix(Self.mostBoxes))
    hidden = all.count - boxes.count
  }

  /// What the lines mean.
  var caption: String {
    let space = "Dashed: the space that was proposed to the root"
    let overflow = boxes.contains { outside($0.rectangle) } ? "; hatched: outside of it" : ""
    let more = hidden > 0 ? "; \(PlainText.counted(hidden, "box")) more not drawn" : ""
    return "\(space), \(NumberText.display(world.proposed.size))\(overflow)\(more)."
  }

  private func outside(_ rectangle: CGRect) -> Bool {
    !world.proposed.insetBy(dx: -0.5, dy: -0.5).contains(rectangle)
  }

  private static func boxes(_ timeline: Timeline) -> [Box] {
    var boxes: [Box] = []
    var boxOfNode = [Int?](repeating: nil, count: timeline.trace.nodes.count)
    for drawing in timeline.drawings {
      guard let rectangle = drawing.rectangle.drawable else { continue }
      let parent = timeline.trace.nodes[drawing.node.index].parent
      if let around = parent.flatMap({ boxOfNode[$0.index] }),
        boxes[around].rectangle == rectangle
      {
        boxes[around].nodes.append(drawing.node)
        boxOfNode[drawing.node.index] = around
      } else {
        boxes.append(Box(rectangle: rectangle, nodes: [drawing.node]))
        boxOfNode[drawing.node.index] = boxes.count - 1
      }
    }
    return boxes
  }
}

extension PictureSVG {
  func draw(_ page: inout Markup) {
    let (width, height) = (world.world.width * scale + 2, world.world.height * scale + 2)
    let size = "0 0 \(Self.number(width)) \(Self.number(height))"
    let title = "Picture of \(StaticReport.title(of: timeline.trace))"
    page.element(
      "svg",
      [
        ("viewBox", size), ("width", Self.number(width)), ("height", Self.number(height)),
        ("role", "img"), ("aria-label", title), ("class", "picture"),
      ]
    ) { svg in
      definitions(&svg)
      for box in boxes { rectangle(box, &svg) }
      let space = frame(world.proposed)
      svg.element("rect", space + [("class", "space")], "")
      labels(&svg)
    }
  }

  /// Leaves first; where only a part of a box is in the picture, the name is in that part.
  private func labels(_ svg: inout Markup) {
    let bounds = pixels(world.world)
    let seen = boxes.map { (box: $0, area: pixels($0.rectangle).intersection(bounds)) }
      .filter { !$0.area.isNull }
    let leaves = seen.filter { isLeaf($0.box) }
    var labels = PictureSVGLabels(timeline, leaves: leaves.map(\.area))
    for (box, area) in leaves { labels.add(box, at: area, &svg) }
    for (box, area) in seen where !isLeaf(box) { labels.add(box, at: area, &svg) }
  }

  private func definitions(_ svg: inout Markup) {
    svg.element("defs") { defs in
      let area = [("width", "6"), ("height", "6"), ("patternUnits", "userSpaceOnUse")]
      defs.element("pattern", [("id", "hatch")] + area) { pattern in
        pattern.element("path", [("d", "M0 6L6 0"), ("class", "hatch")], "")
      }
    }
  }

  private func rectangle(_ box: Box, _ svg: inout Markup) {
    svg.element("rect", frame(box.rectangle) + [("class", isLeaf(box) ? "box leaf" : "box")], "")
    for part in parts(of: box.rectangle) {
      svg.element("rect", frame(part) + [("fill", "url(#hatch)")], "")
    }
  }

  private func isLeaf(_ box: Box) -> Bool {
    box.nodes.contains { timeline.tree.children(of: $0).isEmpty }
  }

  /// What of a rectangle lies outside of the proposed space: left, right, above, below.
  private func parts(of rectangle: CGRect) -> [CGRect] {
    guard outside(rectangle) else { return [] }
    let space = world.proposed
    let far: CGFloat = 1e9
    let sides = [
      CGRect(x: space.minX - far, y: -far, width: far, height: 2 * far),
      CGRect(x: space.maxX, y: -far, width: far, height: 2 * far),
      CGRect(x: space.minX, y: space.minY - far, width: space.width, height: far),
      CGRect(x: space.minX, y: space.maxY, width: space.width, height: far),
    ]
    return sides.map { rectangle.intersection($0) }.filter {
      !$0.isNull && $0.width > 0 && $0.height > 0
    }
  }

  private func pixels(_ rectangle: CGRect) -> CGRect {
    CGRect(
      x: (rectangle.minX - world.world.minX) * scale + 1,
      y: (rectangle.minY - world.world.minY) * scale + 1,
      width: rectangle.width * scale, height: rectangle.height * scale)
  }

  private func frame(_ rectangle: CGRect) -> [Markup.Attribute] {
    let drawn = pixels(rectangle)
    return [
      ("x", Self.number(drawn.minX)), ("y", Self.number(drawn.minY)),
      ("width", Self.number(drawn.width)), ("height", Self.number(drawn.height)),
    ]
  }

  /// Hundredths of a pixel are enough.
  private static func number(_ value: CGFloat) -> String {
    let hundredths = Int((value * 100).rounded())
    let fraction = abs(hundredths % 100)
    let sign = hundredths < 0 ? "-" : ""
    return "\(sign)\(abs(hundredths) / 100)"
      + (fraction == 0 ? "" : ".\(fraction < 10 ? "0" : "")\(fraction)")
  }
}
