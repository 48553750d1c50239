package import HaggleVocabulary

/// What was said about a negotiation after it was recorded.
package enum Remark: Equatable, Sendable {
  case finding(Finding)
  case verdict(Verdict)
  /// An event that the user marked with a letter, to come back to it.
  case mark(Mark)
  /// What the user remarked, of an event or of the whole.
  case annotation(Annotation)
  /// A kind that this version does not know, kept as it was read.
  /// `position` is the number of events that stood before it.
  case other(JSONValue, position: Int)
}

/// Something that went wrong in a negotiation, or that its author most likely did not mean.
package struct Finding: Equatable, Sendable {
  /// How much it claims: broken arithmetic or protocol, a broken promise, or only a suspicion.
  package enum Class: String, CaseIterable, Comparable, Sendable {
    case smell
    case contract
    case proof

    package static func < (a: Class, b: Class) -> Bool {
      allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
    }
  }

  /// The rule's id from docs/RULES.md.
  package var rule: String
  package var `class`: Class
  /// The lowest node whose own rule, not its children's, produced the number.
  package var node: NodeID
  /// More nodes of which the same holds, such as the other views that one line of a loop makes.
  package var alike: [NodeID]
  package var axis: Axis?
  /// Where the blamed node is written.
  package var place: SourcePlace?
  /// One sentence of fact, with numbers, and the rule that produced them.
  package var message: String
  /// The events that prove it.
  package var evidence: [Int]
  /// What to change, and when to leave it.
  package var advice: String
  /// Findings that have the same cause and would go with it.
  package var consequences: [Consequence]
  /// How a re-run confirmed it: `re-run: if …`; `not re-run` where there was none; nil where the
  /// log alone is the proof.
  package var proof: String?
  /// The key that silences it.
  package var ignoreKey: String

  package init(
    rule: String, class: Class, node: NodeID, alike: [NodeID] = [], axis: Axis? = nil,
    place: SourcePlace? = nil, message: String, evidence: [Int] = [], advice: String = "",
    consequences: [Consequence] = [], proof: String? = nil, ignoreKey: String = ""
  ) {
    self.rule = rule
    self.class = `class`
    self.node = node
    self.alike = alike
    self.axis = axis
    self.place = place
    self.message = message
    self.evidence = evidence
    self.advice = advice
    self.consequences = consequences
    self.proof = proof
    self.ignoreKey = ignoreKey
  }

  /// A finding that has the same cause as the one that lists it.
  package struct Consequence: Equatable, Sendable {
    package var rule: String
    package var node: NodeID
    /// More nodes of which the same holds.
    package var alike: [NodeID]
    package var message: String
    package var evidence: [Int]

    package init(
      rule: String, node: NodeID, alike: [NodeID] = [], message: String, evidence: [Int] = []
    ) {
      self.rule = rule
      self.node = node
      self.alike = alike
      self.message = message
      self.evidence = evidence
    }
  }
}

/// What a re-run showed, recorded so that a reader needs no engine to show it.
package struct Verdict: Equatable, Sendable {
  /// The rule whose suspicion was tried.
  package var rule: String
  package var node: NodeID
  /// What was changed in the re-run: "answer 0 instead of 8 to a width of 0".
  package var change: String
  /// Whether the symptom went away.
  package var isConfirmed: Bool
  /// What the re-run showed: "Grid.1 is 350 wide instead of 294.33".
  package var outcome: String

  package init(rule: String, node: NodeID, change: String, isConfirmed: Bool, outcome: String) {
    self.rule = rule
    self.node = node
    self.change = change
    self.isConfirmed = isConfirmed
    self.outcome = outcome
  }
}

/// A letter for an event, as in `ma` and `'a`.
package struct Mark: Hashable, Sendable {
  /// One character.
  package var name: String
  package var event: Int

  package init(_ name: String, event: Int) {
    self.name = name
    self.event = event
  }
}

/// A note of the user's: "here it goes wrong".
package struct Annotation: Hashable, Sendable {
  package var text: String
  /// The event that it is about; nil where it is about the whole negotiation.
  package var event: Int?

  package init(_ text: String, event: Int? = nil) {
    self.text = text
    self.event = event
  }
}
