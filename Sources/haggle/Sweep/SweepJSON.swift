import Foundation
import HaggleExperiments
import HaggleVocabulary

/// A sweep as JSON: the changes with their points, the findings, and each layout.
struct SweepJSON: JSONAnswer {
  static let schema: String? = "sweep/1"

  private let file: String
  private let view: String
  private let axis: String
  /// In points; absent if points are no lengths.
  private let resolution: Double?
  private let changes: [Change]
  private let findings: [Found]
  private let layouts: [Layout]

  private struct Change: Encodable {
    let view: String
    let kind: String
    let line: Int?
    let trait: String
    let axis: String?
    let weight: String
    let count: Int
    let words: String
    let stretches: [Stretch]
  }

  private struct Stretch: Encodable {
    let from: String
    let to: String
    /// A number of columns, or the number of the displayed child, from 1; absent for other traits.
    let value: Int?
    /// The greatest excess, and its point.
    let worst: Double?
    let worstAt: String?
  }

  private struct Found: Encodable {
    let key: String
    let `class`: String
    let line: Int?
    let words: String
    let stretches: [Stretch]
  }

  private struct Layout: Encodable {
    let at: String
    let alike: [String]?
    /// Width and height; absent if unspecified.
    let proposal: [Double?]
    let size: [Double]?
    /// The problems there.
    let troubles: [String]
    let isJudged: Bool
  }

  init(_ answer: SweepAnswer) {
    let run = answer.run
    file = answer.file
    view = answer.root
    axis = run.axis.word
    resolution = run.resolution
    changes = run.changes.map { Self.change($0, answer) }
    findings = answer.findings.findings.filter { !$0.places.isEmpty }
      .map { Self.found($0, answer) }
    let judged = Set(answer.findings.judged)
    layouts = run.layouts.enumerated().map { index, layout in
      Self.layout(layout, isJudged: judged.contains(index))
    }
  }

  private static func change(_ change: SweepChange, _ answer: SweepAnswer) -> Change {
    let facts = answer.run.facts(of: change.view)
    return Change(
      view: facts?.name ?? change.view.written.kind, kind: change.view.written.kind,
      line: change.view.written.place?.line, trait: change.trait.word, axis: change.trait.axis,
      weight: change.trait.weight.word, count: change.count, words: answer.words.statement(change),
      stretches: change.stretches.map { stretch in
        let isOff = change.trait.isYesOrNo && stretch.worst.amount > 0
        let value = change.trait == .choice ? stretch.value + 1 : stretch.value
        return Stretch(
          from: answer.words.points.name(stretch.points.lowerBound),
          to: answer.words.points.name(stretch.points.upperBound),
          value: change.trait.isYesOrNo ? nil : value,
          worst: isOff ? Double(stretch.worst.amount) : nil,
          worstAt: isOff ? answer.words.points.name(stretch.worstPoint) : nil)
      })
  }

  private static func found(_ finding: SweptFinding, _ answer: SweepAnswer) -> Found {
    Found(
      key: finding.example.finding.ignoreKey, class: finding.example.finding.class.rawValue,
      line: finding.view.written.place?.line, words: finding.example.claim,
      stretches: finding.places.map {
        Stretch(
          from: answer.words.points.name($0.lowerBound),
          to: answer.words.points.name($0.upperBound), value: nil, worst: nil, worstAt: nil)
      })
  }

  private static func layout(_ layout: SweptLayout, isJudged: Bool) -> Layout {
    var alike: [String]?
    if case .device(_, let names) = layout.point, !names.isEmpty { alike = names }
    let troubles = layout.facts.filter { $0.key.trait.weight == .trouble }
      .map { "\($0.key.trait.word) \(layout.views[$0.key.view]?.name ?? "")" }
    return Layout(
      at: PointWords.exactName(layout.point), alike: alike,
      proposal: [layout.proposal.width, layout.proposal.height].map { $0.flatMap(finite) },
      size: layout.size.map { [finite($0.width) ?? 0, finite($0.height) ?? 0] },
      troubles: troubles.sorted(), isJudged: isJudged)
  }

  private static func finite(_ length: CGFloat) -> Double? {
    length.isFinite ? Double(length) : nil
  }
}

extension SweepAxis {
  /// The name of the option.
  var word: String {
    switch self {
    case .length(let axis): axis.dimension
    case .device: "device"
    case .typeSize: "type-size"
    case .locale: "locale"
    case .platform: "platform"
    case .direction: "direction"
    }
  }
}

extension ViewTrait {
  /// The word in the JSON.
  var word: String {
    switch self {
    case .presence: "presence"
    case .cut: "cut"
    case .broken: "broken-word"
    case .overflow: "overflow"
    case .emptiness: "no-length"
    case .choice: "choice"
    case .tracks(let axis): axis == .horizontal ? "columns" : "rows"
    case .wrapping: "wraps"
    case .scrolling: "scrolls"
    }
  }

  var axis: String? {
    switch self {
    case .overflow(let axis), .emptiness(let axis), .scrolling(let axis): axis.dimension
    case .presence, .cut, .broken, .choice, .tracks, .wrapping: nil
    }
  }
}

extension ViewTrait.Weight {
  var word: String {
    switch self {
    case .trouble: "trouble"
    case .change: "change"
    case .remark: "remark"
    }
  }
}
