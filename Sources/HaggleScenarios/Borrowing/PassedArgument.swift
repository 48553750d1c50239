import HaggleSyntax

/// An argument of a call in another file, if it means the same in the file that declares what is
/// called.
struct PassedArgument {
  let label: String?
  /// Nil for what depends on where the call stands: `item.title`.
  let code: String?
  let isNumber: Bool
}

extension SyntaxTree {
  func passed(_ arguments: [Argument]) -> [PassedArgument] {
    arguments.map { argument in
      PassedArgument(
        label: argument.label, code: code(of: argument.value), isNumber: isNumber(argument.value))
    }
  }

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
  /// takes them, or stored properties without a value of their own.
  func named(_ arguments: [PassedArgument], of view: String) -> [String: PassedArgument] {
    let members = members(of: view)
    let initializers = members.compactMap { id -> [Parameter]? in
      if case .initializer(let function) = self[id].kind { function.parameters } else { nil }
    }
    let names =
      initializers.isEmpty
      ? Self.properties(arguments, among: openProperties(members))
      : initializers.lazy.compactMap { Self.parameters($0, for: arguments) }.first ?? []
    return zip(names, arguments).reduce(into: [:]) { named, each in
      if let name = each.0, each.1.code != nil { named[name] = each.1 }
    }
  }

  private static func properties(
    _ arguments: [PassedArgument], among open: Set<String>
  ) -> [String?] {
    arguments.map { argument in argument.label.flatMap { open.contains($0) ? $0 : nil } }
  }

  /// The names of the parameters that take arguments; nil if one of these has none. Those with
  /// values of their own are known without.
  private static func parameters(
    _ parameters: [Parameter], for arguments: [PassedArgument]
  ) -> [String?]? {
    var rest = parameters[...]
    var names: [String?] = []
    for argument in arguments {
      guard let index = rest.firstIndex(where: { $0.label == argument.label }),
        rest[..<index].allSatisfy({ $0.defaultValue != nil })
      else { return nil }
      names.append(rest[index].defaultValue == nil ? rest[index].name : nil)
      rest = rest[(index + 1)...]
    }
    return names
  }

  private func members(of type: String) -> [DeclarationID] {
    let types = declarations(among: topLevel).compactMap { id -> TypeDeclaration? in
      if case .type(let found) = self[id].kind, found.name == type { found } else { nil }
    }
    return types.flatMap { declarations(among: statements(of: $0.members)) }
  }

  /// The stored properties that have no value of their own.
  private func openProperties(_ members: [DeclarationID]) -> Set<String> {
    var open: Set<String> = []
    for id in members {
      guard case .variable(let variable) = self[id].kind else { continue }
      for binding in variable.bindings where binding.getter == nil && binding.initialValue == nil {
        open.formUnion(binding.pattern.names)
      }
    }
    return open
  }
}
