import Foundation

/// The file that makes a folder a project: an Xcode project, a package, or the input of Tuist or
/// XcodeGen.
struct ProjectManifest {
  enum Kind { case xcode, package, tuist, xcodeGen }

  let kind: Kind
  /// The absolute path of its folder.
  let folder: String
  /// The file that describes the build.
  let path: String

  /// The nearest manifest around a source, up to a repository or the user's home; nil if there is
  /// none.
  ///
  /// - Parameter operand: the source's path, or `-` for standard input, which belongs to the
  ///   current folder.
  init?(around operand: String) {
    guard let found = ProjectFolders.first(around: operand, { Self(in: $0) }) else { return nil }
    self = found
  }

  init?(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    self.folder = folder
    if let project = names.filter({ $0.hasSuffix(".xcodeproj") }).min() {
      (kind, path) = (.xcode, "\(folder)/\(project)/project.pbxproj")
    } else if names.contains("Package.swift") {
      (kind, path) = (.package, "\(folder)/Package.swift")
    } else if names.contains("Project.swift") {
      (kind, path) = (.tuist, "\(folder)/Project.swift")
    } else if names.contains("project.yml") {
      (kind, path) = (.xcodeGen, "\(folder)/project.yml")
    } else {
      return nil
    }
    if kind == .tuist, text?.range(of: Data("ProjectDescription".utf8)) == nil { return nil }
  }

  /// The content of the file; nil if it cannot be read.
  var text: Data? {
    guard let size = ProjectFolders.sizeOfFile(path), size <= Self.mostBytes else { return nil }
    return FileManager.default.contents(atPath: path)
  }

  /// The maximum size, in bytes.
  private static let mostBytes = 64 << 20

  /// The folder whose files are built together with a source; nil if the source is not built.
  func sources(with operand: String) -> String? {
    let sources = "\(folder)/Sources"
    guard kind == .package, FileManager.default.fileExists(atPath: sources) else { return folder }
    let path = URL(filePath: operand).standardizedFileURL.path
    return path.hasPrefix(sources + "/") ? sources : nil
  }
}
