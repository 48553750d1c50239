import HaggleSyntax
import HaggleVocabulary

/// An argument of a call in another file, if it means the same in the file that declares what is
/// called.
struct PassedArgument {
  let label: String?
  /// Nil for what depends on where the call stands: `item.title`.
  let code: String?
  let kind: Kind

  enum Kind {
    case number, value
    /// A closure, which may be content.
    case closure
    /// One behind the parentheses.
    case trailing
  }

  var isClosure: Bool { kind == .closure || kind == .trailing }
}

extension SyntaxTree {
  /// What a call passes, its closures as they are written: names of the caller's stay unknown.
  func passed(by chain: Chain) -> [PassedArgument] {
    let arguments = chain.arguments.map { argument in
      if case .closure(let closure) = self[argument.value].kind {
        return PassedArgument(label: argument.label, code: content(closure), kind: .closure)
      }
      let (value, isBinding) = stated(argument.value)
      return PassedArgument(
        label: argument.label, code: code(of: value).map { isBinding ? ".constant(\($0))" : $0 },
        kind: isNumber(value) ? .number : .value)
    }
    let closures = chain.trailing.map {
      PassedArgument(label: $0.label, code: content($0.closure), kind: .trailing)
    }
    return arguments + closures
  }

  /// What a property of the caller's type is at first that is passed, `width` or `$isOn`, and
  /// whether its binding is; what is passed for all else.
  private func stated(_ id: ExpressionID) -> (value: ExpressionID, isBinding: Bool) {
    guard case .identifier(let written) = self[id].kind else { return (id, false) }
    let name = written.drop { $0 == "$" }
    let start = self[id].span.lowerBound
    guard !isParameter(name, at: start), let owner = owner(of: start) else { return (id, false) }
    let values = members(of: owner).flatMap { member -> [ExpressionID] in
      guard case .variable(let variable) = self[member].kind else { return [] }
      return variable.bindings.filter { $0.pattern.names == [String(name)] && $0.getter == nil }
        .compactMap(\.initialValue)
    }
    return values.count == 1 ? (values[0], written.first == "$") : (id, false)
  }

  /// Whether a closure around a place has a parameter of that name.
  private func isParameter(_ name: Substring, at offset: Int) -> Bool {
    expressions.contains { expression in
      guard expression.span.contains(offset) else { return false }
      let closures: [Closure] =
        switch expression.kind {
        case .closure(let closure): [closure]
        case .call(_, _, let trailing): trailing.map(\.closure)
        default: []
        }
      return closures.contains { closure in
        closure.span.contains(offset) && closure.parameters.contains { $0.name == name }
      }
    }
  }

  /// The code of a closure that may show views: one that makes a value of a type.
  private func content(_ closure: Closure) -> String? {
    guard closure.span.count <= Self.mostBytes,
      let body = span(of: closure.body),
      names(in: body).contains(where: { $0.text.isTypeName })
    else { return nil }
    return line(of: closure.span)
  }

  /// The maximum size of a closure, in bytes: a longer one is a page of its own.
  private static let mostBytes = 4096

  /// The code of a value that means the same anywhere: a literal, `.red`, `Image("star")`.
  private func code(of id: ExpressionID) -> String? {
    switch self[id].kind {
    case .integer, .float, .boolean, .implicitMember: text(of: id)
    case .string(let segments): Self.isPlain(segments) ? text(of: id) : nil
    case .prefix("-", let value): code(of: value).map { "-" + $0 }
    case .binary(let sign, let left, let right) where ["+", "-", "*", "/"].contains(sign):
      joined(code(of: left), sign, code(of: right))
    case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
      code(of: elements[0].value).map { "(\($0))" }
    case .member: length(id) ?? member(id)
    case .call(let callee, let arguments, let closures) where closures.isEmpty:
      call(of: callee, arguments)
    default: nil
    }
  }

  private func joined(_ left: String?, _ sign: String, _ right: String?) -> String? {
    guard let left, let right else { return nil }
    return "\(left) \(sign) \(right)"
  }

  private static func isPlain(_ segments: [StringSegment]) -> Bool {
    segments.allSatisfy { if case .text(let text) = $0 { !text.contains("\n") } else { false } }
  }

  /// `UIScreen.main.bounds.width`. What a `GeometryReader` reads depends on where the call stands.
  private func length(_ id: ExpressionID) -> String? {
    guard case .member(let bounds, let length) = self[id].kind,
      ["width", "height"].contains(length), text(of: bounds) == "UIScreen.main.bounds"
    else { return nil }
    return text(of: id)
  }

  /// `Color.red`
  private func member(_ id: ExpressionID) -> String? {
    guard case .member(let base, _) = self[id].kind, case .identifier(let name) = self[base].kind,
      Self.values.contains(name)
    else { return nil }
    return text(of: id)
  }

  /// `Image(systemName: "star")` and `.constant(true)`
  private func call(of callee: ExpressionID, _ arguments: [Argument]) -> String? {
    let name: String? =
      switch self[callee].kind {
      case .identifier(let name) where Self.values.contains(name): name
      case .implicitMember("constant"): ".constant"
      default: nil
      }
    guard let name else { return nil }
    let codes = arguments.compactMap { argument in
      code(of: argument.value).map { (argument.label.map { $0 + ": " } ?? "") + $0 }
    }
    guard codes.count == arguments.count else { return nil }
    return name + "(" + codes.joined(separator: ", ") + ")"
  }

  /// The types of SwiftUI whose values are the same wherever they are made.
  private static let values: Set = [
    "Color", "Image", "Text", "LocalizedStringKey", "LocalizedStringResource", "Font", "Date",
  ]

  private func isNumber(_ id: ExpressionID) -> Bool {
    switch self[id].kind {
    case .integer, .float: true
    case .prefix(_, let value): isNumber(value)
    case .binary(_, let left, let right): isNumber(left) || isNumber(right)
    case .tuple(let elements): elements.count == 1 && isNumber(elements[0].value)
    case .member: length(id) != nil
    default: false
    }
  }

  private func text(of id: ExpressionID) -> String { source.text(in: self[id].span) }
}

extension SyntaxTree {
  /// Whether something in the text calls a name.
  func calls(_ name: String) -> Bool {
    expressions.contains { expression in
      if case .call(let callee, _, _) = expression.kind {
        self.name(of: callee) == name
      } else {
        false
      }
    }
  }

  /// The arguments of a call by the names of what they are for: parameters of the initialiser that
  /// takes them, or stored properties without a value of their own. Closures are only those that
  /// build views.
  func named(_ arguments: [PassedArgument], of view: String) -> [String: PassedArgument] {
    let members = members(of: view)
    let initializers = members.compactMap { id -> [Slot]? in
      guard case .initializer(let function) = self[id].kind else { return nil }
      return function.parameters.map(Slot.init)
    }
    let slots =
      initializers.isEmpty
      ? Self.properties(arguments, among: openProperties(members))
      : initializers.lazy.compactMap { Self.parameters($0, for: arguments) }.first ?? []
    return zip(slots, arguments).reduce(into: [:]) { named, each in
      let (slot, argument) = each
      guard let slot, argument.code != nil, !argument.isClosure || slot.isBuilder else { return }
      named[slot.name] = argument
    }
  }

  private static func properties(
    _ arguments: [PassedArgument], among open: [Slot]
  ) -> [Slot?] {
    arguments.map { argument in
      open.first {
        argument.label == nil
          ? argument.kind == .trailing && $0.isBuilder
          : $0.name == argument.label
      }
    }
  }

  /// The parameters that take arguments; nil if one of these has none. Those with values of their
  /// own are known without, but for content.
  private static func parameters(
    _ parameters: [Slot], for arguments: [PassedArgument]
  ) -> [Slot?]? {
    var rest = parameters[...]
    var slots: [Slot?] = []
    for argument in arguments {
      let isUnlabelled = argument.kind == .trailing && argument.label == nil
      let index =
        isUnlabelled
        ? rest.firstIndex { $0.takesClosure && !$0.hasDefault }
          ?? rest.firstIndex(where: \.takesClosure)
        : rest.firstIndex { $0.label == argument.label }
      guard let index, rest[..<index].allSatisfy(\.hasDefault) else { return nil }
      slots.append(rest[index].hasDefault && !argument.isClosure ? nil : rest[index])
      rest = rest[(index + 1)...]
    }
    return slots
  }

  private func members(of type: String) -> [DeclarationID] {
    let types = declarations(among: topLevel).compactMap { id -> TypeDeclaration? in
      if case .type(let found) = self[id].kind, found.name == type { found } else { nil }
    }
    return types.flatMap { declarations(among: statements(of: $0.members)) }
  }

  /// The stored properties that have no value of their own.
  private func openProperties(_ members: [DeclarationID]) -> [Slot] {
    members.flatMap { id -> [Slot] in
      guard case .variable(let variable) = self[id].kind else { return [] }
      return variable.bindings.filter { $0.getter == nil && $0.initialValue == nil }.flatMap {
        binding in
        binding.pattern.names.map { Slot($0, binding.type, self[id].attributes.map(\.name)) }
      }
    }
  }
}

/// What takes an argument: a parameter, or a stored property.
private struct Slot {
  let name: String
  let label: String?
  let hasDefault: Bool
  let isBuilder: Bool
  let takesClosure: Bool

  init(_ name: String, _ type: TypeName?, _ attributes: [String]) {
    (self.name, label, hasDefault) = (name, name, false)
    isBuilder = attributes.contains("ViewBuilder")
    takesClosure = isBuilder || type?.isFunction == true
  }

  init(_ parameter: Parameter) {
    (name, label) = (parameter.name, parameter.label)
    hasDefault = parameter.defaultValue != nil
    isBuilder = parameter.attributes.contains("ViewBuilder")
    takesClosure = isBuilder || parameter.type?.isFunction == true
  }
}
