import HaggleTraces
import Testing

@Suite struct `A subview that is placed twice` {
  /// Two texts in a layout of one's own, offered 200×100.
  private func view(_ placing: String, in direction: String = "") -> String {
    """
    // proposal: 200x100
    // text-cell: 8x20
    struct Pair: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        func put(_ index: Int, _ x: CGFloat, _ proposal: ProposedViewSize = .unspecified) {
          let point = CGPoint(x: bounds.minX + x, y: bounds.minY)
          subviews[index].place(at: point, proposal: proposal)
        }
        \(placing)
      }
    }
    Pair { Text("Tea").id("a"); Text("Juice").id("b") }.id("pair")\(direction)
    """
  }

  @Test(arguments: [
    ("put(0, 0); put(0, 40); put(1, 80)", ["smell placed-twice at a"]),
    ("put(0, 0); put(1, 0, .zero); put(1, 0)", ["smell placed-twice at b"]),
    // One is placed instead of the other, which is the same mistake.
    ("for _ in subviews { put(0, 0); put(0, 40) }", ["smell placed-twice at a"]),
    // Each once, or again in the same place.
    ("put(0, 0); put(1, 40)", []),
    ("put(0, 0); put(1, 40); put(1, 40)", []),
  ])
  func `is found where the places differ`(placing: String, found: [String]) throws {
    #expect(try findings(view(placing)) == found)
  }

  @Test func `is told with all of its places`() throws {
    let text = view("put(0, 0); put(0, 40); put(1, 80)")
    let (trace, finding) = (try run(text), try finding(text))
    #expect(
      finding.message.hasPrefix("pair places a twice: first at 0,0, and last at 40,0."),
      "\(finding.message)")
    let places = finding.evidence.compactMap { number -> Double? in
      guard case .place(let placement) = trace.events[number] else { return nil }
      return placement.frame.minX
    }
    #expect(places == [0, 40])
  }

  /// The log has the places as they are seen, and ends with what counts.
  @Test func `is recorded from the left in right-to-left languages, too`() throws {
    let direction = ".environment(\\.layoutDirection, .rightToLeft)"
    let trace = try run(view("put(0, 0); put(0, 40); put(1, 80)", in: direction))
    let node = try #require(trace.nodes.firstIndex { $0.name == "a" })
    let places = trace.events.compactMap { event -> Double? in
      guard case .place(let placement) = event, placement.node.index == node else { return nil }
      return placement.frame.minX
    }
    #expect(places == [176, 136])
  }
}
