import Foundation
package import HaggleReplay
import HaggleTraces
package import HaggleVocabulary

/// What a view is offered and answers, and what it could: a bar for each, on each axis.
package struct SizePlot {
  private let columns: Int
  private let rows: Int
  private let isASCII: Bool
  private let axes: [AxisNumbers]

  /// - Parameter call: the question that it is about; nil for the one that gave the view its size.
  package init(
    _ timeline: Timeline, _ node: NodeID, call: Int?, columns: Int, rows: Int, isASCII: Bool = false
  ) {
    let profile = timeline.profile(of: node)
    let span = (call ?? timeline.decisiveCall(of: node)).map { timeline.spans[$0] }
    let size = span.map(\.size) ?? timeline.size(of: node)
    axes = Axis.allCases.map { axis in
      AxisNumbers(
        axis: axis, isOffered: span != nil, offer: span?.proposal[axis], answer: size?[axis],
        least: profile.answer(to: 0, on: axis)?.size[axis],
        ideal: profile.answer(to: nil, on: axis)?.size[axis],
        most: profile.answer(to: .infinity, on: axis)?.size[axis])
    }
    self.columns = columns
    self.rows = rows
    self.isASCII = isASCII
  }

  /// Never more than there is room for.
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

  /// A line per number, with the axis above them.
  private func bars(_ axis: AxisNumbers, _ columns: Int) -> [String] {
    let numbers = axis.numbers
    let widest = numbers.map { Self.shown($0.value, $0.isIdeal).columns }.max() ?? 0
    let room = max(columns - 10 - widest - 1, 1)
    return ["\(axis.axis.dimension)"]
      + numbers.map { number in
        let bar = fill(number.value.map { axis.cells($0, of: room) } ?? 0)
        let end = number.value == .infinity ? (isASCII ? ">" : "▶") : ""
        let gap = String(repeating: " ", count: max(1, room + 2 - bar.columns - end.columns))
        return " \(number.name) \(bar)\(end)\(gap)\(Self.shown(number.value, number.isIdeal))"
      }
  }

  /// `width  ██m█i████····  294.33 of 350`
  private func bar(_ axis: AxisNumbers) -> String {
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

  fileprivate static func shown(_ value: CGFloat?, _ isIdeal: Bool = false) -> String {
    value.map { NumberText.display($0) } ?? (isIdeal ? "nil" : "?")
  }
}

/// The numbers of a view on an axis, in points.
private struct AxisNumbers {
  let axis: Axis
  /// Whether the question is known; without an offer it is for the ideal size.
  let isOffered: Bool
  let offer: CGFloat?
  let answer: CGFloat?
  let least: CGFloat?
  let ideal: CGFloat?
  let most: CGFloat?

  var numbers: [(name: String, value: CGFloat?, isIdeal: Bool)] {
    [
      ("offered", offer, isOffered), ("answer ", answer, false), ("minimum", least, false),
      ("ideal  ", ideal, false), ("maximum", most, false),
    ]
  }

  /// What the whole width of a plot stands for.
  private var longest: CGFloat {
    let lengths = [offer, answer, least, ideal, most].compactMap(\.self).filter(\.isFinite)
    return max(lengths.max() ?? 1, 1)
  }

  /// How many of so many cells a length is; something that is not nothing has one.
  func cells(_ length: CGFloat, of room: Int) -> Int {
    if length == .infinity { return room }
    guard length > 0 else { return 0 }
    return min(max(Int((length / longest * CGFloat(room)).rounded()), 1), room)
  }

  /// `294.33 of 350`
  var outcome: String {
    let answer = SizePlot.shown(answer)
    guard isOffered else { return answer }
    return "\(answer) of \(SizePlot.shown(offer, true))"
  }

  /// `min 24 · ideal 60 · max ∞`
  var limits: String {
    zip(["min", "ideal", "max"], [least, ideal, most]).map { name, value in
      "\(name) \(SizePlot.shown(value))"
    }.joined(separator: " · ")
  }
}
