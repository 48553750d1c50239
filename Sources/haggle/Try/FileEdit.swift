import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// An edit of a file: of the one that was laid out, or of another one, whose lines were laid out
/// behind those of the text.
struct FileEdit {
  /// The path, as it was named, or as the project names it.
  let path: String
  /// The changes in the lines of that file.
  let changes: [LineChange]
  private let source: String
  /// The content of the file, as it was read.
  let bytes: [UInt8]

  /// Nil if the file no longer has the lines that are changed.
  init?(_ changes: [LineChange], of part: SourceParts.Part) {
    self.init(changes, ofFile: part.file, shiftedBy: part.firstLine - part.line - 1)
  }

  /// - Parameter shift: by how many lines it is further down in the file than in the text.
  init?(_ changes: [LineChange], ofFile file: String, shiftedBy shift: Int = 0) {
    path = file
    guard let file = try? InputFile(file, as: .view), let source = try? file.text() else {
      return nil
    }
    self.source = source
    bytes = file.bytes
    self.changes = changes.map { change in
      var own = change
      own.line += shift
      return own
    }
    let lines = source.lines
    let isThere = self.changes.allSatisfy { change in
      let end = change.line - 1 + change.removed.count
      return change.line > 0 && end <= lines.count
        && Array(lines[(change.line - 1)..<end]) == change.removed
    }
    if !isThere { return nil }
  }

  var diff: String { UnifiedDiff(of: source, changes, named: HiddenCharacter.shown(path)).text }

  /// The file with the changes, and with its last line break as it is.
  var text: String {
    var lines = source.lines
    for change in changes.reversed() {
      let start = change.line - 1
      lines.replaceSubrange(start..<start + change.removed.count, with: change.added)
    }
    return lines.joined(separator: "\n") + (source.utf8.last == 10 ? "\n" : "")
  }

  /// Whether it lies in the folder of a file, or in that of its project.
  func isBeside(_ subject: SourceSubject) -> Bool {
    guard let own = subject.path else { return false }
    let project = ProjectManifest(around: own, ProjectCache())?.folder
    let file = ProjectManifest.absolute(path)
    return [FilePath.folder(of: ProjectManifest.absolute(own)), project].compactMap(\.self)
      .contains { file.hasPrefix($0 + "/") }
  }
}
