package import HaggleSyntax

/// The declarations of the text by name: types with all their extensions, functions, variables.
package final class Declarations {
  @exclusivity(unchecked) private(set) var types: [String: TypeInfo] = [:]
  /// Whether the host has a view of that name: a listing may show it without any code.
  private let isHostView: (String) -> Bool

  init(isHostView: @escaping (String) -> Bool) { self.isHostView = isHostView }

  /// The declared types in the order of the text, nested ones after their outer ones.
  package private(set) var order: [TypeInfo] = []
  @exclusivity(unchecked) package private(set) var functions: [String: [Function]] = [:]
  @exclusivity(unchecked) package private(set) var variables: [String: Property] = [:]
  @exclusivity(unchecked) package private(set) var aliases: [String: TypeName] = [:]
  /// The own names of nested types and aliases: most names that are looked for inside of a type are
  /// those of none.
  @exclusivity(unchecked) private(set) var nestedNames: Set<String> = []
  /// The names of mutating methods of any type.
  private(set) var mutatingNames: Set<String> = []

  /// The symbols of declared operators.
  private var operators: Set<String> = []

  /// Whether the text declares an operator of that symbol.
  func declares(_ symbol: String) -> Bool { !operators.isEmpty && operators.contains(symbol) }

  /// Whether a declared type has a case or static member called `constant`, as `Binding` has.
  var hasConstant: Bool { order.contains { $0.hasStatic("constant") } }
  /// Whether the text extends any type, and whether it declares property wrappers.
  private(set) var hasExtensions = false
  private(set) var hasWrappers = false
  /// The names of the generic parameters of all types.
  private(set) var genericNames: Set<String> = []
  /// Whether a type alias stands for a function type.
  private(set) var hasFunctionAliases = false
  /// Whether some declared type can be written as a text or a number.
  private(set) var hasLiterals = false

  /// The library's types that the text extends.
  package var extended: [TypeInfo] {
    if let known = knownExtended { return known }
    let found = extensionOrder.filter { $0.kind == nil }
    knownExtended = found
    return found
  }
  /// Nil where it has to be looked up again.
  @exclusivity(unchecked) private var knownExtended: [TypeInfo]?
  @exclusivity(unchecked) private var extensionOrder: [TypeInfo] = []
  /// The names of the members of all types: most names that are looked for are those of none.
  @exclusivity(unchecked) private var memberNames: Set<String> = []

  /// The members that initialisers of values set of others: what they are handed.
  private(set) lazy var handedOver: Set<String> = order.reduce(into: []) { names, type in
    guard type.kind == .struct else { return }
    for function in type.initializers {
      guard let body = function.declaration.body else { continue }
      names.formUnion(function.tree.membersSet(in: body))
    }
  }

  /// The members that something is bound to which a person enters or chooses:
  /// `text: $model.query`.
  private(set) lazy var entered: Set<String> = {
    var trees: [SyntaxTree] = []
    for case let tree? in order.map(\.tree) where !trees.contains(where: { $0 === tree }) {
      trees.append(tree)
    }
    return trees.reduce(into: []) { $0.formUnion($1.membersBound(to: Self.entering)) }
  }()

  /// The labels of what takes words, a choice or what is open.
  private static let entering: Set = ["text", "selection", "path", "item"]

  /// The library's types that the text gives a static member of that name.
  func extended(withStatic name: String) -> [TypeInfo] {
    memberNames.contains(name)
      ? extended.filter { $0.hasStatic(name) && !$0.ambiguous.contains(name) } : []
  }

  /// The static properties of that name, of whatever type.
  func statics(named name: String) -> [Property] {
    memberNames.contains(name) ? types.values.compactMap { $0.staticProperty(name) } : []
  }

  /// All functions and methods of that name.
  func functions(named name: String) -> [Function] {
    let members =
      memberNames.contains(name)
      ? extensionOrder.flatMap { $0.staticMethods(name) + $0.methods(name) } : []
    return (functions[name] ?? []) + members
  }

  /// The variables of the top level in the order of the text.
  package var looseVariables: [Property] { variables.values.sorted { $0.anchor < $1.anchor } }

  /// Whether an extension of some view type or protocol of SwiftUI has a member of that name.
  package func hasViewExtension(_ name: String) -> Bool {
    memberNames.contains(name)
      && extended.contains { $0.property(name) != nil || !$0.methods(name).isEmpty }
  }

  /// Adds the declarations among these statements; existing ones are kept.
  package func add(_ statements: [StatementID], of tree: SyntaxTree) {
    let declared = tree.declarations(among: statements).map { tree[$0] }
    // What extends an alias extends the type behind it, wherever the alias is.
    for declaration in declared {
      if case .typeAlias = declaration.kind { record(declaration, of: tree, in: nil) }
    }
    for declaration in declared { add(declaration, of: tree, to: nil) }
    // `extension Outer.Inner` may come before `Outer`.
    for info in extensionOrder where info.outer == nil {
      guard let dot = info.name.lastIndex(of: ".") else { continue }
      info.outer = types[String(info.name[..<dot])]
    }
  }

  /// Adds one declaration, of the top level or (later) of a function's body.
  func add(_ declaration: Declaration, of tree: SyntaxTree, to owner: TypeInfo?) {
    var open = [(declaration, owner.map { Owner(type: $0) })]
    while let (declaration, owner) = open.popLast() {
      guard case .type(let type) = declaration.kind else {
        record(declaration, of: tree, in: owner)
        continue
      }
      let members = tree.declarations(among: tree.statements(of: type.members))
      if isInterface(type, members, of: tree, at: declaration) { continue }
      let info = Owner(
        type: info(for: type, of: tree, at: declaration, in: owner?.type), stated: type.stated)
      open += members.reversed().map { (tree[$0], info) }
    }
  }

  /// Whether it is the interface of a SwiftUI view as in documentation: declared without code. A
  /// struct of stored properties alone is the text's own type of that name.
  private func isInterface(
    _ type: TypeDeclaration, _ members: [DeclarationID], of tree: SyntaxTree,
    at place: Declaration
  ) -> Bool {
    guard type.kind == .struct, isHostView(type.name), !members.isEmpty else { return false }
    let isStated =
      type.inherited.contains(where: \.isView)
      || members.contains {
        guard case .initializer(let function) = tree[$0].kind else { return false }
        return function.body == nil
      }
    return isStated
      && members.allSatisfy { member in
        switch tree[member].kind {
        case .initializer(let function), .function(let function): function.body == nil
        case .variable(let variable):
          Property.all(in: variable, place, of: tree, owner: nil)
            .allSatisfy { $0.getter == nil && $0.initialValue == nil }
        case .typeAlias: true
        default: false
        }
      }
  }

  /// Notes the own name of a type or an alias that is inside of another type.
  private func noteNested(_ name: String) {
    let own = Self.ownName(name)
    if own.utf8.count < name.utf8.count { nestedNames.insert(own) }
  }

  /// The name without those of the types around it.
  static func ownName(_ name: String) -> String {
    name.utf8.lastIndex(of: 0x2E).map { String(name[name.utf8.index(after: $0)...]) } ?? name
  }

  /// Lets go of all members, which hold on to their types.
  func letGo() {
    for info in types.values { info.letGo() }
  }

  /// The type that an alias of the top level stands for.
  private func behindAlias(_ name: String) -> String? {
    guard types[name] == nil, let type = aliases[name], type.name != name, !type.isFunction,
      type.arguments.isEmpty
    else { return nil }
    return type.name
  }

  private func info(
    for type: TypeDeclaration, of tree: SyntaxTree, at place: Declaration, in owner: TypeInfo?
  ) -> TypeInfo {
    let mayBeAlias = type.kind == .extension && owner == nil && !type.isOfModule
    let behind = mayBeAlias ? behindAlias(type.name) : nil
    let name = behind ?? (owner.map { $0.name + "." } ?? "") + type.name
    let known = type.isOfModule ? types[name] : find(name) ?? types[name]
    let info = known ?? TypeInfo(name: name, outer: owner)
    if types[name] == nil {
      types[name] = info
      noteNested(name)
      extensionOrder.append(info)
      knownExtended = nil
    }
    if type.kind == .extension {
      hasExtensions = true
    } else {
      declare(info, type, of: tree, at: place)
    }
    if info.attributes.contains("propertyWrapper") { hasWrappers = true }
    info.inherited += type.inherited.map(\.name)
    if info.inherited.contains(where: { $0.hasPrefix("ExpressibleBy") }) { hasLiterals = true }
    return info
  }

  private func declare(
    _ info: TypeInfo, _ type: TypeDeclaration, of tree: SyntaxTree, at place: Declaration
  ) {
    guard info.kind == nil else { return }
    info.kind = type.kind
    knownExtended = nil
    info.genericParameters = type.genericParameters
    genericNames.formUnion(type.genericParameters.map(\.name))
    info.attributes = place.attributes.map(\.name)
    info.tree = tree
    (info.anchor, info.span) = (place.anchor, place.span)
    order.append(info)
  }

  /// The type that a member belongs to.
  struct Owner {
    let type: TypeInfo
    /// The types that the extension states for names.
    var stated: [String: TypeName] = [:]
  }

  private func record(_ declaration: Declaration, of tree: SyntaxTree, in owner: Owner?) {
    switch declaration.kind {
    case .function(let function), .subscript(let function):
      var function = Function(function, declaration, of: tree, in: owner?.type)
      function.stated = owner?.stated ?? [:]
      record(function)
    case .initializer(let function):
      owner?.type.initializers.append(Function(function, declaration, of: tree, in: owner?.type))
    case .variable(let variable):
      for var property in Property.all(in: variable, declaration, of: tree, owner: owner?.type) {
        property.stated = owner?.stated ?? [:]
        record(property)
      }
    case .enumCase(let cases):
      owner?.type.cases += cases
      memberNames.formUnion(cases.map(\.name))
    case .typeAlias(let name, let type):
      let own = (owner.map { $0.type.name + "." } ?? "") + name
      aliases[own] = type
      noteNested(own)
      if type.isFunction { hasFunctionAliases = true }
    default:
      break
    }
  }

  private func record(_ function: Function) {
    let name = function.declaration.name
    guard function.declaration.body != nil else { return }
    if function.isMutating { mutatingNames.insert(name) }
    if let first = name.first, !first.isLetter, first != "_", first != "`" {
      operators.insert(name)
    }
    guard let owner = function.owner else {
      functions[name, default: []].append(function)
      return
    }
    memberNames.insert(name)
    owner.add(function)
  }

  private func record(_ property: Property) {
    guard let owner = property.owner else {
      if variables[property.name] == nil { variables[property.name] = property }
      return
    }
    memberNames.insert(property.name)
    owner.add(property)
    if property.isStatic, let element = property.stated["Element"] {
      // `[Item] = .examples`, whatever other arrays have under that name.
      let list = "[\(element.name)]"
      let info = types[list] ?? TypeInfo(name: list, outer: nil)
      types[list] = info
      noteNested(list)
      info.add(property)
    }
  }
}

extension Function {
  init(
    _ function: FunctionDeclaration, _ declaration: Declaration, of tree: SyntaxTree,
    in owner: TypeInfo?
  ) {
    self.init(
      declaration: function, tree: tree, attributes: declaration.attributes.map(\.name),
      modifiers: declaration.modifiers, owner: owner, anchor: declaration.anchor)
  }
}
