import HaggleSyntax

/// What a condition decides, and with that what unknown data counts as.
package enum ConditionUse {
  /// Whether code runs.
  case branch
  /// Whether code is not left, as by `guard`: unknown data counts as true.
  case exit
  /// Whether a loop goes on: unknown data ends it after one turn, or nothing would.
  case nextTurn
  /// Whether code runs that comes to no end, or to that of the app: an app that shows something has
  /// not come there.
  case trap
  /// Whether code runs that says that something went wrong: unknown data does not lead there.
  case failure
}

extension Interpreter {
  /// Runs `if`, `guard` or `switch`.
  func branch(_ id: StatementID, in scope: Scope, _ yields: inout Yields) -> Completion {
    switch scope.tree[id].kind {
    case .if: return runIf(id, in: scope, &yields)
    case .guard(let conditions, let other):
      if holds(conditions, in: scope, for: .exit) { return .normal }
      let completion = run(other, in: Scope(in: scope), &yields)
      // Swift's `guard` always exits; one pasted without its exit must not continue.
      return completion.isNormal ? .returned(.none) : completion
    case .switch(let subject, let cases):
      return runSwitch(subject, cases, in: scope, &yields)
    default: return .normal
    }
  }

  /// `if … else if … else`, in a loop.
  private func runIf(_ id: StatementID, in scope: Scope, _ yields: inout Yields) -> Completion {
    var next = id
    while case .if(let conditions, let then, let other) = scope.tree[next].kind {
      guard interruption == nil else { return .interrupted }
      let inner = Scope(in: scope)
      if holds(conditions, in: inner, for: use(conditions, then, other, in: scope)) {
        return run(then, in: inner, &yields)
      }
      switch other {
      case .elseIf(let statement): next = statement
      case .block(let block): return run(block, in: Scope(in: scope), &yields)
      case nil: return .normal
      }
    }
    return run(next, in: scope, &yields)
  }

  private func isNone(_ other: Statement.Else?) -> Bool {
    if case nil = other { true } else { false }
  }

  /// What a condition decides between two blocks.
  private func use(
    _ conditions: [Condition], _ then: BlockID, _ other: Statement.Else?, in scope: Scope
  ) -> ConditionUse {
    if neverReturns(then, in: scope) { return .trap }
    guard case .block(let block)? = other else {
      let isUnusual = isNone(other) && deniesUsual(conditions, in: scope.tree)
      return isUnusual || isFailure(then, in: scope.tree) ? .failure : .branch
    }
    if neverReturns(block, in: scope) { return .exit }
    return use(isFailure(then, in: scope.tree), isFailure(block, in: scope.tree))
  }

  /// Whether all conditions are true; their bindings are defined in `scope`.
  ///
  func holds(
    _ conditions: [Condition], in scope: Scope, for use: @autoclosure () -> ConditionUse = .branch
  ) -> Bool {
    conditions.allSatisfy { condition in
      switch condition {
      case .expression(let expression): isTrue(expression, in: scope, for: use())
      case .binding(let pattern, let value): bindIfPresent(pattern, value, in: scope, for: use())
      case .pattern(let pattern, let value): fits(pattern, value, in: scope)
      case .availability(let text, let isUnavailable, let offset):
        isAvailable(text, at: place(offset, in: scope)) != isUnavailable
      }
    }
  }

  private func bindIfPresent(
    _ pattern: Pattern, _ id: ExpressionID?, in scope: Scope,
    for use: @autoclosure () -> ConditionUse
  ) -> Bool {
    var value: Value
    if let id {
      value = evaluate(id, in: scope)
      value = mapped(id, insteadOf: value, in: scope) ?? value
    } else {
      value = pattern.names.first.flatMap { known($0, in: scope) } ?? .none
    }
    if value.isNone, let id, use() == .exit, isReadFromMadeUpWords(id, in: scope) {
      value = .placeholder(written(id, in: scope))
    }
    if value.placeholderName != nil {
      value = choose(binding: pattern, value, id, in: scope, for: use())
    }
    if value.isNone, let passed = passedElsewhere(pattern, id, in: scope, for: use()) {
      value = passed
    }
    if value.isNone { reportUnsupplied(pattern, id, in: scope) }
    if value.isNone || value.isVoid { return false }
    // Unknown data that leads a view into itself ends somewhere.
    if value.placeholderName != nil, selfNesting > 1 { return false }
    reportUnknown(value)
    bind(pattern, to: value, type: nil, in: scope)
    return true
  }

  private func runSwitch(
    _ subject: ExpressionID, _ cases: [SwitchCase], in scope: Scope, _ yields: inout Yields
  ) -> Completion {
    var value = evaluate(subject, in: scope)
    if value.placeholderName != nil { value = choose(cases, value, subject, in: scope) }
    let before = yields.values.count
    let completion = run(cases, for: value, in: scope, &yields)
    guard yields.builds, completion.isNormal, case .instance(let instance) = value,
      instance.isMadeUp, showsNothing(yields.values[before...])
    else { return completion }
    return runShown(cases, for: instance, subject, in: scope, &yields)
  }

  func run(
    _ cases: [SwitchCase], for value: Value, in scope: Scope, _ yields: inout Yields
  ) -> Completion {
    guard var index = chosen(cases, for: value, in: scope) else { return .normal }
    while true {
      let completion = run(cases[index.case].body, in: index.scope, &yields)
      switch completion {
      case .fellThrough where index.case + 1 < cases.count:
        index = (index.case + 1, Scope(in: scope))
      case .broke(nil), .fellThrough: return .normal
      default: return completion
      }
    }
  }

  /// The matching case, with the bindings of its pattern.
  func chosen(
    _ cases: [SwitchCase], for value: Value, in scope: Scope
  ) -> (case: Int, scope: Scope)? {
    let isUnknown = value.placeholderName != nil
    for (index, each) in cases.enumerated() {
      let inner = Scope(in: scope)
      if isUnknown {
        for name in each.patterns.first?.pattern.names ?? [] {
          inner.define(name, .placeholder(name))
        }
        return (index, inner)
      }
      if each.patterns.isEmpty { return (index, inner) }
      for (pattern, filter) in each.patterns where matches(pattern, value, in: inner) {
        if filter.map({ isTrue($0, in: inner) }) ?? true { return (index, inner) }
      }
    }
    return nil
  }

  /// Runs `for`, `while` or `repeat`.
  ///
  /// - Parameter yields: for a result builder, what each turn yields.
  func loop(_ id: StatementID, in scope: Scope, _ yields: inout Yields) -> Completion {
    switch scope.tree[id].kind {
    case .forIn(let pattern, let sequence, let filter, let body, let isAwaited):
      let value = evaluate(sequence, in: scope)
      if isAwaited, !isTaskGroup(value, sequence, in: scope) { return .normal }
      for element in Elements(of: value, self) {
        let inner = Scope(in: scope)
        guard takes(pattern, element, in: inner) else { continue }
        if let filter, !isTrue(filter, in: inner) { continue }
        if let end = round(body, of: id, in: inner, &yields) { return end }
      }
    case .while(let conditions, let body):
      var use = ConditionUse.branch
      while true {
        let inner = Scope(in: scope)
        guard holds(conditions, in: inner, for: use) else { break }
        if let end = round(body, of: id, in: inner, &yields) { return end }
        use = .nextTurn
      }
    case .repeatWhile(let body, let condition):
      repeat {
        if let end = round(body, of: id, in: Scope(in: scope), &yields) { return end }
      } while isTrue(condition, in: scope, for: .nextTurn)
    default: break
    }
    return .normal
  }

  /// Whether the elements of a loop with `await` are the results of tasks, which come by
  /// themselves, as those of `withTaskGroup(of: Image.self) { group in … }` do. Nothing has come
  /// yet from a stream when a view is first seen.
  private func isTaskGroup(_ value: Value, _ id: ExpressionID, in scope: Scope) -> Bool {
    guard case .identifier(let name) = scope.tree[id].kind, scope.holder(of: name) != nil else {
      return false
    }
    return value.placeholderName == name
  }

  /// Whether a loop's pattern matches an element: `for case let x?` skips some.
  private func takes(_ pattern: Pattern, _ element: Value, in scope: Scope) -> Bool {
    let isPlain =
      switch (pattern, element) {
      case (.binding, _), (.wildcard, _): true
      case (.tuple, .tuple): false
      case (.tuple, _): true
      default: false
      }
    guard isPlain else { return matches(pattern, element, in: scope) }
    bind(pattern, to: element, type: nil, in: scope)
    return true
  }

  /// Runs one iteration of a loop; returns what ends the loop, or nil to continue.
  private func round(
    _ body: BlockID, of loop: StatementID, in scope: Scope, _ yields: inout Yields
  ) -> Completion? {
    guard step(at: scope.tree[loop].span.lowerBound, in: scope) else { return .interrupted }
    let isMine = { (label: String?) in label == nil || label == scope.tree.labels[loop] }
    let completion = runTurn(body, in: scope, &yields)
    switch completion {
    case .normal, .fellThrough: return nil
    case .continued(let label) where isMine(label): return nil
    case .broke(let label) where isMine(label): return .normal
    default: return completion
    }
  }
}
