import Foundation
import HaggleExperiments
import HaggleVocabulary

/// A row per layout, for spreadsheets.
struct SweepCSV {
  private let answer: SweepAnswer

  init(_ answer: SweepAnswer) { self.answer = answer }

  private static let columns = [
    "offered width", "offered height", "width", "height", "cut", "broken words", "overflows",
    "without length",
  ]

  var text: String {
    let head = [answer.run.axis.word] + Self.columns
    let rows = answer.run.layouts.map(row)
    return ([head] + rows).map(CSVText.line).joined()
  }

  private func row(_ layout: SweptLayout) -> [String] {
    let words = layout.facts.keys.map(\.trait.word)
    let counts = [ViewTrait.cut, .broken, .overflow(.horizontal), .emptiness(.horizontal)]
      .map { trait in "\(words.count { $0 == trait.word })" }
    let lengths = [
      layout.proposal.width, layout.proposal.height, layout.size?.width, layout.size?.height,
    ].map { $0.map { NumberText.exact($0) } ?? "" }
    return [PointWords.exactName(layout.point)] + lengths + counts
  }
}

extension PointWords {
  /// With all digits, for programs.
  static func exactName(_ point: SweepPoint) -> String {
    point.length.map { NumberText.exact($0) } ?? name(point)
  }
}
