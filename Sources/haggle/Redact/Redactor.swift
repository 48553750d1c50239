import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// Removes confidential parts from a trace before any report is made from it.
struct Redactor {
  private let kinds: Redaction
  private var substitutes = RedactedWords()
  /// The trace without what `kinds` names. Sizes, places, questions, answers and rules are kept.
  private(set) var trace: Trace

  init(_ trace: Trace, _ kinds: Redaction) {
    self.kinds = kinds
    self.trace = trace
    if !kinds.isEmpty { self.trace = redacted(trace) }
  }

  /// A stated title; nil if titles are left out.
  mutating func title(_ title: String?) -> String? {
    kinds.contains(.text) ? nil : title.map { text($0) }
  }

  /// How much was replaced; nil if nothing is left out.
  var summary: AttachJSON.Redacted? {
    kinds.isEmpty
      ? nil
      : .init(
        kinds: Redaction.words.filter { kinds.contains($0.kind) }.map(\.word),
        texts: substitutes.counts.texts, names: substitutes.counts.names)
  }

  /// The options of the command line as directives.
  func directives(_ directives: [String]) -> [String] { directives.map(path) }

  private mutating func redacted(_ whole: Trace) -> Trace {
    var trace = whole
    learn(trace)
    // Unknown keys may contain anything.
    trace.unknownKeys = [:]
    for index in trace.nodes.indices { redact(&trace.nodes[index]) }
    for index in trace.events.indices { redact(&trace.events[index]) }
    let named = trace
    trace.remarks = trace.remarks.compactMap { redact($0, names: named) }
    redact(&trace.header)
    return trace
  }

  /// Numbers the names in tree order.
  private mutating func learn(_ trace: Trace) {
    guard kinds.contains(.names) else { return }
    for node in trace.nodes {
      _ = substitutes.name(node.kind)
      if node.isLabelled { _ = substitutes.name(node.name) }
      for owner in node.owners { _ = substitutes.name(owner.view) }
    }
    if let root = trace.header.root { _ = substitutes.name(root) }
  }
}

// MARK: - Strings

extension Redactor {
  /// Text shown on a screen, or written for people.
  private mutating func text(_ text: String) -> String {
    if kinds.contains(.text) { return substitutes.text(text) }
    return sentence(text)
  }

  private mutating func name(_ name: String) -> String {
    path(kinds.contains(.names) ? substitutes.name(name) : name)
  }

  /// Swift code.
  private mutating func code(_ text: String) -> String {
    CodePieces(text).pieces.map { piece -> String in
      switch piece {
      case .word(let word): kinds.contains(.names) ? substitutes.name(String(word)) : String(word)
      case .string(let string): literal(String(string))
      case .comment: ""
      case .other(let other): String(other)
      }
    }.joined()
  }

  /// A string literal with its quotes.
  private mutating func literal(_ string: String) -> String {
    let inner = string.dropFirst().dropLast()
    guard string.count > 1, kinds.contains(.text) else {
      let parts = StringPart.parts(of: string)
      return parts.map { $0.isCode ? code($0.text) : sentence($0.text) }.joined()
    }
    return "\"\(substitutes.text(String(inner)).filter { $0 != "\"" })\""
  }

  /// A sentence by haggle, or one that is kept.
  private func sentence(_ words: String) -> String { path(substitutes.inSentence(words)) }

  private func path(_ text: String) -> String {
    kinds.contains(.paths) ? PathWords.redacted(text) : text
  }

  private mutating func prose(_ prose: Prose) -> Prose {
    Prose(
      prose.parts.map { part in
        switch part {
        case .words(let words): .words(sentence(words))
        case .view(let node): .view(node)
        case .code(let code): .code(self.code(code))
        case .quoted(let code): .quoted(self.code(code))
        }
      })
  }
}

// MARK: - Records

extension Redactor {
  private mutating func redact(_ header: inout Trace.Header) {
    if kinds.leavesOutSource { header.source = nil }
    header.source = header.source.map(path)
    if kinds.leavesOutFileName { header.scenario = header.scenario.map { _ in "View.swift" } }
    header.root = header.root.map { name($0) }
    header.proposalSource = header.proposalSource.map(sentence)
    header.circumstances = header.circumstances.map(sentence)
    // Which view it was is not known any more.
    header.ignored = header.ignored.compactMap { key in
      kinds.isDisjoint(with: [.names, .text])
        ? path(key) : key.prefix { $0.isLetter || $0 == "-" }.description
    }
  }

  private mutating func redact(_ node: inout Trace.Node) {
    let kind = name(node.kind)
    let number = node.name.dropFirst(node.kind.count)
    let isNumbered = !node.isLabelled && node.name.hasPrefix(node.kind)
    node.name = isNumbered ? kind + number : name(node.name)
    node.kind = kind
    let isMadeUp = !node.arguments.contains("\"") && kinds.contains(.names)
    node.shown = isMadeUp ? substitutes.text(node.shown) : text(node.shown)
    node.arguments = code(node.arguments)
    node.traits = node.traits.map { code($0) }
    node.owners = node.owners.map { .init(view: name($0.view), place: $0.place) }
    node.appearance.ornaments = node.appearance.ornaments.map { redact($0) }
  }

  /// A symbol without a known drawing may be the author's own.
  private mutating func redact(_ ornament: Ornament) -> Ornament {
    switch ornament {
    case .glyph(let name) where !Glyph.isKnown(name): return .glyph(self.name(name))
    case .caption(var caption):
      caption.words = text(caption.words)
      return .caption(caption)
    case .standIn(let words): return .standIn(substitutes.text(words))
    case .glyph, .ground, .rows, .row: return ornament
    }
  }

  private mutating func redact(_ event: inout Event) {
    switch event {
    case .note(var note):
      redact(&note)
      event = .note(note)
    case .passEnd(let number, let size, let writes):
      event = .passEnd(number: number, size: size, writes: writes.map { redact($0) })
    case .passBegin, .ask, .answer, .place, .reason, .probe: break
    }
  }

  /// A note about the source quotes it.
  private mutating func redact(_ note: inout Event.Note) {
    guard kinds.leavesOutSource, var detail = note.detail else {
      note.text = note.source == .console ? text(code(note.text)) : sentence(note.text)
      guard var detail = note.detail else { return }
      detail.subject = detail.subject.map(path)
      detail.remedy = detail.remedy.map { prose($0) }
      note.detail = detail
      return
    }
    note.text = detail.code.known?.effect.words ?? "something was assumed"
    (detail.subject, detail.remedy) = (nil, nil)
    note.detail = detail
  }

  private mutating func redact(_ write: StateWrite) -> StateWrite {
    let isPlain =
      write.value.allSatisfy { $0.isNumber || ".-−×, ".contains($0) }
      || KnownWords.contains(String(write.value.drop { $0 == "." }))
    let value = isPlain ? write.value : text(code(write.value))
    substitutes.remember(write.value, as: value)
    return StateWrite(
      code(write.property), to: value, by: code(write.writer), at: write.place, of: write.node,
      isMeasured: write.isMeasured)
  }

  /// - Parameter trace: with the names that its views have from now on.
  private mutating func redact(_ remark: Remark, names trace: Trace) -> Remark? {
    switch remark {
    case .finding(let finding): return .finding(redact(finding, names: trace))
    case .annotation(let note): return .annotation(Annotation(text(note.text), event: note.event))
    case .mark(let mark): return .mark(Mark(String(mark.name.prefix(1)), event: mark.event))
    case .verdict: return remark
    case .cure(let cure): return kinds.leavesOutSource ? nil : .cure(redact(cure))
    case .other: return nil
    }
  }

  private mutating func redact(_ finding: Finding, names trace: Trace) -> Finding {
    var finding = finding
    finding.statement = redact(finding.statement)
    finding.exception = finding.exception.map { prose($0) }
    finding.consequences = finding.consequences.map { consequence in
      var consequence = consequence
      consequence.statement = redact(consequence.statement)
      return consequence
    }
    if kinds.leavesOutSource { finding = finding.untried }
    finding.remedies = finding.remedies.map { remedy in
      switch remedy {
      case .words(let words): return .words(prose(words))
      case .tried(let words): return .tried(prose(words))
      case .edit(let edit): return .edit(redact(edit))
      }
    }
    if finding.ignoreKey != finding.rule {
      finding.ignoreKey = "\(finding.rule)@\(trace.name(of: finding.node))"
    }
    return finding
  }

  /// An edit where the source is kept.
  private mutating func redact(_ edit: TriedEdit) -> TriedEdit {
    var edit = edit
    edit.title = prose(edit.title)
    for index in edit.changes.indices {
      edit.changes[index].removed = edit.changes[index].removed.map(path)
      edit.changes[index].added = edit.changes[index].added.map(path)
    }
    return edit
  }

  private mutating func redact(_ cure: Cure) -> Cure {
    var cure = cure
    cure.claim = prose(cure.claim)
    cure.edits = cure.edits.map { redact($0) }
    return cure
  }

  private mutating func redact(_ statement: Statement) -> Statement {
    var statement = statement
    statement.claim = prose(statement.claim)
    statement.cause = statement.cause.map { prose($0) }
    statement.details = statement.details.map { .init($0.link, prose($0.words)) }
    return statement
  }
}
