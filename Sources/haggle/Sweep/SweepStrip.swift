import HaggleExperiments

/// The points at which something holds, as a bar from the first point to the last.
struct SweepStrip {
  let run: SweepRun
  /// In characters.
  let width: Int
  let isASCII: Bool

  /// The position of a point, from 0 to 1: lengths in proportion, others evenly spaced.
  func share(_ index: Int) -> Double {
    let last = run.layouts.count - 1
    guard last > 0 else { return 0 }
    guard let length = run.layouts[index].point.length,
      let first = run.layouts[0].point.length, let end = run.layouts[last].point.length,
      end > first
    else { return Double(index) / Double(last) }
    return (length - first) / (end - first)
  }

  /// A cell is filled if any part of it holds, so that nothing is too short to be visible.
  func text(_ places: [ClosedRange<Int>]) -> String {
    var cells = [Bool](repeating: false, count: width)
    for place in places {
      for cell in cell(share(place.lowerBound))...cell(share(place.upperBound)) {
        cells[cell] = true
      }
    }
    return cells.map { $0 ? (isASCII ? "#" : "█") : (isASCII ? "." : "·") }.joined()
  }

  private func cell(_ share: Double) -> Int {
    min(width - 1, max(0, Int(saturating: share * Double(width))))
  }
}
