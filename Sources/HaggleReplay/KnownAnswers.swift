import HaggleTraces
import HaggleVocabulary

/// The first answer of each node to each proposal: rules look these up often, and a node in a grid
/// is asked the same question dozens of times.
struct KnownAnswers: Sendable {
  private struct Entry {
    let proposal: ProposedViewSize
    /// The number of the answer's event.
    let event: Int32
  }

  /// The maximum number of proposals stored per node: few nodes have more, and a lookup is linear.
  private static let mostOfNode = 16

  private var entries: [Entry] = []
  /// The index at which each node's entries start, and the end of the last.
  private var starts: [Int32] = [0]
  /// Whether all proposals of a node are stored.
  private var isWhole: [Bool] = []

  /// - Parameter calls: those of each node.
  init(_ spans: Spans, _ calls: Grouping, count: Int) {
    for node in 0..<count {
      isWhole.append(add(calls[node], of: spans))
      starts.append(Int32(entries.count))
    }
  }

  /// Ignores questions asked by the tool itself, which asks a node for everything once.
  ///
  /// - Parameter probes: those of each node.
  init(_ events: [Event], probes: Grouping, count: Int) {
    isWhole = Array(repeating: true, count: count)
    for node in 0..<count {
      for number in probes[node] {
        guard case .probe(_, let proposal, _) = events[number] else { continue }
        entries.append(Entry(proposal: proposal, event: Int32(number)))
      }
      starts.append(Int32(entries.count))
    }
  }

  /// Returns whether all of them are stored.
  private mutating func add(_ calls: Numbers, of spans: Spans) -> Bool {
    let start = entries.count
    for call in calls {
      let proposal = spans.proposal(of: call)
      if entries[start...].contains(where: { $0.proposal == proposal }) { continue }
      guard let answer = spans.answer(to: call) else { continue }
      guard entries.count < start + Self.mostOfNode else { return false }
      entries.append(Entry(proposal: proposal, event: Int32(answer.event)))
    }
    return true
  }

  /// The event of the first answer to a proposal; nil if it is not stored.
  func event(of node: NodeID, to proposal: ProposedViewSize) -> Int? {
    for index in Int(starts[node.index])..<Int(starts[node.index + 1])
    where entries[index].proposal == proposal {
      return Int(entries[index].event)
    }
    return nil
  }

  /// Whether a proposal that is not stored was not answered either.
  func isWhole(_ node: NodeID) -> Bool { isWhole[node.index] }
}
