import HaggleSyntax

/// An evaluated argument of a call.
package struct Passed {
  package var label: String?
  package var value: Value
  package var isTrailing = false
  /// What arithmetic on whole literals comes to where a fraction is wanted: `2 / 3`.
  var fraction: Double?
  /// The type that it is written with: numbers and texts do not show theirs.
  var typeName: String?
  /// The variable to write back to, of `&variable`.
  var target: ExpressionID?
  /// The state that a binding leads to, of `$name`.
  var binding: StateStore.Key?

  package init(_ label: String?, _ value: Value) {
    self.label = label
    self.value = value
  }

  package init(_ value: Value) { self.init(nil, value) }

  init(trailing label: String?, _ value: Value) {
    self.init(label, value)
    isTrailing = true
  }
}

extension Passed {
  /// The value for a parameter of that type.
  func value(for type: TypeName?) -> Value {
    guard let fraction, type?.isNumber == true else { return value }
    return .number(fraction)
  }
}

/// Which argument belongs to which parameter: by Swift's rules of labels, defaults and trailing
/// closures.
package struct ArgumentMatching {
  /// The positions of the arguments of each parameter.
  private(set) var arguments: [[Int]]
  private let formals: [Formal]
  private let passed: [Passed]
  /// The parameter from which on the next argument may be taken.
  private var next = 0

  /// Nil if the labels do not match, or a parameter without default gets no argument.
  init?(_ passed: [Passed], to formals: [Formal]) {
    self.formals = formals
    self.passed = passed
    arguments = Array(repeating: [], count: formals.count)
    for position in passed.indices {
      guard let parameter = parameter(for: position) else { return nil }
      arguments[parameter].append(position)
      next = formals[parameter].isVariadic ? parameter : parameter + 1
    }
    guard formals.indices.allSatisfy({ formals[$0].isOptional || !arguments[$0].isEmpty })
    else { return nil }
  }

  private func parameter(for position: Int) -> Int? {
    let argument = passed[position]
    if argument.isTrailing, argument.label == nil { return parameter(forClosureAt: position) }
    if let current = arguments.indices.last(where: { !arguments[$0].isEmpty }),
      current == next, formals[current].isVariadic, argument.label == nil
    {
      return current
    }
    return firstFree { $0.label == argument.label }
  }

  /// The parameter for a trailing closure: the first that takes one, preferring required ones.
  private func parameter(forClosureAt position: Int) -> Int? {
    let labels = Set(passed[(position + 1)...].compactMap(\.label))
    let fits = { (formal: Formal) in
      formal.acceptsClosure && !(formal.label.map(labels.contains) ?? false)
    }
    return firstFree { fits($0) && !$0.isOptional } ?? firstFree(fits)
  }

  /// The first parameter from `next` on that fits, all before it having defaults.
  private func firstFree(_ fits: (Formal) -> Bool) -> Int? {
    for index in formals.indices.dropFirst(next) where arguments[index].isEmpty {
      if fits(formals[index]) { return index }
      if !formals[index].isOptional { return nil }
    }
    return nil
  }

  /// How badly the arguments match the types, including the number of defaults used; lower is
  /// better.
  var penalty: Int {
    formals.indices.reduce(0) { sum, index in
      guard let position = arguments[index].first else { return sum + 1 }
      return sum + passed[position].penalty(for: formals[index].type)
    }
  }
}

extension Passed {
  /// As of its value, but that a number or a text is best as what it is written as.
  fileprivate func penalty(for type: TypeName?) -> Int {
    let penalty = value.penalty(for: type)
    guard let typeName, let type, value.number != nil || value.string != nil else { return penalty }
    return type.name == typeName ? 0 : max(penalty, 4)
  }
}

extension Value {
  /// How badly the value matches the type, going by its kind of literal; 0 is best.
  fileprivate func penalty(for type: TypeName?) -> Int {
    guard let type else { return 2 }
    switch self {
    case .integer:
      if type.name == "Int" { return 0 }
      // Without a type a whole literal is an Int, which a function of all integers takes.
      return type.isOfIntegers ? 1 : type.isNumber ? 2 : type.isBuiltIn ? 20 : 3
    case .number:
      return type.isNumber ? 0 : type.isBuiltIn || type.isOfIntegers ? 20 : 3
    case .string: return type.name == "String" ? 0 : type.isBuiltIn ? 20 : 3
    case .boolean: return type.name == "Bool" ? 0 : type.isBuiltIn ? 20 : 3
    case .function: return type.isFunction ? 0 : 20
    case .keyPath: return type.isFunction ? 1 : type.isBuiltIn ? 20 : 2
    case .instance(let instance):
      return type.name == instance.typeName ? 0 : type.isBuiltIn ? 20 : 3
    case .array(let elements): return Self.penalty(elements, for: type)
    case .dictionary: return type.isDictionary ? 0 : type.isBuiltIn ? 20 : 3
    case .view: return type.isView ? 0 : type.isBuiltIn ? 20 : 2
    case .record(let name, _): return type.name == name ? 0 : type.isBuiltIn ? 20 : 2
    case .size, .point, .rect, .proposal:
      return Family(self).typeNames.contains(type.name) ? 0 : type.isBuiltIn ? 20 : 3
    case .none: return type.isOptional ? 0 : 3
    // What is unknown counts as present.
    default: return type.isFunction ? 20 : type.isOptional ? 4 : 2
    }
  }

  /// An array matches an array type as its first element matches the element type.
  private static func penalty(_ elements: [Value], for type: TypeName) -> Int {
    guard type.isArray else { return type.isBuiltIn || type.isDictionary ? 20 : 3 }
    guard let element = type.arguments.first, let first = elements.first else { return 0 }
    return first.penalty(for: element)
  }
}

extension TypeName {
  private static let numbers: Set<String> = [
    "CGFloat", "Double", "Float", "TimeInterval", "Float32", "Float64",
  ]

  /// Whether its values are fractions, such as `CGFloat`.
  var isNumber: Bool { Self.numbers.contains(name) }
  var isInteger: Bool { StandardLibrary.integerTypes.contains(name) }
  /// Whether all of its values are whole numbers, of whatever type: `some BinaryInteger`.
  fileprivate var isOfIntegers: Bool { Self.integerProtocols.contains(name) }
  private static let integerProtocols: Set<String> = [
    "BinaryInteger", "FixedWidthInteger", "SignedInteger", "UnsignedInteger",
  ]
  /// Whether its values have elements.
  var isCollection: Bool { isArray || isDictionary }
  /// Whether its values are data of the library, none of which can be called.
  var isPlainData: Bool { isBuiltIn && !isFunction }
  fileprivate var isBuiltIn: Bool {
    isNumber || isInteger || name == "String" || name == "Bool" || isFunction || isArray
      || isDictionary
  }
  fileprivate var isArray: Bool {
    ["Array", "ArraySlice", "Set"].contains(name) || (name.hasPrefix("[") && arguments.count == 1)
  }
  fileprivate var isDictionary: Bool {
    name == "Dictionary" || (name.hasPrefix("[") && arguments.count == 2)
  }

  /// Whether a function of this result type builds views.
  package var isView: Bool {
    let isOpaque = text.hasPrefix("some ") || text.hasPrefix("any ")
    return isOpaque
      ? Self.views.contains(where: name.hasSuffix) : name == "View" || name == "AnyView"
  }

  /// How the names of protocols end whose opaque values are views, scenes or parts of them; others
  /// are plain values, such as a `some Layout` and a service of an app.
  private static let views = [
    "View", "Content", "Scene", "Commands", "Widget", "Configuration", "Shape", "Component",
  ]
}

extension Formal {
  /// The parameter without its label.
  var withoutLabel: Formal {
    Formal(
      label: nil, name: name, type: type, isOptional: true, isVariadic: isVariadic,
      isInOut: isInOut, isBuilder: isBuilder, builder: builder, defaultValue: defaultValue)
  }

  /// The parameter with a more specific type.
  func with(type: TypeName?, isOptional: Bool? = nil) -> Formal {
    Formal(
      label: label, name: name, type: type, isOptional: isOptional ?? self.isOptional,
      isVariadic: isVariadic, isInOut: isInOut, isBuilder: isBuilder, builder: builder,
      defaultValue: defaultValue)
  }
}
