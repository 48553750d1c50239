import HaggleLayouts  // in an app: import SwiftUI

/// Lines of subviews at their ideal sizes, broken like words of a paragraph.
struct FlowLayout: Layout {
  var alignment: HorizontalAlignment = .leading
  var spacing: CGFloat = 8
  var lineSpacing: CGFloat = 8

  struct Line {
    var range: Range<Int>
    var size: CGSize
  }

  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    let lines = lines(of: cache, in: proposal.width ?? .infinity)
    let gaps = lineSpacing * CGFloat(max(lines.count - 1, 0))
    return CGSize(
      width: lines.map(\.size.width).max() ?? 0,
      height: lines.map(\.size.height).reduce(0, +) + gaps)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    var y = bounds.minY
    for line in lines(of: cache, in: bounds.width) {
      var x = bounds.minX + indent(of: line, in: bounds.width)
      for index in line.range {
        let middle = CGPoint(x: x, y: y + line.size.height / 2)
        subviews[index].place(at: middle, anchor: .leading, proposal: .init(cache[index]))
        x += cache[index].width + spacing
      }
      y += line.size.height + lineSpacing
    }
  }

  /// A subview that does not fit begins a line, however long it is.
  private func lines(of sizes: [CGSize], in width: CGFloat) -> [Line] {
    var lines: [Line] = []
    for (index, size) in sizes.enumerated() {
      if let line = lines.last, line.size.width + spacing + size.width <= width {
        lines[lines.count - 1].range = line.range.lowerBound..<index + 1
        lines[lines.count - 1].size.width += spacing + size.width
        lines[lines.count - 1].size.height = max(line.size.height, size.height)
      } else {
        lines.append(Line(range: index..<index + 1, size: size))
      }
    }
    return lines
  }

  private func indent(of line: Line, in width: CGFloat) -> CGFloat {
    switch alignment {
    case .center: return (width - line.size.width) / 2
    case .trailing: return width - line.size.width
    default: return 0
    }
  }
}
