import Foundation
import HaggleScenarios

/// The platforms that the project of a source is built for.
struct BuildSettings {
  /// The path of the project or manifest, relative to the current folder.
  let path: String
  let systems: Set<PlatformEvidence.System>
  /// Whether its app is for iPads, and for no phone.
  let isForTablets: Bool

  /// Those of the targets that build a source, else all that the manifest names; nil if it names
  /// none.
  init?(_ manifest: ProjectManifest, of source: String, _ cache: ProjectCache) {
    var manifest = manifest
    let own = cache.targets(of: manifest)?.systems(building: ProjectManifest.absolute(source))
    var systems = own.flatMap { $0.isEmpty ? nil : $0 } ?? Self.named(by: manifest)
    // A project that says nothing of platforms is a shell around the package beside it.
    if systems.isEmpty, manifest.kind == .xcode,
      let package = ProjectManifest(packageIn: manifest.folder)
    {
      (manifest, systems) = (package, Self.named(by: package))
    }
    // A package for several platforms is for those of the projects that build it, a module of it
    // for those of the targets that use it.
    if manifest.kind == .package, systems.count > 1,
      let project = cache.users(of: manifest.folder).projects.first
    {
      let using = ModuleImporters(
        of: ProjectManifest.absolute(source), in: manifest, by: project, cache)
      let built = (using.systems.isEmpty ? Self.named(by: project) : using.systems)
        .filter(systems.contains)
      if !built.isEmpty { (manifest, systems) = (project, built) }
    }
    let families = Self.families(of: manifest, building: source, cache)
    // Xcode builds an app for Vision Pro alone as one of iOS, too.
    if families == ["7"], systems.contains(.iOS) { systems = [.visionOS] }
    if systems.isEmpty { return nil }
    self.systems = systems
    isForTablets = families == ["2"] && systems.contains(.iOS)
    let file = URL(filePath: manifest.path)
    let named = manifest.kind == .xcode ? file.deletingLastPathComponent() : file
    path = ProjectFolders.shown(named.path)
  }

  /// The families of devices that an app is for: `2` are iPads.
  private static func families(
    of manifest: ProjectManifest, building source: String, _ cache: ProjectCache
  ) -> Set<String> {
    let source = ProjectManifest.absolute(source)
    if let stated = cache.targets(of: manifest)?.families(building: source) { return stated }
    guard manifest.kind == .xcode, let text = manifest.text else { return [] }
    // The same of a project without targets.
    return text.holds("\(family) = 2;") && !text.holds("\(family) = 1;")
      && !text.holds("\(family) = \"") ? ["2"] : []
  }

  /// Source: Apple, "Build settings reference": 1 are phones, 2 iPads, 7 is Vision Pro.
  static let family = "TARGETED_DEVICE_FAMILY"

  /// `"1,2"` → 1 and 2; phones where nothing is stated.
  static func families(_ value: String) -> Set<String> {
    let numbers = value.split { !$0.isNumber }.map(String.init)
    return numbers.isEmpty ? ["1"] : Set(numbers)
  }

  private static func named(by manifest: ProjectManifest) -> Set<PlatformEvidence.System> {
    guard let text = manifest.text else { return [] }
    let stated = systems(in: text, words(manifest.kind))
    guard stated.isEmpty, manifest.kind == .xcode else { return stated }
    // A project that leaves the versions to Xcode still names what it is built against.
    return Set(roots.filter { text.holds("SDKROOT = \($0.key)") }.values)
  }

  private static func systems(
    in text: Data, _ words: [PlatformEvidence.System: [String]]
  ) -> Set<PlatformEvidence.System> {
    Set(words.filter { $1.contains(where: text.holds) }.keys)
  }

  /// The words for each platform in a manifest.
  private static func words(
    _ kind: ProjectManifest.Kind
  ) -> [PlatformEvidence.System: [String]] {
    switch kind {
    case .xcode: targets.mapValues { [$0] }
    case .package: platforms.mapValues { [".\($0)("] }
    case .tuist: platforms.mapValues { [".\($0)"] }.merging(destinations) { $0 + $1 }
    case .xcodeGen: platforms.mapValues { [$0] }
    case .app: [:]
    }
  }

  /// Source: Apple, "Build settings reference".
  static let targets: [PlatformEvidence.System: String] = [
    .iOS: "IPHONEOS_DEPLOYMENT_TARGET", .macOS: "MACOSX_DEPLOYMENT_TARGET",
    .watchOS: "WATCHOS_DEPLOYMENT_TARGET", .tvOS: "TVOS_DEPLOYMENT_TARGET",
    .visionOS: "XROS_DEPLOYMENT_TARGET",
  ]

  /// The values of `SDKROOT` and the words of `SUPPORTED_PLATFORMS`.
  static let roots: [String: PlatformEvidence.System] = [
    "iphoneos": .iOS, "macosx": .macOS, "watchos": .watchOS, "appletvos": .tvOS, "xros": .visionOS,
  ]

  /// Source: Apple, PackageDescription, `SupportedPlatform`; Tuist and XcodeGen use the same names.
  private static let platforms: [PlatformEvidence.System: String] = [
    .iOS: "iOS", .macOS: "macOS", .watchOS: "watchOS", .tvOS: "tvOS", .visionOS: "visionOS",
  ]

  /// Source: Tuist, ProjectDescription, `Destination`.
  private static let destinations: [PlatformEvidence.System: [String]] = [
    .iOS: [".iPhone", ".iPad"], .macOS: [".mac,", ".mac]"], .watchOS: [".appleWatch"],
    .tvOS: [".appleTv"], .visionOS: [".appleVision,", ".appleVision]"],
  ]
}
