import Foundation
package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Where everything ended up, drawn with characters: each view a box, the space that was proposed
/// to the root a double frame, and what lies outside of it shaded.
package struct PictureReport {
  package struct Options: Sendable {
    /// The width in characters that the picture never exceeds.
    package var columns: Int
    /// The height in characters that the space never exceeds.
    package var rows: Int
    /// Whether only ASCII is used.
    package var ascii: Bool

    package init(columns: Int = 80, rows: Int = 48, ascii: Bool = false) {
      self.columns = columns
      self.rows = rows
      self.ascii = ascii
    }
  }

  private let timeline: Timeline
  private let options: Options

  package init(_ timeline: Timeline, options: Options = Options()) {
    self.timeline = timeline
    self.options = options
  }

  package var text: String {
    let columns = min(max(options.columns, 2), 400)
    guard let scale = PictureScale(timeline, columns: columns, rows: max(options.rows, 6)) else {
      return "nothing to draw: the trace says of no view where it was placed\n"
    }
    var canvas = Canvas(columns: scale.columns, rows: scale.rows)
    let boxes = PictureBox.boxes(timeline, scale)
    for box in boxes { canvas.shade(box.cells, outside: scale.space) }
    for box in boxes { canvas.outline(box.cells, .light) }
    canvas.outline(scale.space, .double)
    var labels = PictureLabels(canvas)
    for box in boxes { labels.add(box) }
    let legend = PictureLegend(timeline, scale, labels, columns: columns).lines
    let lines = labels.canvas.lines(ascii: options.ascii) + [""] + legend
    let text = lines.map { options.ascii ? Self.ascii($0) : $0 }
    return text.joined(separator: "\n") + "\n"
  }

  /// The line without the characters that ASCII does not have.
  private static func ascii(_ line: String) -> String {
    let words: [Character: String] = ["×": "x", "∞": "inf", "…": "~", "−": "-"]
    return line.map { character in
      character.isASCII
        ? String(character) : words[character] ?? String(repeating: "?", count: character.columns)
    }.joined()
  }
}
