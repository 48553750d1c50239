import Foundation
import HaggleReplay
import HaggleVocabulary

/// The shapes and names of a drawing, and its legend.
struct SVGDrawing {
  private let scene: SVGScene
  private let labels: SVGLabels
  private static let mostRows = 40

  /// Nil if nothing is placed.
  init?(_ timeline: Timeline) {
    guard let scene = SVGScene(timeline) else { return nil }
    self.scene = scene
    labels = SVGLabels(scene.boxes, scene.bands, height: scene.height)
  }

  var height: CGFloat { scene.height }

  /// In drawing order.
  var elements: [String] {
    var elements = [SVGStyle.outside(scene.space, height: scene.height)]
    elements.append(rectangle(scene.space, kind: "screen"))
    for box in scene.boxes {
      elements += looks(box, onTop: false)
      guard !box.isBare, !box.isLeaf || box.looks.isEmpty else { continue }
      let kind = box.isUnknown ? "box leaf" : "box"
      elements.append(rectangle(box.rectangle, kind: box.isBeyondFold ? kind + " faded" : kind))
    }
    elements += scene.boxes.flatMap { looks($0, onTop: true) }
    // Drawn last, so that the content of a container does not cover its edges.
    elements += scene.boxes.filter(\.isBlamed).map { rectangle($0.rectangle, kind: "blamed") }
    elements += scene.boxes.filter(\.isOutside).map {
      rectangle(
        $0.rectangle, kind: "outside",
        more:
          " fill=\"\($0.isBlamed ? SVGStyle.alarm : SVGStyle.hatch)\" clip-path=\"\(SVGStyle.aroundSpace)\""
      )
    }
    return elements + frame + scene.bands.map { arrow($0.rectangle, along: $0.band.axis) }
      + labels.labels.map(text)
  }

  /// The text lines below the drawing.
  var legend: [String] {
    var space = "double frame: the space for the root, \(NumberText.display(scene.proposed))"
    if scene.boxes.contains(where: \.isOutside) {
      space += "; hatched: outside of it"
    }
    if scene.boxes.contains(where: \.isBlamed) { space += "; dashed, with !: in a finding" }
    var items = [space]
    if scene.boxes.contains(where: { $0.looks.contains(where: \.look.isTinted) }) {
      items.append(PictureWords.tinted)
    }
    if scene.boxes.contains(where: { $0.looks.contains(where: \.look.isStandIn) }) {
      items.append(PictureWords.standIns)
    }
    items += limited(labels.numbered.enumerated().map { "\(SVGLabels.number($0)) \(about($1))" })
    if !labels.unnamed.isEmpty {
      let names = labels.unnamed.prefix(12).map(about).joined(separator: ", ")
      let more = labels.unnamed.count - 12
      items.append("without room for a name: \(names)" + (more > 0 ? ", and \(more) more" : ""))
    }
    if scene.omitted > 0 { items.append("not drawn: \(scene.omitted) more views") }
    return items.map { PlainText.line($0) }
  }
}

extension SVGDrawing {
  private func looks(_ box: SVGBox, onTop: Bool) -> [String] {
    box.looks.filter { $0.look.isOnTop == onTop }.map {
      SVGLook($0.look, at: $0.rectangle, scale: scene.scale).element
    }
  }

  private func rectangle(_ rectangle: CGRect, kind: String, more: String = "") -> String {
    "<rect class=\"\(kind)\" \(SVGStyle.place(rectangle))\(more)/>"
  }

  /// From one end of a length to the other, with a head at each.
  private func arrow(_ rectangle: CGRect, along axis: Axis) -> String {
    let isWide = axis == .horizontal
    let end = isWide ? rectangle.width : rectangle.height
    let head = min(4, end / 2)
    func at(_ along: CGFloat, _ across: CGFloat) -> String {
      let (x, y) =
        isWide
        ? (rectangle.left + along, rectangle.top + rectangle.height / 2 + across)
        : (rectangle.left + rectangle.width / 2 + across, rectangle.top + along)
      return "\(XMLText.number(x)) \(XMLText.number(y))"
    }
    let heads = [(0, head), (end, end - head)].map { tip, back in
      "M\(at(back, -head))L\(at(tip, 0))L\(at(back, head))"
    }
    return "<path class=\"arrow\" d=\"\(heads[0])M\(at(0, 0))L\(at(end, 0))\(heads[1])\"/>"
  }

  /// A double frame, as around the character picture.
  private var frame: [String] {
    [scene.space.insetBy(dx: -1, dy: -1), scene.space.insetBy(dx: -4, dy: -4)].map {
      rectangle($0, kind: "frame")
    }
  }

  private func text(_ label: SVGLabels.Label) -> String {
    SVGStyle.text(label.text, x: label.x, y: label.y, kind: "label")
  }

  private func about(_ box: SVGBox) -> String { "\(box.name) \(NumberText.display(box.size))" }

  private func limited(_ rows: [String]) -> [String] {
    let more = rows.count - Self.mostRows
    return more > 0 ? rows.prefix(Self.mostRows) + ["… \(more) more"] : rows
  }
}
