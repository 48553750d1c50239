import Foundation

/// The progress of a search for edits; who waits for it may end it.
package final class SearchProgress: @unchecked Sendable {
  package struct State: Sendable {
    /// The number of edits laid out.
    package fileprivate(set) var laidOut = 0
    /// The number of edits that may be laid out.
    package fileprivate(set) var all = 0
    /// The number of edits that help.
    package fileprivate(set) var found = 0

    /// `12 of 80 edits laid out, 1 helps`
    package var words: String {
      let helps = found == 0 ? "" : ", \(found) \(found == 1 ? "helps" : "help")"
      return "\(laidOut) of \(all) edits laid out\(helps)"
    }
  }

  private let lock = NSLock()
  private var now = State()
  private var isEnded = false
  private let goesOn: @Sendable (State) -> Bool

  /// - Parameter goesOn: hears of each edit, from any thread but one at a time; whether to go on.
  package init(_ goesOn: @escaping @Sendable (State) -> Bool) { self.goesOn = goesOn }

  /// Whether it was ended.
  package var isStopped: Bool { lock.withLock { isEnded } }

  func begin(_ count: Int) { lock.withLock { now.all += count } }

  func find() { lock.withLock { now.found += 1 } }

  /// Before an edit is laid out.
  ///
  /// - Returns: whether it should be.
  func step() -> Bool {
    lock.withLock {
      if !isEnded {
        isEnded = !goesOn(now)
        now.laidOut += 1
      }
      return !isEnded
    }
  }
}
