import Foundation
import HaggleReports
import HaggleVocabulary

/// A response plotted with characters: the proposal to the right, the length of the view upwards.
struct SweepPlot {
  private let response: SweepResponse
  private let width: Int
  private let dot: Character
  private static let height = 10

  init(_ response: SweepResponse, columns: Int, isASCII: Bool) {
    self.response = response
    width = max(20, min(columns, 120) - 10)
    dot = isASCII ? "*" : "•"
  }

  private var lengths: [CGFloat] { response.points.map(\.length) }
  private var bottom: CGFloat { lengths.min() ?? 0 }
  private var top: CGFloat { lengths.max() ?? 0 }
  private var left: CGFloat { response.points.first?.offered ?? 0 }
  private var right: CGFloat { response.points.last?.offered ?? 0 }

  var lines: [String] {
    var cells = Array(
      repeating: [Character](repeating: " ", count: width), count: Self.height)
    for point in response.points {
      let column = cell(point.offered, left, right, of: width)
      let row = Self.height - 1 - cell(point.length, bottom, top, of: Self.height)
      cells[row][column] = dot
    }
    let margins = (0..<Self.height).map { row in
      row == 0 ? NumberText.display(top) : row == Self.height - 1 ? NumberText.display(bottom) : ""
    }
    let rows = zip(margins, cells).map { margin, cells in
      let line = padded(margin) + " │" + String(cells)
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
    return rows + [axisLine]
  }

  private func cell(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat, of count: Int) -> Int {
    guard high > low else { return 0 }
    let share = (value - low) / (high - low)
    return min(count - 1, max(0, Int(saturating: share * CGFloat(count))))
  }

  private func padded(_ text: String) -> String {
    String(repeating: " ", count: max(0, 7 - text.columns)) + text
  }

  private var axisLine: String {
    let (first, last) = (NumberText.display(left), NumberText.display(right))
    let gap = max(1, width - first.count - last.count)
    return String(repeating: " ", count: 9) + first + String(repeating: " ", count: gap) + last
  }
}
