import HaggleSyntax

/// A top-level declaration in a project file: a type, a function, variables, or a member that an
/// extension adds.
struct ProjectDeclaration {
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

/// The declarations in the files of a project, by the names that refer to them.
struct ProjectDeclarations {
  private(set) var all: [ProjectDeclaration] = []
  /// Types, functions, variables.
  private(set) var plain: [String: [Int]] = [:]
  /// Members of extensions, by the extended type.
  private(set) var members: [String: [Int]] = [:]
  /// Members of extensions, by their own names.
  private(set) var membersByName: [String: [Int]] = [:]
  /// The initialisers of extensions by the type that they extend.
  private(set) var initializers: [String: [Int]] = [:]

  private typealias Systems = Set<PlatformEvidence.System>

  /// The conditions of each system.
  private static let conditions = Dictionary(
    uniqueKeysWithValues: PlatformEvidence.System.allCases.map { ($0, CompilationConditions($0)) })

  /// What is for another system is there as well: who asks says which one is meant.
  init(_ files: [SourceText]) {
    for (index, source) in files.enumerated() {
      let tree = SyntaxTree.parse(source)
      tree.conditions = CompilationConditions(.iOS)
      tree.inactiveCode = .takenWhereNothingIs
      add(tree, index)
    }
  }

  /// The names of a text's types, functions and variables: those that are only compiled for other
  /// systems where no other file of its project has them, either.
  ///
  /// - Parameter own: the text's own file; nil if it is not among those of the project.
  func names(
    on system: PlatformEvidence.System, unlessIn project: ProjectDeclarations, besides own: Int?
  ) -> Set<String> {
    Set(plain.keys).filter {
      have($0, on: system) || !project.have($0, on: system, besides: own)
    }
  }

  /// Whether a type, function or variable of that name is compiled for a system.
  ///
  /// - Parameter own: a file that does not count; nil for none.
  private func have(
    _ name: String, on system: PlatformEvidence.System, besides own: Int? = nil
  ) -> Bool {
    (plain[name] ?? []).contains { all[$0].file != own && all[$0].systems.contains(system) }
  }

  /// Those that are compiled for a system, and of what is not, under a name and in a type that none
  /// of these has and that is no other system's, the first and what is compiled with it.
  func meant(_ indices: [Int], on system: PlatformEvidence.System) -> [Int] {
    indices.filter { index in
      let declaration = all[index]
      if declaration.systems.contains(system) { return true }
      // What extends a type of another system is nothing on this one.
      if let type = declaration.home?.type, PlatformNames.system(ofType: type) != nil {
        return false
      }
      let rivals = indices.lazy.map { all[$0] }.filter {
        $0.names == declaration.names && $0.home?.type == declaration.home?.type
      }
      return !rivals.contains { $0.systems.contains(system) }
        && rivals.first?.systems == declaration.systems
    }
  }

  private mutating func add(_ tree: SyntaxTree, _ file: Int) {
    for (id, systems) in tree.declarations(among: tree.topLevel, in: Self.conditions) {
      if case .type(let type) = tree[id].kind, type.kind == .extension {
        add(type, of: tree[id], for: systems, in: tree, file)
      } else if let declaration = ProjectDeclaration(tree[id], file, tree, for: systems) {
        for name in declaration.names { plain[name, default: []].append(all.count) }
        all.append(declaration)
      }
    }
  }

  /// Adds the members of an extension one by one.
  private mutating func add(
    _ type: TypeDeclaration, of declaration: Declaration, for systems: Systems,
    in tree: SyntaxTree, _ file: Int
  ) {
    let members = tree.declarations(
      among: tree.statements(of: type.members), in: Self.conditions)
    guard let brace = tree.opening(of: type.members) else { return }
    let home = ProjectDeclaration.Extension(
      type: type.name, opening: declaration.span.lowerBound..<brace + 1,
      isPrivate: declaration.isPrivate)
    for (id, own) in members {
      let both = own.filter(systems.contains)
      guard var member = ProjectDeclaration(tree[id], file, tree, for: both) else { continue }
      member.home = home
      self.members[type.name, default: []].append(all.count)
      if case .initializer = tree[id].kind {
        initializers[type.name, default: []].append(all.count)
      }
      for name in member.names { membersByName[name, default: []].append(all.count) }
      all.append(member)
    }
  }
}
