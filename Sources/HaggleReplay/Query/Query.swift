/// A condition on single events, such as `node ~ Grid && ask.width == min && answer.width > 0`,
/// used by `haggle query`, breakpoints and filters (docs/REPLAY.md).
package struct Query: Sendable {
  let text: String
  let steps: [Step]

  /// The maximum length of a query.
  static let mostCharacters = 4096

  package init(_ text: String) throws(QueryError) {
    self.text = text
    var parser = try QueryParser(text)
    steps = try parser.parse()
  }

  /// The number of the only event that can match; nil if others can.
  package var onlyEvent: Int? {
    if steps.count == 1, case .test(.only(let number)) = steps[0] { number } else { nil }
  }

  /// The steps of evaluation in order: each updates the result so far. Steps do not call each
  /// other, so any nesting works.
  enum Step: Sendable {
    case test(QueryTest)
    /// Negates the result so far.
    case not
    /// Jumps to the step with that number if the result so far is true: an `||` is decided.
    case skipIf(Int)
    /// Jumps to the step with that number if the result so far is false: an `&&` is decided.
    case skipUnless(Int)
  }
}

extension Query {
  /// The numbers of all matching events.
  package func events(in timeline: Timeline) -> [Int] {
    let matcher = QueryMatcher(self, in: timeline)
    return timeline.trace.events.indices.filter { matcher.matches($0) }
  }
}
