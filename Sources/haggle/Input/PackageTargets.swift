import Foundation
import HaggleScenarios

/// The targets of a `Package.swift` that others use on some platforms alone, each with these:
/// `.target(name: "AppTV", condition: .when(platforms: [.tvOS]))`.
///
/// Source: Apple, PackageDescription, `TargetDependencyCondition`.
struct PackageTargets {
  let conditional: [BuildTargets.Target]

  init(_ text: String, in folder: String) {
    // What the package and its products are called, and are made of, is no use of a target.
    let named = text.replacing(/\btargets:\s*\[[^\[\]().]*\]/, with: "")
      .replacing(/(?:\.(?:library|executable|plugin)|\bPackage)\s*\(\s*name:\s*"[^"]*"/, with: "")
    let condition =
      /\.(?:target|byName)\s*\(\s*name:\s*"([^"]+)"[^()]*?\.when\s*\(\s*platforms:\s*\[([^\]]*)\]\s*\)\s*\)/
    var systems: [String: Set<PlatformEvidence.System>] = [:]
    let rest = named.replacing(condition) { use in
      let words = use.output.2.split { !$0.isLetter }.map(String.init)
      systems[String(use.output.1), default: []].formUnion(
        words.compactMap { PlatformEvidence.System(rawValue: $0) })
      return ""
    }
    conditional = systems.sorted { $0.key < $1.key }.compactMap { name, systems in
      // Beside the place where it is declared, nothing names it.
      let pieces = rest.split(separator: "\"\(name)\"", omittingEmptySubsequences: false)
      guard pieces.count == 2, !systems.isEmpty else { return nil }
      let path = pieces[1].prefixMatch(of: /[^()]*?\bpath:\s*"([^"]+)"/)?.output.1
      return BuildTargets.Target(
        systems: systems,
        sources: [
          .init(path: BuildTargets.path(path.map(String.init) ?? "Sources/\(name)", in: folder))
        ])
    }
  }
}
