import Foundation
import HaggleTraces
import HaggleVocabulary

/// Traces that are well formed and mean nothing.
struct Nonsense {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func trace() -> Trace {
    var trace = Trace()
    for node in 0..<(1 + below(12)) {
      let parent = node == 0 || below(6) == 0 ? nil : NodeID(below(node))
      trace.nodes.append(
        Trace.Node(
          kind: one(of: Self.kinds), name: "n\(node)", parent: parent,
          place: below(3) == 0 ? nil : SourcePlace(line: 1 + below(4), column: 1),
          arguments: one(of: ["", "minWidth: 3"]),
          traits: one(of: [[], ["clipped"], ["gridCellUnsizedAxes(.horizontal)"]])))
    }
    for _ in 0..<below(120) { trace.events.append(event(trace.nodes.count)) }
    if below(4) == 0 { trace.header.exceededBudget = below(9_999) }
    return trace
  }

  private static let kinds = [
    "HStack", "VStack", "Grid", "LazyVGrid", "LazyHGrid", "frame", "padding", "overlay", "offset",
    "ScrollView", "Color", "Text", "Image", "fixedSize", "Something",
  ]

  private mutating func event(_ nodes: Int) -> Event {
    let node = NodeID(below(nodes))
    switch below(8) {
    case 0, 1: return .ask(.init(node: node, proposal: proposal(), caller: nil))
    case 2, 3: return .answer(node: node, size: size(), isCached: below(3) == 0)
    case 4, 5:
      let frame = CGRect(origin: CGPoint(x: number(), y: number()), size: size())
      return .place(.init(node: node, frame: frame, proposal: proposal()))
    case 6: return .probe(node: node, proposal: proposal(), size: size())
    default: return .reason(reason(node, nodes))
    }
  }

  private mutating func reason(_ node: NodeID, _ nodes: Int) -> Reason {
    Reason(
      node, one(of: Reason.Rule.allCases),
      axis: one(of: [nil, .horizontal, .vertical]), child: NodeID(below(nodes)),
      track: one(of: [nil, 1, 2, -7, .max]), result: one(of: [nil, number()]),
      terms: (0..<below(4)).map { _ in
        .init(one(of: Reason.Operator.allCases), number(), one(of: [nil, .shareOfTrack, .spacing]))
      },
      order: (0..<below(4)).map { _ in
        .init(node: NodeID(below(nodes)), track: 1, minimum: number(), maximum: number())
      },
      detail: one(of: [nil, .untaken]), isModelled: below(2) == 0)
  }

  private mutating func proposal() -> ProposedViewSize {
    ProposedViewSize(width: one(of: [nil, number()]), height: one(of: [nil, 0, number()]))
  }

  private mutating func size() -> CGSize { CGSize(width: number(), height: number()) }

  private mutating func number() -> CGFloat {
    one(of: [0, 1, 8, 100, 83.5, 1e300, -12, .infinity, -.infinity, .nan, 20, 50])
  }

  private mutating func one<T>(of values: [T]) -> T { values[below(values.count)] }

  private mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return limit > 0 ? Int(state >> 33) % limit : 0
  }
}
