import HaggleVocabulary

extension Natives {
  /// Functions that speak to whoever runs the program, and the like.
  static let programFunctions: [String: NativeFunction] = [
    "fatalError": { trap("fatalError", $0) },
    "preconditionFailure": { trap("preconditionFailure", $0) },
    "assertionFailure": { trap("assertionFailure", $0) },
    "precondition": { $0[0]?.boolean == false ? trap("precondition", $0) : .void },
    "assert": { $0[0]?.boolean == false ? trap("assert", $0) : .void },
    "withAnimation": { _ in .void },
    "withTransaction": { _ in .void },
    "NSLog": { _ in .void },
    "swap": { _ in .void },
    "zip": { call in
      guard let a = call[0], let b = call[1] else { return nil }
      let (first, second) = (Elements(of: a, call.evaluator), Elements(of: b, call.evaluator))
      guard call.evaluator.budget.spend(min(first.count, second.count)) else { return nil }
      let pairs = zip(first, second)
      return .array(pairs.map { .tuple([(label: nil, value: $0), (label: nil, value: $1)]) })
    },
    "stride": stride,
    "repeatElement": { call in
      guard let count = call["count"]?.integer, count >= 0,
        call.evaluator.step(count, at: 0, in: call.evaluator.globals)
      else { return nil }
      return .array(Array(repeating: call[0] ?? .none, count: count))
    },
    "type": { call in
      guard case .instance(let instance)? = call[0] else { return .type("Any") }
      return .type(instance.typeName)
    },
  ]

  /// An app would stop here.
  private static func trap(_ name: String, _ call: NativeCall) -> Value {
    let message = call.arguments.last?.value.string.map { "\"\($0)\"" } ?? ""
    if call.evaluator.interruption == nil {
      call.evaluator.interruption = .trapped("\(name)(\(message))", at: call.place)
    }
    return .placeholder(name)
  }

  private static let stride: NativeFunction = { call in
    guard let from = call[0], let start = from.number, let step = call["by"], let by = step.number,
      let end = call.number("to") ?? call.number("through"), by != 0
    else { return nil }
    let isClosed = call["through"] != nil
    let count = ((end - start) / by).rounded(isClosed ? .down : .up) + (isClosed ? 1 : 0)
    guard count > 0 else { return .array([]) }
    guard count < 1e9, call.evaluator.step(Int(count), at: 0, in: call.evaluator.globals) else {
      return nil
    }
    let isInteger = from.integer != nil && step.integer != nil
    return .array(
      (0..<Int(count)).map { index in
        let value = start + Double(index) * by
        return isInteger ? .integer(Int(value)) : .number(value)
      })
  }

  /// Property wrappers and bindings: erased to the value they hold.
  static let wrapperInitializers: [String: NativeFunction] = {
    var rows: [String: NativeFunction] = [:]
    for name in [
      "State", "StateObject", "ObservedObject", "Published", "Bindable", "GestureState", "Optional",
    ] {
      rows[name] = { $0[0] }
    }
    rows["Binding"] = { call in call["get"]?.function.map { call.apply($0) } ?? call[0] }
    return rows
  }()

  /// Static methods by `Type.name`.
  static let staticMethods: [String: NativeFunction] = [
    "Binding.constant": { $0[0] },
    "Int.random": { $0.evaluator.random($0) },
    "Double.random": { $0.evaluator.random($0) },
    "CGFloat.random": { $0.evaluator.random($0) },
    "Float.random": { $0.evaluator.random($0) },
    "Bool.random": { _ in .boolean(false) },
    "CGFloat.maximum": { best($0.arguments.map(\.value), $0.evaluator) { $0 >= 0 } },
    "Angle.degrees": { AngleValue.made(of: $0) { .degrees($0) } },
    "Angle.radians": { AngleValue.made(of: $0) { .radians($0) } },
    "CGFloat.minimum": { best($0.arguments.map(\.value), $0.evaluator) { $0 < 0 } },
  ]

  /// Types of SwiftUI whose values are only passed on.
  static let valueTypes: Set<String> = [
    "Alignment", "HorizontalAlignment", "VerticalAlignment", "UnitPoint", "GridItem", "EdgeInsets",
    "Edge", "Axis", "Angle", "Font", "Animation", "AnyTransition", "Gradient", "StrokeStyle",
    "AlignmentID", "LayoutDirection", "ColorScheme", "ContentMode", "TextAlignment", "Image.Scale",
    "RoundedCornerStyle", "Locale", "URL", "Date", "Calendar", "UUID", "DateFormatter",
    "NumberFormatter", "IndexSet", "Namespace", "ViewSpacing", "FillStyle", "ShadowStyle",
    "Transaction", "PresentationDetent", "UIColor", "UIFont", "UIImage", "NSAttributedString",
    "PreviewLayout", "PreviewDevice", "WidgetPreviewContext", "DynamicTypeSize",
    "UserInterfaceSizeClass", "AnyShapeStyle",
    "AnyShape", "Material", "BlendMode", "Visibility", "TextInputAutocapitalization", "Selector",
    "IndexPath", "SIMD2", "CGAffineTransform", "CGVector", "Notification", "Decimal", "Data",
    "LayoutProperties", "LayoutPriority", "SafeAreaRegions", "Spring", "Anchor", "GeometryProxy",
    "Axis.Set", "Edge.Set",
  ]
}

extension Evaluator {
  /// Random numbers are the middle of their range: every run is alike.
  fileprivate func random(_ call: NativeCall) -> Value? {
    guard let bounds = call[0].flatMap(Natives.bounds) else { return nil }
    if let lower = bounds.lower.integer, let upper = bounds.upper.integer {
      // Half of what they do not share, on top of what they do: their sum may be too large.
      return .integer((lower & upper) + ((lower ^ upper) >> 1))
    }
    guard let lower = bounds.lower.number, let upper = bounds.upper.number else { return nil }
    return .number(lower + (upper - lower) / 2)
  }

  /// One step of `reduce(into:)`: the closure changes its first parameter.
  func reduce(_ function: FunctionValue, into start: Value, _ element: Value) -> Value {
    guard case .closure(let closure, let captured) = function.code else {
      return call(function, [Passed(start), Passed(element)])
    }
    let scope = Scope(in: captured)
    let names = closure.parameters.count == 2 ? closure.parameters.map(\.name) : ["$0", "$1"]
    scope.define(names[0], start)
    scope.define(names[1], element)
    _ = call(named: "a closure", at: closure.span.lowerBound, in: scope) {
      run(closure.body, as: nil, in: scope)
    }
    return scope[names[0]]?.value ?? start
  }
}
