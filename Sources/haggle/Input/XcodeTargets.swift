import Foundation
import HaggleScenarios

/// The targets of an Xcode project, as its `project.pbxproj` describes them.
///
/// Source: Xcode writes it as a property list, each object under its id and with its class, `isa`.
struct XcodeTargets {
  private let objects: [String: PropertyText]
  private let project: PropertyText
  private let folder: String
  private var paths: [String: String] = [:]

  /// Nil for what is no project, or cannot be read.
  ///
  /// - Parameter folder: that of the project.
  init?(_ text: Data, in folder: String) {
    guard let list = PropertyText(text), case .map(let objects)? = list["objects"],
      let root = list["rootObject"]?.string, let project = objects[root]
    else { return nil }
    (self.objects, self.project, self.folder) = (objects, project, folder)
    resolvePaths()
  }

  var targets: BuildTargets {
    let all = strings(project["targets"]).compactMap { id in objects[id].map { (id, $0) } }
    return BuildTargets(
      targets: all.map { id, target in
        let systems = systems(of: target)
        return BuildTargets.Target(
          systems: systems, sources: listed(target) + synchronized(target, id),
          families: systems.contains(.iOS) ? families(of: target) : nil)
      },
      packages: packages)
  }

  private func strings(_ value: PropertyText?) -> [String] { value?.strings ?? [] }
}

/// Where files are: a path in a group begins where the group does.
extension XcodeTargets {
  private mutating func resolvePaths() {
    let start = BuildTargets.path(project["projectDirPath"]?.string ?? "", in: folder)
    var open = strings(project["mainGroup"]).map { ($0, start) }
    while let (id, around) = open.popLast() {
      guard paths[id] == nil, let object = objects[id] else { continue }
      let tree = object["sourceTree"]?.string ?? "<group>"
      let base = tree == "SOURCE_ROOT" ? start : around
      if tree == "BUILT_PRODUCTS_DIR" || tree == "SDKROOT" || tree == "DEVELOPER_DIR" { continue }
      let path = BuildTargets.path(object["path"]?.string ?? "", in: base)
      paths[id] = path
      open += strings(object["children"]).map { ($0, path) }
    }
  }

  private var packages: [String] {
    let referred = strings(project["packageReferences"]).compactMap { id in
      objects[id]?["relativePath"]?.string.map { BuildTargets.path($0, in: folder) }
    }
    let shown = paths.filter { objects[$0.key]?["isa"]?.string == "PBXFileReference" }
      .values.filter { $0.split(separator: "/").last?.contains(".") == false }
    return Set(referred + shown).sorted()
  }
}

/// What a target builds.
extension XcodeTargets {
  /// The Swift files of its phases.
  private func listed(_ target: PropertyText) -> [BuildTargets.Sources] {
    strings(target["buildPhases"]).compactMap { objects[$0] }
      .filter { $0["isa"]?.string == "PBXSourcesBuildPhase" }
      .flatMap { strings($0["files"]) }.compactMap { id in
        guard let file = objects[id], let reference = file["fileRef"]?.string,
          let path = paths[reference], path.hasSuffix(".swift")
        else { return nil }
        let filters = strings(file["platformFilter"]) + strings(file["platformFilters"])
        return BuildTargets.Sources(path: path, systems: Self.systems(filters))
      }
  }

  /// The platforms that filters name; nil without filters.
  private static func systems(_ filters: [String]) -> Set<PlatformEvidence.System>? {
    filters.isEmpty ? nil : Set(filters.compactMap { Self.filters[$0] })
  }

  /// The folders that it builds all of, but for what an exception says.
  private func synchronized(_ target: PropertyText, _ id: String) -> [BuildTargets.Sources] {
    strings(target["fileSystemSynchronizedGroups"]).compactMap { group in
      guard let path = paths[group] else { return nil }
      let exceptions = strings(objects[group]?["exceptions"]).compactMap { objects[$0] }
        .filter { $0["target"]?.string == id }
      var sources = BuildTargets.Sources(
        path: path, excluded: exceptions.flatMap { strings($0["membershipExceptions"]) })
      for exception in exceptions {
        guard case .map(let filters)? = exception["platformFiltersByRelativePath"] else { continue }
        sources.filters.merge(filters.compactMapValues { Self.systems(strings($0)) }) { $1 }
      }
      return sources
    }
  }

  /// The platforms of its first configuration, else of the project's.
  private func systems(of target: PropertyText) -> Set<PlatformEvidence.System> {
    let own = settings(of: target)
    let all = settings(of: project).merging(own) { $1 }
    let platforms = strings(all["SUPPORTED_PLATFORMS"]).flatMap { $0.split(separator: " ") }
    let supported = Set(platforms.compactMap { BuildSettings.roots[String($0)] })
    let root = all["SDKROOT"]?.string.flatMap { BuildSettings.roots[$0] }
    // What is built against a Mac's frameworks is a Mac's, whatever else it is said to support.
    if root == .macOS, supported.contains(.macOS) { return [.macOS] }
    if !supported.isEmpty { return supported }
    if let root { return [root] }
    let targeted = BuildSettings.targets.filter { own[$0.value] != nil }
    if !targeted.isEmpty { return Set(targeted.keys) }
    return Set(BuildSettings.targets.filter { all[$0.value] != nil }.keys)
  }

  /// The families of devices that an app is for; nil for another kind of target.
  private func families(of target: PropertyText) -> Set<String>? {
    guard target["productType"]?.string == "com.apple.product-type.application" else { return nil }
    for object in [target, project] {
      if let stated = settings(of: object)[BuildSettings.family]?.string
        ?? configured(BuildSettings.family, of: object)
      {
        return BuildSettings.families(stated)
      }
    }
    return BuildSettings.families("")
  }

  /// The value of a setting in the file that a configuration is based on.
  private func configured(_ setting: String, of object: PropertyText) -> String? {
    guard let reference = configuration(of: object)?["baseConfigurationReference"]?.string,
      let path = paths[reference], let text = AssetCatalogs.bytes(path)
    else { return nil }
    // Source: Apple, "Adding a build configuration file to your project".
    let lines = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.lazy.map { $0.split(separator: "=", maxSplits: 1) }
      .last { $0.count == 2 && $0[0].trimmingCharacters(in: .whitespaces) == setting }
      .map { String($0[1].prefix { $0 != "/" }) }
  }

  private func settings(of object: PropertyText) -> [String: PropertyText] {
    guard case .map(let settings)? = configuration(of: object)?["buildSettings"] else { return [:] }
    return settings
  }

  /// The first configuration of a target or project.
  private func configuration(of object: PropertyText) -> PropertyText? {
    let list = strings(object["buildConfigurationList"]).first.flatMap { objects[$0] }
    return strings(list?["buildConfigurations"]).first.flatMap { objects[$0] }
  }

  /// Source: Xcode, “Platform filters” of a build file.
  private static let filters: [String: PlatformEvidence.System] = [
    "ios": .iOS, "maccatalyst": .iOS, "macos": .macOS, "watchos": .watchOS, "tvos": .tvOS,
    "xros": .visionOS,
  ]
}
