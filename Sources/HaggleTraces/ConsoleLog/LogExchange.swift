import Foundation
import HaggleVocabulary

/// A question in a console log, with its answer if there is one.
struct LogExchange {
  var label: String?
  let proposal: ProposedViewSize
  /// The line of the question, from 1.
  let line: Int
  /// The answer, and its line.
  var answer: (size: CGSize, line: Int)?
  /// The index of the enclosing exchange.
  let outer: Int?
  /// The number of answered exchanges around it.
  var depth = 0
}

/// Pairs proposals with sizes. Calls of `sizeThatFits` nest, so a size answers the latest open
/// proposal; a label says which view's.
struct LogPairing {
  enum Step: Equatable {
    case ask(Int)
    case answer(Int)
  }

  private(set) var exchanges: [LogExchange] = []
  private(set) var steps: [Step] = []
  /// The sizes without a question, with their lines.
  private(set) var unasked: [(size: CGSize, line: Int)] = []
  private var open: [Int] = []
  /// The number of open exchanges per label.
  private var openLabels: [String: Int] = [:]
  private let labels: Set<String>

  init(_ statements: [(line: Int, statement: LogStatement)]) {
    labels = Set(
      statements.compactMap { _, statement in
        if case .proposal = statement.content { statement.label } else { nil }
      })
    for (line, statement) in statements {
      switch statement.content {
      case .proposal(let proposal): begin(proposal, statement.label, line)
      case .size(let size): end(size, statement.label, line)
      case .unreadable: continue
      }
    }
    countDepths()
  }

  private mutating func begin(_ proposal: ProposedViewSize, _ label: String?, _ line: Int) {
    open.append(exchanges.count)
    if let label { openLabels[label, default: 0] += 1 }
    steps.append(.ask(exchanges.count))
    exchanges.append(
      LogExchange(label: label, proposal: proposal, line: line, outer: open.dropLast().last))
  }

  private mutating func end(_ size: CGSize, _ label: String?, _ line: Int) {
    // Words that only occur before sizes are no names.
    let name = label.flatMap { labels.contains($0) ? $0 : nil }
    guard let index = close(name) else { return unasked.append((size, line)) }
    exchanges[index].answer = (size, line)
    if labels.isEmpty { exchanges[index].label = label }
    steps.append(.answer(index))
  }

  /// Closes the latest open exchange with that label and those inside it; without a label, the
  /// latest of all. Nil if there is none.
  private mutating func close(_ label: String?) -> Int? {
    if let label, openLabels[label, default: 0] == 0 {
      guard let last = open.last, exchanges[last].label == nil else { return nil }
    }
    while let index = open.popLast() {
      let own = exchanges[index].label
      if let own { openLabels[own, default: 0] -= 1 }
      if label == nil || own == label || (own == nil && openLabels[label ?? "", default: 0] == 0) {
        return index
      }
    }
    return nil
  }

  /// Unanswered exchanges do not count: they may have ended long before the next line.
  private mutating func countDepths() {
    for index in exchanges.indices {
      guard let outer = exchanges[index].outer else { continue }
      exchanges[index].depth =
        exchanges[outer].depth + (exchanges[outer].answer == nil ? 0 : 1)
    }
  }
}
