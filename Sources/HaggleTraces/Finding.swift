package import Foundation
package import HaggleVocabulary

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
  /// Whether the node and those alike only matter together.
  package var isJoint = false
  package var axis: Axis?
  /// Where the blamed node is written.
  package var place: SourcePlace?
  package var statement: Statement
  /// The boxes of unknown size that its numbers rest on.
  package var boxes: [NodeID] = []
  /// What was assumed for its numbers: with another value they come out otherwise.
  package var assumptions: [Open<Assumption>] = []
  /// The events that prove it.
  package var evidence: [Int]
  /// What helps: one of these.
  package var remedies: [Remedy]
  /// How many edits were laid out against it; nil where none was tried.
  package var trials: Int?
  /// When to leave it, as a clause: "it is meant to stand out".
  package var exception: Prose?
  /// Findings that have the same cause and would go with it.
  package var consequences: [Consequence]
  package var proof: Proof
  /// The key that silences it.
  package var ignoreKey: String

  package init(
    rule: String, class: Class, node: NodeID, alike: [NodeID] = [], axis: Axis? = nil,
    place: SourcePlace? = nil, statement: Statement, evidence: [Int] = [],
    remedies: [Remedy] = [], exception: Prose? = nil, consequences: [Consequence] = [],
    proof: Proof = .log, ignoreKey: String = ""
  ) {
    self.rule = rule
    self.class = `class`
    self.node = node
    self.alike = alike
    self.axis = axis
    self.place = place
    self.statement = statement
    self.evidence = evidence
    self.remedies = remedies
    self.exception = exception
    self.consequences = consequences
    self.proof = proof
    self.ignoreKey = ignoreKey
  }

  /// The edits among its remedies, the one that changes least first.
  package var edits: [TriedEdit] {
    remedies.compactMap { if case .edit(let edit) = $0 { edit } else { nil } }
  }

  /// The same before edits were tried.
  package var untried: Finding {
    var finding = self
    finding.trials = nil
    finding.remedies.removeAll { if case .edit = $0 { true } else { false } }
    return finding
  }

  /// A finding that has the same cause as the one that lists it.
  package struct Consequence: Equatable, Sendable {
    package var rule: String
    package var node: NodeID
    /// More nodes of which the same holds.
    package var alike: [NodeID]
    package var statement: Statement
    package var evidence: [Int]

    package init(
      rule: String, node: NodeID, alike: [NodeID] = [], statement: Statement, evidence: [Int] = []
    ) {
      self.rule = rule
      self.node = node
      self.alike = alike
      self.statement = statement
      self.evidence = evidence
    }
  }

  /// What shows that it is so.
  package enum Proof: Equatable, Sendable {
    /// The log alone.
    case log
    /// A run with something changed, in which the symptom was gone.
    case rerun(Verdict)
    /// There was no such run; these views may as well be the cause.
    case none(suspects: [NodeID])
  }
}

/// What a finding says, in parts from which sentences are made where it is shown.
package struct Statement: Equatable, Sendable {
  /// What is so, as a clause: "row is 358 points wide, card around it only 200".
  package var claim: Prose
  /// The view whose number one sees; nil for the one to blame.
  package var subject: NodeID?
  /// Whether that number is where the view is, rather than how long.
  package var isAboutPlace: Bool
  /// Whether that is what one sees on a screen; else it is why one sees something else.
  package var isSeen = true
  /// What made it so, as a clause; nil where the claim is itself the beginning.
  package var cause: Prose?
  package var details: [Detail]

  package init(
    _ claim: Prose, subject: NodeID? = nil, isAboutPlace: Bool = false, cause: Prose? = nil,
    details: [Detail] = []
  ) {
    self.claim = claim
    self.subject = subject
    self.isAboutPlace = isAboutPlace
    self.cause = cause
    self.details = details
  }

  /// What there is to say besides, without a full stop.
  package struct Detail: Equatable, Sendable {
    /// How it goes on from what is said before it.
    package enum Link: String, CaseIterable, Sendable {
      /// Behind a colon: what the claim comes to, or why.
      case explanation
      /// "although …"
      case although
      /// A sentence of its own.
      case sentence
    }

    package var link: Link
    package var words: Prose

    package init(_ link: Link, _ words: Prose) {
      self.link = link
      self.words = words
    }
  }
}

/// Something that makes a finding go.
package enum Remedy: Equatable, Sendable {
  /// What to do, without a capital and a full stop: "let it scroll". It was not tried.
  case words(Prose)
  /// What to write into the source: it was laid out, and helps.
  case edit(TriedEdit)
}

/// What a re-run showed, recorded so that a reader needs no engine to show it.
package struct Verdict: Equatable, Sendable {
  /// An answer that was replaced by another one.
  package struct Change: Equatable, Sendable {
    /// The node that gave it.
    package var node: NodeID
    package var axis: Axis
    /// The question, or the first of several, that it answered so.
    package var proposal: ProposedViewSize
    /// In points.
    package var before: CGFloat
    package var after: CGFloat

    package init(
      of node: NodeID, _ axis: Axis, to proposal: ProposedViewSize, before: CGFloat, after: CGFloat
    ) {
      self.node = node
      self.axis = axis
      self.proposal = proposal
      self.before = before
      self.after = after
    }
  }

  /// The rule whose suspicion was tried.
  var rule: String
  package var changes: [Change]
  /// The rule that saw what may go, the node that has it, and on which axis.
  package var symptom: String
  package var node: NodeID
  package var axis: Axis?
  /// How long that node was, and was in the re-run, in points; nil where that is not known.
  package var before: CGFloat?
  package var after: CGFloat?
  /// Whether the symptom went away.
  package var isConfirmed: Bool

  package init(
    rule: String, changes: [Change], symptom: String, node: NodeID, axis: Axis? = nil,
    before: CGFloat? = nil, after: CGFloat? = nil, isConfirmed: Bool
  ) {
    self.rule = rule
    self.changes = changes
    self.symptom = symptom
    self.node = node
    self.axis = axis
    self.before = before
    self.after = after
    self.isConfirmed = isConfirmed
  }
}
