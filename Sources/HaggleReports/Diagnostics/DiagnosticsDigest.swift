import HaggleTraces
import HaggleVocabulary

/// A summary of the diagnostics of a scenario's text: by effect on the layout, similar ones on one
/// line.
struct DiagnosticsDigest {
  /// The lines under a title.
  struct Section {
    let title: String
    let items: [String]
    /// How many diagnostics it is of, in words.
    let count: String
  }

  /// The maximum number of names per line; the rest is counted.
  private static let mostNames = 8

  let sections: [Section]

  /// - Parameters:
  ///   - isComplete: whether nothing is folded or left out.
  ///   - mostItems: the maximum number of lines of a section; the rest is counted.
  init(_ trace: Trace, isComplete: Bool = false, mostItems: Int = 12) {
    let kinds = Dictionary(grouping: trace.diagnostics) { Kind(of: $0) }
    sections = Kind.allCases.compactMap { kind in
      guard let notes = kinds[kind] else { return nil }
      let items =
        isComplete
        ? notes.map { PlainText.line(trace.inOneLine($0)) } : Self.folded(notes, in: trace)
      return Section(
        title: kind.rawValue, items: isComplete ? items : Self.first(mostItems, of: items),
        count: kind.counted(notes.count))
    }
  }

  /// The groups that are listed separately.
  private enum Kind: String, CaseIterable {
    case choice = "choices that this text leaves open"
    case assumption = "assumed"
    case box = "boxes"
    case gap = "left out"
    case pass = "set once a layout is there"
    case nothing = "ignored"

    private static let choices: Set<DiagnosticCode?> = [
      .unknownCondition, .unknownElements, .emptyAtFirst,
    ]

    func counted(_ count: Int) -> String {
      switch self {
      case .choice: "\(NumberText.counted(count, "choice")) left open"
      case .assumption: "\(count) assumed"
      case .box: NumberText.counted(count, "box")
      case .gap: "\(count) left out"
      case .pass: "\(count) set once a layout is there"
      case .nothing: "\(count) ignored"
      }
    }

    init?(of note: Event.Note) {
      guard let detail = note.detail else { return nil }
      let code = detail.code.known
      switch detail.severity {
      case .assumed where Self.choices.contains(code): self = .choice
      case .assumed, .error: self = .assumption
      case .placeholder where code == .notAView || code == .leftOut: self = .gap
      case .placeholder: self = .box
      case .pass: self = .pass
      case .ignored: self = .nothing
      }
    }
  }

  /// All of it in a line: `2 choices left open, 15 assumed`; nil for what takes no more in full.
  var summary: String? {
    guard sections.flatMap(\.items).count > 1 else { return nil }
    return sections.map(\.count).joined(separator: ", ") + " (--as diagnostics lists them)"
  }

  private static func first(_ most: Int, of items: [String]) -> [String] {
    let more = items.count - most
    guard more > 1 else { return items }
    return items.prefix(most) + ["… and \(more) more (--as diagnostics lists them)"]
  }

  /// Notes with one code on one line, if they only differ in a name.
  private static func folded(_ notes: [Event.Note], in trace: Trace) -> [String] {
    var seen: Set<Open<DiagnosticCode>> = []
    let named = Dictionary(grouping: notes.filter { $0.detail?.subject != nil }) {
      $0.detail?.code
    }
    return notes.compactMap { note in
      guard let detail = note.detail, let title = FoldedTitle(detail.code.known) else {
        return PlainText.line(trace.inOneLine(note))
      }
      let alike = named[detail.code] ?? []
      guard alike.count > 1, detail.subject != nil else {
        return PlainText.line(trace.inOneLine(note))
      }
      guard seen.insert(detail.code).inserted else { return nil }
      return line(alike.compactMap(\.detail), title, in: trace)
    }
  }

  private static func line(
    _ details: [Event.Note.Detail], _ title: FoldedTitle, in trace: Trace
  ) -> String {
    let names = details.prefix(mostNames).map { detail in
      let place = detail.place.map { " " + trace.words(for: $0) } ?? ""
      let times = detail.count > 1 ? " ×\(detail.count)" : ""
      return PlainText.line((detail.subject ?? "") + place + times, limit: 60)
    }
    let more = details.count - names.count
    let rest = more > 0 ? " and \(more) more" : ""
    let remedy = title.remedy.map { " — \($0)" } ?? ""
    return "\(details.count) \(title.what): \(names.joined(separator: ", "))\(rest)\(remedy)"
  }
}

/// The beginning and end of a line for several diagnostics of one code.
private struct FoldedTitle {
  let what: String
  let remedy: String?

  init?(_ code: DiagnosticCode?) {
    switch code {
    case .unknownValue:
      self.init(
        "names that are not in this text, placeholders stand for them",
        "paste their declarations, have them read (--with FOLDER), or --set NAME=VALUE")
    case .unknownView:
      self.init(
        "views that are not in this text, laid out as boxes",
        """
        paste their declarations, have them read (--with FOLDER), or state their sizes: --set \
        NAME=40x40
        """)
    case .unknownModifier:
      self.init(
        "modifiers that are not declared here and not known to haggle, without effect",
        "paste their declarations, or have them read: --with FOLDER")
    case .unknownMember:
      self.init("expressions that haggle cannot evaluate", "write the values that they have")
    case .foreignMember:
      self.init("members declared nowhere here, taken as their owners", "paste their declarations")
    case .imageSize:
      self.init(
        "images whose sizes nobody states",
        "state one in points, of a symbol that in the body font: // image: \"name\" 64x40")
    case .unknownText:
      self.init(
        "texts whose words only a running app knows, others in their places",
        "write what they show: Text(\"…\")")
    case .unknownNumber:
      self.init(
        "numbers that are not in this text, taken by their names",
        "write numbers in their places, or --set NAME=VALUE")
    case .presentation:
      self.init("presentations that are not shown at first", "lay one out: --root NAME")
    case .unknownFont:
      self.init(
        "fonts that are not known here, taken by their names",
        "write them out: .font(.system(size: 17)), or declare them as such")
    default: return nil
    }
  }

  private init(_ what: String, _ remedy: String) {
    self.what = what
    self.remedy = remedy
  }
}
