import HaggleSyntax

// Replaces a declared view by its body where it is used.

extension CutMaker {
  mutating func addViews() {
    for declaration in tree.declarations {
      guard case .type(let type) = declaration.kind, type.kind == .struct,
        type.inherited.contains(where: { $0.name == "View" }), !isPreviewed(type.name),
        let body = body(of: type)
      else { continue }
      let members = Members(of: type, tree)
      let places = calls(of: type.name) { substitutes(members, at: $0) }
      add(places.flatMap { writingOut(body, at: $0, without: declaration) })
    }
  }

  /// Replaces an unused view by a preview of its content.
  mutating func addPreviews() {
    for declaration in tree.declarations {
      guard case .type(let type) = declaration.kind, type.kind == .struct,
        type.inherited.map(\.name) == ["View"], uses.all(type.name).isEmpty,
        tree.statements(of: type.members).count == 1, let body = body(of: type)
      else { continue }
      add(declaration.span, by: [.new("#Preview {\n"), .kept(body.span), .new("\n}")])
    }
  }

  private func body(of type: TypeDeclaration) -> Body? {
    for id in tree.declarations(among: tree.statements(of: type.members)) {
      guard case .variable(let variable) = tree[id].kind, tree[id].names == ["body"],
        let getter = variable.bindings.first?.getter
      else { continue }
      return body(of: getter)
    }
    return nil
  }

  /// Whether it is a preview or an app: these show a view, and are not used themselves.
  private func isPreviewed(_ name: String) -> Bool {
    let used = uses.all(name).map(\.span.lowerBound)
    return tree.topLevel.contains { id in
      guard isStage(tree[id].kind) else { return false }
      return used.contains { tree[id].span.contains($0) }
    }
  }

  private func isStage(_ kind: Statement.Kind) -> Bool {
    switch kind {
    case .expression(let id):
      if case .macro = tree[id].kind { return true }
      return false
    case .declaration(let id):
      guard case .type(let type) = tree[id].kind else { return false }
      return type.inherited.contains { ["PreviewProvider", "App"].contains($0.name) }
    default: return false
    }
  }

  private func substitutes(_ members: Members, at call: ExpressionID) -> [String: Substitute]? {
    guard let initializer = members.initializer else {
      return stored(members).flatMap { own in
        substitutes(members.slots, at: call).map { own.merging($0) { _, given in given } }
      }
    }
    guard let given = substitutes(initializer.slots, at: call),
      let values = assigned(initializer, given)
    else { return nil }
    return stored(members)?.merging(values) { _, given in given }
  }

  /// The properties with a value of their own.
  private func stored(_ members: Members) -> [String: Substitute]? {
    var stored: [String: Substitute] = [:]
    for property in members.properties {
      guard let value = property.value else { continue }
      if uses.isAssigned(property.name) { return nil }
      var substitute = substitute(value, of: property.type)
      substitute.projected = [.new(".constant(")] + substitute.value + [.new(")")]
      stored[property.name] = substitute
    }
    return stored
  }

  /// The values that an initializer, which only stores its arguments, assigns to properties.
  private func assigned(
    _ initializer: FunctionDeclaration, _ given: [String: Substitute]
  ) -> [String: Substitute]? {
    guard let body = initializer.body else { return nil }
    var values: [String: Substitute] = [:]
    for statement in tree.statements(of: body) {
      guard case .expression(let id) = tree[statement].kind,
        case .assignment("=", let target, let value) = tree[id].kind,
        case .member(let owner, let name) = tree[target].kind,
        case .identifier("self") = tree[owner].kind
      else { return nil }
      switch tree[value].kind {
      case .identifier(let parameter):
        guard let substitute = given[parameter] else { return nil }
        values[name] = substitute
      case .call(let callee, let arguments, let trailing)
      where arguments.isEmpty && trailing.isEmpty:
        guard case .identifier(let parameter) = tree[callee].kind,
          var substitute = given[parameter], substitute.content != nil
        else { return nil }
        substitute.isFunction = false
        values[name] = substitute
      default: return nil
      }
    }
    return values
  }
}

/// The stored properties of a view's type, and its initializer.
struct Members {
  struct Property {
    let name: String
    let type: TypeName?
    let value: ExpressionID?
    let declaration: Declaration
  }

  private(set) var properties: [Property] = []
  /// The only declared initializer.
  private(set) var initializer: FunctionDeclaration?

  init(of type: TypeDeclaration, _ tree: SyntaxTree) {
    for id in tree.declarations(among: tree.statements(of: type.members)) {
      switch tree[id].kind {
      case .variable(let variable) where !tree[id].modifiers.contains("static"):
        properties += variable.bindings.filter { $0.getter == nil }.compactMap { binding in
          guard case .binding(let name) = binding.pattern else { return nil }
          return Property(
            name: name, type: binding.type, value: binding.initialValue, declaration: tree[id])
        }
      case .initializer(let function): initializer = function
      default: break
      }
    }
  }

  /// The parameters of the memberwise initializer.
  var slots: [Slot] {
    properties.map {
      Slot(label: $0.name, name: $0.name, type: $0.type, value: $0.value)
    }
  }
}
