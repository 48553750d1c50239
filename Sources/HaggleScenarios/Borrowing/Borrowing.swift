package import HaggleSyntax
package import HaggleVocabulary

/// The declarations that a text needs from other files of its project: of names that it uses and
/// does not declare, of names used by these, and so on.
///
/// Of several files that declare a name, the one with the nearest path is taken. Names of SwiftUI
/// keep their meaning. They go behind the text, below comments that `SourceParts` reads again: code
/// that shows a place asks it for its words, and edits ask it for what is the text's own.
package struct Borrowing {
  /// A declaration from another file.
  package struct Piece {
    package let file: String
    /// Its first line, from 1.
    package let line: Int
    /// The declared name or, for an extension, that of the extended type.
    package let name: String
    let text: String
  }

  /// Ordered by file and line.
  package private(set) var pieces: [Piece] = []
  /// Whether more was needed than a text may borrow.
  package private(set) var isCut = false

  /// The maximum size of all pieces, in bytes: more would be the whole app, not a view of it.
  private static let mostBytes = 512 << 10

  /// - Parameters:
  ///   - source: the text, named by the path of its file, in the form of theirs.
  ///   - files: the files of the project, each with its path.
  ///   - own: the index of the text's own file, from which nothing is taken; nil if it is not among
  ///     them.
  ///   - system: the one that the text is laid out for: what is compiled for others is only taken
  ///     where nothing else has its name.
  package init(
    for source: SourceText, from files: ProjectFiles, besides own: Int? = nil,
    on system: PlatformEvidence.System = .iOS
  ) {
    var search = BorrowingSearch(source, files, besides: own, on: system)
    search.run(mostBytes: Self.mostBytes)
    isCut = search.isCut
    pieces = search.pieces
  }

  /// The lines added to the text; empty if nothing is needed.
  ///
  /// - Parameter areNamed: whether the user named the files.
  package func text(areNamed: Bool) -> String {
    pieces.map { piece in
      let heading = SourceParts.heading(piece.file, line: piece.line, isNamed: areNamed)
      return "\n" + heading + "\n" + piece.text + "\n"
    }.joined()
  }
}

/// The files of a project, parsed once for all texts that use their declarations.
package struct ProjectFiles {
  package let sources: [SourceText]
  /// Where each is, all in one form: of several types of a name the nearest is meant.
  let places: [String]
  let declarations: ProjectDeclarations
  let modules: ModuleFolders
  /// The files that call something with a name like that of a type, `Avatar(`, by that name.
  let callers: [String: [Int]]
  /// The keys of the environment that some file sets.
  private let environment: Set<String>
  private let windows: ProjectWindows

  /// - Parameter places: the paths of the files in one form; nil where their names have it.
  package init(_ sources: [SourceText], at places: [String]? = nil) {
    self.sources = sources
    self.places = places ?? sources.map(\.name)
    declarations = ProjectDeclarations(sources)
    modules = ModuleFolders(self.places)
    callers = sources.enumerated().reduce(into: [:]) { callers, file in
      for name in file.element.calledTypes { callers[name, default: []].append(file.offset) }
    }
    environment = sources.reduce(into: []) { $0.formUnion($1.keys(behind: "environment")) }
    let opening = Set(ProjectWindows.names.flatMap { [callers] in callers[$0] ?? [] }).sorted()
    windows = ProjectWindows(in: opening.map { sources[$0] }, declarations)
  }

  /// Evidence of the platform that a text is written for: names that the project gives to types of
  /// its own, such as a `SettingsLink`, are none.
  package func evidence(of syntax: SyntaxTree) -> PlatformEvidence? {
    PlatformEvidence(syntax, besides: declarations.ownTypes)
  }

  /// The keys of the environment that a text declares and reads, and some file sets. None where
  /// previews show the text: these set what they need.
  package func environment(of source: SourceText) -> Set<String> {
    let read = source.keys(behind: "Environment")
    let set = environment.union(source.keys(behind: "environment")).filter(read.contains)
    guard !set.isEmpty, SyntaxTree.parse(source).previewSpans.isEmpty else { return [] }
    let declarations = ProjectDeclarations([source])
    let own = (declarations.members["EnvironmentValues"] ?? [])
      .flatMap { declarations.all[$0].names }
    return set.filter(own.contains)
  }

  /// The size of the window of a Mac that shows the views of a text, if a text states it: its own,
  /// or that of the app whose parts they are. Nil, too, for what a window shows that other views
  /// show as well.
  ///
  /// - Parameter own: which of the files is its own; nil for none.
  package func window(of source: SourceText, besides own: Int? = nil) -> ProposedViewSize? {
    let views = SyntaxTree.parse(source).views
    let shown = views.filter(windows.shows)
    let isElsewhere = shown.contains { (callers[$0] ?? []).count { $0 != own } > 1 }
    return isElsewhere ? nil : windows.size(showing: shown)
  }
}
