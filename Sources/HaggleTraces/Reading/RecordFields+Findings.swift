import HaggleVocabulary

extension Finding {
  init(_ fields: inout RecordFields) throws(RecordFault) {
    let rule = try fields.string("finding")
    guard let `class` = Class(rawValue: try fields.string("class")) else {
      throw fields.wrong("class", "\"proof\", \"contract\" or \"smell\"")
    }
    self.init(
      rule: rule, class: `class`, node: try fields.node("node"),
      alike: try fields.nodes("alike"), axis: try fields.axis("axis"),
      place: try fields.place("at"), statement: try Statement(&fields),
      evidence: try fields.integers("evidence"),
      remedies: try fields.objects("remedies") { item throws(RecordFault) in try Remedy(&item) },
      exception: try fields.optionalProse("leave"),
      consequences: try fields.objects("consequences") { item throws(RecordFault) in
        try Consequence(&item)
      },
      proof: try Proof(&fields), ignoreKey: try fields.optionalString("ignore") ?? "")
    _ = fields.take("advice")
    isJoint = try fields.flag("joint")
    trials = try fields.optionalInteger("trials")
    isSearchCutShort = try fields.flag("short")
    boxes = try fields.nodes("boxes")
    assumptions = try fields.strings("rests").map { Open($0) }
  }
}

extension Cure {
  init(_ fields: inout RecordFields) throws(RecordFault) {
    let remedies = try fields.objects("remedies") { item throws(RecordFault) in try Remedy(&item) }
    self.init(
      try fields.prose("cure"), of: try fields.node("node"),
      trials: try fields.optionalInteger("trials") ?? 0,
      remedies.compactMap { if case .edit(let edit) = $0 { edit } else { nil } },
      isAsked: try fields.flag("asked"))
  }
}

extension Finding.Consequence {
  fileprivate init(_ fields: inout RecordFields) throws(RecordFault) {
    self.init(
      rule: try fields.string("rule"), node: try fields.node("node"),
      alike: try fields.nodes("alike"), statement: try Statement(&fields),
      evidence: try fields.integers("evidence"))
  }
}

extension Finding.Proof {
  fileprivate init(_ fields: inout RecordFields) throws(RecordFault) {
    let reruns = try fields.objects("rerun") { item throws(RecordFault) in try Verdict(&item) }
    if let rerun = reruns.first {
      self = .rerun(rerun)
    } else {
      self = fields.has("suspects") ? .none(suspects: try fields.nodes("suspects")) : .log
    }
  }
}

extension Statement {
  fileprivate init(_ fields: inout RecordFields) throws(RecordFault) {
    self.init(
      try fields.prose("claim"), subject: try fields.optionalNode("subject"),
      isAboutPlace: try fields.flag("placed"), cause: try fields.optionalProse("cause"),
      details: try fields.objects("details") { item throws(RecordFault) in try Detail(&item) })
    isSeen = try !fields.flag("unseen")
  }
}

extension Statement.Detail {
  /// The key of the words is their link.
  fileprivate init(_ fields: inout RecordFields) throws(RecordFault) {
    for link in Link.allCases {
      guard let words = try fields.optionalProse(link.rawValue) else { continue }
      self.init(link, words)
      return
    }
    throw fields.wrong("sentence", "a text")
  }
}

extension Remedy {
  fileprivate init(_ fields: inout RecordFields) throws(RecordFault) {
    let changes = try fields.objects("lines") { item throws(RecordFault) in
      try LineChange(&item)
    }
    if changes.isEmpty {
      let words = try fields.prose("do")
      self = try fields.flag("tried") ? .tried(words) : .words(words)
      return
    }
    self = .edit(
      TriedEdit(
        changes, effect: try Self.picture("effect", &fields),
        others: try Self.picture("others", &fields),
        title: try fields.optionalProse("edit") ?? Prose()))
  }

  private static func picture(
    _ key: String, _ fields: inout RecordFields
  ) throws(RecordFault) -> [PictureChange] {
    try fields.objects(key) { item throws(RecordFault) in
      PictureChange(
        of: try item.node("node"), from: try item.frame("before"), to: try item.frame("after"))
    }
  }
}

extension LineChange {
  /// No text has more lines.
  private static let mostLines = 1 << 30

  fileprivate init(_ fields: inout RecordFields) throws(RecordFault) {
    let line = try fields.integer("line")
    if !(1...Self.mostLines).contains(line) { throw fields.wrong("line", "a line, from 1 on") }
    self.init(
      at: line, removing: try fields.strings("removed"), adding: try fields.strings("added"))
  }
}

extension Verdict {
  init(_ fields: inout RecordFields) throws(RecordFault) {
    self.init(
      rule: try fields.string("verdict"),
      changes: try fields.objects("changes") { item throws(RecordFault) in try Change(&item) },
      symptom: try fields.string("symptom"), node: try fields.node("node"),
      axis: try fields.axis("axis"), before: try fields.number("before"),
      after: try fields.number("after"), isConfirmed: try fields.flag("confirmed"))
  }
}

extension Verdict.Change {
  fileprivate init(_ fields: inout RecordFields) throws(RecordFault) {
    guard let axis = try fields.axis("axis") else {
      throw fields.wrong("axis", "\"width\" or \"height\"")
    }
    guard let before = try fields.number("before"), let after = try fields.number("after") else {
      throw fields.wrong("before", "a number, with another one in “after”")
    }
    self.init(
      of: try fields.node("node"), axis, to: try fields.proposal("proposal"), before: before,
      after: after)
  }
}

extension RecordFields {
  mutating func prose(_ key: String) throws(RecordFault) -> Prose {
    try needed(try optionalProse(key), key, "a text")
  }

  /// A text, or a list of texts, views and pieces of code.
  mutating func optionalProse(_ key: String) throws(RecordFault) -> Prose? {
    switch take(key) {
    case nil: return nil
    case .string(let words)?: return Prose(words)
    case .array(let values)?:
      let parts = values.compactMap { part($0) }
      if parts.count == values.count { return Prose(parts) }
    default: break
    }
    throw wrong(
      key, "a text, or a list of texts, {\"view\":…}, {\"code\":…} and {\"quoted\":…}")
  }

  /// Nil for an invalid part, and for a node that is not declared.
  private func part(_ value: JSONValue) -> Prose.Part? {
    switch value {
    case .string(let words): return .words(words)
    case .object(let members) where members.count == 1:
      var fields = RecordFields(members, of: "a text", nodeCount: nodeCount)
      if let code = try? fields.optionalString("code") { return .code(code) }
      if let code = try? fields.optionalString("quoted") { return .quoted(code) }
      return (try? fields.optionalNode("view")).map { .view($0) }
    default: return nil
    }
  }
}
