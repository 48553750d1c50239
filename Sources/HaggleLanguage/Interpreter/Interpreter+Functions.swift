package import HaggleSyntax

extension Interpreter {
  /// Calls a function value; `site` is where, for diagnostics and `inout`.
  package func call(_ function: FunctionValue, _ passed: [Passed], _ site: CallSite? = nil) -> Value
  {
    let value = result(of: function, passed, site)
    guard let type = function.result else { return value }
    return coerce(value, to: type, from: nil)
  }

  private func result(of function: FunctionValue, _ passed: [Passed], _ site: CallSite?) -> Value {
    switch function.code {
    case .closure(let closure, let captured):
      let value = run(
        closure, captured: captured, typed(passed, as: function.parameters), by: function.builder)
      return closure.result.map { coerce(value, to: $0, from: nil) } ?? value
    case .functions(let candidates, let captured, let receiver):
      return call(
        candidates, captured: captured, receiver: receiver, passed: passed, site: site)
    case .keyPath(let path):
      return passed.first.map { follow(path, from: $0.value) } ?? .void
    case .initializer(let typeName, let labels):
      let type = declarations.type(typeName).flatMap { $0.kind == nil ? nil : $0 }
      let passed = labelled(passed, labels, for: type)
      if let type {
        return instantiate(type, passed, at: site.flatMap { place($0.anchor, in: $0.scope) })
      }
      // `ForEach(names, id: \.self, content: Text.init)`
      if host.isView(named: typeName) {
        return .record(type: typeName, fields: plainArguments(passed))
      }
      return resolve(
        .member(base: nil, name: "init", arguments: plainArguments(passed)), as: typeName)
    case .enumCase(let typeName, let name):
      return enumValue(name, of: typeName, passed)
    case .constant(let value): return value
    case .native(let native):
      return run(native, NativeCall(interpreter: self, arguments: plainArguments(passed))) ?? .void
    }
  }

  /// The arguments of a closure with the parameter types stated by its context.
  private func typed(_ passed: [Passed], as types: [TypeName]) -> [Value] {
    guard types.count == passed.count else { return passed.map(\.value) }
    return zip(passed, types).map { coerce($0.value, to: $1, from: nil) }
  }

  private func enumValue(_ name: String, of typeName: String, _ passed: [Passed]) -> Value {
    let instance = Instance(typeName: typeName)
    instance.caseName = name
    let type = declarations.type(typeName)
    let parameters = type?.enumCase(name)?.parameters.map { Formal($0) } ?? []
    instance.payload = payload(passed, for: parameters, of: type)
    return .instance(instance)
  }

  /// The associated values of a case, with the defaults of those that are not passed.
  private func payload(
    _ passed: [Passed], for parameters: [Formal], of type: TypeInfo?
  ) -> [(label: String?, value: Value)] {
    let matching =
      passed.count < parameters.count ? ArgumentMatching(passed, to: parameters) : nil
    let positions = matching?.arguments.map(\.first) ?? passed.indices.map { $0 }
    let scope = type.map {
      receiverScope(.type($0.name), type: $0, tree: $0.tree ?? syntax)
    }
    return positions.enumerated().map { index, position in
      let parameter = parameters.indices.contains(index) ? parameters[index] : nil
      guard let position else {
        let value = parameter?.defaultValue.flatMap { id in
          scope.map { evaluate(id, as: parameter?.type, in: $0) }
        }
        return (parameter?.label, value ?? .none)
      }
      let argument = passed[position]
      guard let wanted = parameter?.type else { return (argument.label, argument.value) }
      return (argument.label, coerce(argument.value(for: wanted), to: wanted, from: type))
    }
  }

  private func call(
    _ candidates: [Function], captured: Scope?, receiver: Value?, passed: [Passed],
    site: CallSite?
  ) -> Value {
    guard let choice = choose(othersFirst(candidates, at: site), for: passed) else {
      // `zip(a, b).map(distance)` hands over a pair.
      if passed.count == 1, case .tuple(let parts) = passed[0].value,
        choose(candidates, for: parts.map { Passed($0.label, $0.value) }) != nil
      {
        let spread = parts.map { Passed($0.label, $0.value) }
        return call(
          candidates, captured: captured, receiver: receiver, passed: spread, site: site)
      }
      return callAnyway(
        candidates, captured: captured, receiver: receiver, passed: passed, site: site)
    }
    let outcome = invoke(
      choice.function, choice.matching, passed, receiver: receiver, captured: captured)
    if let site { writeBack(outcome.scope, choice.function, choice.matching, of: passed, to: site) }
    return outcome.value
  }

  /// Calls a function whose labels do not match with the arguments in order, and reports that.
  private func callAnyway(
    _ candidates: [Function], captured: Scope?, receiver: Value?, passed: [Passed],
    site: CallSite?
  ) -> Value {
    guard let function = candidates.first else { return .void }
    let bare = passed.map { Passed($0.value) }
    let loose = function.parameters.prefix(bare.count).map { $0.withoutLabel }
    if let site { reportMismatch(site, passed) }
    guard let matching = ArgumentMatching(Array(bare.prefix(loose.count)), to: loose) else {
      return .void
    }
    return invoke(function, matching, bare, receiver: receiver, captured: captured).value
  }

  func reportMismatch(_ site: CallSite, _ passed: [Passed]) {
    let labels = passed.map { ($0.label ?? "_") + ":" }.joined()
    report(
      .mismatch(site.name, labels: labels, at: place(of: site)),
      about: site.name + labels)
  }

  /// Runs a declared function; afterwards the scope holds its `self` and `inout` parameters.
  package func invoke(
    _ function: Function, _ matching: ArgumentMatching, _ passed: [Passed], receiver: Value?,
    captured: Scope? = nil
  ) -> (value: Value, scope: Scope) {
    let scope = scope(of: function, captured: captured)
    if let receiver { scope.define("self", receiver) }
    return (run(function, matching, passed, in: scope), scope)
  }

  /// Runs a mutating method; nothing else references the receiver meanwhile, so nothing is copied.
  func invoke(
    _ function: Function, _ matching: ArgumentMatching, _ passed: [Passed],
    changing receiver: inout Value
  ) -> (value: Value, scope: Scope) {
    let scope = scope(of: function, captured: nil)
    scope.define("self", .void)
    _ = scope.mutate("self") { swap(&$0, &receiver) }
    let value = run(function, matching, passed, in: scope)
    _ = scope.mutate("self") { swap(&$0, &receiver) }
    return (value, scope)
  }

  private func scope(of function: Function, captured: Scope?) -> Scope {
    let own = function.ownType.flatMap { declarations.type($0) } ?? function.owner
    let scope = Scope(tree: function.tree, parent: captured, type: captured == nil ? own : nil)
    scope.define(function.stated)
    return scope
  }

  private func run(
    _ function: Function, _ matching: ArgumentMatching, _ passed: [Passed], in scope: Scope
  ) -> Value {
    bind(function.parameters, matching, passed, in: scope)
    bindTypes(function.parameters, in: scope)
    guard let body = function.declaration.body else { return .void }
    return call(
      named: function.declaration.name, of: function.owner, at: function.anchor, in: scope,
      builds: function.buildsViews
    ) {
      run(
        body, as: function.declaration.result, in: scope,
        builds: function.attributes.contains("ViewBuilder"),
        by: builder(among: function.attributes))
    }
  }

  /// Gives each parameter its argument or its default.
  package func bind(
    _ formals: [Formal], _ matching: ArgumentMatching, _ passed: [Passed], in scope: Scope
  ) {
    for (index, formal) in formals.enumerated() where index < matching.arguments.count {
      let values = matching.arguments[index].map { position -> Value in
        let value = built(passed[position].value(for: formal.type), by: formal.builder)
        return formal.type.map { coerce(value, to: $0, in: scope) } ?? value
      }
      let value: Value
      if formal.isVariadic {
        value = .array(values)
      } else if let first = values.first {
        value = first
      } else {
        value = formal.defaultValue.map { evaluate($0, as: formal.type, in: scope) } ?? .none
      }
      let binding = matching.arguments[index].first.flatMap { passed[$0].binding }
      scope.define(
        Scope.Variable(name: formal.name, value: value, type: formal.type, binding: binding))
    }
  }

  /// `func make<T>(_ type: T.Type)`: inside, `T` is the type that was given.
  private func bindTypes(_ formals: [Formal], in scope: Scope) {
    for formal in formals {
      guard let text = formal.type?.text, text.hasSuffix(".Type"),
        case .type(let name)? = scope[formal.name]?.value
      else { continue }
      let parameter = String(text.dropLast(".Type".count))
      if declarations.type(parameter) == nil { scope.define(parameter, .type(name)) }
    }
  }

  /// Gives the variables that are passed `inout` what the function left in them.
  func writeBack(
    _ outcome: Scope, _ function: Function, _ matching: ArgumentMatching, of passed: [Passed],
    to site: CallSite
  ) {
    for (index, formal) in function.parameters.enumerated() where formal.isInOut {
      guard let position = matching.arguments[index].first,
        let target = passed[position].target, let value = outcome[formal.name]?.value
      else { continue }
      mutate(target, in: site.scope) { $0 = value }
    }
  }

  /// Runs a closure with positional arguments; a lone tuple is spread over several parameters.
  ///
  /// - Parameter builder: the declared result builder that makes its result; nil for none.
  package func run(
    _ closure: Closure, captured: Scope, _ arguments: [Value], builds: Bool = false,
    by builder: String? = nil
  ) -> Value {
    let scope = Scope(in: captured)
    bind(closure, arguments, in: scope)
    return call(named: Self.closureName, at: closure.span.lowerBound, in: scope) {
      run(closure.body, as: nil, in: scope, builds: builds, by: builder)
    }
  }

  private func bind(_ closure: Closure, _ arguments: [Value], in scope: Scope) {
    let wanted = max(closure.parameters.count, closure.shorthandCount)
    var arguments = arguments
    if wanted > 1, arguments.count == 1, case .tuple(let elements) = arguments[0] {
      arguments = elements.map(\.value)
    }
    for (index, argument) in arguments.enumerated() {
      guard closure.parameters.indices.contains(index) else {
        if closure.parameters.isEmpty { scope.define("$\(index)", argument) }
        continue
      }
      let parameter = closure.parameters[index]
      let value = parameter.type.map { coerce(argument, to: $0, in: scope) } ?? argument
      scope.define(parameter.name, value, type: parameter.type)
      if let wrapped = Self.projected(parameter.name) { scope.define(wrapped, value) }
    }
  }
}
