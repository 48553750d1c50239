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
    let limit = builds ? cut.views : cut.calls
    guard budget.callsByName[key, default: 0] > limit else { return body() }
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
