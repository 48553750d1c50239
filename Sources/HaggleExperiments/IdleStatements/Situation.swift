import Foundation
import HaggleLayouts
import HaggleScenarios
import HaggleSyntax
import HaggleTraces
import HaggleVocabulary

/// A situation other than the stated one that a view will meet: other screens, other users, other
/// texts, the other branch of a condition.
struct Situation: Sendable {
  /// The changed circumstances; each replaces an earlier one of its kind.
  var changes: [Circumstances.Change] = []
  /// Nil for the stated device.
  var device: Device?
  var standIns = StandIns()
  /// A condition replaced by its outcome.
  var branch: Rewriting?

  /// The scenario of a text in this situation.
  func scenario(of material: ScenarioText, by rewriting: Rewriting) -> Scenario {
    var text = material
    text.text = rewriting.text(of: SourceText(material.text, name: material.name))
    for change in changes { text.overrides.set(change.kind, change) }
    if let device { text.overrides.device = device }
    if standIns != StandIns() { text.standIns = standIns }
    return text.scenario
  }
}

extension Situation {
  /// The usual ones first, then those in which most statements turn out to have an effect.
  ///
  /// - Parameter trace: the layout of the original text.
  static func all(_ scenario: Scenario, _ outline: SourceOutline, _ trace: Trace) -> [Situation] {
    let size = trace.header.proposal
    return [Situation()] + words + screens(size) + devices(scenario) + people(size)
      + assumptions(trace) + branches(outline)
  }

  private static func texts(_ factor: Double) -> StandIns {
    var standIns = StandIns()
    standIns.texts = factor
    return standIns
  }

  private static var uneven: StandIns {
    var standIns = StandIns()
    standIns.areTextsUneven = true
    return standIns
  }

  /// Other languages and data: a third of the length, twice, several lines, a page, or differing
  /// lengths.
  private static let words = ([2, 0.3, 8, 40].map(texts) + [uneven]).map {
    Situation(standIns: $0)
  }

  /// Narrower and wider, lower and higher, rotated, and inside a scroll view.
  private static func screens(_ size: ProposedViewSize?) -> [Situation] {
    guard let width = size?.width?.finite, let height = size?.height?.finite else {
      return [320, 430, 1024].map { proposing(ProposedViewSize(width: $0, height: 700)) }
    }
    let sizes: [(CGFloat?, CGFloat?)] = [
      (width * 0.8, height), (width * 1.5, height), (width, height * 0.6), (width, height * 1.5),
      (height, width), (width, nil), (nil, nil),
    ]
    return sizes.map { proposing(ProposedViewSize(width: $0.0, height: $0.1)) }
  }

  /// For texts with a device: a small screen, a large one and a landscape one, with their safe
  /// areas.
  private static func devices(_ scenario: Scenario) -> [Situation] {
    guard scenario.directives.proposal == nil else { return [] }
    return ["iPhone SE", "iPad", "iPhone 16 Pro landscape"].compactMap { Device.named($0) }.flatMap
    {
      [Situation(device: $0), Situation(device: $0, standIns: texts(8))]
    }
  }

  private static func proposing(_ size: ProposedViewSize) -> Situation {
    Situation(changes: [.proposal(size)])
  }

  /// Larger or smaller text, right-to-left, the keyboard, and all of these at once.
  private static func people(_ size: ProposedViewSize?) -> [Situation] {
    let sizes: [DynamicTypeSize] = [.xSmall, .xxxLarge, .accessibility3]
    var crowded = Situation(changes: [.typeSize(.xxxLarge)], standIns: texts(2))
    if let width = size?.width?.finite {
      let narrow = ProposedViewSize(width: width * 0.7, height: size?.height)
      crowded.changes.append(.proposal(narrow))
    }
    return sizes.map { Situation(changes: [.typeSize($0)]) } + [
      crowded, Situation(changes: [.direction(.rightToLeft)]),
      Situation(changes: [.keyboard(.shown)]),
    ]
  }

  /// Other values for haggle's assumptions.
  private static func assumptions(_ trace: Trace) -> [Situation] {
    let codes = trace.diagnostics.compactMap { $0.detail?.code.known }
    return Set(codes.flatMap(\.assumes)).sorted().flatMap(\.alternatives).map {
      Situation(standIns: $0)
    }
  }

  /// Each plain condition, once as if true and once as if false.
  private static func branches(_ outline: SourceOutline) -> [Situation] {
    outline.questions.prefix(mostQuestions).flatMap { span in
      ["true", "false"].map { word in
        Situation(branch: Rewriting(replacing: span, by: word))
      }
    }
  }

  /// The maximum number of conditions; each takes two layouts.
  static let mostQuestions = 12
}

extension SourceOutline {
  /// The conditions of `if` and of `?:` that are one expression.
  var questions: [SourceSpan] {
    let asked = tree.statements.flatMap { statement -> [ExpressionID] in
      guard case .if(let conditions, _, _) = statement.kind else { return [] }
      return conditions.compactMap { condition in
        if case .expression(let id) = condition { id } else { nil }
      }
    }
    let chosen = tree.expressions.compactMap { expression -> ExpressionID? in
      if case .ternary(let condition, _, _) = expression.kind { condition } else { nil }
    }
    return Set((asked + chosen).map { tree[$0].span }).sorted { $0.lowerBound < $1.lowerBound }
  }
}

extension Circumstances.Change {
  /// The kind of circumstance that it changes.
  var kind: Circumstances.Kind {
    switch self {
    case .proposal: .resize
    case .typeSize: .typeSize
    case .locale: .locale
    case .direction: .direction
    case .keyboard: .keyboard
    }
  }
}
