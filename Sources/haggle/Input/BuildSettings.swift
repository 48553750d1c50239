import Foundation
import HaggleScenarios

/// For which systems the project builds that a source belongs to, as the nearest Xcode project or
/// package around it says, up to the folder that is a repository or the user's home.
struct BuildSettings {
  /// The project or the package's manifest, as seen from the present folder.
  let path: String
  let systems: Set<PlatformEvidence.System>

  /// Nil where there is no project, or where it names no system.
  ///
  /// - Parameter operand: the source's path, or `-`, which is what comes from the present folder.
  init?(for operand: String) {
    guard let found = ProjectFolders.first(around: operand, Self.manifest) else { return nil }
    path = ProjectFolders.shown(found.path)
    systems = Set(found.words.filter { found.text.contains(Data($0.value.utf8)) }.keys)
    if systems.isEmpty { return nil }
  }

  private typealias Manifest = (
    path: String, text: Data, words: [PlatformEvidence.System: String]
  )

  /// The project or the package in a folder, and what names each system in it.
  private static func manifest(in folder: String) -> Manifest? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    if let project = names.filter({ $0.hasSuffix(".xcodeproj") }).min() {
      let path = "\(folder)/\(project)"
      return text("\(path)/project.pbxproj").map { (path, $0, targets) }
    }
    guard names.contains("Package.swift") else { return nil }
    let path = "\(folder)/Package.swift"
    return text(path).map { (path, $0, platforms) }
  }

  /// Source: Apple, "Build settings reference".
  private static let targets: [PlatformEvidence.System: String] = [
    .iOS: "IPHONEOS_DEPLOYMENT_TARGET", .macOS: "MACOSX_DEPLOYMENT_TARGET",
    .watchOS: "WATCHOS_DEPLOYMENT_TARGET", .tvOS: "TVOS_DEPLOYMENT_TARGET",
    .visionOS: "XROS_DEPLOYMENT_TARGET",
  ]

  /// Source: Apple, PackageDescription, `SupportedPlatform`.
  private static let platforms: [PlatformEvidence.System: String] = [
    .iOS: ".iOS(", .macOS: ".macOS(", .watchOS: ".watchOS(", .tvOS: ".tvOS(",
    .visionOS: ".visionOS(",
  ]

  /// Larger ones, in bytes, are made by no one who lays out views.
  private static let mostBytes = 64 << 20

  private static func text(_ path: String) -> Data? {
    guard let size = ProjectFolders.sizeOfFile(path), size <= mostBytes else { return nil }
    return FileManager.default.contents(atPath: path)
  }
}

extension Data {
  fileprivate func contains(_ word: Data) -> Bool { range(of: word) != nil }
}
