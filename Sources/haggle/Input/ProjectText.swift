import HaggleScenarios
import HaggleSyntax
import HaggleVocabulary

/// A source with the additions from its project file and other files.
struct ProjectText {
  let text: String
  /// The text without the additions.
  private let source: String
  /// The lines added to the end of the text; often empty.
  let added: String
  /// The findings silenced by the project file, whether or not this text has them.
  let ignored: [String]
  /// What was added, in order.
  let notes: [ProjectNote]

  init(_ source: String, added: String = "", ignored: [String] = [], notes: [ProjectNote] = []) {
    self.source = source
    text = source + added
    self.added = added
    self.ignored = ignored
    self.notes = notes
  }

  /// The text of a file with the options of the command line and its project.
  init(of file: InputFile, _ options: ScenarioOptions) throws(Failure) {
    let own = try file.swift()
    let project = options.ignoresProject ? nil : try ProjectFile(for: file.path)
    let manifest = options.ignoresProject ? nil : ProjectManifest(around: file.path, options.cache)
    let stated = project?.added(to: own, options) ?? ProjectText(own)
    let settings = manifest.flatMap { BuildSettings($0, of: file.path, options.cache) }
    let built = stated.building(by: settings, options)
    let named = options.neighbours + (project?.neighbours ?? [])
    let neighbours =
      named.isEmpty
      ? manifest.flatMap { Neighbours(of: $0, besides: file, options) }
      : try Neighbours(named, besides: file, options.cache)
    let placed =
      options.isAlone
      ? built.opening(of: file.path, options) : built.asPart(in: neighbours, of: file.path, options)
    let borrowed = neighbours.map { placed.borrowing(from: $0, options) } ?? placed
    let surrounded = options.isAlone ? borrowed : borrowed.surrounded(by: neighbours, options)
    self =
      manifest.map { surrounded.equipped(by: $0, beside: placed.own, of: file.path, options) }
      ?? surrounded
  }

  /// The text with the sizes of the images that it shows and its colours, as the project's asset
  /// catalogues have them, and the words that its string tables have for keys.
  ///
  /// - Parameter own: what it states without what it has of other files.
  private func equipped(
    by manifest: ProjectManifest, beside own: @autoclosure () -> Directives, of path: String,
    _ options: ScenarioOptions
  ) -> ProjectText {
    if options.isAlone { return self }
    let resources = options.cache.resources(of: manifest)
    if resources.isEmpty { return self }
    let (own, names) = (own(), WrittenNames(in: text))
    let stated = StatedKinds(own, options)
    let images = resources.catalogs.sizes(for: names, near: path).compactMap { image in
      try? ProjectDirective("image: \"\(image.name)\" \(image.size.width)x\(image.size.height)")
    }
    let symbols = resources.catalogs.symbols(for: names)
      .compactMap { try? ProjectDirective("image: \"\($0)\" symbol") }
    let colours = resources.colours.directives(for: names, near: path)
      .compactMap { try? ProjectDirective($0) }
    let changes = (own.series + options.overrides.series).flatMap(\.changes)
    let locales = changes.compactMap { if case .locale(let locale) = $0 { locale } else { nil } }
    let words = resources.strings.words(for: text, names, in: locales)
      .compactMap { try? ProjectDirective($0.directive) }
    return stating(images, beside: stated) {
      .things("the size of \(NumberText.counted($0.count, "image"))", list: $0.map(\.line))
    }
    .stating(symbols, beside: stated) {
      .things(NumberText.counted($0.count, "symbol"), list: $0.map(\.line))
    }
    .stating(colours, beside: stated) {
      .things(NumberText.counted($0.count, "colour"), list: $0.map(\.line))
    }
    .stating(words, beside: stated) {
      .things(NumberText.counted($0.count, "line") + " of string tables", list: $0.map(\.line))
    }
  }

  /// An edited text without the additions.
  func withoutAdded(_ edited: String) -> String {
    guard edited.hasSuffix(added) else { return edited }
    return String(Substring(edited.utf8.dropLast(added.utf8.count)))
  }

  /// The text followed by the directives of its project.
  ///
  /// - Parameter source: the origin, as a clause: `.haggle says`.
  func stating(
    _ directives: [ProjectDirective], as source: String, _ options: ScenarioOptions
  ) -> ProjectText {
    if directives.isEmpty { return self }
    return stating(directives, beside: StatedKinds(own, options)) {
      .origin("\(source): \($0.map { $0.words ?? $0.line }.joined(separator: "; "))")
    }
  }

  /// The text followed by the directives of its project, so that line numbers stay: those not
  /// overridden by the text or the command line.
  ///
  /// - Parameter note: what is said of the lines that were added.
  private func stating(
    _ directives: [ProjectDirective], beside stated: StatedKinds,
    note: ([ProjectDirective]) -> ProjectNote
  ) -> ProjectText {
    let added = directives.filter { $0.matters(beside: stated, in: text) }
    if added.isEmpty { return self }
    let end = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
    let more =
      end + ([Directives.titleOfProject] + added.map(\.line)).map { "// \($0)\n" }.joined()
    return ProjectText(
      source, added: self.added + more, ignored: ignored, notes: notes + [note(added)])
  }

  /// What the text states already.
  private var own: Directives {
    let read = SourceText(text, name: "")
    return Directives(SyntaxTree.parse(read).comments, in: read)
  }

  /// The text with the platform of its project added, if the project is for one platform and the
  /// text states none.
  private func building(
    by settings: BuildSettings?, _ options: ScenarioOptions
  ) -> ProjectText {
    guard let settings else { return self }
    if settings.isForTablets {
      let source = "\(settings.path) builds for iPads alone"
      return isOpen(to: .iOS)
        ? stating([ProjectDirective(.device, Device.usualTablet)], as: source, options) : self
    }
    guard settings.systems.count == 1, let system = settings.systems.first else { return self }
    return building(
      for: settings.systems, as: "\(settings.path) builds for \(system) alone", options)
  }

  private func building(
    for systems: Set<PlatformEvidence.System>, as source: String, _ options: ScenarioOptions
  ) -> ProjectText {
    guard systems.count == 1, let system = systems.first, let stage = Self.stage(system),
      isOpen(to: system)
    else { return self }
    return stating([stage], as: source, options)
  }

  /// Whether the text may be for a platform that its project alone builds for: what most systems
  /// have, such as `fullScreenCover`, counts as a name of iOS.
  private func isOpen(to system: PlatformEvidence.System) -> Bool {
    PlatformEvidence(SyntaxTree.parse(SourceText(text, name: "")))
      .map { $0.system == system || $0.system == .iOS && system != .macOS } ?? true
  }

  private static func stage(_ system: PlatformEvidence.System) -> ProjectDirective? {
    switch system {
    case .iOS: nil
    case .macOS: ProjectDirective(.platform, system.rawValue)
    case .watchOS, .tvOS, .visionOS:
      Device.standard(foreign: system).map { ProjectDirective(.device, $0.name) }
    }
  }

  /// The text with which of its views its project shows as parts of a screen, which in sheets, and
  /// which below a navigation bar.
  /// Without other files that only matters for what a preview shows by itself.
  private func asPart(
    in neighbours: Neighbours?, of path: String, _ options: ScenarioOptions
  ) -> ProjectText {
    guard neighbours != nil || text.contains("Preview") else { return opening(of: path, options) }
    let files = neighbours?.files ?? ProjectFiles([])
    let uses = PartUses(
      of: SourceText(text, name: path), in: files, besides: neighbours?.own)
    let shows = [
      (DirectiveKey.part, uses.parts), (.sheet, uses.sheets), (.navigation, uses.navigated),
      (.tab, uses.tabbed), (.bar, uses.barItems),
    ]
    let callers = Callers(
      of: uses.parts, sheets: uses.sheets, in: SourceText(text, name: path), files,
      besides: neighbours?.own)
    let directives = shows.compactMap { key, names -> ProjectDirective? in
      let words = names.sorted().map { name in
        callers.rooms[name].map { "\(name) \($0.text)" } ?? name
      }
      if words.isEmpty { return nil }
      var directive = try? ProjectDirective("\(key.rawValue): " + words.joined(separator: ", "))
      directive?.words = names.sorted().listed() + Self.surroundings(key)
      return directive
    }
    let there = building(for: uses.systems, as: "the project shows it there alone", options)
    // In a frame it has the room of that.
    let scrolled = uses.containers.filter {
      $0.value.scrolling == nil || callers.rooms[$0.key] == nil
    }
    let inside = scrolled.sorted { $0.key < $1.key }.map { view, container in
      ProjectDirective(
        .container, "\(view) \(container.text)", words: "\(view) in a \(container.name)")
    }
    let passed = callers.arguments.sorted { $0.key < $1.key }.compactMap {
      ProjectDirective(passing: $1, to: $0)
    }
    let shown = directives + inside + passed + there.window(in: neighbours, of: path, options)
    let source = neighbours == nil ? "its code shows it" : "the project shows it"
    return there.stating(shown, as: source, options)
  }

  /// The text with the keys of the environment that it reads and its project sets.
  private func surrounded(
    by neighbours: Neighbours?, _ options: ScenarioOptions
  ) -> ProjectText {
    let files = neighbours?.files ?? ProjectFiles([])
    let keys = files.environment(of: SourceText(text, name: "")).sorted()
    if keys.isEmpty { return self }
    let directive = ProjectDirective(
      .environment, keys.joined(separator: ", "), words: keys.listed() + " in the environment")
    let source = neighbours == nil ? "its code sets" : "the project sets"
    return stating([directive], as: source, options)
  }

  private static func surroundings(_ key: DirectiveKey) -> String {
    switch key {
    case .part: " within a screen"
    case .sheet: " in a sheet"
    case .navigation: " below a navigation bar"
    case .tab: " in a tab"
    case .bar: " in a bar"
    default: ""
    }
  }

  /// The text with the window that it opens itself.
  private func opening(of path: String, _ options: ScenarioOptions) -> ProjectText {
    stating(window(in: nil, of: path, options), as: "its code shows it", options)
  }

  /// The window that the text, or else the project, opens on a Mac, for a text that is laid out for
  /// one.
  private func window(
    in neighbours: Neighbours?, of path: String, _ options: ScenarioOptions
  ) -> [ProjectDirective] {
    guard neighbours != nil || text.contains("defaultSize") else { return [] }
    let source = SourceText(text, name: path)
    let evidence = (neighbours?.files ?? ProjectFiles([])).evidence(of: SyntaxTree.parse(source))
    guard Stage(options.overrides, own, evidence: evidence).platform == .macOS,
      let size = Self.ownWindow(of: source)
        ?? neighbours?.files.window(of: source, besides: neighbours?.own)
    else { return [] }
    let words = size == .unspecified ? "a window as large as its content" : nil
    return [ProjectDirective(.window, Directives.text(of: size), words: words)]
  }

  /// The size that a text states of the window of its own app.
  private static func ownWindow(of source: SourceText) -> ProposedViewSize? {
    source.text.contains("defaultSize") ? ProjectFiles([source]).window(of: source) : nil
  }

  /// The text with what it uses of other files.
  private func borrowing(from neighbours: Neighbours, _ options: ScenarioOptions) -> ProjectText {
    let read = SourceText(text, name: neighbours.path)
    guard
      neighbours.areNamed || options.root != nil
        || neighbours.files.mayHaveViews(read, besides: neighbours.own)
    else { return self }
    let evidence = neighbours.files.evidence(of: SyntaxTree.parse(read))
    let system = Stage(options.overrides, self.own, evidence: evidence).system
    let borrowing = Borrowing(
      for: read, from: neighbours.files, besides: neighbours.own, on: system)
    guard neighbours.areNamed && !neighbours.areOnlyOwn || !borrowing.pieces.isEmpty else {
      return self
    }
    return ProjectText(
      source, added: added + borrowing.text(areNamed: neighbours.areNamed), ignored: ignored,
      notes: notes + [words(borrowing)])
  }

  private func words(_ borrowing: Borrowing) -> ProjectNote {
    let files = Set(borrowing.pieces.map(\.file)).count
    if files == 0 { return .nothing }
    return .borrowed(
      Set(borrowing.pieces.map(\.name)).sorted(),
      of: NumberText.counted(files, "other file"), isCut: borrowing.isCut)
  }
}
