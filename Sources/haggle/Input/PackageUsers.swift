import Foundation

/// The Xcode projects of a repository that build a local package: they name its folder.
struct PackageUsers {
  let projects: [ProjectManifest]
  /// These, or else the only Xcode project near a package in its repository, which is in a
  /// workspace with it: its images, colours and words are those of the package's views.
  let apps: [ProjectManifest]

  /// Those in the folders around a package and directly below these, up to its repository.
  init(of package: String) {
    var found: [ProjectManifest] = []
    var near: [[ProjectManifest]] = []
    var isInRepository = false
    let isWhole = FileManager.default.fileExists(atPath: "\(package)/.git")
    _ = ProjectFolders.first(around: package) { around -> Bool? in
      guard !around.isEmpty, !isWhole else { return true }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: around)) ?? []
      let below = names.sorted().filter { !$0.contains(".") }.map { "\(around)/\($0)" }
      let projects = ([around] + below).compactMap { ProjectManifest(in: $0) }
        .filter { $0.kind == .xcode }
      found += projects.filter { Self.names(package, in: $0) }
      near.append(projects)
      isInRepository = isInRepository || FileManager.default.fileExists(atPath: "\(around)/.git")
      return nil
    }
    projects = found
    let others = near.first { !$0.isEmpty } ?? []
    apps = found.isEmpty && isInRepository && others.count == 1 ? others : found
  }

  /// Whether a project names a folder: `relativePath = ../Kit;`.
  private static func names(_ package: String, in project: ProjectManifest) -> Bool {
    let path = FilePath.relative(package, to: project.folder)
    guard let text = project.text else { return false }
    return [path, "\"\(path)\""].contains { path in
      ["relativePath = \(path);", "path = \(path);"].contains(where: text.holds)
    }
  }
}
