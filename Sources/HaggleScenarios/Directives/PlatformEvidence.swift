import HaggleLayouts
package import HaggleSyntax
import HaggleVocabulary

/// Evidence in a text's names for the platform that it is written for: its own ones, else folders
/// of the file's path (`macOS/Settings.swift`), else the names of what it has from other files.
///
/// Only names that exist on a single platform count, once each, without names declared in the text
/// or chosen by an `#if`.
package struct PlatformEvidence: Sendable {
  /// A platform whose names the text uses.
  package enum System: String, CaseIterable, Sendable {
    case iOS, macOS, watchOS, tvOS, visionOS

    /// The platform with known dimensions; nil for others.
    var platform: Platform? {
      switch self {
      case .iOS: .iOS
      case .macOS: .macOS
      case .watchOS, .tvOS, .visionOS: nil
      }
    }
  }

  package let system: System
  /// The first such name, the condition around the whole text, or a path component.
  let word: String
  private let ground: Ground
  /// Nil if it is not in the text.
  let place: SourcePlace?

  /// The kind of evidence.
  private enum Ground { case name, condition, declaration, path, availability, window }

  /// Nil if there is no evidence, or a tie.
  ///
  /// - Parameter foreign: names that other files of the project give to types of their own.
  package init?(_ syntax: SyntaxTree, besides foreign: Set<String> = []) {
    let all = syntax.unconditionalNames
    let names =
      foreign.isEmpty ? all : all.filter { $0.context != .plain || !foreign.contains($0.text) }
    let evidence =
      Self(ownOf: syntax, names) ?? Self(path: syntax.source.name)
      ?? Self(names: names, in: syntax, declaredAmong: names)
      ?? Self(windowIn: syntax, names)
    guard let evidence else { return nil }
    self = evidence
  }

  /// The text without what it has from other files.
  ///
  /// - Parameter names: those of all of it.
  private init?(ownOf syntax: SyntaxTree, _ names: [WrittenName]) {
    guard let first = syntax.source.parts.parts.first else {
      self.init(names: names, in: syntax, declaredAmong: names)
      return
    }
    let end = syntax.source.start(ofLine: first.line)
    // Where nothing is amiss its tokens are the first ones of all.
    if syntax.diagnostics.isEmpty, syntax.bytes == syntax.source.bytes,
      syntax.conditionOfWholeText == nil, !syntax.beginsWithCondition
    {
      self.init(names: names.filter { $0.offset < end }, in: syntax, declaredAmong: names)
      return
    }
    let text = syntax.source.text(in: 0..<end)
    let own = SyntaxTree.parse(SourceText(text, name: syntax.source.name))
    self.init(names: own.unconditionalNames, in: own, declaredAmong: names)
  }

  /// - Parameter all: with those that the text has from other files.
  private init?(
    names: [WrittenName], in syntax: SyntaxTree, declaredAmong all: [WrittenName]
  ) {
    if let whole = syntax.conditionOfWholeText, let system = System(condition: whole.text) {
      self.system = system
      word = "#if" + whole.text
      ground = .condition
      place = syntax.source.place(at: whole.offset)
      return
    }
    if let (view, offset, system) = syntax.viewOfOneSystem {
      (self.system, word, ground) = (system, view, .declaration)
      place = syntax.source.place(at: offset)
      return
    }
    if let (view, offset) = syntax.viewWithoutPhones {
      (system, word, ground) = (.macOS, view, .availability)
      place = syntax.source.place(at: offset)
      return
    }
    let telling = names.compactMap { name in
      PlatformNames.system(of: name).map { (name: name, system: $0) }
    }
    if telling.isEmpty { return nil }
    let declared = Set(
      all.lazy.filter { $0.context == .declared || PlatformNames.isOwnStyle($0) }.map(\.text))
    var votes: [System: [String: Int]] = [:]
    for (name, system) in telling where !declared.contains(name.text) {
      votes[system, default: [:]][name.text] = votes[system]?[name.text] ?? name.offset
    }
    let ranked = System.allCases.map { (system: $0, names: votes[$0] ?? [:]) }
      .sorted { $0.names.count > $1.names.count }
    guard ranked[0].names.count > ranked[1].names.count,
      let first = ranked[0].names.min(by: { $0.value < $1.value })
    else { return nil }
    system = ranked[0].system
    word = first.key
    ground = .name
    place = syntax.source.place(at: first.value)
  }

  /// What a text has of a window, where none of its names says anything.
  private init?(windowIn syntax: SyntaxTree, _ names: [WrittenName]) {
    guard !names.contains(where: { PlatformNames.system(of: $0) != nil }),
      let (sign, offset) = syntax.windowOfMac(names)
    else { return nil }
    (system, word, ground) = (.macOS, sign, .window)
    place = syntax.source.place(at: offset)
  }

  /// The innermost folder, or the file itself, that is called after one system.
  private init?(path: String) {
    for part in path.split(separator: "/").reversed() {
      let words = part.split { !$0.isLetter }.map(String.init)
      let systems = Set(
        words.compactMap { PlatformNames.folders[$0] ?? PlatformNames.target($0, words) })
      guard !systems.isEmpty else { continue }
      guard systems.count == 1, let system = systems.first else { return nil }
      (self.system, word, ground, place) = (system, String(part), .path, nil)
      return
    }
    return nil
  }
}

extension PlatformEvidence.System {
  /// The only platform on which a condition is true; nil if there is none, or several.
  fileprivate init?(condition: String) {
    let systems = Self.allCases.filter { CompilationConditions($0).hold(condition) }
    guard systems.count == 1 else { return nil }
    self = systems[0]
  }
}

extension SyntaxTree {
  /// The first view of a text whose own views are all compiled for the same system alone.
  fileprivate var viewOfOneSystem: (name: String, offset: Int, system: PlatformEvidence.System)? {
    let conditions = Dictionary(
      uniqueKeysWithValues: PlatformEvidence.System.allCases.map { ($0, CompilationConditions($0)) }
    )
    let views = declarations(among: topLevel, in: conditions).compactMap {
      id, systems -> (name: String, offset: Int, systems: Set<PlatformEvidence.System>)? in
      guard case .type(let type) = self[id].kind, source.parts.isOwn(self[id].anchor),
        type.kind != .extension, type.inherited.contains(where: { $0.name == "View" })
      else { return nil }
      return (type.name, self[id].anchor, systems)
    }
    guard let first = views.first, first.systems.count == 1,
      let system = first.systems.first, views.allSatisfy({ $0.systems == first.systems })
    else { return nil }
    return (first.name, first.offset, system)
  }

  /// The first view of a text whose own views are all unavailable on iOS, and none on macOS.
  fileprivate var viewWithoutPhones: (name: String, offset: Int)? {
    let types = declarations(among: topLevel).map { self[$0] }.compactMap {
      declaration -> (name: String, offset: Int, without: Set<String>)? in
      guard case .type(let type) = declaration.kind,
        source.parts.isOwn(declaration.anchor),
        type.inherited.contains(where: { $0.name == "View" })
      else { return nil }
      let without = declaration.attributes
        .filter { $0.name == "available" && $0.words.contains("unavailable") }
        .compactMap(\.words.first)
      return (type.name, declaration.anchor, Set(without))
    }
    let isForMacs = types.allSatisfy { $0.without.contains("iOS") && !$0.without.contains("macOS") }
    return isForMacs ? types.first.map { ($0.name, $0.offset) } : nil
  }
}

extension PlatformEvidence {
  /// "NSColor is a name of macOS", "all of it is in #if os(tvOS)"
  fileprivate var fact: String {
    switch ground {
    case .name: "\(word) is a name of \(system.rawValue)"
    case .condition: "all of it stands in \(word)"
    case .declaration: "\(word) is only compiled for \(system.rawValue)"
    case .availability: "\(word) is unavailable on \(System.iOS.rawValue)"
    case .window: "\(word) is what a window of \(system.rawValue) has"
    case .path: "\(word) in its path means \(system.rawValue)"
    }
  }
}

extension Stage {
  /// Reports the evidence, if the platform is not stated.
  var diagnostics: [Diagnostic] {
    evidence.flatMap { Diagnostic.readOff($0, on: device) }.map { [$0] } ?? []
  }
}

extension Diagnostic {
  /// Says for which system a text is laid out that names none; nil for the usual one.
  fileprivate static func readOff(_ evidence: PlatformEvidence, on device: Device) -> Diagnostic? {
    let system = evidence.system
    let message: String
    let remedy: Prose
    switch system {
    case .iOS: return nil
    case .macOS:
      message = "\(evidence.fact): laid out in a window of a Mac"
      remedy = "for another platform: \(code: "// platform: iOS")"
    case .watchOS, .tvOS, .visionOS:
      message = """
        \(evidence.fact): laid out for \(device.name), with the fonts and controls of iOS, as \
        haggle does not have those of \(system.rawValue)
        """
      remedy = "for another platform: \(code: "// platform: iOS")"
    }
    return Diagnostic(
      .assumed, code: .platform, message, remedy: remedy, place: evidence.place,
      length: evidence.place == nil ? 1 : evidence.word.count)
  }
}
