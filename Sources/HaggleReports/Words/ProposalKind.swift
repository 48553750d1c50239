import Foundation
import HaggleVocabulary

/// What a length of a proposal asks for.
enum ProposalKind: String {
  case min, ideal, max

  /// Nil for a number.
  private init?(_ length: CGFloat?) {
    switch length {
    case nil: self = .ideal
    case 0: self = .min
    case CGFloat.infinity: self = .max
    default: return nil
    }
  }

  private var name: String {
    switch self {
    case .min: "minimum"
    case .ideal: "ideal"
    case .max: "maximum"
    }
  }

  /// A short form: `min`, `ideal`, `max`, or per axis `min width`; empty if both are numbers.
  static func words(for proposal: ProposedViewSize) -> String {
    let kinds = kinds(proposal)
    if kinds.count == 2, kinds[0].kind == kinds[1].kind { return kinds[0].kind.rawValue }
    return kinds.map { "\($0.kind.rawValue) \($0.axis.dimension)" }.joined(separator: ", ")
  }

  /// The size followed by its kind: `0×0 min`.
  static func sized(_ proposal: ProposedViewSize) -> String {
    let words = words(for: proposal)
    return NumberText.display(proposal) + (words.isEmpty ? "" : " \(words)")
  }

  /// The full form: `minimum size`, `ideal size`, `maximum width`; empty if both are numbers.
  static func question(_ proposal: ProposedViewSize) -> String {
    let kinds = kinds(proposal)
    if kinds.count == 2, kinds[0].kind == kinds[1].kind { return "\(kinds[0].kind.name) size" }
    return kinds.map { "\($0.kind.name) \($0.axis.dimension)" }.joined(separator: " and ")
  }

  private static func kinds(_ proposal: ProposedViewSize) -> [(axis: Axis, kind: ProposalKind)] {
    Axis.allCases.compactMap { axis in
      ProposalKind(proposal[axis]).map { (axis: axis, kind: $0) }
    }
  }
}
