import HaggleSyntax

// Calls the callbacks passed to unknown functions: `api.load { items = $0 }`.
extension Interpreter {
  /// Calls the closures that an effect passes to an undeclared function, once.
  ///
  /// Their arguments are unknown, errors are nil: most calls succeed. Listeners such as
  /// `onDisconnect { … }` are not called, as no event has happened. Code that only measures, such
  /// as the content of a GeometryReader, passes on actions for later taps. Source: ours.
  func callBack(_ site: CallSite) {
    guard let cause = state.cause, !cause.isMeasuring, !site.isListener else { return }
    for closure in site.closures where interruption == nil {
      let passed = closure.unknownParameters.map { Passed($0) }
      _ = call(FunctionValue(.closure(closure, captured: site.scope)), passed)
    }
  }
}

extension CallSite {
  /// Whether its closure waits for an event.
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
  /// The arguments that an unknown function passes.
  fileprivate var unknownParameters: [Value] {
    guard !parameters.isEmpty else { return (0..<shorthandCount).map { .placeholder("$\($0)") } }
    return parameters.map { $0.name.isOfError ? .none : .placeholder($0.name) }
  }
}

extension String {
  /// Whether it is a usual name for an error: `error`, `loadError`, `err`.
  fileprivate var isOfError: Bool {
    let name = lowercased()
    return name.hasSuffix("error") || name == "err"
  }
}
