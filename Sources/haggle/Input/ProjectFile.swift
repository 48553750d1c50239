import Foundation
import HaggleScenarios
import HaggleSyntax

/// `.haggle`: what holds for all views of a project, a directive a line without its slashes.
///
/// It is found in the folder of the source or in one around it, up to the one that is a repository
/// or the user's home.
struct ProjectFile {
  static let name = ".haggle"

  private let path: String
  private let directives: [ProjectDirective]

  /// The files and folders whose declarations its views may use, as seen from the present folder.
  var neighbours: [String] {
    let folder = URL(filePath: path).deletingLastPathComponent()
    return directives.filter { $0.key == ProjectDirective.neighbour }.map {
      FilePath.relative(folder.appending(path: $0.value).path, to: ".")
    }
  }

  /// The file that holds for a source; nil where there is none.
  ///
  /// - Parameter operand: the source's path, or `-`, which is what comes from the present folder.
  init?(for operand: String) throws(Failure) {
    guard let path = Self.path(for: operand) else { return nil }
    self.path = path
    let file = try InputFile(path, as: .keys)
    let text = file.bytes.isEmpty ? "" : try file.text()
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var directives: [ProjectDirective] = []
    for (number, line) in zip(1..., lines) {
      do throws(ProjectDirective.Mistake) {
        if let directive = try ProjectDirective(String(line)) { directives.append(directive) }
      } catch {
        throw .unreadable("\(path):\(number): \(error.message)")
      }
    }
    self.directives = directives
  }

  /// The source with what neither it nor the command line says, behind it, so that lines stay.
  func added(to source: String, _ options: ScenarioOptions) -> ProjectText {
    let text = SourceText(source, name: "")
    let own = Directives(SyntaxTree.parse(text).comments, in: text)
    let stated = StatedKinds(own, options)
    let lines = directives.filter {
      $0.key != ProjectDirective.neighbour && $0.matters(beside: stated, in: source)
    }.map(\.line)
    if lines.isEmpty { return ProjectText(source) }
    let ignored = directives.filter { $0.key == "ignore" }.map(\.value)
    let end = source.isEmpty || source.hasSuffix("\n") ? "" : "\n"
    let added = end + ([Self.title] + lines).map { "// \($0)\n" }.joined()
    return ProjectText(
      source, added: added, ignored: ignored,
      notes: ["as \(path) says: \(lines.joined(separator: "; "))"])
  }

  private static let title = "of the project file \(name)"

  // MARK: Where it is

  /// Where the file is that holds for a source; nil where there is none.
  static func path(for operand: String) -> String? {
    let source = URL(filePath: operand).standardizedFileURL
    var folder = source.deletingLastPathComponent().pathComponents
    let home = ProcessInfo.processInfo.environment["HOME"] ?? ""
    while !folder.isEmpty {
      let place = NSString.path(withComponents: folder)
      let file = place == "/" ? "/\(name)" : "\(place)/\(name)"
      if isFile(file) { return shown(file) }
      if place == home || FileManager.default.fileExists(atPath: "\(place)/.git") { return nil }
      folder.removeLast()
    }
    return nil
  }

  /// Neither a folder, nor what never ends.
  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// As seen from the present folder where it is in there.
  private static func shown(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}
