import Foundation

/// The file that makes a folder a project: an Xcode project, a package, the input of Tuist or
/// XcodeGen, or else the code that starts an app.
struct ProjectManifest {
  enum Kind { case xcode, package, tuist, xcodeGen, app }

  let kind: Kind
  /// The absolute path of its folder.
  let folder: String
  /// The file that describes the build.
  let path: String

  /// The nearest manifest around a source, up to a repository or the user's home, or in a folder
  /// beside it that builds it, else the folder of the app; nil if there is none.
  ///
  /// - Parameter operand: the source's path, or `-` for standard input, which belongs to the
  ///   current folder.
  init?(around operand: String, _ cache: ProjectCache) {
    let source = Self.absolute(operand)
    let found =
      ProjectFolders.first(around: operand) { folder in
        Self(in: folder, of: source) ?? Self(beside: folder, building: source, cache)
      }
      ?? ProjectFolders.first(around: operand) { Self(appIn: $0) }
    guard let found else { return nil }
    self = found
  }

  /// One in a folder beside a source that names it: `App/App.xcodeproj` of `Parts/A.swift`.
  private init?(beside place: String, building source: String, _ cache: ProjectCache) {
    guard !place.isEmpty, source.hasPrefix(place + "/") else { return nil }
    let rest = source.dropFirst(place.count + 1).prefix { $0 != "/" }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    let found = names.sorted().lazy.filter { !$0.contains(".") && $0 != rest }
      .compactMap { Self(in: "\(place)/\($0)") }
      .first { manifest in
        // Reading it takes longer.
        manifest.text?.holds("../\(rest)") == true
          && cache.targets(of: manifest)?.build(source) == true
      }
    guard let found else { return nil }
    self = found
  }

  /// The folder with the file that starts an app: its project may be kept elsewhere, or nowhere.
  private init?(appIn folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let sources = names.filter { $0.hasSuffix(".swift") }.sorted().prefix(Self.mostSources)
    let starting = sources.first { name in
      let file = FileHandle(forReadingAtPath: "\(folder)/\(name)")
      let beginning = file.flatMap { try? $0.read(upToCount: Self.mostRead) }
      return beginning?.holds("\n@main") == true
    }
    guard let starting else { return nil }
    self.init(kind: .app, folder: folder, path: "\(folder)/\(starting)")
  }

  /// How many files of a folder are looked at, and how many bytes of each.
  private static let (mostSources, mostRead) = (200, 4096)

  /// The path of a source without dots.
  static func absolute(_ operand: String) -> String {
    URL(filePath: operand).standardizedFileURL.path
  }

  /// The package that a folder is.
  init?(packageIn folder: String) {
    let path = "\(folder)/Package.swift"
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    self.init(kind: .package, folder: folder, path: path)
  }

  private init(kind: Kind, folder: String, path: String) {
    (self.kind, self.folder, self.path) = (kind, folder, path)
  }

  /// - Parameter source: what is built. Beside a package, XcodeGen's input builds what is not among
  ///   the sources of that.
  init?(in folder: String, of source: String? = nil) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    self.folder = folder
    if let project = names.filter({ $0.hasSuffix(".xcodeproj") }).min() {
      (kind, path) = (.xcode, "\(folder)/\(project)/project.pbxproj")
    } else if names.contains("Package.swift"),
      !names.contains("project.yml") || source?.hasPrefix("\(folder)/Sources/") != false
    {
      (kind, path) = (.package, "\(folder)/Package.swift")
    } else if names.contains("Project.swift") {
      (kind, path) = (.tuist, "\(folder)/Project.swift")
    } else if names.contains("project.yml") {
      (kind, path) = (.xcodeGen, "\(folder)/project.yml")
    } else {
      return nil
    }
    if kind == .tuist, text?.holds("ProjectDescription") != true { return nil }
  }

  /// The content of the file; nil if it cannot be read.
  var text: Data? {
    guard let size = ProjectFolders.sizeOfFile(path), size <= Self.mostBytes else { return nil }
    return FileManager.default.contents(atPath: path)
  }

  /// The maximum size, in bytes.
  private static let mostBytes = 64 << 20

  /// The language whose words the code of an Xcode project has; nil where none is stated.
  var developmentRegion: String? {
    let key = Data("developmentRegion = ".utf8)
    guard kind == .xcode, let text, let start = text.range(of: key)?.upperBound else { return nil }
    let value = text[start...].prefix(40).prefix { $0 != UInt8(ascii: ";") }
    let name = String(decoding: value, as: UTF8.self).filter { $0 != "\"" }
    return name == "English" ? "en" : name
  }

  /// What it says that it builds; nil if that is not known of its kind.
  var targets: BuildTargets? {
    guard let text else { return nil }
    switch kind {
    case .xcode: return XcodeTargets(text, in: folder)?.targets
    case .xcodeGen:
      return XcodeGenTargets.targets(String(decoding: text, as: UTF8.self), in: folder)
    case .package:
      let text = String(decoding: text, as: UTF8.self)
      return BuildTargets(
        targets: PackageTargets(text, in: folder).conditional,
        packages: LocalPackages.paths(in: text, of: folder))
    case .tuist, .app: return nil
    }
  }

  /// The folder of its sources.
  var sources: String {
    let sources = "\(folder)/Sources"
    return kind == .package && FileManager.default.fileExists(atPath: sources) ? sources : folder
  }

  /// The folder whose files are built together with a source; nil if the source is not built.
  func sources(with operand: String) -> String? {
    sources == folder || Self.absolute(operand).hasPrefix(sources + "/") ? sources : nil
  }
}
