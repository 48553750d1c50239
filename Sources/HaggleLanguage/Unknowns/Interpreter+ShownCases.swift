import HaggleSyntax

// The case of an enum that is made up, where views depend on it: one in which something is seen.
extension Interpreter {
  /// Runs a `switch` over a value that is made up, and shows nothing, for the first case in which
  /// something is seen: the value has that one from then on. If there is none, it stays as it is.
  func runShown(
    _ cases: [SwitchCase], for value: Instance, _ subject: ExpressionID, in scope: Scope,
    _ yields: inout Yields
  ) -> Completion {
    guard let type = declarations.type(value.typeName), let first = value.caseName else {
      return .normal
    }
    let (payload, before) = (value.payload, yields)
    for other in type.cases where other.name != first {
      guard interruption == nil,
        case .instance(let made)? = placeholder(of: other, in: type)
      else { continue }
      (value.caseName, value.payload) = (made.caseName, made.payload)
      let count = yields.values.count
      let completion = run(cases, for: .instance(value), in: scope, &yields)
      if completion.isNormal, !showsNothing(yields.values[count...]) {
        let start = place(scope.tree[subject].span.lowerBound, in: scope)
        report(
          .unknownChoice(
            written(subject, in: scope), took: "." + other.name,
            flip: start.map { "\(key(of: $0))=.\(first)" }, at: start),
          about: "switch " + written(subject, in: scope))
        return .normal
      }
      yields = before
    }
    (value.caseName, value.payload) = (first, payload)
    return .normal
  }

  /// Whether nothing is seen of what a block yields.
  func showsNothing(_ values: ArraySlice<(value: Value, id: ExpressionID?)>) -> Bool {
    values.allSatisfy { each in
      if case .view(let view) = each.value { host.showsNothing(view) } else { false }
    }
  }
}
