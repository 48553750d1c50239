import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `What is drawn` {
  /// A container of three views, 100×20 each, one below the other.
  private func drawings(_ change: (inout Trace) -> Void) -> [Timeline.Drawing] {
    var trace = timeline(
      [nil, 0, 0, 0],
      [
        place(0, 0, 0, 100, 60), place(1, 0, 0, 100, 20), place(2, 0, 20, 100, 20),
        place(3, 0, 40, 100, 20),
      ]
    ).trace
    change(&trace)
    return Timeline(trace).drawings
  }

  @Test func `comes in the order in which it is written`() {
    #expect(drawings { _ in }.map(\.node.index) == [0, 1, 2, 3])
  }

  @Test func `comes by z index first, also that of a view inside a modifier`() {
    let order = drawings { trace in
      trace.nodes[1].appearance.zIndex = 2
      trace.nodes.append(Trace.Node(kind: "View", name: "inner", parent: NodeID(2)))
      trace.events.append(place(4, 0, 0, 100, 20))
      trace.nodes[4].appearance.zIndex = 1
    }
    #expect(order.map(\.node.index) == [0, 3, 2, 4, 1])
  }

  @Test func `has what is behind a view before it, whatever its z index`() {
    let order = drawings { trace in
      trace.nodes[0].roles = [.layers, .layersBehind]
      trace.nodes[3].appearance.zIndex = 1
    }
    #expect(order.map(\.node.index) == [0, 2, 3, 1])
  }

  @Test func `leaves out what is hidden, with all that is in it`() {
    #expect(drawings { $0.nodes[0].appearance.isHidden = true }.isEmpty)
    let rest = drawings { $0.nodes[2].appearance.isHidden = true }
    #expect(rest.map(\.node.index) == [0, 1, 3])
  }

  @Test func `is scaled around its anchor, and so is what is in it`() {
    let scaled = drawings { trace in
      trace.nodes[0].appearance.effects = [.init(.scale(x: 2, y: 0.5), around: .zero)]
    }
    #expect(scaled[0].rectangle == CGRect(x: 0, y: 0, width: 200, height: 30))
    #expect(scaled[3].rectangle == CGRect(x: 0, y: 20, width: 200, height: 10))
  }

  @Test func `of a view that is rotated fills the box around it`() {
    let rotated = drawings { trace in
      let effect = Appearance.Effect(.rotation(90), around: CGPoint(x: 0.5, y: 0.5))
      trace.nodes[1].appearance.effects = [effect]
    }
    let box = rotated[1].rectangle
    #expect(abs(box.minX - 40) < 1e-9 && abs(box.minY + 40) < 1e-9)
    #expect(abs(box.width - 20) < 1e-9 && abs(box.height - 100) < 1e-9)
  }

  @Test func `applies an inner effect before an outer one`() {
    let both = drawings { trace in
      trace.nodes[1].appearance.effects = [
        .init(.scale(x: 0.5, y: 1), around: .zero),
        .init(.rotation(180), around: .zero),
      ]
    }
    let box = both[1].rectangle
    #expect(abs(box.minX + 50) < 1e-9 && abs(box.minY + 20) < 1e-9)
  }
}
