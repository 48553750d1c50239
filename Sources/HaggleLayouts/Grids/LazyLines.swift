/// The assignment of a lazy grid's cells to lines.
///
/// Headers and footers have lines of their own, as broad as the grid. Source: verified (measured:
/// swiftui-web lazy/grid-sections, macOS 26.2); that a section starts a line where the one before
/// has no footer is inferred.
struct LazyLines {
  struct Line {
    var cells: Range<Int>
    /// Whether it is the header or footer of a section.
    let isHeading: Bool
    fileprivate let section: Int?
  }

  private(set) var lines: [Line] = []

  /// - Parameter count: how many cells a line has room for.
  init(_ subviews: LayoutSubviews, upTo count: Int) {
    for index in subviews.indices {
      let item = subviews[index][ListItem.self]
      let line = Line(
        cells: index..<index + 1, isHeading: item.role != .row, section: item.section)
      if let last = lines.last, last.takes(line, upTo: count) {
        lines[lines.count - 1].cells = last.cells.lowerBound..<index + 1
      } else {
        lines.append(line)
      }
    }
  }
}

extension LazyLines.Line {
  fileprivate func takes(_ next: Self, upTo count: Int) -> Bool {
    !isHeading && !next.isHeading && section == next.section && cells.count < count
  }
}
