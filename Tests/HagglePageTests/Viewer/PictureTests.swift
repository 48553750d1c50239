import Foundation
import HaggleTraces
import HaggleVocabulary
import Testing

extension `In a browser` {
  @Suite struct `The picture of what is placed` {
    /// Views, each with its parent and its place there, as `[x, y, width, height]`.
    private func page(
      _ views: [(kind: String, parent: Int?, frame: CGRect)], fragment: String = ""
    ) throws -> BrowserPage {
      let space = ProposedViewSize(width: 100, height: 100)
      var trace = Trace(header: .init(proposal: space, cache: "swiftui"))
      trace.nodes = views.enumerated().map { index, view in
        .init(
          kind: view.kind, name: "\(view.kind).\(index)", parent: view.parent.map { NodeID($0) })
      }
      trace.events = views.enumerated().map { index, view in
        .place(.init(node: NodeID(index), frame: view.frame, proposal: space))
      }
      return try BrowserPage(trace, .init(fragment: fragment))
    }

    private let behind: [(kind: String, parent: Int?, frame: CGRect)] = [
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
