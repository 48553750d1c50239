import HaggleVocabulary

extension RecordBytes {
  /// - Parameter name: the name of a view.
  mutating func remark(_ remark: Remark, naming name: (NodeID) -> String) {
    switch remark {
    case .finding(let finding): self.finding(finding, naming: name)
    case .verdict(let verdict): self.verdict(verdict)
    case .cure(let cure):
      prose("cure", cure.claim)
      node("node", cure.node)
      integer("trials", cure.trials)
      objects("remedies", cure.edits) { $0.remedy(.edit($1)) }
      flag("asked", cure.isAsked)
    case .mark(let mark):
      string("mark", mark.name)
      integer("event", mark.event)
    case .annotation(let annotation):
      string("annotation", annotation.text)
      integer("event", ifAny: annotation.event)
    case .other: break
    }
  }

  private mutating func finding(_ finding: Finding, naming name: (NodeID) -> String) {
    string("finding", finding.rule)
    string("class", finding.class.rawValue)
    node("node", finding.node)
    list("alike", finding.alike) { $0.node($1) }
    flag("joint", finding.isJoint)
    axis("axis", finding.axis)
    place("at", finding.place)
    statement(finding.statement)
    list("boxes", finding.boxes) { $0.node($1) }
    list("rests", finding.assumptions) { $0.string($1.word) }
    list("evidence", finding.evidence) { $0.integer($1) }
    objects("remedies", finding.remedies) { $0.remedy($1) }
    string("advice", unlessEmpty: finding.advice(naming: name))
    integer("trials", ifAny: finding.trials)
    flag("short", finding.isSearchCutShort)
    prose("leave", ifAny: finding.exception)
    objects("consequences", finding.consequences) { $0.consequence($1) }
    switch finding.proof {
    case .log: break
    case .rerun(let verdict): objects("rerun", [verdict]) { $0.verdict($1) }
    case .none(let suspects): member("suspects") { $0.list(suspects) { $0.node($1) } }
    }
    string("ignore", unlessEmpty: finding.ignoreKey)
  }

  private mutating func consequence(_ consequence: Finding.Consequence) {
    string("rule", consequence.rule)
    node("node", consequence.node)
    list("alike", consequence.alike) { $0.node($1) }
    statement(consequence.statement)
    list("evidence", consequence.evidence) { $0.integer($1) }
  }

  private mutating func statement(_ statement: Statement) {
    prose("claim", statement.claim)
    node("subject", statement.subject)
    flag("placed", statement.isAboutPlace)
    flag("unseen", !statement.isSeen)
    prose("cause", ifAny: statement.cause)
    objects("details", statement.details) { $0.prose($1.link.key, $1.words) }
  }

  private mutating func remedy(_ remedy: Remedy) {
    switch remedy {
    case .words(let words): prose("do", words)
    case .tried(let words):
      prose("do", words)
      flag("tried", true)
    case .edit(let edit):
      prose("edit", ifAny: edit.title.isEmpty ? nil : edit.title)
      objects("lines", edit.changes) { object, change in
        object.integer("line", change.line)
        object.list("removed", change.removed) { $0.string($1) }
        object.list("added", change.added) { $0.string($1) }
      }
      objects("effect", edit.effect) { $0.change($1) }
      objects("others", edit.others) { $0.change($1) }
    }
  }

  private mutating func change(_ change: PictureChange) {
    node("node", change.node)
    frame("before", change.before)
    frame("after", change.after)
  }

  private mutating func verdict(_ verdict: Verdict) {
    string("verdict", verdict.rule)
    objects("changes", verdict.changes) { object, change in
      object.node("node", change.node)
      object.axis("axis", change.axis)
      object.proposal("proposal", change.proposal)
      object.number("before", change.before)
      object.number("after", change.after)
    }
    string("symptom", verdict.symptom)
    node("node", verdict.node)
    axis("axis", verdict.axis)
    number("before", verdict.before)
    number("after", verdict.after)
    flag("confirmed", verdict.isConfirmed)
  }
}

extension RecordBytes {
  mutating func prose(_ key: StaticString, ifAny prose: Prose?) {
    if let prose { self.prose(key, prose) }
  }

  /// A text, or a list of texts and marked parts if anything is marked.
  mutating func prose(_ key: StaticString, _ prose: Prose) {
    switch (prose.parts.count, prose.parts.first) {
    case (0, _): string(key, "")
    case (1, .words(let words)?): string(key, words)
    default: list(key, prose.parts) { $0.part($1) }
    }
  }
}

extension RecordOutput {
  fileprivate mutating func part(_ part: Prose.Part) {
    if case .words(let words) = part { return string(words) }
    beginObject()
    switch part {
    case .words: break
    case .view(let node):
      key("view")
      self.node(node)
    case .code(let code):
      key("code")
      string(code)
    case .quoted(let code):
      key("quoted")
      string(code)
    }
    endObject()
  }
}

extension Statement.Detail.Link {
  /// The raw value as a key that needs no escaping.
  fileprivate var key: StaticString {
    switch self {
    case .explanation: "explanation"
    case .although: "although"
    case .sentence: "sentence"
    }
  }
}

extension Finding {
  /// The remedies in words, for programs that read a trace as it is; readers here go by `remedies`.
  fileprivate func advice(naming name: (NodeID) -> String) -> String {
    remedies.compactMap { if case .words(let words) = $0 { words.text(naming: name) } else { nil } }
      .joined(separator: "; or ")
  }
}
