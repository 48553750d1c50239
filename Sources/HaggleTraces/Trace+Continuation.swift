package import HaggleVocabulary

extension Trace {
  /// This negotiation followed by that of another trace, whose nodes and events are numbered after
  /// those of this one; the header comes from `next`.
  package func continued(by next: Trace) -> Trace {
    let renumbering = Renumbering(before: self)
    var trace = next
    trace.nodes = nodes + next.nodes.map(renumbering.node)
    trace.events = events + next.events.map(renumbering.event)
    trace.remarks = remarks + next.remarks.map(renumbering.remark)
    trace.unknownKeys = unknownKeys
    return trace
  }
}

/// An offset for the numbers of nodes and events, for a trace appended to another.
package struct Renumbering {
  private let nodes: Int
  private let events: Int

  package init(before earlier: Trace) {
    nodes = earlier.nodes.count
    events = earlier.events.count
  }

  private init(nodes: Int, events: Int) {
    self.nodes = nodes
    self.events = events
  }

  /// The renumbering that reverts this one.
  package var inverse: Renumbering { Renumbering(nodes: -nodes, events: -events) }

  package func id(_ id: NodeID) -> NodeID { NodeID(id.index + nodes) }

  func node(_ node: Trace.Node) -> Trace.Node {
    var node = node
    node.parent = node.parent.map(id)
    node.birth += events
    return node
  }

  func event(_ event: Event) -> Event {
    switch event {
    case .passBegin: return event
    case .passEnd(let number, let size, let writes):
      return .passEnd(number: number, size: size, writes: writes.map(write))
    case .ask(var ask):
      ask.node = id(ask.node)
      ask.caller = ask.caller.map(id)
      return .ask(ask)
    case .answer(let node, let size, let isCached):
      return .answer(node: id(node), size: size, isCached: isCached)
    case .place(var placement):
      placement.node = id(placement.node)
      return .place(placement)
    case .reason(let reason): return .reason(reason.mapNodes(id))
    case .note(var note):
      note.node = note.node.map(id)
      if let remedy = note.detail?.remedy { note.detail?.remedy = prose(remedy) }
      return .note(note)
    case .probe(let node, let proposal, let size):
      return .probe(node: id(node), proposal: proposal, size: size)
    }
  }

  private func write(_ write: StateWrite) -> StateWrite {
    var write = write
    write.node = write.node.map(id)
    return write
  }
}

// MARK: - What is said of a negotiation

extension Renumbering {
  package func remark(_ remark: Remark) -> Remark {
    switch remark {
    case .finding(let finding): return .finding(self.finding(finding))
    case .verdict(let verdict): return .verdict(self.verdict(verdict))
    case .cure(let cure): return .cure(self.cure(cure))
    case .mark(var mark):
      mark.event += events
      return .mark(mark)
    case .annotation(var annotation):
      annotation.event = annotation.event.map { $0 + events }
      return .annotation(annotation)
    case .other(let value, let position): return .other(value, position: position + events)
    }
  }

  package func finding(_ finding: Finding) -> Finding {
    var finding = finding
    finding.node = id(finding.node)
    finding.alike = finding.alike.map(id)
    finding.statement = statement(finding.statement)
    finding.boxes = finding.boxes.map(id)
    finding.evidence = finding.evidence.map { $0 + events }
    finding.remedies = finding.remedies.map(remedy)
    finding.exception = finding.exception.map(prose)
    finding.consequences = finding.consequences.map(consequence)
    switch finding.proof {
    case .log: break
    case .rerun(let verdict): finding.proof = .rerun(self.verdict(verdict))
    case .none(let suspects): finding.proof = .none(suspects: suspects.map(id))
    }
    return finding
  }

  private func consequence(_ consequence: Finding.Consequence) -> Finding.Consequence {
    var consequence = consequence
    consequence.node = id(consequence.node)
    consequence.alike = consequence.alike.map(id)
    consequence.statement = statement(consequence.statement)
    consequence.evidence = consequence.evidence.map { $0 + events }
    return consequence
  }

  private func statement(_ statement: Statement) -> Statement {
    var statement = statement
    statement.claim = prose(statement.claim)
    statement.subject = statement.subject.map(id)
    statement.cause = statement.cause.map(prose)
    for index in statement.details.indices {
      statement.details[index].words = prose(statement.details[index].words)
    }
    return statement
  }

  private func remedy(_ remedy: Remedy) -> Remedy {
    switch remedy {
    case .words(let words): .words(prose(words))
    case .tried(let words): .tried(prose(words))
    case .edit(let edit): .edit(self.edit(edit))
    }
  }

  package func edit(_ edit: TriedEdit) -> TriedEdit {
    TriedEdit(
      edit.changes, effect: edit.effect.map(change), others: edit.others.map(change),
      title: prose(edit.title))
  }

  package func cure(_ cure: Cure) -> Cure {
    Cure(
      prose(cure.claim), of: id(cure.node), trials: cure.trials, cure.edits.map(edit),
      isAsked: cure.isAsked)
  }

  private func change(_ change: PictureChange) -> PictureChange {
    PictureChange(of: id(change.node), from: change.before, to: change.after)
  }

  private func prose(_ prose: Prose) -> Prose {
    Prose(
      prose.parts.map { part in
        switch part {
        case .view(let node): .view(id(node))
        case .words, .code, .quoted: part
        }
      })
  }

  package func verdict(_ verdict: Verdict) -> Verdict {
    var verdict = verdict
    verdict.node = id(verdict.node)
    for index in verdict.changes.indices {
      verdict.changes[index].node = id(verdict.changes[index].node)
    }
    return verdict
  }
}
