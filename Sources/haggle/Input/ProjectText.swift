import HaggleScenarios
import HaggleSyntax
import HaggleVocabulary

/// A source with the additions from its project file and other files.
struct ProjectText {
  let text: String
  /// The lines added to the end of the text; often empty.
  let added: String
  /// The findings silenced by the project file, whether or not this text has them.
  let ignored: [String]
  /// Notes on the additions, each a sentence without its subject.
  let notes: [String]

  init(_ source: String, added: String = "", ignored: [String] = [], notes: [String] = []) {
    text = source + added
    self.added = added
    self.ignored = ignored
    self.notes = notes
  }

  /// The text of a file with the options of the command line and its project.
  init(of file: InputFile, _ options: ScenarioOptions) throws(Failure) {
    let own = try file.text()
    let project = options.ignoresProject ? nil : try ProjectFile(for: file.path)
    let manifest = options.ignoresProject ? nil : ProjectManifest(around: file.path)
    let stated = project?.added(to: own, options) ?? ProjectText(own)
    let built = stated.building(by: manifest.flatMap { BuildSettings($0) }, options)
    let named = options.neighbours + (project?.neighbours ?? [])
    let neighbours =
      named.isEmpty
      ? manifest.flatMap { Neighbours(of: $0, besides: file, options) }
      : try Neighbours(named, besides: file, options.cache)
    self = neighbours.map { built.borrowing(from: $0) } ?? built
  }

  /// An edited text without the additions.
  func withoutAdded(_ edited: String) -> String {
    edited.hasSuffix(added) ? String(edited.dropLast(added.count)) : edited
  }

  /// The text followed by the directives of its project, so that line numbers stay: those not
  /// overridden by the text or the command line.
  ///
  /// - Parameter source: the origin, as a clause: `.haggle says`.
  func stating(
    _ directives: [ProjectDirective], as source: String, _ options: ScenarioOptions
  ) -> ProjectText {
    let read = SourceText(text, name: "")
    let own = Directives(SyntaxTree.parse(read).comments, in: read)
    let stated = StatedKinds(own, options)
    let lines = directives.filter { $0.matters(beside: stated, in: text) }.map(\.line)
    if lines.isEmpty { return self }
    let end = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
    let more = end + ([Self.title] + lines).map { "// \($0)\n" }.joined()
    return ProjectText(
      String(text.dropLast(added.count)), added: added + more, ignored: ignored,
      notes: notes + ["as \(source): \(lines.joined(separator: "; "))"])
  }

  private static let title = "of the project"

  /// The text with the platform of its project added, if the project is for one platform and the
  /// text states none.
  private func building(
    by settings: BuildSettings?, _ options: ScenarioOptions
  ) -> ProjectText {
    guard let settings, settings.systems.count == 1, let system = settings.systems.first,
      let line = Self.stage(system),
      PlatformEvidence(SyntaxTree.parse(SourceText(text, name: ""))) == nil,
      let directive = try? ProjectDirective(line)
    else { return self }
    return stating([directive], as: "\(settings.path) builds for \(system) alone", options)
  }

  private static func stage(_ system: PlatformEvidence.System) -> String? {
    switch system {
    case .iOS: nil
    case .macOS: "platform: macOS"
    case .watchOS, .tvOS, .visionOS: Device.standard(foreign: system).map { "device: \($0.name)" }
    }
  }

  /// The text with the declarations that it uses from other files.
  private func borrowing(from neighbours: Neighbours) -> ProjectText {
    let borrowing = Borrowing(
      for: SourceText(text, name: neighbours.path), from: neighbours.files,
      besides: neighbours.own)
    guard neighbours.areNamed && !neighbours.areOnlyOwn || !borrowing.pieces.isEmpty else {
      return self
    }
    let own = String(text.dropLast(added.count))
    return ProjectText(
      own, added: added + borrowing.text(areNamed: neighbours.areNamed), ignored: ignored,
      notes: notes + [words(borrowing)])
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
