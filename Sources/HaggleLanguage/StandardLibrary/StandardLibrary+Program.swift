extension StandardLibrary {
  /// Functions that address the user of the program, and the like.
  static let programFunctions: [String: NativeFunction] = [
    "fatalError": { trap("fatalError", $0) },
    "preconditionFailure": { trap("preconditionFailure", $0) },
    "assertionFailure": { trap("assertionFailure", $0) },
    "withAnimation": { call in
      if call[0]?.repeatsForever == true { return .void }
      let isLater = Interpreter.isLater(call[0]?.animationDelay ?? 0)
      return call.interpreter.fading(if: isLater) { call.runLast() }
    },
    "withTransaction": { $0.runLast() },
    "NSLog": { _ in .void }, "os_log": { _ in .void }, "dump": { $0[0] },
    "ObjectIdentifier": { $0[0] },
    "arc4random_uniform": { call in
      call.interpreter.reportRandom(call, "the middle of its range")
      return call.integer(0).map { .integer(max(0, $0 / 2)) }
    },
    "drand48": { call in
      call.interpreter.reportRandom(call, "the middle of its range")
      return .number(0.5)
    },
    "CACurrentMediaTime": { call in
      call.interpreter.reportNow()
      return .number(3600)
    },
    "CFAbsoluteTimeGetCurrent": { call in
      call.interpreter.reportNow()
      return .number(DateValue.now - 978_307_200)
    },
    "type": { call in call[0].map { .type($0.typeName) } },
  ]

  /// A trap, at which an app would stop.
  private static func trap(_ name: String, _ call: NativeCall) -> Value {
    let message = call.arguments.last?.value.string.map { "\"\($0)\"" } ?? ""
    if call.interpreter.interruption == nil {
      call.interpreter.interruption = .trapped("\(name)(\(message))", at: call.place)
    }
    return .placeholder(name)
  }

  /// Property wrappers and bindings, erased to their values.
  static let wrapperInitializers: [String: NativeFunction] = {
    var rows: [String: NativeFunction] = [:]
    for name in [
      "State", "StateObject", "ObservedObject", "Published", "Bindable", "GestureState", "Optional",
    ] {
      rows[name] = { $0[0] }
    }
    rows["Hasher"] = { $0.arguments.isEmpty ? .native(HasherValue()) : nil }
    rows["Binding"] = { call in
      // `Binding { … } set: { … }`
      let get = call["get"] ?? (call["set"] == nil ? nil : call[0])
      return get?.function.map { call.apply($0) } ?? call[0]
    }
    return rows
  }()

  /// Static methods by `Type.name`.
  static let staticMethods: [String: NativeFunction] = {
    var rows: [String: NativeFunction] = [
      "Binding.constant": { $0[0] },
      "Task.detached": InertValue.task,
      "Task.sleep": { $0.interpreter.sleep($0) },
      "String.localizedStringWithFormat": { call in
        guard let format = call.string(0) else { return nil }
        let values = call.arguments.dropFirst().map(\.value)
        return call.interpreter.formatted(format, values).map { .string($0) }
      },
      "Bool.random": { call in
        call.interpreter.reportRandom(call, "false")
        return .boolean(false)
      },
      "CGFloat.maximum": { best($0.arguments.map(\.value), $0.interpreter) { $0 >= 0 } },
      "CGFloat.minimum": { best($0.arguments.map(\.value), $0.interpreter) { $0 < 0 } },
    ]
    for type in integerTypes.union(["Double", "CGFloat", "Float"]) {
      rows[type + ".random"] = { $0.interpreter.random($0) }
    }
    for more in [DurationValue.staticMethods, FormatterValue.staticMethods] {
      rows.merge(more) { first, _ in first }
    }
    return rows
  }()
}

extension Interpreter {
  /// A step of `reduce(into:)`: the closure changes its first parameter.
  func reduce(_ function: FunctionValue, into value: inout Value, _ element: Value) {
    guard case .closure(let closure, let captured) = function.code else {
      value = call(function, [Passed(value), Passed(element)])
      return
    }
    let scope = Scope(in: captured)
    let names = closure.parameters.count == 2 ? closure.parameters.map(\.name) : ["$0", "$1"]
    scope.define(names[0], .void)
    _ = scope.mutate(names[0]) { swap(&$0, &value) }
    scope.define(names[1], element)
    _ = call(named: Self.closureName, at: closure.span.lowerBound, in: scope) {
      run(closure.body, as: nil, in: scope)
    }
    _ = scope.mutate(names[0]) { swap(&$0, &value) }
  }
}
