import Foundation
import HaggleLayouts
import HaggleVocabulary
import Testing

/// What holds of every negotiation, over trees that a seed makes.
@Suite("Every negotiation") struct NegotiationLaws {
  static let seeds = Array(0..<100)

  static func run(_ seed: Int, _ policy: CachePolicy = .swiftui) -> Dialogue {
    Dialogue(RandomSketch.tree(seed: seed), in: RandomSketch.proposal(seed: seed), policy: policy)
  }

  @Test(arguments: seeds)
  func `gives reasons that fold to their result, bit for bit`(seed: Int) {
    for reason in Self.run(seed).reasons where !reason.terms.isEmpty {
      #expect(reason.result != nil, "\(reason)")
      #expect(Self.areSame(reason.sum, reason.result), "\(reason)")
    }
  }

  @Test(arguments: seeds)
  func `is the same twice`(seed: Int) {
    let (first, second) = (Self.run(seed), Self.run(seed))
    #expect(Self.difference(first.story, second.story) == nil)
  }

  @Test(arguments: seeds)
  func `puts everything at the same place, however much is remembered`(seed: Int) {
    let (few, all) = (Self.run(seed), Self.run(seed, .full))
    #expect(Self.difference(few.places, all.places) == nil)
  }

  @Test(arguments: seeds)
  func `places every node once, and sized it before`(seed: Int) {
    let run = Self.run(seed)
    #expect(run.placements.count == run.tree.nodes.count)
    #expect(Set(run.exchanges.map(\.node)).count == run.tree.nodes.count)
  }

  /// A model of the cache of SwiftUI, held against what the engine says of its own.
  @Test(arguments: seeds)
  func `asks a layout nothing that its node's last three answers know`(seed: Int) {
    var known: [NodeID: [ProposedViewSize]] = [:]
    for exchange in Self.run(seed).exchanges {
      #expect(known[exchange.node, default: []].contains(exchange.asked) == exchange.isCached)
      guard !exchange.isCached else { continue }
      known[exchange.node, default: []].append(exchange.asked)
      if known[exchange.node]!.count > 3 { known[exchange.node]!.removeFirst() }
    }
  }

  @Test(arguments: seeds)
  func `reaches a layout with a question at most once under the full policy`(seed: Int) {
    var asked = Set<LayoutEngine.Question>()
    for exchange in Self.run(seed, .full).exchanges where !exchange.isCached {
      #expect(asked.insert(.init(exchange.node, exchange.asked)).inserted)
    }
  }

  // MARK: - Sizing

  @Test(arguments: seeds)
  func `answers a question alike, whatever was asked before`(seed: Int) {
    let tree = RandomSketch.tree(seed: seed)
    let engine = LayoutEngine(tree)
    let questions = Self.questions(tree, seed)
    let first = engine.ask(questions)
    #expect(engine.ask(questions.reversed()).reversed() == first)
    for (question, answer) in zip(questions, first) {
      #expect(LayoutEngine(tree).ask(question.node, question.proposal) == answer)
    }
  }

  private static func questions(
    _ tree: LayoutTree, _ seed: Int
  ) -> [(node: NodeID, proposal: ProposedViewSize)] {
    var generator = SeededGenerator(seed: seed)
    return (0..<12).map { round in
      let node = NodeID(Int.random(in: tree.nodes.indices, using: &generator))
      return (node, RandomSketch.proposal(seed: seed &* 31 &+ round))
    }
  }

  /// What its children last answered, with the stated distance between them, is its length.
  @Test(arguments: seeds)
  func `makes a stack exactly as long as its children with their distances`(seed: Int) {
    let run = Self.run(seed)
    for exchange in run.exchanges where !exchange.isCached {
      let node = run.tree.nodes[exchange.node.index]
      guard node.children.count > 1, let (axis, spacing) = Self.spacing(of: node.layout) else {
        continue
      }
      let inside = run.exchanges[exchange.inside]
      // A stack that remembers its last question asks nobody.
      let lengths = node.children.compactMap { child in
        inside.last { $0.node == child }?.answered[axis]
      }
      guard !lengths.isEmpty else { continue }
      let length = lengths.dropFirst().reduce(lengths[0]) { ($0 + spacing) + $1 }
      #expect(length == exchange.answered[axis], "\(exchange.line)")
    }
  }

  /// The axis of a stack and its stated distance.
  private static func spacing(of layout: any Layout) -> (Axis, CGFloat)? {
    let stack = (layout as? HStackLayout)?.stack ?? (layout as? VStackLayout)?.stack
    return stack.flatMap { stack in stack.spacing.map { (stack.axis, $0) } }
  }

  /// The first pair of lines that differ.
  private static func difference(_ a: [String], _ b: [String]) -> String? {
    for (first, second) in zip(a, b) where first != second { return "\(first) | \(second)" }
    return a.count == b.count ? nil : "\(a.count) | \(b.count) lines"
  }

  private static func areSame(_ a: CGFloat?, _ b: CGFloat?) -> Bool {
    a.map { Double($0).bitPattern } == b.map { Double($0).bitPattern }
      || (a?.isNaN == true && b?.isNaN == true)
  }
}

extension Dialogue {
  /// Where everything went, to the bit, one node to a line.
  fileprivate var places: [String] {
    placements.sorted { $0.key < $1.key }.map { "\($0.key.index) \(name($0.key)): \($0.value)" }
  }

  /// All that was said, thought and done.
  fileprivate var story: [String] {
    exchanges.map { "\($0.node.index) \($0.isCached) \($0.asked) \($0.answered)" }
      + reasons.map { "\($0)" } + notes + places
  }
}
