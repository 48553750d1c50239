import HaggleSyntax
package import HaggleVocabulary

extension Interpreter {
  /// Random numbers are the middle of their range: every run is alike.
  func random(_ call: NativeCall) -> Value? {
    guard
      let bounds = call["in"].flatMap(StandardLibrary.bounds)
        ?? call[0].flatMap(StandardLibrary.bounds)
    else {
      return nil
    }
    reportRandom(call, "the middle of its range")
    if let lower = bounds.lower.integer, let upper = bounds.upper.integer {
      // The common bits plus half of the differing ones: the sum may overflow.
      return .integer((lower & upper) + ((lower ^ upper) >> 1))
    }
    guard let lower = bounds.lower.number, let upper = bounds.upper.number else { return nil }
    return .number(lower + (upper - lower) / 2)
  }

  /// Reports once that a random value was assumed.
  func reportRandom(_ call: NativeCall, _ taken: String) {
    reportAssumed("what is random", as: taken, at: call.place)
  }

  package func reportNow() { reportAssumed("the present", as: "9 June 2025, 9:41 in UTC") }

  /// Reports once that an unknown value was assumed.
  package func reportAssumed(_ what: String, as taken: String, at place: SourcePlace? = nil) {
    report(.assumedValue(what, as: taken, at: place), about: what)
  }
}

extension Diagnostic {
  /// A value that differs in every run of an app.
  static func assumedValue(
    _ what: String, as taken: String, at place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      .assumed, code: .assumedValue, "\(what) is taken as \(taken)",
      remedy: "write the value that it has in its place", place: place)
  }
}
