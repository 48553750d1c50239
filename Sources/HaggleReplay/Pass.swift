package import Foundation
package import HaggleTraces
import HaggleVocabulary

/// One layout of the whole tree.
package struct Pass: Equatable, Sendable {
  package let number: Int
  package let reason: PassReason
  /// The proposal to the root.
  let proposal: ProposedViewSize
  /// The root's size; nil if the pass did not end.
  package let size: CGSize?
  /// The state set after the pass.
  package let writes: [StateWrite]
  /// Its events, including `passBegin` and `passEnd`.
  package let events: Range<Int>

  /// - Parameter bounds: the events with which passes begin and end.
  static func passes(of trace: Trace, _ bounds: [Int]) -> [Pass] {
    let begins = bounds.indices.filter { trace.events[bounds[$0]].isPassBegin }
    return begins.enumerated().compactMap { index, begin in
      let next = index + 1 < begins.count ? begins[index + 1] : bounds.count
      let end = next < bounds.count ? bounds[next] : trace.events.count
      return Pass(trace.events[bounds[begin]..<end], bounds[begin..<next])
    }
  }

  /// The pass at the beginning of `events`, up to its end; nil if the first event begins no pass.
  private init?(_ events: ArraySlice<Event>, _ bounds: ArraySlice<Int>) {
    guard case .passBegin(let number, let reason, let proposal)? = events.first else { return nil }
    self.number = number
    self.reason = reason
    self.proposal = proposal
    for index in bounds {
      if case .passEnd(number, let size, let writes) = events[index] {
        self.size = size
        self.writes = writes
        self.events = events.startIndex..<index + 1
        return
      }
    }
    size = nil
    writes = []
    self.events = events.startIndex..<events.endIndex
  }
}

extension Event {
  fileprivate var isPassBegin: Bool {
    if case .passBegin = self { true } else { false }
  }
}
