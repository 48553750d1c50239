import Foundation
package import HaggleLanguage
package import HaggleLayouts
package import HaggleSyntax
package import HaggleVocabulary

/// The directives in a scenario's comments: `// key: value`, alone on a line.
package struct Directives {
  package private(set) var proposal: ProposedViewSize?
  /// The size in which a window opens on a Mac; of an axis without a number its content's.
  package private(set) var window: ProposedViewSize?
  package private(set) var device: Device?
  /// Whether the device stands for the platform that the project is built for.
  private(set) var isDeviceOfProject = false
  /// Whether what is read now was added for the project.
  private var isOfProject = false
  package private(set) var platform: FontSystem?
  /// Whether to use the dark appearance; nil if not stated.
  package private(set) var isDark: Bool?
  package private(set) var text = TextMetrics()
  /// The circumstances of the view, with their changes.
  package private(set) var series: [Circumstances.Series] = []
  package private(set) var images: [String: CGSize] = [:]
  package private(set) var symbols: Set<String> = []
  /// The app's own colours.
  package private(set) var colours: [String: StatedColour] = [:]
  /// What the app's string tables say.
  package private(set) var strings = StringTable()
  /// The stated values of unknown data and conditions.
  package private(set) var settings: [Setting] = []
  /// Whether a caller in another file of the project gives a view of the text its content.
  package private(set) var givesContent = false
  package private(set) var expectations: [Expectation] = []
  /// The keys of findings to silence, as printed with them: `underfill@menu`, or a rule's id.
  package private(set) var ignored: [String] = []
  private var knownIgnored: Set<String> = []
  /// The views that are parts of a screen, not screens.
  package private(set) var parts: Set<String> = []
  /// The room that each of these is given, as far as that is stated.
  package private(set) var rooms: [String: StatedRoom] = [:]
  /// The views that are shown in sheets.
  private(set) var sheets: Set<String> = []
  /// The views that are shown below the bar of a navigation view.
  private(set) var navigated: Set<String> = []
  /// The views that are shown in tabs.
  private(set) var tabbed: Set<String> = []
  /// The keys of the environment that something outside of the text sets.
  private(set) var environment: Set<String> = []
  /// The views that are items of a bar.
  package private(set) var barItems: Set<String> = []
  /// What the views are shown in that are rows, sections or several views, by their names.
  private(set) var containers: [String: ShowingContainer] = [:]
  /// Values that cannot be read.
  package private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter comments: the comments of the text, in order.
  package init(_ comments: [SourceSpan], in source: SourceText) {
    for comment in comments { read(comment, source) }
  }

  private mutating func read(_ comment: SourceSpan, _ source: SourceText) {
    guard Self.mayBeDirective(comment, in: source.bytes) else { return }
    let place = source.place(at: comment.lowerBound)
    let line = source.line(place.line)
    let written = line.drop(while: \.isWhitespace)
    guard written.hasPrefix("//"), !written.hasPrefix("///"),
      line.count - written.count + 1 == place.column
    else { return }
    if written.dropFirst(2).utf8.elementsEqual(Self.title) { isOfProject = true }
    if let nearMiss = NearMiss(written.dropFirst(2)) {
      let isOwn = source.parts.origin(of: place.line) == nil
      return isOwn ? report(nearMiss, place, line.count) : ()
    }
    guard let colon = written.firstIndex(of: ":") else { return }
    let key = written[..<colon].dropFirst(2).trimmingCharacters(in: .whitespaces)
    let value = String(written[written.index(after: colon)...])
    guard let problem = apply(key, value, at: place),
      !CommentedCode.holds(value, at: place.line, in: source)
    else { return }
    let isAside = CommentedCode.mayHold(value, at: place, in: source)
    report(problem, key, at: place, length: line.count, isComment: isAside)
  }

  private mutating func readSetting(_ value: String, _ place: SourcePlace) -> Prose? {
    guard let setting = Setting(value, at: place) else { return "write \(Setting.hint)" }
    settings.append(setting)
    if isOfProject, setting.isClosure { givesContent = true }
    return nil
  }

  /// A misspelt expectation would never be checked, so it counts as unreadable.
  private mutating func report(_ nearMiss: NearMiss, _ place: SourcePlace, _ length: Int) {
    diagnostics.append(nearMiss.diagnostic(at: place, length: max(1, length - place.column + 1)))
    guard nearMiss.directive == "expect" else { return }
    var expectation = Expectation(nearMiss.value, at: place)
    expectation.claim = .unreadable(
      "it begins with \"\(nearMiss.written)\"; \(nearMiss.question.text)")
    expectations.append(expectation)
  }

  private mutating func report(
    _ problem: Prose, _ key: String, at place: SourcePlace, length: Int, isComment: Bool
  ) {
    let end = isComment ? ": it is taken as a comment" : ""
    diagnostics.append(
      Diagnostic(
        isComment ? .ignored : .error, code: .directive,
        "the directive \"\(key)\" cannot be read" + end, remedy: problem,
        place: place, length: max(1, length - place.column + 1)))
  }

  /// Applies a directive; other comments are ignored. Returns what is expected if it is unreadable.
  private mutating func apply(_ key: String, _ value: String, at place: SourcePlace) -> Prose? {
    guard let known = DirectiveKey(rawValue: key) else {
      return Circumstances.Kind(rawValue: key).flatMap { readCircumstances($0, value) }
    }
    switch known {
    case .expect: expectations.append(Expectation(value, at: place))
    case .set: return readSetting(value, place)
    case .device: return readDevice(value)
    case .platform: return readPlatform(value)
    case .ignore: return readIgnored(value)
    case .appearance: readAppearance(value)
    case .part: parts.formUnion(readShown(value))
    case .sheet: sheets.formUnion(readShown(value))
    case .navigation: navigated.formUnion(Self.types(value))
    case .tab: tabbed.formUnion(Self.types(value))
    case .environment: environment.formUnion(Self.names(value))
    case .bar: barItems.formUnion(Self.types(value))
    case .container: containers.merge(Self.containers(value)) { $1 }
    case .localized: return readWords(value)
    case .color: return readColour(value)
    case .proposal: return read(value) { $0.readProposal(&$1) }
    case .window: return read(value) { $0.readWindow(&$1) }
    case .text: return read(value) { $0.readText(&$1) }
    case .textCell: return read(value) { $0.readCell(&$1) }
    case .textSpacing: return read(value) { $0.readTextSpacing(&$1) }
    case .image: return read(value) { $0.readImage(&$1) }
    }
    return nil
  }

  /// Reads a value that must extend to the end.
  private mutating func read(
    _ value: String, _ reading: (inout Directives, inout DirectiveScanner) -> Prose?
  ) -> Prose? {
    var scanner = DirectiveScanner(value)
    if let problem = reading(&self, &scanner) { return problem }
    if scanner.isAtEnd { return nil }
    return "nothing may follow the value; \"\(code: scanner.remainder)\" is left over"
  }

  private mutating func readProposal(_ scanner: inout DirectiveScanner) -> Prose? {
    proposal = scanner.proposal()
    return proposal == nil ? Self.proposalHint : nil
  }

  private mutating func readWindow(_ scanner: inout DirectiveScanner) -> Prose? {
    window = scanner.proposal()
    let lengths = window.map { [$0.width, $0.height].compactMap(\.self) } ?? [0]
    if lengths.allSatisfy({ $0 > 0 && $0.isFinite }) { return nil }
    window = nil
    return """
      write \(code: "WIDTHxHEIGHT"), each a number or \(code: "nil"), such as \(code: "1200x800"), \
      or \(code: "320xnil") for a window as high as its content
      """
  }

  private mutating func readDevice(_ value: String) -> Prose? {
    let name = value.trimmingCharacters(in: .whitespaces)
    device = Device.named(name)
    let standard = device?.foreign.flatMap { Device.standard(foreign: $0) }
    isDeviceOfProject = isOfProject && device?.name == standard?.name
    return device == nil ? "write \(Device.hint(for: name)), landscape or not" : nil
  }

  private mutating func readPlatform(_ value: String) -> Prose? {
    platform = Stage.platform(named: value)
    let names = Stage.platformNames.map { Prose(code: $0) }
    return platform == nil ? "write one of \(Prose.list(names))" : nil
  }

  /// Other comments may begin like that, so invalid values are ignored.
  private mutating func readAppearance(_ value: String) {
    isDark = ["dark": true, "light": false][value.trimmingCharacters(in: .whitespaces)] ?? isDark
  }

  /// `Header, Footer`, or with the room that they are given: `Arrow 20x20`.
  private mutating func readShown(_ value: String) -> Set<String> {
    let items = value.split(separator: ",").map { $0.split(separator: " ") }
    let names = Self.types(items.map { $0.first ?? "" }.joined(separator: ","))
    let rooms = items.map { $0.count == 2 ? StatedRoom(String($0[1])) : nil }
    guard zip(items, rooms).allSatisfy({ $0.count == 1 || $1 != nil }) else { return [] }
    for (name, room) in zip(names, rooms) { self.rooms[name] = room ?? self.rooms[name] }
    return Set(names)
  }

  private mutating func readCircumstances(_ kind: Circumstances.Kind, _ value: String) -> Prose? {
    guard let series = kind.series(value) else {
      // Other keys are too common at the beginning of comments.
      return kind == .typeSize ? "write \(kind.hint)" : nil
    }
    self.series.append(series)
    return nil
  }

  private mutating func readText(_ scanner: inout DirectiveScanner) -> Prose? {
    guard let string = scanner.quoted(), let size = scanner.size() else {
      return "write the string and its measured size, such as \(code: "\"Hello\" 41.33x20.33")"
    }
    text.measured[string] = size
    return nil
  }

  private mutating func readCell(_ scanner: inout DirectiveScanner) -> Prose? {
    guard let size = scanner.size(), size.width > 0, size.height > 0, size.width.isFinite,
      size.height.isFinite
    else { return "write the size of one character, such as \(code: "8x16")" }
    text.cell = size
    return nil
  }

  private mutating func readTextSpacing(_ scanner: inout DirectiveScanner) -> Prose? {
    guard let first = scanner.number() else { return Self.textSpacingHint }
    if scanner.isAtEnd {
      text.setSpacing(aboveOther: first, belowOther: first, between: first)
    } else if let second = scanner.number(), let third = scanner.number() {
      text.setSpacing(aboveOther: first, belowOther: second, between: third)
    } else {
      return Self.textSpacingHint
    }
    return nil
  }

  private mutating func readImage(_ scanner: inout DirectiveScanner) -> Prose? {
    let (name, isSymbol) = (scanner.quoted(), scanner.consume("symbol"))
    guard let name, let size = isSymbol ? CGSize.zero : scanner.size() else {
      return "write the image's name and its size in points, such as \(code: "\"photo\" 64x40")"
    }
    if isSymbol { symbols.insert(name) } else { images[name] = size }
    return nil
  }

  /// `"settings.title" "Settings"`, or `de "settings.title" "Einstellungen"`. Other comments begin
  /// like that, too.
  private mutating func readWords(_ value: String) -> Prose? {
    var scanner = DirectiveScanner(value)
    let hasLanguage = value.drop(while: \.isWhitespace).first != "\""
    let language = hasLanguage ? scanner.word() : nil
    guard let key = scanner.quoted() else { return nil }
    guard let words = scanner.quoted(), scanner.isAtEnd else {
      return """
        write the key and its words, such as \(code: "\"settings.title\" \"Settings\""), and a \
        language before them if they are of one
        """
    }
    strings.add(key, words, in: language)
    return nil
  }

  /// `"Brand" #ff8833`. Other comments begin like that, too.
  private mutating func readColour(_ value: String) -> Prose? {
    var scanner = DirectiveScanner(value)
    guard let name = scanner.quoted() else { return nil }
    guard let colour = StatedColour(&scanner), scanner.isAtEnd else {
      return """
        write the colour's name and its code, such as \(code: "\"Brand\" #ff8833"), and a second \
        code for the dark appearance if that has another; the name of a colour of the system \
        such as \(code: "systemPurple") is a code as well
        """
    }
    colours[name] = colour
    return nil
  }

  /// `phantom-minimum@nested`, or `overflow` for the whole rule. A comment that merely begins with
  /// "ignore:" does not count.
  private mutating func readIgnored(_ value: String) -> Prose? {
    let key = value.trimmingCharacters(in: .whitespaces)
    let parts = key.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let isRule = !parts[0].isEmpty && parts[0].allSatisfy { "a"..."z" ~= $0 || $0 == "-" }
    guard parts.count == 2 else {
      if isRule { ignore(key) }
      return nil
    }
    var name = DirectiveScanner(parts[1])
    guard isRule, name.name() != nil, name.isAtEnd else {
      return """
        write the key as the finding prints it, such as \(code: "underfill@menu"), and nothing \
        behind it
        """
    }
    ignore(key)
    return nil
  }

  private mutating func ignore(_ key: String) {
    if knownIgnored.insert(key).inserted { ignored.append(key) }
  }
}
