package import HaggleReplay
package import HaggleVocabulary

/// A plot of a view's proposal, answer and possible answers: a bar for each, on each axis.
package struct SizePlot {
  private let columns: Int
  private let rows: Int
  private let isASCII: Bool
  private let axes: [SizeNumbers]

  /// - Parameters:
  ///   - call: the question that it is about; nil for the one that gave the view its size.
  ///   - cursor: where no question and no answer is known that comes later; nil for the end.
  package init(
    _ timeline: Timeline, _ node: NodeID, call: Int?, at cursor: Cursor? = nil, columns: Int,
    rows: Int, isASCII: Bool = false
  ) {
    axes = Axis.allCases.map { SizeNumbers(timeline, node, call: call, at: cursor, on: $0) }
    self.columns = columns
    self.rows = rows
    self.isASCII = isASCII
  }

  /// Never wider than the available space.
  package var lines: [String] {
    if rows >= 12 { return bars(axes[0], columns) + bars(axes[1], columns) }
    if rows >= 6, columns >= 56 { return beside }
    if rows >= 4 { return axes.flatMap { [bar($0), "  " + $0.limits] } }
    return axes.map(bar)
  }

  private var beside: [String] {
    let width = columns / 2 - 1
    return zip(bars(axes[0], width), bars(axes[1], width)).map { left, right in
      left + String(repeating: " ", count: max(2, width + 2 - left.columns)) + right
    }
  }

  // MARK: - Bars

  /// A bar per number, under the name of the axis.
  private func bars(_ axis: SizeNumbers, _ columns: Int) -> [String] {
    let numbers = axis.numbers
    let widest = numbers.map { SizeNumbers.shown($0.value, isIdeal: $0.isIdeal).columns }.max() ?? 0
    let room = max(columns - 10 - widest - 1, 1)
    return ["\(axis.axis.dimension)"]
      + numbers.map { number in
        let bar = fill(number.value.map { axis.cells($0, of: room) } ?? 0)
        let end = number.value == .infinity ? (isASCII ? ">" : "▶") : ""
        let gap = String(repeating: " ", count: max(1, room + 2 - bar.columns - end.columns))
        let name = number.name + String(repeating: " ", count: 7 - number.name.columns)
        return
          " \(name) \(bar)\(end)\(gap)\(SizeNumbers.shown(number.value, isIdeal: number.isIdeal))"
      }
  }

  /// `width  ██m█i████····  294.33 of 350`
  private func bar(_ axis: SizeNumbers) -> String {
    let words = axis.outcome
    let name = axis.axis == .horizontal ? "width " : "height"
    let room = max(columns - 9 - words.columns, 4)
    var cells = Array(repeating: isASCII ? "." : "·", count: axis.cells(axis.offer ?? 0, of: room))
    let answer = axis.cells(axis.answer ?? 0, of: room)
    if cells.count < answer {
      cells += Array(repeating: " ", count: answer - cells.count)
    }
    for index in 0..<answer { cells[index] = isASCII ? "=" : "█" }
    return "\(name) \(cells.joined()) \(words)"
  }

  private func fill(_ count: Int) -> String { String(repeating: isASCII ? "=" : "█", count: count) }

}
