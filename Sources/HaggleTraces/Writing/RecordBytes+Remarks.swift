import HaggleVocabulary

extension RecordBytes {
  mutating func remark(_ remark: Remark) {
    switch remark {
    case .finding(let finding): self.finding(finding)
    case .verdict(let verdict): self.verdict(verdict)
    case .mark(let mark):
      string("mark", mark.name)
      integer("event", mark.event)
    case .annotation(let annotation):
      string("annotation", annotation.text)
      integer("event", ifAny: annotation.event)
    case .other: break
    }
  }

  private mutating func finding(_ finding: Finding) {
    string("finding", finding.rule)
    string("class", finding.class.rawValue)
    node("node", finding.node)
    list("alike", finding.alike) { $0.integer($1.index) }
    axis("axis", finding.axis)
    place("at", finding.place)
    string("message", finding.message)
    list("evidence", finding.evidence) { $0.integer($1) }
    string("advice", unlessEmpty: finding.advice)
    objects("consequences", finding.consequences) { $0.consequence($1) }
    string("proof", ifAny: finding.proof)
    string("ignore", unlessEmpty: finding.ignoreKey)
  }

  private mutating func consequence(_ consequence: Finding.Consequence) {
    string("rule", consequence.rule)
    node("node", consequence.node)
    list("alike", consequence.alike) { $0.integer($1.index) }
    string("message", consequence.message)
    list("evidence", consequence.evidence) { $0.integer($1) }
  }

  private mutating func verdict(_ verdict: Verdict) {
    string("verdict", verdict.rule)
    node("node", verdict.node)
    string("change", verdict.change)
    flag("confirmed", verdict.isConfirmed)
    string("outcome", verdict.outcome)
  }
}
