import HaggleVocabulary

extension RecordBytes {
  mutating func event(_ event: Event) {
    switch event {
    case .passBegin(let number, let reason, let proposal):
      integer("pass", number)
      word("begin", reason.kind.word)
      string("value", ifAny: reason.value)
      self.proposal("proposal", proposal)
    case .passEnd(let number, let size, let writes):
      integer("pass", number)
      self.size("size", size)
      objects("set", writes) { object, write in
        object.string("property", write.property)
        object.string("to", write.value)
        object.string("by", write.writer)
        object.place("at", write.place)
        object.node("node", write.node)
        object.flag("measured", write.isMeasured)
      }
    case .ask(let ask): self.ask(ask)
    case .answer(let node, let size, let isCached):
      self.node("answer", node)
      self.size("size", size)
      flag("cached", isCached)
    case .place(let placement):
      node("place", placement.node)
      frame("frame", placement.frame)
      proposal("proposal", placement.proposal)
    case .reason(let reason): self.reason(reason)
    case .note(let note): self.note(note)
    case .probe(let node, let proposal, let size):
      self.node("probe", node)
      self.proposal("proposal", proposal)
      self.size("size", size)
    }
  }

  private mutating func ask(_ ask: Event.Ask) {
    node("ask", ask.node)
    node("by", ask.caller)
    proposal("proposal", ask.proposal)
    flag("placing", ask.isPlacing)
  }

  private mutating func note(_ note: Event.Note) {
    member("note") { output in
      if let node = note.node { output.node(node) } else { output.null() }
    }
    word("from", note.source.rawValue)
    string("text", note.text)
    if let detail = note.detail { self.detail(detail) }
  }

  private mutating func detail(_ detail: Event.Note.Detail) {
    word("severity", detail.severity.rawValue)
    string("code", detail.code.word)
    string("subject", ifAny: detail.subject)
    axis("axis", detail.axis)
    if detail.count != 1 { integer("count", detail.count) }
    place("at", detail.place)
    if detail.length != 1 { integer("length", detail.length) }
    prose("remedy", ifAny: detail.remedy)
  }

  private mutating func reason(_ reason: Reason) {
    node("reason", reason.node)
    word("rule", reason.rule.word)
    axis("axis", reason.axis)
    node("child", reason.child)
    integer("track", ifAny: reason.track)
    number("result", reason.result)
    objects("terms", reason.terms) { $0.term($1) }
    objects("order", reason.order) { $0.rank($1) }
    if let detail = reason.detail { self.detail(detail) }
    flag("modelled", reason.isModelled)
  }

  private mutating func detail(_ detail: Reason.Detail) {
    switch detail {
    case .cut(let lines): integer("cut", lines)
    case .scaled(let isCut): boolean("scaledAndCut", isCut)
    case .broken(let length): number("broken", length)
    case .fits(let fits): boolean("fits", fits)
    case .lastChoice: flag("last", true)
    case .untaken: flag("untaken", true)
    case .unchanged: flag("unchanged", true)
    case .shape(let shape, let proposal):
      size("shape", shape)
      self.proposal("proposal", proposal)
    case .tracks(let tracks): list("tracks", tracks) { $0.integer($1) }
    case .least(let length): number("least", length)
    case .container(let length): number("container", length)
    }
  }

  private mutating func term(_ term: Reason.Term) {
    number(term.operator.key, term.value)
    word("role", term.role?.word)
    integer("track", ifAny: term.track)
    node("node", term.node)
  }

  private mutating func rank(_ ranked: Reason.Ranked) {
    node("node", ranked.node)
    integer("track", ifAny: ranked.track)
    if ranked.priority != 0 { number("priority", ranked.priority) }
    number("min", ranked.minimum)
    number("max", ranked.maximum)
  }
}

extension Reason.Operator {
  /// The raw value as a key that needs no escaping.
  fileprivate var key: StaticString {
    switch self {
    case .plus: "+"
    case .minus: "-"
    case .times: "*"
    case .over: "/"
    case .atLeast: "max"
    case .atMost: "min"
    }
  }
}
