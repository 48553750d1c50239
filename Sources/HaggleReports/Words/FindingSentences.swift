import HaggleTraces
import HaggleVocabulary

struct FindingSentences {
  /// The claim with its cause: a clause, as in a title.
  let clause: Prose
  /// The first sentence of the finding, with its full stop.
  let first: Prose
  /// The further sentences, each with its full stop.
  let others: [Prose]

  init(_ statement: Statement) {
    let details = statement.details
    let isExplained = details.first?.link == .explanation
    clause =
      statement.cause.map { "\(statement.claim)\(isExplained ? "," : "") because \($0)" }
      ?? statement.claim
    let start = details.firstIndex { $0.link == .sentence } ?? details.count
    first = details[..<start].reduce(into: clause) { $0 += $1.text } + "."
    var others: [Prose] = []
    for detail in details[start...] {
      if detail.link == .sentence {
        others.append(detail.words)
      } else {
        others[others.count - 1] += detail.text
      }
    }
    self.others = others.map { "\($0)." }
  }

  var all: Prose { others.reduce(into: first) { $0 += " \($1)" } }
}

extension Statement.Detail {
  /// The words, with the link to what precedes them.
  fileprivate var text: Prose {
    switch link {
    case .explanation: ": \(words)"
    case .although: ", although \(words)"
    case .sentence: " \(words)."
    }
  }
}
