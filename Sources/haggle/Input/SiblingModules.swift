import Foundation

/// The frameworks and packages beside a project, in the same repository, that a source imports:
/// folders with the names of the modules.
struct SiblingModules {
  /// Their absolute paths.
  let folders: [String]

  /// - Parameter folder: the folder of the source's own project.
  init(importedBy source: String, beside folder: String) {
    let modules = Self.imports(source).subtracting(SystemModules.names)
    // What is beside a repository belongs to others.
    let isWhole = FileManager.default.fileExists(atPath: "\(folder)/.git")
    folders = modules.isEmpty || isWhole ? [] : Self.folders(of: modules, beside: folder)
  }

  /// The modules of all imports: of `import struct AppShared.Card`, too.
  static func imports(_ source: String) -> Set<String> {
    var modules: Set<String> = []
    for line in source.split(whereSeparator: \.isNewline) where line.contains("import ") {
      let words = line.split(separator: " ")
      guard let start = words.firstIndex(of: "import"), start < words.count - 1,
        words[..<start].allSatisfy({ $0.hasPrefix("@") || levels.contains($0) })
      else { continue }
      let name = words[(start + 1)...].first { $0.first?.isUppercase == true }
      if let module = name?.split(separator: ".").first { modules.insert(String(module)) }
    }
    return modules
  }

  private static let levels: Set<Substring> = [
    "public", "package", "internal", "private", "fileprivate",
  ]

  /// The folders around a project up to its repository have them, or folders in these: `Packages`.
  /// Where there is no repository, the folder around the project is the last one.
  private static func folders(of modules: Set<String>, beside project: String) -> [String] {
    var found: [String] = []
    var missing = modules
    _ = ProjectFolders.first(around: project) { around -> Bool? in
      let places = names(in: around)
      for module in missing.sorted() {
        let folder = ([""] + places.map { "\($0)/" }).lazy.map { "\(around)/\($0)\(module)" }
          .first { $0 != project && isModule($0) }
        guard let folder else { continue }
        found.append(folder)
        missing.remove(module)
      }
      return missing.isEmpty || !isInRepository(around) ? true : nil
    }
    return found
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().filter {
      !$0.hasPrefix(".") && !$0.contains(".") && !Neighbours.foreignFolders.contains($0)
    }
  }

  /// Whether a folder has the sources of a module: a project, a package, or Swift files.
  private static func isModule(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".swift") }
      || names.contains("Sources")
  }

  private static func isInRepository(_ folder: String) -> Bool {
    ProjectFolders.first(around: folder) {
      FileManager.default.fileExists(atPath: "\($0)/.git") ? true : nil
    } ?? false
  }
}
