import Foundation

/// The packages of the same repository that a project names and a source imports something of, and
/// those that they name.
struct LocalPackages {
  /// The absolute paths of the folders of their sources.
  let folders: [String]

  init(of manifest: ProjectManifest, importedBy source: String, _ cache: ProjectCache) {
    let modules = SiblingModules.imports(source)
    var open = (cache.targets(of: manifest)?.packages ?? []).filter { folder in
      let text = ProjectManifest(packageIn: folder)?.text
      return modules.contains { text?.holds("\"\($0)\"") == true }
    }
    var found: [String] = []
    var seen: Set<String> = []
    while let folder = open.popLast() {
      guard seen.insert(folder).inserted, let manifest = ProjectManifest(packageIn: folder) else {
        continue
      }
      found.append(manifest.sources)
      open += cache.targets(of: manifest)?.packages ?? []
    }
    folders = found.sorted()
  }

  /// The packages that a `Package.swift` names by their paths: absolute.
  static func paths(in text: String, of folder: String) -> [String] {
    let paths = text.matches(of: /\.package\s*\([^()]*?path:\s*"(?<path>[^"]+)"/).map(\.path)
    return paths.map { BuildTargets.path(String($0), in: folder) }
  }
}
