import Foundation
import HaggleScenarios

/// What a project says that it builds: the sources of its targets and the packages that it uses.
struct BuildTargets {
  /// A file or a folder that a target builds.
  struct Sources {
    /// Absolute, without dots.
    let path: String
    /// Of the files in the folder, those that are left out: paths below it, with `*` and `**`.
    var excluded: [String] = []
    /// The platforms that it is built for; nil for all of the target.
    var systems: Set<PlatformEvidence.System>?
    /// The platforms of what lies in the folder and is not built for all, by paths below it.
    var filters: [String: Set<PlatformEvidence.System>] = [:]

    /// The platforms that a file in it is built for; nil for all of the target.
    func systems(building file: String) -> Set<PlatformEvidence.System>? {
      guard !filters.isEmpty, file.hasPrefix(path + "/") else { return systems }
      let parts = file.dropFirst(path.count + 1).split(separator: "/")
      let paths = parts.indices.reversed().lazy.map { parts[...$0].joined(separator: "/") }
      return paths.compactMap { filters[$0] }.first ?? systems
    }

    func hold(_ file: String) -> Bool {
      if file == path { return true }
      guard file.hasPrefix(path + "/") else { return false }
      let rest = String(file.dropFirst(path.count + 1))
      return !excluded.contains { rest.hasPrefix($0 + "/") || Self.matches(rest, $0) }
    }

    private static func matches(_ path: String, _ pattern: String) -> Bool {
      // A star of `fnmatch` goes on behind a slash; `**/` matches no folder as well.
      fnmatch(pattern, path, 0) == 0
        || pattern.hasPrefix("**/") && fnmatch(String(pattern.dropFirst(3)), path, 0) == 0
    }
  }

  struct Target {
    let systems: Set<PlatformEvidence.System>
    let sources: [Sources]
    /// The families of devices that an app of iOS is for, as Xcode numbers them; nil for what is no
    /// such app, as tests and frameworks are for whatever their app is for.
    var families: Set<String>?
  }

  let targets: [Target]
  /// The absolute paths of the folders of packages in the same repository.
  let packages: [String]

  /// The platforms that a file is built for; empty if no target names it, or none of its own.
  func systems(building file: String) -> Set<PlatformEvidence.System> {
    targets.reduce(into: []) { systems, target in
      for sources in target.sources where sources.hold(file) {
        systems.formUnion(sources.systems(building: file) ?? target.systems)
      }
    }
  }

  /// The families of devices that the apps with a file are for, else all apps; empty without one.
  func families(building file: String) -> Set<String> {
    let apps = targets.filter { $0.families != nil }
    let own = apps.filter { $0.sources.contains { $0.hold(file) } }
    return (own.isEmpty ? apps : own).reduce(into: []) { $0.formUnion($1.families ?? []) }
  }

  func build(_ file: String) -> Bool {
    targets.contains { $0.sources.contains { $0.hold(file) } }
  }

  /// What is built and lies beside the project's folder.
  func paths(outside folder: String) -> [String] {
    Set(targets.flatMap(\.sources).map(\.path)).sorted().filter {
      !$0.hasPrefix(folder + "/") && !folder.hasPrefix($0 + "/") && $0 != folder
    }
  }

  /// A path without dots, from a folder on.
  static func path(_ path: String, in folder: String) -> String {
    let whole = path.hasPrefix("/") ? path : folder + "/" + path
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
