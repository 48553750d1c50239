import HaggleSyntax

/// A top-level declaration in a project file: a type, a function, variables, or a member that an
/// extension adds. One of thousands, which a search passes on without a copy of what is in it.
final class ProjectDeclaration {
  enum Kind {
    /// Builds views: a view, a modifier, a style, a function or a variable.
    case visual
    /// Any other value type, and a class of stored data.
    case data
    /// Classes and actors hold what an app loads at run time. That code is not run here, so a
    /// placeholder shows more of a view than their empty initial values.
    case model
  }

  /// Its file, as an index into the project's files.
  let file: Int
  let tree: SyntaxTree
  let span: SourceSpan
  let names: [String]
  let kind: Kind
  /// Whether only its own file sees it.
  let isPrivate: Bool
  /// The parameters of a function; empty for all else.
  let parameters: [Parameter]
  let declaration: Declaration
  /// The systems that it is compiled for.
  var systems: Set<PlatformEvidence.System>
  /// The extension that it is a member of; nil at the top level.
  var home: Extension?

  /// The extension around a member.
  struct Extension {
    let type: String
    /// From its first word to its brace.
    let opening: SourceSpan
    let isPrivate: Bool
  }

  /// Nil for imports, operators and extensions (their members are declarations of their own).
  init?(
    _ declaration: Declaration, _ file: Int, _ tree: SyntaxTree,
    for systems: Set<PlatformEvidence.System>
  ) {
    guard let (names, kind) = Self.names(of: declaration) else { return nil }
    self.systems = systems
    (self.file, self.tree, self.names, self.kind) = (file, tree, names, kind)
    self.declaration = declaration
    span = declaration.span
    isPrivate = declaration.isPrivate
    parameters =
      if case .function(let function) = declaration.kind { function.parameters } else { [] }
  }

  var isAlias: Bool { if case .typeAlias = declaration.kind { true } else { false } }

  /// Whether it is a class that is asked for views, such as a coordinator: `Flow().start()`.
  var handsOutViews: Bool {
    guard kind == .model, case .type(let type) = declaration.kind else { return false }
    return tree.declarations(among: tree.statements(of: type.members)).contains { id in
      guard case .function(let function) = tree[id].kind else { return false }
      return function.result?.isView == true
    }
  }

  /// Whether it is a view or a style, or makes one.
  var isView: Bool {
    switch declaration.kind {
    case .type: kind == .visual
    case .function(let function): function.result?.isView == true
    case .variable(let variable): variable.bindings.contains { $0.type?.isView == true }
    default: false
    }
  }

  var isType: Bool { if case .type = declaration.kind { true } else { false } }

  /// The full names of the types that it declares, with those in them: `Outer.Inner`.
  var types: [String] { tree.types(in: declaration, of: home?.type) }

  /// The classes that it observes, or is one of: only of what a text needs, as its members are
  /// parsed for them.
  var observed: Set<String> { tree.observed(by: declaration) }

  private static func names(of declaration: Declaration) -> ([String], Kind)? {
    switch declaration.kind {
    case .type(let type):
      type.kind == .extension ? nil : ([type.name], kind(of: type, isStored(declaration, type)))
    case .function(let function), .initializer(let function): ([function.name], .visual)
    case .variable(let variable): (variable.bindings.flatMap(\.pattern.names), .visual)
    case .typeAlias(let name, _): ([name], .visual)
    default: nil
    }
  }

  /// Whether it is a class of stored data: `@Model final class Trip`.
  private static func isStored(_ declaration: Declaration, _ type: TypeDeclaration) -> Bool {
    type.kind == .class && declaration.attributes.contains { $0.name == "Model" }
  }

  private static func kind(of type: TypeDeclaration, _ isStored: Bool) -> Kind {
    if isStored { return .data }
    if type.kind == .class || type.kind == .actor { return .model }
    return type.inherited.contains { isOfViews($0.name) } ? .visual : .data
  }

  /// Whether a protocol is about views or their look, going by the naming convention of SwiftUI.
  private static func isOfViews(_ name: String) -> Bool {
    ["View", "ViewModifier", "Style", "Shape", "Layout", "Key", "Representable", "Content"]
      .contains { name.hasSuffix($0) }
  }

  /// The first line of its code, from 1, and the code; a member is wrapped in its extension.
  var lines: (first: Int, text: String) {
    let line = tree.source.place(at: span.lowerBound).line
    let text = tree.source.text(in: span)
    guard let home else { return (line, text) }
    let opening = tree.source.text(in: home.opening).split(whereSeparator: \.isNewline)
      .joined(separator: " ")
    // There is no line before the first.
    return line == 1
      ? (1, opening + " " + text + "\n}") : (line - 1, opening + "\n" + text + "\n}")
  }
}

extension SyntaxTree {
  /// The classes whose objects the text's views observe.
  var observed: Set<String> {
    declarations(among: topLevel).reduce(into: []) { $0.formUnion(observed(by: self[$1])) }
  }

  /// The text's extensions, with the types that they extend.
  var extensions: [(type: String, span: SourceSpan)] {
    declarations(among: topLevel).compactMap { id in
      guard case .type(let type) = self[id].kind, type.kind == .extension else { return nil }
      return (type.name, self[id].span)
    }
  }

  /// The classes of the objects that a declaration and those in it hold or are given, and those
  /// that a class inherits from.
  func observed(by declaration: Declaration) -> Set<String> {
    var names: Set<String> = []
    var open = [declaration]
    while let next = open.popLast() {
      switch next.kind {
      case .type(let type):
        if type.kind == .class { names.formUnion(type.inherited.map(\.name)) }
        open += declarations(among: statements(of: type.members)).map { self[$0] }
      case .variable(let variable):
        guard let wrapper = next.attributes.first(where: { Self.observing.contains($0.name) })
        else { continue }
        names.formUnion(wrapper.arguments.compactMap { typeName(in: $0.value) })
        names.formUnion(variable.bindings.compactMap { $0.initialValue.flatMap(typeName) })
        for type in variable.bindings.compactMap(\.type) {
          names.insert(type.isOptional ? type.arguments.first?.name ?? type.name : type.name)
        }
      default: continue
      }
    }
    return names
  }

  /// The full names of the types that a declaration in another type declares.
  func types(in declaration: Declaration, of outer: String?) -> [String] {
    guard case .type(let type) = declaration.kind else { return [] }
    let name = (outer.map { $0 + "." } ?? "") + type.name
    let inner = declarations(among: statements(of: type.members))
    return [name] + inner.flatMap { types(in: self[$0], of: name) }
  }

  /// The wrappers of properties that hold an object.
  private static let observing: Set<String> = [
    "ObservedObject", "StateObject", "EnvironmentObject", "Environment", "Bindable", "State",
  ]

  /// `Model` of `Model()`, `Model.self` and `Model.shared`.
  private func typeName(in id: ExpressionID) -> String? {
    switch self[id].kind {
    case .call(let base, _, _), .member(let base, _): typeName(in: base)
    case .identifier(let name): name
    case .type(let type): type.name
    default: nil
    }
  }
}

extension TypeName {
  /// Whether it is a function of the view itself, `(Self) -> some View`: no modifier of SwiftUI
  /// takes one.
  var takesSelf: Bool { isFunction && arguments.first?.name == "Self" }
}

extension Declaration {
  var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
}
