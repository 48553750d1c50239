import HaggleSyntax

// What a function that the text does not have is given to call back: `api.load { items = $0 }`.
extension Interpreter {
  /// Calls, once, the closures that an effect hands to a function which the text does not have.
  ///
  /// What they are given is unknown, and an error nil: most calls succeed. What waits for an event,
  /// `onDisconnect { … }`, is not called, as nothing happened yet. Code that only measures, as the
  /// content of a GeometryReader, hands on what a user may tap. Source: ours.
  func callBack(_ site: CallSite) {
    guard let cause = state.cause, !cause.isMeasuring, !site.isListener else { return }
    for closure in site.closures where interruption == nil {
      let passed = closure.unknownParameters.map { Passed($0) }
      _ = call(FunctionValue(.closure(closure, captured: site.scope)), passed)
    }
  }
}

extension CallSite {
  /// Whether what it is given waits for an event.
  fileprivate var isListener: Bool {
    name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
  }

  /// The closures among its arguments, in their order.
  fileprivate var closures: [Closure] {
    let inline = arguments.compactMap { argument -> Closure? in
      if case .closure(let closure) = scope.tree[argument.value].kind { closure } else { nil }
    }
    return inline + trailing.map(\.closure)
  }
}

extension Closure {
  /// What an unknown function calls it with.
  fileprivate var unknownParameters: [Value] {
    guard !parameters.isEmpty else { return (0..<shorthandCount).map { .placeholder("$\($0)") } }
    return parameters.map { $0.name.isOfError ? .none : .placeholder($0.name) }
  }
}

extension String {
  /// Whether it is what an error is called: `error`, `loadError`, `err`.
  fileprivate var isOfError: Bool {
    let name = lowercased()
    return name.hasSuffix("error") || name == "err"
  }
}
