import Foundation
package import HaggleSyntax

extension Interpreter {
  /// The value as one of the type: literals become numbers, implicit members get their base.
  package func coerce(_ value: Value, to type: TypeName?, in scope: Scope) -> Value {
    guard let type, needsCoercion(value) || isKey(value, type) else { return value }
    let own = type.name == "Self" ? ownType(in: scope.receiver) : nil
    return coerce(value, to: own ?? type, from: scope.receiver?.type)
  }

  /// The type `Self` in the code of a receiver.
  private func ownType(in receiver: Scope?) -> TypeName? {
    switch receiver?["self"]?.value {
    case .type(let name)?: TypeName(name)
    case .instance(let instance)?: TypeName(instance.typeName)
    case .record(let name, _)?: TypeName(name)
    default: nil
    }
  }

  package func coerce(_ value: Value, to type: TypeName, from context: TypeInfo?) -> Value {
    let type = unaliased(type, from: context)
    if case .member = value, let made = type.madeWithoutArguments {
      // An `@autoclosure` parameter holds its value.
      return coerce(value, to: made, from: context)
    }
    switch value {
    case .string(let text):
      if isKey(value, type) { return .string(localized(text)) }
      return literal(value, of: type, "StringLiteral", from: context)
    case .number: return literal(value, of: type, "FloatLiteral", from: context)
    case .integer(let integer):
      if type.isNumber { return .number(Double(integer)) }
      return literal(value, of: type, "IntegerLiteral", from: context)
    case .member(_, let name, let arguments):
      return member(value, name, arguments, as: type, from: context)
    case .array(let elements):
      if let declared = collection(elements, of: type, from: context) { return declared }
      if type.name == "Set", type.arguments.isEmpty { return .array(distinct(elements)) }
      guard let element = elementType(of: type), affords(steps: elements.count / 16, bytes: 0)
      else {
        return value
      }
      let isSet = type.name == "Set"
      if !isSet, areLike(elements, element) { return value }
      guard affords(steps: elements.count / 2, bytes: 0) else { return value }
      let coerced = elements.map { coerce($0, to: element, from: context) }
      return .array(isSet ? distinct(coerced) : coerced)
    case .dictionary(let pairs):
      return type.arguments.count == 2 ? coerce(pairs, to: type.arguments, from: context) : value
    case .tuple(let elements):
      return labelled(elements, as: type, from: context)
    case .function, .keyPath:
      guard type.isFunction, let function = value.asFunction else { return value }
      return .function(function.stated(type))
    case .placeholder, .native: return unknown(value, as: type, from: context)
    default:
      return value
    }
  }

  private func unknown(_ value: Value, as type: TypeName, from context: TypeInfo?) -> Value {
    if case .placeholder(let path) = value { note(type, ofUnknown: path, from: context) }
    return value.isOpen ? asNumber(value, type) : value
  }

  private func member(
    _ value: Value, _ name: String, _ arguments: [LabeledValue]?, as type: TypeName,
    from context: TypeInfo?
  ) -> Value {
    if type.isOptional, name == "none", arguments == nil { return .none }
    if type.isOptional, name == "some" { return arguments?.first?.value ?? value }
    return words(for: value, as: type)
      ?? resolve(value.unwrapped, as: bound(type).name, from: context)
  }

  /// The words of the tables for a symbol that is passed as a key.
  private func words(for symbol: Value, as type: TypeName) -> Value? {
    guard Self.keys.contains(bound(type).name) else { return nil }
    return wordsOfTable(forSymbol: symbol).map { .string($0) }
  }

  /// Whether all elements have a library type already, so that coercion would not change them.
  private func areLike(_ elements: [Value], _ type: TypeName) -> Bool {
    guard declarations.type(type.name) == nil else { return false }
    return switch type.text {
    case "Int": elements.allSatisfy { $0.integer != nil }
    case "String": elements.allSatisfy { if case .string = $0 { true } else { false } }
    case "Bool": elements.allSatisfy { $0.boolean != nil }
    default: false
    }
  }

  private func coerce(
    _ pairs: [(key: Value, value: Value)], to types: [TypeName], from context: TypeInfo?
  ) -> Value {
    .dictionary(
      pairs.map {
        (
          key: coerce($0.key, to: types[0], from: context),
          value: coerce($0.value, to: types[1], from: context)
        )
      })
  }

  /// The elements of a tuple with the labels and types of a tuple type.
  private func labelled(
    _ elements: [(label: String?, value: Value)], as type: TypeName, from context: TypeInfo?
  ) -> Value {
    if type.isOptional, type.arguments.count == 1 {
      return coerce(.tuple(elements), to: type.arguments[0], from: context)
    }
    let labels = type.tupleLabels
    guard labels.count == elements.count, type.arguments.count == elements.count else {
      return .tuple(elements)
    }
    return .tuple(
      elements.indices.map { index in
        (
          label: elements[index].label ?? labels[index],
          value: coerce(elements[index].value, to: type.arguments[index], from: context)
        )
      })
  }

  /// A number or string as a declared type that is expressible by such a literal.
  private func literal(
    _ value: Value, of type: TypeName, _ kind: String, from context: TypeInfo?
  ) -> Value {
    guard let declared = declarations.type(type.name, from: context), declared.kind != nil else {
      return value
    }
    let label = kind.prefix(1).lowercased() + kind.dropFirst()
    if conforms(declared, "ExpressibleBy" + kind) {
      return instantiate(declared, [Passed(label, value)], at: nil)
    }
    guard kind == "StringLiteral", conforms(declared, "ExpressibleByStringInterpolation") else {
      return value
    }
    return instantiate(declared, [Passed(label, value)], at: nil)
  }

  /// Elements as a declared type that is expressible by an array literal: an option set, or one of
  /// its own.
  private func collection(
    _ elements: [Value], of type: TypeName, from context: TypeInfo?
  ) -> Value? {
    guard let declared = declarations.type(type.name, from: context), declared.kind != nil else {
      return nil
    }
    if conforms(declared, "OptionSet") { return optionSet(elements, of: declared) }
    guard conforms(declared, "ExpressibleByArrayLiteral"),
      let choice = choose(declared.initializers, for: [Passed("arrayLiteral", .void)])
    else { return nil }
    let element = choice.function.parameters.first?.type
    let coerced = elements.map { each in
      Passed(element.map { coerce(each, to: $0, from: context) } ?? each)
    }
    guard let first = coerced.first else { return instantiate(declared, [], at: nil) }
    return instantiate(
      declared, [Passed("arrayLiteral", first.value)] + coerced.dropFirst(), at: nil)
  }

  /// The values without duplicates.
  func distinct(_ values: [Value]) -> [Value] {
    var result: [Value] = []
    for value in values where step(result.count / 8 + 1, at: 0, in: globals) {
      if !result.contains(where: { equals($0, value) }) { result.append(value) }
    }
    return result
  }

  /// The type behind a chain of aliases; a cycle ends somewhere.
  private func unaliased(_ type: TypeName, from context: TypeInfo?) -> TypeName {
    var type = type
    for _ in 0..<16 {
      guard let next = declarations.alias(type.name, from: context) else { break }
      type = next
    }
    return type
  }

  func needsCoercion(_ value: Value) -> Bool {
    switch value {
    case .integer, .member, .array, .dictionary, .function, .keyPath, .tuple: true
    case .string, .number: declarations.hasLiterals
    case .placeholder, .native: value.isOpen
    default: false
    }
  }

  /// Whether it is a key of the tables, whose words it stands for.
  private func isKey(_ value: Value, _ type: TypeName) -> Bool {
    if case .string = value { Self.keys.contains(bound(type).name) } else { false }
  }

  /// The argument of `Binding<Color>` or `Optional<Color>`.
  private func bound(_ type: TypeName) -> TypeName {
    let isWrapper = ["Binding", "Optional", "State", "Published"].contains(type.name)
    return isWrapper ? type.arguments.first ?? type : type
  }

  func elementType(of type: TypeName) -> TypeName? {
    if ["IdentifiedArrayOf", "IdentifiedArray"].contains(type.name) { return type.arguments.last }
    let isCollection =
      type.name.hasPrefix("[") || ["Array", "Set", "ArraySlice", "Binding"].contains(type.name)
    guard isCollection, type.arguments.count == 1 else { return nil }
    return type.arguments[0]
  }
}

extension TypeName {
  /// The labels of a tuple's elements: of `(index: Int, CGSize)` the first has one.
  var tupleLabels: [String?] {
    guard name.hasPrefix("("), !isFunction else { return [] }
    var depth = 0
    var elements = [""]
    for character in text {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if depth == 1, character == "," {
        elements.append("")
      } else if depth > 0, !(depth == 1 && character == "(") {
        elements[elements.count - 1].append(character)
      }
    }
    return elements.map { element in
      guard let colon = element.firstIndex(of: ":") else { return nil }
      let label = element[..<colon].filter { $0 != " " }
      return label.contains { "([<".contains($0) } ? nil : String(label)
    }
  }

  /// The return type of a function type, if it is a name.
  var result: TypeName? {
    guard let arrow = text.range(of: "->", options: .backwards) else { return nil }
    var name = text[arrow.upperBound...].filter { !$0.isWhitespace || $0 == " " }
    name = String(name.drop { $0 == " " })
    guard !name.isEmpty, !name.contains(")"), !name.contains("[") else { return nil }
    let optional = name.hasSuffix("?")
    let bare = optional ? String(name.dropLast()) : name
    return TypeName(text: name, name: bare, isOptional: optional, isFunction: false, arguments: [])
  }
}

extension Interpreter {
  /// The elements of a collection literal, with one type as far as some elements show it: whole
  /// numbers among fractions become fractions, `.small` among sizes a size, `.red` behind
  /// `Color.black` a colour.
  func alike(_ values: [Value]) -> [Value] {
    guard values.count > 1 else { return values }
    var isFraction = false
    var hasWhole = false
    var typeName: String?
    var hasMember = false
    for value in values {
      switch value {
      case .number: isFraction = true
      case .integer: hasWhole = true
      case .instance(let instance): typeName = typeName ?? instance.typeName
      case .size, .point, .rect: typeName = typeName ?? Family(value).typeNames.first
      case .member(nil, _, _): hasMember = true
      case .member(let base?, _, _): typeName = typeName ?? base
      default: continue
      }
    }
    if isFraction, hasWhole { return values.map(\.asFraction) }
    guard hasMember, let typeName else { return values }
    return values.map { resolve($0, as: typeName) }
  }
}

extension Value {
  /// A whole number as a fraction; other values unchanged.
  var asFraction: Value {
    if case .integer(let integer) = self { .number(Double(integer)) } else { self }
  }
}
