import Foundation
import HaggleScenarios

/// Who uses a module of a local package.
struct ModuleImporters {
  /// The platforms of a project's targets with files that import the module, or another one of the
  /// package that imports it; empty where nobody does.
  let systems: Set<PlatformEvidence.System>

  /// - Parameter source: a file of the module, absolute.
  init(
    of source: String, in package: ProjectManifest, by project: ProjectManifest,
    _ cache: ProjectCache
  ) {
    guard let targets = cache.targets(of: project),
      let module = Self.module(of: source, in: package)
    else {
      systems = []
      return
    }
    var modules: Set = [module]
    var added = true
    while added {
      let more = cache.imports(in: package.sources).filter { !$0.value.isDisjoint(with: modules) }
        .compactMap { Self.module(of: $0.key, in: package) }
      added = !modules.isSuperset(of: more)
      modules.formUnion(more)
    }
    systems = cache.imports(in: project.folder)
      .filter { !$0.value.isDisjoint(with: modules) && !$0.key.hasPrefix(package.folder + "/") }
      .reduce(into: []) { $0.formUnion(targets.systems(building: $1.key)) }
  }

  /// The folder of a module: `Card` of `Sources/Card/Row.swift`.
  private static func module(of file: String, in package: ProjectManifest) -> String? {
    let folder = package.folder + "/Sources/"
    guard file.hasPrefix(folder) else { return nil }
    let parts = file.dropFirst(folder.count).split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : nil
  }
}
