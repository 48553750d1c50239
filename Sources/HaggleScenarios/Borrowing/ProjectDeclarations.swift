import HaggleSyntax

/// The declarations in the files of a project, by the names that refer to them.
struct ProjectDeclarations {
  private(set) var all: [ProjectDeclaration] = []
  /// Types, functions, variables.
  private(set) var plain: [String: [Int]] = [:]
  /// Members of extensions, by the extended type.
  private(set) var members: [String: [Int]] = [:]
  /// Members that extensions add to types of the library, by their own names.
  private(set) var membersOfLibrary: [String: [Int]] = [:]
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
    for (type, members) in members where isOfLibrary(type) {
      for index in members {
        for name in all[index].names { membersOfLibrary[name, default: []].append(index) }
      }
    }
    // As they are written, whatever the order of the types.
    for name in membersOfLibrary.keys { membersOfLibrary[name]?.sort() }
  }

  /// Whether a type is none of the project, in which it may have another name:
  /// `typealias Spacing = CGFloat`.
  private func isOfLibrary(_ type: String) -> Bool {
    plain[type]?.allSatisfy { all[$0].isAlias } ?? true
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
      guard let member = ProjectDeclaration(tree[id], file, tree, for: both) else { continue }
      member.home = home
      self.members[type.name, default: []].append(all.count)
      if case .initializer = tree[id].kind {
        initializers[type.name, default: []].append(all.count)
      }
      all.append(member)
    }
  }
}
