import Foundation
import HaggleLayouts
import HaggleVocabulary

/// A grid in a line: `[a 30x10, b half] (line anyx1) [c 0...60x20 span2 prio1 unsizedH]`.
///
/// Brackets hold a row, parentheses a view that is none. A side is a length, `any` for what takes
/// what it is offered, or its least and its most; `half` takes half of the width and is 10 high.
struct GridSketch {
  let sketch: Sketch

  init(_ text: String, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    let elements = text.matches(of: /([\[(])([^\])]*)[\])]/).map { match in
      let cells = match.output.2.split(separator: ", ").map { Self.cell(String($0)) }
      return match.output.1 == "[" ? GridElement.row(cells) : .view(cells[0])
    }
    sketch = grid(horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, elements)
      .id("grid")
  }

  private static func cell(_ text: String) -> Sketch {
    let words = text.split(separator: " ").map(String.init)
    var cell = view(words[1])
    for word in words.dropFirst(2) {
      let number = word.firstMatch(of: /-?\d+$/).flatMap { Int($0.output) } ?? 0
      switch word.prefix(4) {
      case "span": cell = cell.gridCellColumns(number)
      case "prio": cell = cell.layoutPriority(Double(number))
      default: cell = cell.gridCellUnsizedAxes(word == "unsizedH" ? .horizontal : .vertical)
      }
    }
    return cell.id(words[0])
  }

  private static func view(_ word: String) -> Sketch {
    switch word {
    case "half": return Sketch(Half(), [color])
    case "spacer": return spacer
    default:
      let sides = word.split(separator: "x").map { Side(String($0)) }
      return color.frame(
        minWidth: sides[0].least, maxWidth: sides[0].most, minHeight: sides[1].least,
        maxHeight: sides[1].most)
    }
  }

  private struct Side {
    let least, most: CGFloat?

    init(_ word: String) {
      let ends = word.components(separatedBy: "...").map { Double($0).map { CGFloat($0) } }
      (least, most) = (ends[0], ends[ends.count - 1])
    }
  }

  private struct Half: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      CGSize(width: (proposal.width ?? 40) / 2, height: 10)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }
}
