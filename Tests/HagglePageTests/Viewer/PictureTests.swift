import Foundation
import HaggleTraces
import HaggleVocabulary
import Testing

extension `In a browser` {
  @Suite struct `The picture of what is placed` {
    private typealias View = (kind: String, parent: Int?, frame: CGRect)

    /// Views, each with its parent and its place there, as `[x, y, width, height]`.
    private func page(
      _ views: [View], fragment: String = ""
    ) throws -> BrowserPage {
      try BrowserPage(trace(of: views), .init(fragment: fragment))
    }

    private func trace(of views: [View]) -> Trace {
      let space = ProposedViewSize(width: 100, height: 100)
      var trace = Trace(header: .init(proposal: space, cache: "swiftui"))
      trace.nodes = views.enumerated().map { index, view in
        .init(
          kind: view.kind, name: "\(view.kind).\(index)", parent: view.parent.map { NodeID($0) })
      }
      trace.events = views.enumerated().map { index, view in
        .place(.init(node: NodeID(index), frame: view.frame, proposal: space))
      }
      return trace
    }

    private let behind: [View] = [
      ("frame", nil, CGRect(x: 0, y: 0, width: 100, height: 100)),
      ("background", 0, CGRect(x: 10, y: 10, width: 60, height: 30)),
      ("HStack", 1, CGRect(x: 0, y: 0, width: 60, height: 30)),
      ("Text", 2, CGRect(x: 0, y: 0, width: 30, height: 30)),
      ("Color", 1, CGRect(x: 0, y: 0, width: 60, height: 30)),
    ]

    @Test func `has the color of a background behind its content`() throws {
      let page = try page(behind, fragment: "e=4")
      let nodes: [String] = try page.evaluate(
        "[...document.querySelectorAll('.picture .boxes .box')].map((box) => box.dataset.node)")
      #expect(nodes == ["0", "1", "4", "2", "3"])
    }

    @Test func `has a background behind what it is larger than`() throws {
      var larger = behind
      larger[4].frame = CGRect(x: -5, y: -5, width: 70, height: 40)
      let page = try page(larger, fragment: "e=4")
      let nodes: [String] = try page.evaluate(
        "[...document.querySelectorAll('.picture .boxes .box')].map((box) => box.dataset.node)")
      #expect(nodes == ["0", "4", "1", "2", "3"])
    }

    @Test func `has of too many views those that lie in the proposed space`() throws {
      let inside: View = ("Text", 0, CGRect(x: 20, y: 20, width: 5, height: 5))
      let outside: View = ("Color", 0, CGRect(x: 0, y: 120, width: 60, height: 20))
      let far: View = ("Image", 0, CGRect(x: 0, y: 900, width: 90, height: 90))
      let page = try page(
        [behind[0]] + Array(repeating: far, count: 800) + Array(repeating: outside, count: 1598)
          + [inside], fragment: "e=2399")
      let kinds: [String] = try page.evaluate(
        """
        [...new Set([...document.querySelectorAll(".picture .boxes .box")].map((box) =>
          box.dataset.node < 1 ? "frame" : box.dataset.node < 801 ? "far"
            : box.dataset.node < 2399 ? "outside" : "inside"))]
        """)
      #expect(kinds == ["frame", "outside", "inside"])
      #expect(
        try page.text(of: ".legend")
          .hasSuffix("; 100 smaller views not drawn; 800 views further out"))
    }

    /// A box of 12 points has no room for a name of its own; beside it is some.
    @Test func `names what nobody would know, beside it where it is small`() throws {
      let views: [View] = [
        behind[0], ("Text", 0, CGRect(x: 0, y: 60, width: 60, height: 30)),
        ("Bubble", 0, CGRect(x: 10, y: 10, width: 12, height: 12)),
      ]
      var trace = trace(of: views)
      trace.nodes[1].roles = [.text]
      trace.nodes[1].shown = "words"
      trace.nodes[2].roles = [.box]
      let page = try BrowserPage(trace)
      let labels: [String] = try page.evaluate(
        "[...document.querySelectorAll('.labels text')].map((text) => text.textContent)")
      #expect(labels == ["Bubble.2"])
      #expect(
        try page.evaluate("document.querySelectorAll('.look .image').length") == 1)
    }

    @Test func `has no label for what lies outside of it`() throws {
      let far = [
        behind[0], ("Image", 0, CGRect(x: 400, y: 20, width: 50, height: 50)),
        ("Text", 0, CGRect(x: 20, y: 20, width: 50, height: 50)),
      ]
      let page = try page(far, fragment: "e=2&n=Image.1")
      #expect(try page.evaluate("document.querySelector('.marks').childElementCount") == 0)
      #expect(
        try page.text(of: ".legend").hasPrefix("Image.1 lies outside of the picture; dashed: "))
      try page.press("J")
      #expect(
        try page.evaluate("document.querySelector('.marks text').textContent") == "Text.2 50×50")
      #expect(try page.text(of: ".legend").hasPrefix("dashed: "))
    }
  }
}
