import Foundation
import HaggleScenarios
import HaggleSyntax

/// The other files of a project, whose declarations a text may use.
struct Neighbours {
  let files: ProjectFiles
  /// The index of the borrowing file itself; nil if it is not among them.
  let own: Int?
  /// The absolute path of the borrowing file.
  let path: String
  /// Whether the user named them; otherwise they belong to the project around the file.
  let areNamed: Bool

  /// The named files, in the order of the command line, then of paths.
  ///
  /// - Parameter operands: files and folders.
  init(
    _ operands: [String], besides file: InputFile, _ cache: ProjectCache
  ) throws(Failure) {
    var paths: [String] = []
    for operand in operands { paths += try Self.paths(operand) }
    let stamped = StampedFiles(paths)
    if let excess = stamped.excess(files: Self.mostNamed, bytes: Self.mostNamedBytes) {
      throw Self.tooMuch(excess)
    }
    self.init(try cache.files(stamped), stamped, besides: file, areNamed: true)
  }

  /// The project files around a file; nil if there are none, if `--alone` was given, or if reading
  /// them would take longer than the layout.
  init?(of manifest: ProjectManifest, besides file: InputFile, _ options: ScenarioOptions) {
    guard !options.isAlone, let folder = manifest.sources(with: file.path),
      let found = try? SwiftFiles(in: folder, entering: Self.isOfTheApp).paths
    else { return nil }
    let own = found.map { ProjectFolders.shown("\(folder)/\($0)") }
    let outside = Self.outside(manifest, options.cache)
    let more =
      outside + Self.siblings(of: manifest, besides: file, options.cache)
      + Self.users(of: manifest, options.cache)
    for paths in [own + more, own] {
      let stamped = StampedFiles(paths)
      guard stamped.excess(files: Self.mostFound, bytes: Self.mostFoundBytes) == nil,
        let files = try? options.cache.files(stamped)
      else { continue }
      self.init(files, stamped, besides: file, areNamed: false)
      return
    }
    return nil
  }

  /// Whether there is no other file.
  var areOnlyOwn: Bool { files.sources.count == (own == nil ? 0 : 1) }

  private init(
    _ files: ProjectFiles, _ stamped: StampedFiles, besides file: InputFile, areNamed: Bool
  ) {
    self.files = files
    self.areNamed = areNamed
    path = ProjectManifest.absolute(file.path)
    let own = FileWatch.stamps(of: [file.path])[0]
    self.own = own == nil ? nil : stamped.stamps.firstIndex(of: own)
  }

  /// A larger number is not a project but a whole disk.
  private static let mostNamed = 20_000
  private static let mostNamedBytes: Int64 = 128 << 20
  /// The limit without `--with`; 6 MB take a sixth of a second.
  private static let mostFound = 5_000
  private static let mostFoundBytes: Int64 = 32 << 20

  /// The files that a project builds beside its folder.
  private static func outside(_ manifest: ProjectManifest, _ cache: ProjectCache) -> [String] {
    let paths = cache.targets(of: manifest)?.paths(outside: manifest.folder) ?? []
    return paths.filter { $0.split(separator: "/").allSatisfy { isOfTheApp(String($0)) } }
      .flatMap { path in
        path.hasSuffix(".swift") ? [ProjectFolders.shown(path)] : swiftFiles(in: path)
      }
  }

  /// The files of the packages that a project names and of the modules beside it that a file
  /// imports.
  private static func siblings(
    of manifest: ProjectManifest, besides file: InputFile, _ cache: ProjectCache
  ) -> [String] {
    guard let source = try? file.text() else { return [] }
    let packages =
      (cache.targets(of: manifest)?.packages ?? []).isEmpty
      ? []
      : LocalPackages(of: manifest, importedBy: source + heads(beside: file.path), cache).folders
    let modules = SiblingModules(importedBy: source, beside: manifest.folder).folders
    return (packages + modules).flatMap { swiftFiles(in: $0) }
  }

  /// The files of the projects that build a package: what they show of it they lay out.
  private static func users(of manifest: ProjectManifest, _ cache: ProjectCache) -> [String] {
    guard manifest.kind == .package else { return [] }
    return cache.users(of: manifest.folder).projects.flatMap { swiftFiles(in: $0.sources) }
  }

  /// The beginnings of the files in the same folder: a text that imports nothing of a package may
  /// show views of its folder that do.
  private static func heads(beside path: String) -> String {
    let folder = FilePath.folder(of: ProjectManifest.absolute(path))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().prefix(mostHeads).compactMap { name in
      FileHandle(forReadingAtPath: "\(folder)/\(name)").flatMap { try? $0.read(upToCount: 2048) }
    }.map { "\n" + String(decoding: $0, as: UTF8.self) }.joined()
  }

  private static let mostHeads = 100

  private static func swiftFiles(in folder: String) -> [String] {
    let files = try? SwiftFiles(in: folder, entering: isOfTheApp).paths
    return (files ?? []).map { ProjectFolders.shown("\(folder)/\($0)") }
  }

  /// Excludes dependencies, build products and tests.
  static func isOfTheApp(_ folder: String) -> Bool {
    !foreignFolders.contains(folder) && !folder.hasSuffix("Tests")
  }

  static let foreignFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "Build", "node_modules", "vendor",
  ]

  private static func paths(_ operand: String) throws(Failure) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder),
      isFolder.boolValue
    else { return [operand] }
    let folder = operand.withoutSlash
    return try SwiftFiles(in: folder).paths.map { folder == "." ? $0 : "\(folder)/\($0)" }
  }

  private static func tooMuch(_ path: String) -> Failure {
    .misuse(
      "--with names more than \(mostNamed) files or \(mostNamedBytes >> 20) MB, up to "
        + "\(path.shown). Name the folders that the view takes its parts from.")
  }
}

/// The files of a project, parsed once for all texts of a command, and again when changed.
final class ProjectCache {
  private var stamped = StampedFiles([])
  private var files = ProjectFiles([])
  private var resources: [String: ProjectResources] = [:]
  private var targets: [String: BuildTargets?] = [:]
  private var users: [String: PackageUsers] = [:]
  private var imports: [String: [String: Set<String>]] = [:]

  /// The images and string tables of a project, as they are when they are first asked for.
  func resources(of manifest: ProjectManifest) -> ProjectResources {
    if let known = resources[manifest.folder] { return known }
    let outside = targets(of: manifest)?.paths(outside: manifest.folder) ?? []
    let folders = Set(
      outside.map { path in
        path.hasSuffix(".swift") ? FilePath.folder(of: path) : path
      }
    ).filter(FilePath.isFolder).sorted()
    let apps = manifest.kind == .package ? users(of: manifest.folder).apps.map(\.folder) : []
    let found = ProjectResources(in: [manifest.folder] + apps + folders, of: manifest)
    resources[manifest.folder] = found
    return found
  }

  /// What a project builds, as it is when it is first asked for.
  func targets(of manifest: ProjectManifest) -> BuildTargets? {
    if let known = targets[manifest.path] { return known }
    let found = manifest.targets
    targets[manifest.path] = .some(found)
    return found
  }

  /// The projects that build a package, as they are when they are first asked for.
  func users(of package: String) -> PackageUsers {
    if let known = users[package] { return known }
    let found = PackageUsers(of: package)
    users[package] = found
    return found
  }

  /// The modules that the files in a folder import, by their absolute paths.
  func imports(in folder: String) -> [String: Set<String>] {
    if let known = imports[folder] { return known }
    let paths = (try? SwiftFiles(in: folder, entering: Neighbours.isOfTheApp).paths) ?? []
    let found = paths.prefix(Self.mostImporting).map { path -> (String, Set<String>) in
      let file = FileHandle(forReadingAtPath: "\(folder)/\(path)")
      let head = file.flatMap { try? $0.read(upToCount: Self.headBytes) } ?? Data()
      return ("\(folder)/\(path)", SiblingModules.imports(String(decoding: head, as: UTF8.self)))
    }
    imports[folder] = Dictionary(found) { first, _ in first }
    return imports[folder] ?? [:]
  }

  private static let (mostImporting, headBytes) = (5_000, 4_096)

  func files(_ stamped: StampedFiles) throws(Failure) -> ProjectFiles {
    if stamped == self.stamped { return files }
    var sources: [SourceText] = []
    for path in stamped.paths {
      let bytes = try InputFile(path).bytes
      sources.append(SourceText(String(decoding: bytes, as: UTF8.self), name: path))
    }
    (self.stamped, files) = (stamped, ProjectFiles(sources, at: stamped.places))
    return files
  }
}

/// Files in their current state, without duplicates.
struct StampedFiles: Equatable {
  private(set) var paths: [String] = []
  private(set) var stamps: [FileWatch.Stamp?] = []

  /// - Parameter paths: missing files are kept, so that reading reports them.
  init(_ paths: [String]) {
    var seen: Set<UInt64> = []
    for (path, stamp) in zip(paths, FileWatch.stamps(of: paths)) {
      if let stamp, !seen.insert(stamp.number).inserted { continue }
      self.paths.append(path)
      stamps.append(stamp)
    }
  }

  /// The absolute paths of the files.
  var places: [String] {
    let here = FileManager.default.currentDirectoryPath
    return paths.map { path in
      // Most are plain, and there are thousands.
      if path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
        return ProjectManifest.absolute(path)
      }
      return path.hasPrefix("/") ? path : "\(here)/\(path)"
    }
  }

  /// The path of the first file beyond the limits; nil if there is none.
  func excess(files: Int, bytes most: Int64) -> String? {
    var bytes: Int64 = 0
    return zip(paths, stamps).enumerated().first { index, file in
      bytes += file.1?.size ?? 0
      return index >= files || bytes > most
    }?.element.0
  }
}
