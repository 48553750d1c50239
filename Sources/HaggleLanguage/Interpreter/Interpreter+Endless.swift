package import HaggleSyntax
package import HaggleVocabulary

/// Running bodies, and detection of endless recursion.
extension Interpreter {
  /// Runs the body of a function, unless the nesting is too deep.
  func call(
    named name: String, of owner: TypeInfo? = nil, at offset: Int, in scope: Scope,
    builds: Bool = false, _ body: () -> Value
  ) -> Value {
    guard budget.calls < budget.callLimit else {
      stopEndless(name, at: place(offset, in: scope))
      return .placeholder(name)
    }
    budget.calls += 1
    defer { budget.calls -= 1 }
    // Bodies of views are counted as views.
    guard let cut = budget.limits.cut, name != Self.closureName, name != "body" else {
      return body()
    }
    let key = "\(owner?.name ?? "").\(name)"
    budget.callsByName[key, default: 0] += 1
    defer { budget.callsByName[key, default: 1] -= 1 }
    // What has come to no end once would try each of its ways to it.
    let limit = builds ? cut.views : budget.endless.contains(key) ? 1 : cut.calls
    guard budget.callsByName[key, default: 0] > limit else { return body() }
    budget.endless.insert(key)
    return endless(name, limit, at: place(offset, in: scope), builds: builds)
  }

  static let closureName = "a closure"

  private func endless(
    _ name: String, _ limit: Int, at place: SourcePlace?, builds: Bool
  ) -> Value {
    report(.endlessCall(name, shown: limit, at: place), about: name)
    return builds ? .view(host.standIn(named: name, at: place)) : .placeholder(name)
  }

  /// Stops with a diagnostic about the views that contain each other, or the function that calls
  /// itself.
  package func stopEndless(_ name: String, at place: SourcePlace?) {
    isEndless = true
    for index in running.indices.reversed() {
      let earlier = running[..<index].lastIndex { $0.name == running[index].name }
      guard let earlier else { continue }
      let cycle = running[earlier...index]
      return stop(.endlessView(cycle.map(\.name), at: cycle.last?.place))
    }
    stop(.endlessCall(name, limit: budget.callLimit, at: place))
  }
}

extension Interpreter {
  /// The maximum number of times that steps are granted again, to finish the code around endless
  /// code.
  static let mostRecoveries = 8

  /// Whether code that came to no end, or that an app would stop at, is left behind here, so that
  /// its neighbours can be built.
  package func recovers(at place: SourcePlace?) -> Bool {
    switch interruption {
    case .exhausted where !isLate:
      guard budget.recoveries < Self.mostRecoveries else {
        interruption = .stopped
        return false
      }
      interruption = nil
      budget.recover()
      return true
    case .trapped(let what, let at) where running.isEmpty && !isLate:
      interruption = nil
      report(.failed("the code runs \(what)", at: at ?? place), about: what)
      return true
    default: return false
    }
  }

  /// What replaces the value of code that an app would stop at: an app has what the code looks for
  /// here. Nil if it did not stop, or builds views.
  func standInAfterTrap(for type: TypeName) -> Value? {
    guard case .trapped(let what, let place) = interruption, !isLate, !type.isView,
      !["Void", "Never", "()"].contains(type.name)
    else { return nil }
    interruption = nil
    report(.replaced(what, at: place), about: what)
    return placeholder(for: type, named: "value")
  }

  /// Whether an uncaught error ended top-level code: the code after it runs.
  package func recoversThrow(at place: SourcePlace?) -> Bool {
    guard case .thrown(let error) = interruption, running.isEmpty, !isLate else { return false }
    interruption = nil
    let diagnostic = Diagnostic.uncaught(Description.plain(error, self), at: place)
    report(diagnostic, about: "throw")
    uncaught = diagnostic
    uncaught?.severity = .error
    return true
  }

  /// The box in the place of a statement that came to no end.
  func stoppedBox(_ id: StatementID, in scope: Scope) -> Value {
    let place = place(scope.tree[id].span.lowerBound, in: scope)
    return .view(host.standIn(named: "stopped", at: place))
  }

  /// Handles exhausted steps: the surrounding code continues, unless views contain each other, or
  /// only a late layout is being computed.
  package func exhaust(_ diagnostic: Diagnostic) {
    guard interruption == nil else { return }
    if isLate || isRecursive {
      isEndless = true
      return stop(diagnostic)
    }
    let muted = log.muted
    log.muted = 0
    log.add(diagnostic, about: "")
    log.muted = muted
    interruption = .exhausted
  }

  /// Whether a view that is being built contains itself more often than people nest views.
  private var isRecursive: Bool {
    guard running.count > Self.suspiciousDepth else { return false }
    var counts: [String: Int] = [:]
    for view in running { counts[view.name, default: 0] += 1 }
    return counts.values.contains { $0 > Self.suspiciousDepth }
  }

  private static let suspiciousDepth = 8

  /// How often the view being built contains itself.
  package var selfNesting: Int {
    guard let last = running.last else { return 0 }
    return running.lazy.filter { $0.name == last.name }.count - 1
  }
}
