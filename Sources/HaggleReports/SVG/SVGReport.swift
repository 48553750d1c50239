import Foundation
package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A drawing for a page with the rules of `SVGStyle.shapes` and the colours named there.
package struct SVGFigure {
  /// `<svg …>…</svg>`; texts of the trace are escaped.
  package let element: String
  package let legend: [String]
}

/// The final layout as a drawing: each view is a rectangle with its name, the root's proposal has a
/// double frame, the area outside is hatched. It follows the reader's light or dark appearance and
/// is self-contained.
package struct SVGReport {
  private let timeline: Timeline
  private static let nothing = "nothing to draw: no view of the trace has a place"

  package init(_ timeline: Timeline) { self.timeline = timeline }

  /// A whole document, with the legend.
  package var text: String {
    let paper = "<rect class=\"paper\" width=\"100%\" height=\"100%\"/>"
    let start = ["<style>\(SVGStyle.colours)\(SVGStyle.shapes)</style>", paper]
    guard let drawing = SVGDrawing(timeline) else {
      return element(height: 40, body: start + [line(Self.nothing, 24)])
    }
    let rows = rows(drawing.legend)
    let first = drawing.height + SVGLabels.lineHeight
    let lines = rows.enumerated().map { line($1, first + CGFloat($0) * SVGLabels.lineHeight) }
    return element(
      height: first + CGFloat(rows.count) * SVGLabels.lineHeight,
      body: start + drawing.elements + lines)
  }

  /// The drawing only; nil if nothing is placed.
  package var figure: SVGFigure? {
    SVGDrawing(timeline).map { drawing in
      SVGFigure(
        element: element(height: drawing.height, body: drawing.elements), legend: drawing.legend)
    }
  }
}

// MARK: - Elements

extension SVGReport {
  private func element(height: CGFloat, body: [String]) -> String {
    let (width, height) = (XMLText.number(SVGScene.width), XMLText.number(height))
    let start =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"\(kind)\" width=\"\(width)\" "
      + "height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\" role=\"img\" "
      + "aria-labelledby=\"drawing-title\" aria-describedby=\"drawing-desc\">"
    let head = [
      start, "<title id=\"drawing-title\">\(XMLText.line(title, limit: 200))</title>",
      "<desc id=\"drawing-desc\">\(XMLText.line(description, limit: 4_000))</desc>",
    ]
    return (head + body + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private var kind: String {
    timeline.trace.header.isDark ? "picture dark-screen" : "picture"
  }

  private func line(_ text: String, _ y: CGFloat) -> String { SVGStyle.text(text, x: 14, y: y) }
}

// MARK: - Words

extension SVGReport {
  private var title: String { timeline.trace.header.title ?? "A layout" }

  /// A description for screen readers: every size, up to a limit.
  private var description: String {
    let findings = findings
    let drawings = timeline.drawings
    if drawings.isEmpty { return ([Self.nothing + "."] + findings).joined(separator: " ") }
    let sizes = drawings.prefix(40).map { drawing in
      "\(timeline.trace.title(of: drawing.node)) \(NumberText.display(drawing.rectangle.size))"
    }
    let all = NumberText.counted(drawings.count, "view")
    return "The final rectangles of \(all): \(sizes.joined(separator: ", "))"
      + (drawings.count > 40 ? ", and \(drawings.count - 40) more" : "") + ". "
      + (findings.isEmpty ? "No findings." : findings.joined(separator: " "))
  }

  private var findings: [String] {
    let words = FindingWords(timeline.trace)
    return timeline.trace.findings.map { finding in
      "! \(finding.rule) at \(timeline.trace.name(of: finding.node)): "
        + words.message(of: finding)
    }
  }

  /// The text below the drawing, wrapped to its width.
  private func rows(_ legend: [String]) -> [String] {
    let columns = Int(saturating: (SVGScene.width - 28) / SVGLabels.columnWidth)
    return ([title + ", in points"] + legend + findings).flatMap {
      PlainText.paragraph(PlainText.line($0), width: columns, breakingWords: true)
    }
  }
}
