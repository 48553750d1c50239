/// A question about single events, such as `node ~ Grid && ask.width == min && answer.width > 0`:
/// the language of `haggle query`, of breakpoints and of filters (docs/REPLAY.md).
package struct Query: Sendable {
  let text: String
  let steps: [Step]

  /// What is longer was not typed by a person.
  static let mostCharacters = 4096

  package init(_ text: String) throws(QueryError) {
    self.text = text
    var parser = try QueryParser(text)
    steps = try parser.parse()
  }

  /// The number of the only event that it can be about; nil where it asks for more.
  package var onlyEvent: Int? {
    if steps.count == 1, case .test(.only(let number)) = steps[0] { number } else { nil }
  }

  /// The query in the order in which it is worked out: each step says whether it holds so far, from
  /// the first to the last. No step calls another, so that no nesting is too deep.
  enum Step: Sendable {
    case test(QueryTest)
    /// Turns what holds so far around.
    case not
    /// Goes on at the step with that number where it holds so far: an `||` is settled.
    case skipIf(Int)
    /// Goes on at the step with that number where it does not hold so far: an `&&` is settled.
    case skipUnless(Int)
  }
}

extension Query {
  /// The numbers of all events that match.
  package func events(in timeline: Timeline) -> [Int] {
    let matcher = QueryMatcher(self, in: timeline)
    return timeline.trace.events.indices.filter { matcher.matches($0) }
  }
}
