import Foundation
import HaggleTestSupport
import HaggleTraces
import HaggleVocabulary

extension Seeded {
  mutating func one<T>(of choices: [T]) -> T { choices.randomElement(using: &self)! }
  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
  mutating func maybe<T>(_ make: (inout Seeded) -> T) -> T? { below(2) == 0 ? nil : make(&self) }
  mutating func some<T>(_ make: (inout Seeded) -> T) -> [T] {
    (0..<max(0, below(6) - 2)).map { _ in make(&self) }
  }
}

extension Seeded {
  /// Any trace that a file can hold; NaN is left out, because it does not equal itself.
  mutating func trace() -> Trace {
    var trace = Trace(header: header())
    let nodes = 1 + below(6)
    for id in 0..<nodes { trace.nodes.append(node(id, birth: 0)) }
    var open: [NodeID] = []
    for _ in 0..<below(30) {
      if below(8) == 0 {
        trace.nodes.append(node(trace.nodes.count, birth: trace.events.count))
      }
      if below(12) == 0 {
        trace.remarks.append(.other(foreignRecord(), position: trace.events.count))
      }
      trace.events.append(event(nodes: trace.nodes.count, open: &open))
    }
    trace.remarks += some { $0.remark(trace) }
    addUnknownKeys(to: &trace)
    return trace
  }

  private mutating func header() -> Trace.Header {
    var header = Trace.Header(
      tool: text(), scenario: maybe { $0.text() }, source: maybe { $0.text() },
      root: maybe { $0.text() }, proposal: maybe { $0.proposal() },
      proposalSource: maybe { $0.text() }, screen: maybe { $0.frame() }, cache: maybe { $0.text() },
      exceededBudget: maybe { $0.below(99) },
      imported: maybe { Open($0.text()) }, assumed: below(3), ignored: some { $0.text() },
      boxes: below(3), leftOut: below(3)
    )
    header.circumstances = some { $0.text() }
    return header
  }

  private mutating func node(_ id: Int, birth: Int) -> Trace.Node {
    var node = Trace.Node(
      kind: text(), name: text(), isLabelled: below(2) == 0,
      parent: id == 0 ? nil : maybe { NodeID($0.below(id)) }, place: maybe { $0.place() },
      arguments: text(), traits: some { $0.text() },
      roles: NodeRoles(some { $0.one(of: NodeRole.allCases) }),
      owners: some { .init(view: $0.text(), place: $0.maybe { $0.place() }) }, birth: birth)
    node.shown = text()
    node.appearance = appearance()
    return node
  }

  private mutating func event(nodes: Int, open: inout [NodeID]) -> Event {
    let node = NodeID(below(nodes))
    switch below(9) {
    case 0:
      let reason = PassReason(Open(text()), maybe { $0.text() })
      return .passBegin(number: below(9), reason: reason, proposal: proposal())
    case 1:
      let writes = some {
        StateWrite(
          $0.text(), to: $0.text(), by: $0.text(), at: $0.maybe { $0.place() },
          of: $0.maybe { _ in node }, isMeasured: $0.below(2) == 0)
      }
      return .passEnd(number: below(9), size: size(), writes: writes)
    case 2:
      if let asked = open.popLast() {
        return .answer(node: asked, size: size(), isCached: below(2) == 0)
      }
      fallthrough
    case 3:
      open.append(node)
      return .ask(
        .init(
          node: node, proposal: proposal(), caller: maybe { NodeID($0.below(nodes)) },
          isPlacing: below(2) == 0))
    case 4: return .place(.init(node: node, frame: frame(), proposal: proposal()))
    case 5, 6: return .reason(reason(nodes: nodes))
    case 7:
      let source = one(of: [Event.Note.Source.console, .engine, .scenario])
      return .note(
        .init(
          node: maybe { _ in node }, source: source, text: text(),
          detail: source == .scenario ? detail(node) : nil))
    default: return .probe(node: node, proposal: proposal(), size: size())
    }
  }

  private mutating func detail(_ node: NodeID) -> Event.Note.Detail {
    .init(
      one(of: DiagnosticSeverity.allCases), code: Open(text()), subject: maybe { $0.text() },
      count: 1 + below(3), place: maybe { $0.place() }, length: 1 + below(3),
      remedy: maybe { $0.prose(node) })
  }

  private mutating func reason(nodes: Int) -> Reason {
    Reason(
      NodeID(below(nodes)), Open(below(2) == 0 ? text() : one(of: Reason.Rule.allCases).rawValue),
      axis: maybe { $0.one(of: Axis.allCases) },
      child: maybe { NodeID($0.below(nodes)) }, track: maybe { $0.below(9) },
      result: maybe { $0.number() },
      terms: some {
        .init(
          $0.one(of: Reason.Operator.allCases), $0.number(),
          role: $0.maybe {
            Open($0.below(2) == 0 ? $0.text() : $0.one(of: Reason.Role.allCases).rawValue)
          },
          track: $0.maybe { 1 + $0.below(9) }, node: $0.maybe { NodeID($0.below(nodes)) })
      },
      order: some {
        .init(
          node: $0.maybe { NodeID($0.below(nodes)) }, track: $0.maybe { $0.below(9) },
          priority: $0.number(), minimum: $0.maybe { $0.number() },
          maximum: $0.maybe { $0.number() })
      }, detail: maybe { $0.detailOfReason() }, isModelled: below(2) == 0)
  }

  private mutating func detailOfReason() -> Reason.Detail {
    one(of: [
      .cut(needing: below(9)), .scaled(isCut: below(2) == 0), .fits(below(2) == 0), .lastChoice,
      .broken(longest: number()),
      .untaken, .unchanged, .shape(size(), in: proposal()), .tracks([1 + below(9), below(9)]),
      .least(number()), .container(number()),
    ])
  }

  private mutating func remark(_ trace: Trace) -> Remark {
    let node = NodeID(below(trace.nodes.count))
    let evidence = trace.events.isEmpty ? [] : some { $0.below(trace.events.count) }
    switch below(6) {
    case 4:
      return .cure(
        Cure(
          prose(node), of: node, trials: below(99), some { $0.edit(node) }, isAsked: below(2) == 0))
    case 2 where !trace.events.isEmpty:
      return .mark(Mark("a", event: below(trace.events.count)))
    case 3:
      return .annotation(Annotation(text(), event: evidence.first))
    case 0:
      return .verdict(verdict(node))
    case 1: return .other(foreignRecord(), position: trace.events.count)
    default:
      return .finding(finding(node, evidence, in: trace))
    }
  }

  private mutating func finding(_ node: NodeID, _ evidence: [Int], in trace: Trace) -> Finding {
    var finding = Finding(
      rule: text(), class: one(of: Finding.Class.allCases), node: node,
      alike: some { NodeID($0.below(trace.nodes.count)) },
      axis: maybe { $0.one(of: Axis.allCases) }, place: maybe { $0.place() },
      statement: statement(node), evidence: evidence,
      remedies: some { random in
        switch random.below(4) {
        case 0: .words(random.prose(node))
        case 1: .tried(random.prose(node))
        default: .edit(random.edit(node))
        }
      }, exception: maybe { $0.prose(node) },
      consequences: some {
        .init(
          rule: $0.text(), node: node, alike: $0.some { _ in node },
          statement: $0.statement(node), evidence: evidence)
      }, ignoreKey: text())
    finding.isJoint = below(2) == 0
    finding.boxes = some { _ in node }
    finding.trials = maybe { $0.below(99) }
    finding.isSearchCutShort = below(2) == 0
    switch below(3) {
    case 0: finding.proof = .rerun(verdict(node))
    case 1: finding.proof = .none(suspects: some { _ in node })
    default: break
    }
    return finding
  }

  private mutating func edit(_ node: NodeID) -> TriedEdit {
    TriedEdit(
      [
        LineChange(
          at: 1 + below(99), removing: some { $0.text() }, adding: some { $0.text() })
      ], effect: some { PictureChange(of: node, from: $0.frame(), to: $0.frame()) },
      others: some { PictureChange(of: node, from: $0.frame(), to: $0.frame()) },
      title: below(2) == 0 ? Prose() : prose(node))
  }

  private mutating func statement(_ node: NodeID) -> Statement {
    var statement = Statement(
      prose(node), subject: maybe { _ in node }, isAboutPlace: below(2) == 0,
      cause: maybe { $0.prose(node) },
      details: some { .init($0.one(of: Statement.Detail.Link.allCases), $0.prose(node)) })
    statement.isSeen = below(2) == 0
    return statement
  }

  private mutating func prose(_ node: NodeID) -> Prose {
    Prose(
      some { random in
        switch random.below(4) {
        case 0: .view(node)
        case 1: .code(random.text())
        case 2: .quoted(random.text())
        default: .words(random.text())
        }
      })
  }

  private mutating func verdict(_ node: NodeID) -> Verdict {
    Verdict(
      rule: text(),
      changes: some {
        .init(
          of: node, $0.one(of: Axis.allCases), to: $0.proposal(), before: $0.number(),
          after: $0.number())
      }, symptom: text(), node: node, axis: maybe { $0.one(of: Axis.allCases) },
      before: maybe { $0.number() }, after: maybe { $0.number() }, isConfirmed: below(2) == 0)
  }

  private mutating func addUnknownKeys(to trace: inout Trace) {
    var records: [Trace.RecordID] = [.file, .header]
    records += trace.nodes.indices.map { .node($0) } + trace.events.indices.map { .event($0) }
    for (index, remark) in trace.remarks.enumerated() {
      if case .other = remark { continue }
      records.append(.remark(index))
    }
    for record in records where below(4) == 0 {
      trace.unknownKeys[record] = [JSONMember("x-" + text(), value()), JSONMember("y", value())]
    }
  }

  private mutating func foreignRecord() -> JSONValue {
    .object([JSONMember("x-kind", value()), JSONMember("z", value())])
  }

  private mutating func value(depth: Int = 0) -> JSONValue {
    switch below(depth < 4 ? 7 : 4) {
    case 0: return .null
    case 1: return .boolean(below(2) == 0)
    case 2: return .number(Double(finite()))
    case 3: return .string(text())
    case 4: return .array(some { $0.value(depth: depth + 1) })
    default:
      return .object((0..<below(3)).map { JSONMember("k\($0)", value(depth: depth + 1)) })
    }
  }

  private mutating func text() -> String {
    one(of: [
      "", "a", "ColorView", "two words", "line\nbreak", "\"quoted\\\"", "\u{0}\u{1F}\u{7F}", "é×∞→",
      "👩‍👩‍👧", "\u{2028}", "</script>", "inf",
    ])
  }

  private mutating func finite() -> CGFloat {
    one(of: [
      0, 1, 8, 83.5, 167.0 / 3, -12.25, 1e-7, 1e300, 123_456_789_012_345_680,
      .leastNonzeroMagnitude,
      .greatestFiniteMagnitude, CGFloat(Double(next() >> 11) / 1e9),
    ])
  }

  private mutating func number() -> CGFloat {
    below(5) == 0 ? one(of: [.infinity, -.infinity]) : finite()
  }
  private mutating func size() -> CGSize { CGSize(width: number(), height: number()) }
  private mutating func place() -> SourcePlace { .init(line: 1 + below(99), column: 1 + below(99)) }
  private mutating func proposal() -> ProposedViewSize {
    .init(width: maybe { $0.number() }, height: maybe { $0.number() })
  }
  private mutating func frame() -> CGRect {
    CGRect(origin: .init(x: number(), y: number()), size: .init(width: number(), height: number()))
  }
}
