import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The comparison of two negotiations as JSON.
struct DiffJSON: JSONAnswer {
  static let schema: String? = "diff/1"

  private let same: Bool
  private let causes: [CauseEntry]
  private let parting: Parting?
  private let views: [View]
  /// The keys of findings that only one trace has, of all their views or of some.
  private let findings: Pair<[String]>

  private struct CauseEntry: Encodable {
    let kind: String
    /// The names of the affected views in each trace.
    var a: [String] = []
    var b: [String] = []
    /// Views around which something was inserted or removed.
    var around: [String]?
  }

  private struct Parting: Encodable {
    let agreed: Int
    let a: Int?
    let b: Int?
  }

  private struct View: Encodable {
    let a: String
    let b: String
    let told: Bool
    let size: Pair<[JSONNumber]>?
    let place: Pair<[JSONNumber]>?
    let questions: [Question]
  }

  private struct Pair<Value: Encodable>: Encodable {
    let a: Value?
    let b: Value?
  }

  private struct Question: Encodable {
    let proposal: [JSONNumber?]
    let a: Answer?
    let b: Answer?
  }

  private struct Answer: Encodable {
    let event: Int
    let size: [JSONNumber]?
  }

  init(_ diff: Diff) {
    let names = Names(diff)
    same = diff.isEmpty
    causes = diff.causes.map(names.entry)
    parting = diff.divergence.map { Parting(agreed: $0.agreed, a: $0.first, b: $0.second) }
    let (gone, new) = diff.findings
    findings = Pair(a: gone.flatMap(\.keys), b: new.flatMap(\.keys))
    views = diff.views.map { view in
      View(
        a: names.first(view.views.first), b: names.second(view.views.second),
        told: view.isWrittenOtherwise,
        size: view.sizes.map {
          Pair(a: $0.first.map(Self.numbers), b: $0.second.map(Self.numbers))
        },
        place: view.places.map {
          Pair(a: $0.first.map(Self.numbers), b: $0.second.map(Self.numbers))
        },
        questions: view.questions.map(Self.question))
    }
  }

  private static func numbers(_ size: CGSize) -> [JSONNumber] {
    [JSONNumber(size.width), JSONNumber(size.height)]
  }

  private static func numbers(_ place: CGPoint) -> [JSONNumber] {
    [JSONNumber(place.x), JSONNumber(place.y)]
  }

  private static func question(_ question: QuestionDifference) -> Question {
    func answer(_ span: Span?) -> Answer? {
      span.map { Answer(event: $0.ask, size: $0.size.map(numbers)) }
    }
    return Question(
      proposal: Axis.allCases.map { question.proposal[$0].map(JSONNumber.init) },
      a: answer(question.first), b: answer(question.second))
  }

  private struct Names {
    let diff: Diff

    init(_ diff: Diff) { self.diff = diff }

    func first(_ node: NodeID) -> String { diff.first.trace.nodes[node.index].name }
    func second(_ node: NodeID) -> String { diff.second.trace.nodes[node.index].name }

    func entry(_ cause: Cause) -> CauseEntry {
      switch cause {
      case .proposal: CauseEntry(kind: "proposal")
      case .removed(let parts):
        CauseEntry(
          kind: "removed", a: parts.map { first($0.node) },
          around: parts.flatMap { $0.around.map(first) })
      case .added(let parts):
        CauseEntry(
          kind: "added", b: parts.map { second($0.node) },
          around: parts.flatMap { $0.around.map(second) })
      case .arguments(let views): entry("told", views)
      case .rule(let views): entry("rule", views)
      case .pixels(let views): entry("pixels", views)
      }
    }

    private func entry(_ kind: String, _ views: [ViewPair]) -> CauseEntry {
      CauseEntry(kind: kind, a: views.map { first($0.first) }, b: views.map { second($0.second) })
    }
  }
}
