import HaggleSyntax

/// Which files of a project are of one module, as far as their paths say so: those below the same
/// folder of `Sources`, as packages have it, else those of one folder among those that a project
/// has side by side.
struct ModuleFolders {
  /// How many folders all paths begin with.
  private let common: Int

  init(_ paths: [String]) {
    let folders = paths.map { $0.split(separator: "/").dropLast() }
    common =
      folders.dropFirst().reduce(folders.first ?? []) { common, folder in
        common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
      }.count
  }

  /// Whether two files may be of one module.
  func share(_ path: String, _ other: String) -> Bool {
    let (own, others) = (module(of: path), module(of: other))
    let areOfPackages = own.contains(Self.sources) || others.contains(Self.sources)
    return own == others || !areOfPackages && (own.isEmpty || others.isEmpty)
  }

  private static let sources: Substring = "Sources"

  /// The folder of a file's module; empty for a file beside these folders.
  private func module(of path: String) -> [Substring] {
    let folders = path.split(separator: "/").dropLast()
    if let sources = folders.lastIndex(of: Self.sources), sources + 1 < folders.endIndex {
      return Array(folders[...(sources + 1)])
    }
    return Array(folders.prefix(folders.count > common ? common + 1 : 0))
  }
}

extension ProjectDeclaration {
  /// Whether it is a type that says that it is a view.
  var isPlainView: Bool {
    guard case .type(let type) = declaration.kind else { return false }
    return type.inherited.contains { $0.name == "View" || $0.name == "SwiftUI.View" }
  }
}

extension ProjectDeclarations {
  /// The names of the project's types.
  var ownTypes: Set<String> {
    Set(plain.filter { $1.contains { all[$0].isType } }.keys)
  }
}
