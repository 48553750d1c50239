import Foundation
import HaggleTestSupport
import HaggleTraces
import HaggleVocabulary
import Testing

/// What a long recording costs in the page. The figures are printed for people; the limits are
/// twenty times what a laptop takes, so that only a step that walks over everything exceeds them.
extension `In a browser` {
  @Suite struct `A trace of 100 000 events` {
    @Test func `opens soon and is walked through at once`() throws {
      let page = try BrowserPage(Self.trace)
      let figures: [String: Double] = try page.evaluate(Self.script)
      let words = figures.sorted { $0.key < $1.key }.map { "\($0) \(Int($1.rounded(.up))) ms" }
      print("100 000 events in the page: \(words.joined(separator: ", "))")
      #expect(figures["opening", default: .infinity] < 20_000)
      #expect(figures["a step", default: .infinity] < 500)
      #expect(page.problems == [])
    }

    /// A stack of 100 rows of 10 views, asked again and again.
    private static var trace: Trace {
      var trace = Trace(header: .init(tool: "haggle 0.1.0", cache: "swiftui"))
      trace.nodes = [.init(kind: "VStack", name: "VStack.1")]
      for row in 0..<100 {
        let parent = NodeID(trace.nodes.count)
        trace.nodes.append(.init(kind: "HStack", name: "HStack.\(row + 1)", parent: NodeID(0)))
        for cell in 0..<10 {
          let name = "Text.\(row * 10 + cell + 1)"
          trace.nodes.append(.init(kind: "Text", name: name, parent: parent))
        }
      }
      while trace.events.count < (Checkout.isFull ? 100_000 : 10_000) { trace.askEverything() }
      return trace
    }

    private static let script = """
      (async () => {
        const since = (begin) => performance.now() - begin;
        const trace = document.getElementById("trace").textContent;
        let begin = performance.now();
        await haggle.Model.begin(haggle.expanded(haggle.packed("model")), trace);
        const opening = since(begin);
        const { viewer } = haggle;
        let slowest = 0;
        for (const key of "G F S O < > g s s o f ] C c w v".split(" ")) {
          begin = performance.now();
          viewer.act("press", { key });
          slowest = Math.max(slowest, since(begin));
        }
        return { opening, "a step": slowest };
      })()
      """
  }
}

extension Trace {
  /// One more question to the root, which asks all rows, which ask all their cells.
  fileprivate mutating func askEverything() {
    let width = CGFloat(events.count % 977)
    call(NodeID(0), nil, width) { trace in
      for row in 0..<100 {
        trace.call(NodeID(1 + 11 * row), NodeID(0), width) { trace in
          for cell in 0..<10 {
            let node = NodeID(2 + 11 * row + cell)
            trace.call(node, NodeID(1 + 11 * row), width / 10) { _ in }
          }
          trace.events.append(
            .reason(
              Reason(
                NodeID(1 + 11 * row), .size, axis: .horizontal, result: width,
                terms: [.init(.plus, width, .children)])))
        }
      }
    }
    for node in nodes.indices where events.count % 7 == 0 {
      let frame = CGRect(x: 1, y: CGFloat(node), width: width, height: 10)
      let proposal = ProposedViewSize(width: width, height: nil)
      events.append(.place(.init(node: NodeID(node), frame: frame, proposal: proposal)))
    }
  }

  private mutating func call(
    _ node: NodeID, _ caller: NodeID?, _ width: CGFloat, _ inside: (inout Trace) -> Void
  ) {
    let proposal = ProposedViewSize(width: width, height: nil)
    events.append(.ask(.init(node: node, proposal: proposal, caller: caller)))
    inside(&self)
    let size = CGSize(width: width, height: 10)
    events.append(.answer(node: node, size: size, isCached: false))
  }
}
