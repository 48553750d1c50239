import HaggleScenarios
import HaggleSyntax
import HaggleVocabulary

/// A source as it is laid out: with what its project file and other files add.
struct ProjectText {
  let text: String
  /// What was added to the end of the text; empty where nothing was.
  let added: String
  /// The findings that the project file silences, whether this text has them or not.
  let ignored: [String]
  /// What is said of that, each a sentence for people without its subject.
  let notes: [String]

  init(_ source: String, added: String = "", ignored: [String] = [], notes: [String] = []) {
    text = source + added
    self.added = added
    self.ignored = ignored
    self.notes = notes
  }

  /// A file's text as the command line and its project want it.
  init(of file: InputFile, _ options: ScenarioOptions) throws(Failure) {
    let own = try file.text()
    let project = options.ignoresProject ? nil : try ProjectFile(for: file.path)
    let neighbours = try Neighbours(
      options.neighbours + (project?.neighbours ?? []), besides: file)
    self = (project?.added(to: own, options) ?? ProjectText(own)).borrowing(from: neighbours)
  }

  /// An edit of the text as its author has it.
  func withoutAdded(_ edited: String) -> String {
    edited.hasSuffix(added) ? String(edited.dropLast(added.count)) : edited
  }

  /// The text with what it uses of other files.
  private func borrowing(from neighbours: Neighbours) -> ProjectText {
    if neighbours.files.isEmpty { return self }
    let borrowing = Borrowing(
      for: SourceText(text, name: neighbours.path), from: neighbours.files)
    let own = String(text.dropLast(added.count))
    return ProjectText(
      own, added: added + borrowing.text, ignored: ignored, notes: notes + [words(borrowing)])
  }

  private func words(_ borrowing: Borrowing) -> String {
    let files = Set(borrowing.pieces.map(\.file)).count
    if files == 0 {
      return "without anything of the other files: they declare nothing that it uses"
    }
    let names = Set(borrowing.pieces.map(\.name)).sorted()
    let shown = names.prefix(Self.mostNames).joined(separator: ", ")
    let more = names.count > Self.mostNames ? " and \(names.count - Self.mostNames) more" : ""
    let cut = borrowing.isCut ? "; it needs more than a text may borrow" : ""
    return "with \(shown)\(more) of \(NumberText.counted(files, "other file"))\(cut)"
  }

  private static let mostNames = 8
}
