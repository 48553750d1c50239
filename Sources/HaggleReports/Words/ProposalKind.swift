import Foundation
import HaggleVocabulary

/// What a proposal asks for, in words: `min`, `ideal`, `max`, or per axis `min width`.
enum ProposalKind {
  /// Nothing where both axes are just numbers.
  static func words(for proposal: ProposedViewSize) -> String {
    let kinds = [kind(of: proposal.width), kind(of: proposal.height)]
    if let kind = kinds[0], kind == kinds[1] { return kind }
    let words = zip(kinds, Axis.allCases).compactMap { kind, axis in
      kind.map { "\($0) \(axis.dimension)" }
    }
    return words.joined(separator: ", ")
  }

  /// With its kind behind the size: `0×0 min`.
  static func sized(_ proposal: ProposedViewSize) -> String {
    let words = words(for: proposal)
    return NumberText.display(proposal) + (words.isEmpty ? "" : " \(words)")
  }

  /// The kind in full: `minimum`, `ideal size`, `maximum width`; nothing where both are numbers.
  static func question(_ proposal: ProposedViewSize) -> String {
    let names = ["min": "minimum", "ideal": "ideal", "max": "maximum"]
    let kinds = [kind(of: proposal.width), kind(of: proposal.height)].map {
      $0.flatMap { names[$0] }
    }
    if let kind = kinds[0], kind == kinds[1] { return "\(kind) size" }
    return zip(kinds, Axis.allCases).compactMap { kind, axis in
      kind.map { "\($0) \(axis.dimension)" }
    }.joined(separator: " and ")
  }

  private static func kind(of length: CGFloat?) -> String? {
    switch length {
    case nil: "ideal"
    case 0: "min"
    case CGFloat.infinity: "max"
    default: nil
    }
  }
}
