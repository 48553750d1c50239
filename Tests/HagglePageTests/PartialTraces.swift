import Foundation
import HaggleTestSupport
import HaggleTraces
import HaggleVocabulary

/// Traces as a real app or a console log may leave them: legal, and lacking nearly everything.
enum PartialTraces: CaseIterable {
  case nothing, rootsOnly, openQuestions, strangeNumbers, strangeTexts, standIns, deep
  case severalPasses

  static let all = allCases

  var trace: Trace {
    var trace = Trace(header: .init(tool: "haggle 0.1.0"))
    switch self {
    case .nothing: break
    case .rootsOnly: trace.nodes = [node("A"), node("B", in: 2), node("C")]
    case .openQuestions: trace.openQuestions()
    case .strangeNumbers: trace.strangeNumbers()
    case .strangeTexts: trace.strangeTexts()
    case .standIns: trace.standIns()
    case .deep: trace.deep()
    case .severalPasses: trace.severalPasses()
    }
    return trace
  }

  private func node(_ name: String, in parent: Int? = nil) -> Trace.Node {
    .init(kind: "Text", name: name, parent: parent.map { NodeID($0) })
  }
}

extension Trace {
  fileprivate mutating func add(_ names: String...) {
    nodes += names.map { Node(kind: "VStack", name: $0) }
  }

  fileprivate mutating func ask(_ node: Int, _ width: CGFloat?, by caller: Int? = nil) {
    events.append(
      .ask(
        .init(
          node: NodeID(node), proposal: .init(width: width, height: nil),
          caller: caller.map { NodeID($0) }, isPlacing: width == nil)))
  }

  fileprivate mutating func answer(_ node: Int, _ width: CGFloat, _ height: CGFloat = 0) {
    let size = CGSize(width: width, height: height)
    events.append(.answer(node: NodeID(node), size: size, isCached: width == 0))
  }

  /// Answers are missing, callers are not the ones around, a node asks itself.
  fileprivate mutating func openQuestions() {
    add("a", "b", "c")
    ask(0, 100)
    ask(1, nil, by: 2)
    ask(2, 0, by: 1)
    answer(0, 50)
    ask(1, .infinity, by: 1)
    ask(1, 3, by: 1)
    answer(1, 0)
    answer(1, 4)
    ask(2, 1)
  }

  fileprivate mutating func strangeNumbers() {
    add("a")
    let numbers: [CGFloat] = [
      -0.0, 0.005, 0.125, 1.005, -0.004, -7.125, 1e12, 123_456_789_012_345.678, 1e15, 1e16, 2.5e17,
      1e21, 1.234_567_890_123_456_7e19, -1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
      .infinity,
      -.infinity, .nan, 83.5, 55.666_666_666_666_664, 999_999.995, 0.1 + 0.2,
    ]
    for number in numbers {
      ask(0, number)
      answer(0, number, -number)
      let frame = CGRect(
        origin: CGPoint(x: -number, y: number), size: CGSize(width: number, height: 1))
      let proposal = ProposedViewSize(width: nil, height: number)
      events.append(.place(.init(node: NodeID(0), frame: frame, proposal: proposal)))
      events.append(.probe(node: NodeID(0), proposal: proposal, size: frame.size))
      events.append(.reason(Reason(NodeID(0), .share, result: number, terms: terms(number))))
    }
  }

  private func terms(_ number: CGFloat) -> [Reason.Term] {
    Reason.Operator.allCases.map { .init($0, number, $0 == .over ? .childrenLeft : nil) }
  }

  fileprivate mutating func strangeTexts() {
    let texts = Payload.texts
    nodes = texts.map { Node(kind: $0, name: $0, parent: nil, arguments: $0) }
    for (index, text) in texts.enumerated() {
      let node = NodeID(index)
      ask(index, 1)
      events.append(.note(.init(node: node, source: .console, text: text)))
      events.append(.note(.init(node: nil, source: .engine, text: text)))
      events.append(
        .note(
          .init(
            node: node, source: .scenario, text: text,
            detail: .init(
              .assumed, code: Open(text), subject: text, count: 2, place: .init(line: 1, column: 2),
              remedy: Prose([.words(text), .code(text), .quoted(text), .view(node)])))))
      events.append(
        .passBegin(number: index, reason: PassReason(Open(text), text), proposal: .zero))
      events.append(
        .reason(
          Reason(
            node, Open(text), axis: .horizontal, child: node, result: 1,
            terms: [
              .init(.plus, 1, role: Open(text)), .init(.times, 1, role: Open(text), node: node),
            ])))
    }
  }

  /// Boxes and assumed controls whose parents nobody recorded; the last call is cut off.
  fileprivate mutating func standIns() {
    add("asker", "open")
    for role in [NodeRole.box, .assumed] {
      nodes.append(Node(kind: "Card", name: role.word, parent: nil, roles: [role]))
      let node = nodes.count - 1
      ask(node, 100, by: 0)
      answer(node, 44, 20)
      let frame = CGRect(x: 7, y: 0, width: 44, height: 20)
      let proposal = ProposedViewSize(width: 100, height: nil)
      events.append(.place(.init(node: NodeID(node), frame: frame, proposal: proposal)))
      events.append(
        .note(
          .init(
            node: NodeID(node), source: .scenario, text: role.word,
            detail: .init(.assumed, code: .known(.imageSize), remedy: "state\n\u{1B}it"))))
    }
    ask(1, 30)
  }

  fileprivate mutating func deep() {
    let levels = Checkout.isFull ? 3000 : 500
    for level in 0..<levels {
      let parent = level == 0 ? nil : NodeID(level - 1)
      nodes.append(Node(kind: "padding", name: "padding.\(level)", parent: parent))
      ask(level, CGFloat(level), by: level == 0 ? nil : level - 1)
    }
    for level in (0..<levels).reversed() { answer(level, CGFloat(level)) }
    for level in 0..<levels {
      let frame = CGRect(x: 1, y: 1, width: 5, height: 5)
      events.append(.place(.init(node: NodeID(level), frame: frame, proposal: .zero)))
    }
  }

  fileprivate mutating func severalPasses() {
    add("a", "b")
    for number in [1, 2, 2] {
      events.append(.passBegin(number: number, reason: "resize", proposal: .unspecified))
      ask(0, CGFloat(number))
      ask(1, 5, by: 0)
      answer(1, 6)
      if number == 1 { events.append(.passEnd(number: 1, size: .zero)) }
    }
  }
}
