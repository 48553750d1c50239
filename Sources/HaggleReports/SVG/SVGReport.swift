import Foundation
package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Where everything ended up, as a drawing: each view a rectangle with its name, the space for the
/// root a double frame, what lies outside of it hatched. It follows the reader's light or dark
/// appearance and needs nothing from elsewhere.
package struct SVGReport {
  private let timeline: Timeline
  private static let mostRows = 40
  private static let nothing = "nothing to draw: no view of the trace has a place"

  package init(_ timeline: Timeline) { self.timeline = timeline }

  package var text: String {
    guard let scene = SVGScene(timeline) else {
      return document(
        height: 40, body: [line(Self.nothing, 24)])
    }
    let labels = SVGLabels(scene.boxes)
    var body = [SVGStyle.outside(scene.space, height: scene.height)]
    body += scene.boxes.map { rectangle($0.rectangle, kind: Self.kind(of: $0)) }
    body += scene.boxes.filter(\.isOutside).map {
      rectangle($0.rectangle, kind: "outside", more: " clip-path=\"url(#outside)\"")
    }
    body += frame(scene.space)
    body += labels.labels.map(text)
    let rows = legend(scene, labels)
    let first = scene.height + SVGLabels.lineHeight
    body += rows.enumerated().map { line($1, first + CGFloat($0) * SVGLabels.lineHeight) }
    return document(height: first + CGFloat(rows.count) * SVGLabels.lineHeight, body: body)
  }
}

// MARK: - Elements

extension SVGReport {
  private func document(height: CGFloat, body: [String]) -> String {
    let (width, height) = (XMLText.number(SVGScene.width), XMLText.number(height))
    let start =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"0 0 \(width) \(height)\" role=\"img\" aria-labelledby=\"title desc\">"
    let head = [
      start, "<title id=\"title\">\(XMLText.escaped(title, limit: 200))</title>",
      "<desc id=\"desc\">\(XMLText.escaped(description, limit: 4_000))</desc>",
      "<style>\(SVGStyle.rules)</style>",
      "<rect class=\"paper\" width=\"\(width)\" height=\"\(height)\"/>",
    ]
    return (head + body + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private static func kind(of box: SVGBox) -> String {
    (box.isLeaf ? "leaf" : "container") + (box.isBlamed ? " blamed" : "")
  }

  private func rectangle(_ rectangle: CGRect, kind: String, more: String = "") -> String {
    "<rect class=\"\(kind)\" \(SVGStyle.place(rectangle))\(more)/>"
  }

  /// Two lines, as around the picture of characters.
  private func frame(_ space: CGRect) -> [String] {
    [space.insetBy(dx: -1, dy: -1), space.insetBy(dx: -4, dy: -4)].map {
      rectangle($0, kind: "space")
    }
  }

  private func text(_ label: SVGLabels.Label) -> String {
    let place = "x=\"\(XMLText.number(label.x))\" y=\"\(XMLText.number(label.y))\""
    return "<text \(place)>\(XMLText.escaped(label.text, limit: 200))</text>"
  }

  private func line(_ text: String, _ y: CGFloat) -> String {
    "<text x=\"14\" y=\"\(XMLText.number(y))\">\(XMLText.escaped(text))</text>"
  }
}

// MARK: - Words

extension SVGReport {
  private var title: String {
    let header = timeline.trace.header
    let words = [header.scenario, header.root].compactMap(\.self)
    return words.isEmpty ? "A layout" : words.joined(separator: ", ")
  }

  /// For those who cannot see the drawing: every size, as far as anybody listens.
  private var description: String {
    let findings = findings
    let sizes = timeline.drawings.prefix(40).map { drawing in
      "\(timeline.trace.name(of: drawing.node)) \(NumberText.display(drawing.rectangle.size))"
    }
    let all = timeline.drawings.count
    let views = PlainText.counted(all, "view")
    if all == 0 { return ([Self.nothing + "."] + findings).joined(separator: " ") }
    return "The final rectangles of \(views): \(sizes.joined(separator: ", "))"
      + (all > 40 ? ", and \(all - 40) more" : "") + ". "
      + (findings.isEmpty ? "No findings." : findings.joined(separator: " "))
  }

  private var findings: [String] {
    timeline.trace.remarks.compactMap { remark in
      guard case .finding(let finding) = remark else { return nil }
      return "! \(finding.rule) at \(timeline.trace.name(of: finding.node)): \(finding.message)"
    }
  }

  private func legend(_ scene: SVGScene, _ labels: SVGLabels) -> [String] {
    var space = "double frame: the space for the root, \(NumberText.display(scene.proposed))"
    if scene.boxes.contains(where: \.isOutside) { space += "; hatched: outside of it" }

    var items = [PlainText.line(title) + ", in points", space]
    items += limited(labels.numbered.enumerated().map { "\(SVGLabels.number($0)) \(about($1))" })
    if !labels.unnamed.isEmpty {
      let names = labels.unnamed.prefix(12).map(about).joined(separator: ", ")
      let more = labels.unnamed.count - 12
      items.append("without room for a name: \(names)" + (more > 0 ? ", and \(more) more" : ""))
    }
    if scene.omitted > 0 { items.append("not drawn: \(scene.omitted) more views") }
    items += findings
    let columns = Int((SVGScene.width - 28) / SVGLabels.columnWidth)
    return items.flatMap {
      PlainText.paragraph(PlainText.line($0), width: columns, breakingWords: true)
    }
  }

  private func about(_ box: SVGBox) -> String { "\(box.name) \(NumberText.display(box.size))" }

  private func limited(_ rows: [String]) -> [String] {
    let more = rows.count - Self.mostRows
    return more > 0 ? rows.prefix(Self.mostRows) + ["… \(more) more"] : rows
  }
}
