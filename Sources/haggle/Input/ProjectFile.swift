import Foundation
import HaggleScenarios

/// `.haggle`: directives for all views of a project, one per line, without slashes.
///
/// It is searched for in the folder of the source and its parents, up to a repository or the user's
/// home.
struct ProjectFile {
  static let name = ".haggle"

  private let path: String
  private let directives: [ProjectDirective]

  /// The files and folders whose declarations its views may use, relative to the current folder.
  var neighbours: [String] {
    let folder = URL(filePath: path).deletingLastPathComponent()
    return directives.filter { $0.key == ProjectDirective.neighbour }.map {
      FilePath.relative(folder.appending(path: $0.value).path, to: ".")
    }
  }

  /// The project file of a source; nil if there is none.
  ///
  /// - Parameter operand: the source's path, or `-` for standard input, which belongs to the
  ///   current folder.
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

  /// The source with the directives that neither it nor the command line states.
  func added(to source: String, _ options: ScenarioOptions) -> ProjectText {
    let stating = directives.filter { $0.key != ProjectDirective.neighbour }
    let ignored = directives.filter { $0.key == "ignore" }.map(\.value)
    return ProjectText(source, ignored: ignored).stating(stating, as: "\(path) says", options)
  }

  // MARK: Where it is

  /// The path of the project file of a source; nil if there is none.
  static func path(for operand: String) -> String? {
    ProjectFolders.first(around: operand) { folder in
      let file = "\(folder)/\(name)"
      return ProjectFolders.sizeOfFile(file) == nil ? nil : ProjectFolders.shown(file)
    }
  }
}
