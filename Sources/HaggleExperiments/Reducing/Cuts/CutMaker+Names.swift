import HaggleSyntax

// Replaces names by what they stand for, and removes their declarations.

extension CutMaker {
  /// Variables with an initial value.
  mutating func addConstants() {
    for declaration in tree.declarations {
      guard case .variable(let variable) = declaration.kind, variable.bindings.count == 1,
        let binding = variable.bindings.first, case .binding(let name) = binding.pattern,
        binding.getter == nil, binding.setter == nil, let value = binding.initialValue,
        !uses.isAssigned(name), !isChoiceOfMembers(value)
      else { continue }
      var substitute = substitute(value, of: binding.type)
      substitute.projected = [.new(".constant(")] + substitute.value + [.new(")")]
      add(writingOut(declaration, name, substitute))
    }
  }

  /// Whether its type is only known at its declaration: `isOn ? .green : .red`.
  private func isChoiceOfMembers(_ value: ExpressionID) -> Bool {
    guard case .ternary(_, let then, let other) = tree[value].kind else { return false }
    return [then, other].contains { bytes[tree[$0].span.lowerBound] == UInt8(ascii: ".") }
  }

  private func writingOut(
    _ declaration: Declaration, _ name: String, _ substitute: Substitute
  ) -> Rewriting? {
    let owners = Set(["self", "Self"] + typeNames(around: declaration.span))
    let plain = uses.all(name, of: owners).map { Substitution(at: $0, substitute.value) }
    let projected = uses.all("$" + name).map {
      Substitution(at: $0, substitute.projected ?? [])
    }
    guard !(plain + projected).isEmpty else { return nil }
    return replacing(plain + projected, without: declaration)
  }

  /// The types that contain a declaration.
  private func typeNames(around span: SourceSpan) -> [String] {
    tree.declarations.compactMap { declaration in
      guard case .type(let type) = declaration.kind, declaration.span.contains(span.lowerBound),
        declaration.span != span
      else { return nil }
      return type.name
    }
  }

  /// Replaces each use of a name, and removes its declaration.
  private func replacing(_ changes: [Substitution], without declaration: Declaration) -> Rewriting?
  {
    if changes.contains(where: { declaration.span.overlaps($0.span) }) { return nil }
    let gone = Rewriting.Change.removing(wholeLines(declaration.span))
    return Rewriting(
      [gone] + changes.map { Rewriting.Change(span: $0.span, pieces: $0.anchoredPieces) })
  }

  /// Properties and functions that yield views.
  mutating func addBodies() {
    for declaration in tree.declarations {
      switch declaration.kind {
      case .variable(let variable):
        guard let binding = variable.bindings.first, variable.bindings.count == 1,
          case .binding(let name) = binding.pattern, let getter = binding.getter,
          !["body", "previews"].contains(name), let body = body(of: getter)
        else { continue }
        let places = uses.all(name).map { Use(span: $0.span, anchor: $0.anchor) }
        add(writingOut(body, at: places, without: declaration))
      case .function(let function):
        guard let block = function.body, let body = body(of: block) else { continue }
        let places = calls(of: function.name) { substitutes(function.slots, at: $0) }
        add(places.flatMap { writingOut(body, at: $0, without: declaration) })
      default: break
      }
    }
  }

  /// The uses of a name, with their arguments; nil if one of them is no call that gives them all.
  func calls(
    of name: String, given substitutes: (ExpressionID) -> [String: Substitute]?
  ) -> [Use]? {
    var calls: [Use] = []
    for use in uses.all(name) {
      guard let call = uses.call(of: use), let given = substitutes(call) else { return nil }
      calls.append(Use(span: tree[call].span, anchor: use.anchor, substitutes: given))
    }
    return calls
  }

  /// A use of a declaration, with the replacements of its parameters.
  struct Use {
    let span: SourceSpan
    let anchor: Int
    var substitutes: [String: Substitute] = [:]
  }

  /// The result of a block.
  struct Body {
    let span: SourceSpan
    let count: Int
  }

  func body(of block: BlockID) -> Body? {
    let statements = tree.statements(of: block)
    guard let content = tree.span(of: block) else { return nil }
    if statements.count == 1, case .return(let value?) = tree[statements[0]].kind {
      return Body(span: tree[value].span, count: 1)
    }
    return Body(span: content, count: statements.count)
  }

  func writingOut(
    _ body: Body, at places: [Use], without declaration: Declaration
  ) -> Rewriting? {
    guard !places.isEmpty else { return nil }
    var changes: [Substitution] = []
    for place in places {
      guard mayReplace(body.count, at: place.span),
        let pieces = pieces(body.span, place.substitutes)
      else { return nil }
      changes.append(Substitution(span: place.span, anchor: place.anchor, pieces: pieces))
    }
    return replacing(changes, without: declaration)
  }

  /// The argument for each parameter in a call; nil if the arguments do not match.
  func substitutes(_ slots: [Slot], at call: ExpressionID) -> [String: Substitute]? {
    guard case .call(_, let arguments, let trailing) = tree[call].kind else { return nil }
    var (given, closures) = (arguments[...], trailing[...])
    var substitutes: [String: Substitute] = [:]
    for (index, slot) in slots.enumerated() {
      let isLate = index >= slots.count - trailing.count
      if let argument = given.first, argument.label == slot.label {
        substitutes[slot.name] = substitute(argument.value, of: slot.type)
        given.removeFirst()
      } else if let closure = closures.first,
        closure.label == slot.label || (closure.label == nil && isLate)
      {
        substitutes[slot.name] = substitute(
          closure.closure, at: closure.span, of: slot.type)
        closures.removeFirst()
      } else if let value = slot.value {
        substitutes[slot.name] = substitute(value, of: slot.type)
      } else {
        return nil
      }
    }
    return given.isEmpty && closures.isEmpty ? substitutes : nil
  }
}

/// A parameter of a function.
struct Slot {
  let label: String?
  let name: String
  let type: TypeName?
  /// The default value.
  let value: ExpressionID?
}

extension FunctionDeclaration {
  var slots: [Slot] {
    parameters.map { Slot(label: $0.label, name: $0.name, type: $0.type, value: $0.defaultValue) }
  }
}
