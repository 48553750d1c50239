import HaggleSyntax

// Calls of what the text declares, and closures that have to name what they are given.

extension FaultSearch {
  mutating func searchCalls() {
    let signatures = Signatures(self)
    for expression in tree.expressions {
      guard case .call(let callee, let arguments, let trailing) = expression.kind else { continue }
      guard let name = tree.name(of: callee) else { continue }
      let closures = arguments.map(\.value).compactMap(closure) + trailing.map(\.closure)
      if Self.givers.contains(name), let closure = closures.first, ignores(closure) {
        note(.ignoredParameter(name))
      }
      guard let known = signatures[name, isMember: isMember(callee)], !known.isEmpty else {
        continue
      }
      // The closure of a layout is its content, and no argument.
      let content = signatures.layouts.contains(name) && trailing.first?.label == nil ? 1 : 0
      if !known.contains(where: { signature in
        signature.takes(arguments, trailing)
          || content > 0 && signature.takes(arguments, Array(trailing.dropFirst(content)))
      }) {
        note(
          .arguments(
            callee: name,
            labels: (arguments.map(\.label) + trailing.map(\.label)).map {
              $0 ?? "_"
            }))
      }
    }
  }

  /// Functions that give their closure an argument, and whose closure is not one of several.
  private static let givers: Set = [
    "map", "compactMap", "flatMap", "filter", "forEach", "allSatisfy", "sorted", "reduce",
    "ForEach", "GeometryReader", "contains", "first", "firstIndex", "removeAll", "prefix",
    "onPreferenceChange",
  ]

  private func ignores(_ closure: Closure) -> Bool {
    closure.parameters.isEmpty && closure.shorthandCount == 0
  }

  private func closure(_ id: ExpressionID) -> Closure? {
    if case .closure(let closure) = tree[id].kind { closure } else { nil }
  }

  private func isMember(_ callee: ExpressionID) -> Bool {
    if case .identifier = tree[callee].kind { false } else { true }
  }
}

/// The parameters of what a text declares, by the name that is called.
private struct Signatures {
  private var found: [String: [Signature]] = [:]
  private var cases: [String: [Signature]] = [:]
  private var closures: Set<String> = []
  /// The types whose values are called with views.
  private(set) var layouts: Set<String> = []

  init(_ search: FaultSearch) {
    var made: Set<String> = []
    for declaration in search.tree.declarations {
      switch declaration.kind {
      case .function(let function):
        found[function.name, default: []].append(Signature(function))
      case .enumCase(let all):
        for each in all { cases[each.name, default: []].append(Signature(each)) }
      case .type(let type):
        if type.inherited.contains(where: { $0.name == "Layout" }) { layouts.insert(type.name) }
        let members = search.members(of: type)
        let own = members.compactMap { member -> Signature? in
          if case .initializer(let function) = member.kind { Signature(function) } else { nil }
        }
        found[type.name, default: []] += own
        if type.kind == .enum || type.kind == .protocol { made.insert(type.name) }
        guard type.kind == .struct || type.kind == .class, own.isEmpty else { continue }
        found[type.name, default: []].append(
          type.kind == .class ? Signature([]) : Signature(members.flatMap(\.slotsToGive)))
      default: break
      }
    }
    for name in made { found[name] = nil }
    // What is called may be a closure that a parameter or a property of the name holds.
    for name in found.keys where search.own.loose.contains(name) && !search.own.types.contains(name)
    {
      closures.insert(name)
    }
  }

  /// - Parameter isMember: whether it is called after a dot.
  subscript(name: String, isMember isMember: Bool) -> [Signature]? {
    if closures.contains(name) && !isMember, name.first?.isLowercase == true { return found[name] }
    return isMember ? (found[name] ?? []) + (cases[name] ?? []) : found[name]
  }
}

/// What a call of something has to give.
private struct Signature {
  private struct Slot {
    let label: String?
    let isNeeded: Bool
    let isFunction: Bool
    var isVariadic = false
  }

  private let slots: [Slot]

  init(_ function: FunctionDeclaration) {
    slots = function.parameters.map { parameter in
      Slot(
        label: parameter.label, isNeeded: parameter.defaultValue == nil && !parameter.isVariadic,
        isFunction: parameter.type?.isClosure ?? true, isVariadic: parameter.isVariadic)
    }
  }

  init(_ each: EnumCaseDeclaration) {
    slots = each.parameters.map { parameter in
      Slot(
        label: parameter.type == nil ? nil : parameter.label,
        isNeeded: parameter.defaultValue == nil, isFunction: true)
    }
  }

  /// - Parameter properties: those of a type whose initializer is not written.
  init(_ properties: [(name: String, isNeeded: Bool, isFunction: Bool)]) {
    slots = properties.map {
      Slot(label: $0.name, isNeeded: $0.isNeeded, isFunction: $0.isFunction)
    }
  }

  func takes(_ arguments: [Argument], _ trailing: [TrailingClosure]) -> Bool {
    var given = arguments.map(\.label)[...]
    var closures = trailing.map(\.label)[...]
    for (index, slot) in slots.enumerated() {
      if let label = given.first, label == slot.label {
        given.removeFirst()
        while slot.isVariadic, let next = given.first, next == nil { given.removeFirst() }
      } else if given.isEmpty, let label = closures.first, slot.isFunction,
        label == slot.label || label == nil && isLast(slot, index, among: closures.count)
      {
        closures.removeFirst()
      } else if slot.isNeeded {
        return false
      }
    }
    return given.isEmpty && closures.isEmpty
  }

  /// Whether an unlabelled closure is for this slot: what may be left out is skipped while another
  /// one needs the closure.
  private func isLast(_ slot: Slot, _ index: Int, among count: Int) -> Bool {
    slot.isNeeded || slots[(index + 1)...].count { $0.isFunction && $0.isNeeded } < count
  }
}

extension TypeName {
  /// Whether a closure may be given for it: also for what a builder makes.
  fileprivate var isClosure: Bool { isFunction || text.contains("->") }
}

extension Declaration {
  /// The parameters of the initializer that is not written.
  fileprivate var slotsToGive: [(name: String, isNeeded: Bool, isFunction: Bool)] {
    guard case .variable(let variable) = kind, !modifiers.contains("static"), !hasOwnValue else {
      return []
    }
    return variable.bindings.compactMap { binding in
      guard case .binding(let name) = binding.pattern, binding.getter == nil,
        !(variable.isLet && binding.initialValue != nil)
      else { return nil }
      let isNeeded =
        binding.initialValue == nil && (variable.isLet || binding.type?.isOptional != true)
        && !attributes.contains { $0.name == "State" || $0.name == "StateObject" }
      let builds = attributes.contains { $0.name == "ViewBuilder" }
      return (name, isNeeded, builds || binding.type?.isClosure ?? true)
    }
  }
}
