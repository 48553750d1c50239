import HaggleReplay
import HaggleTestSupport
import HaggleTraces
import HaggleVocabulary
import Testing

/// Whatever a trace holds is text in the page and nothing else.
extension `In a browser` {
  @Suite struct `A trace full of markup` {
    @Test func `executes nothing, loads nothing and breaks nothing`() throws {
      let page = try BrowserPage(Self.trace)
      try walk(page)
      #expect(page.problems == [])
      #expect(page.requests == [page.url])
      #expect(try page.evaluate("typeof window.trap") == "undefined")
    }

    /// Each label is in the page as it was given.
    @Test func `is read back as it was written`() throws {
      let page = try BrowserPage(Self.trace)
      let file: String = try page.evaluate("haggle.viewer.ask('file')")
      let trace = Replay(Timeline(Self.trace)).annotated
      #expect(file == String(decoding: trace.encoded(), as: UTF8.self))
    }

    @Test func `is no trouble in the address`() throws {
      let page = try BrowserPage(Self.trace)
      for text in Payload.texts {
        try page.go(to: fragment(text))
        #expect(page.problems == [], "\(text)")
        #expect(try page.evaluate("typeof window.trap") == "undefined", "\(text)")
      }
    }

    /// To open each in a page of its own takes as long as all others of these tests.
    @Test(.enabled(if: Checkout.isFull), arguments: Payload.texts)
    func `is no trouble in the address that a page is opened with`(text: String) throws {
      let page = try BrowserPage(Self.trace, .init(fragment: fragment(text)))
      #expect(page.problems == [])
      #expect(try page.evaluate("typeof window.trap") == "undefined")
    }

    private func fragment(_ text: String) -> String {
      let allowed = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
      let encoded = text.utf8.map { byte in
        let character = Character(UnicodeScalar(byte))
        return allowed.contains(character) ? String(character) : percentEncoded(byte)
      }.joined()
      return "e=3&n=\(encoded)&v=\(encoded)"
    }

    private func percentEncoded(_ byte: UInt8) -> String {
      "%" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }

    /// Through everything that the page can show.
    private func walk(_ page: BrowserPage) throws {
      for key in ["s", "o", "f", "c", "C", ">", "j", "l", "w", "v", "x", "i", "i", "i", "b", "B"] {
        try page.press(key)
      }
      try page.press("Escape", "?", "Escape", "/")
      try page.type("\"><img src=x onerror=trap()>")
      try page.press("Enter", "Escape", "A")
      try page.type("</script><script>trap()</script>")
      try page.press("Enter", "m", "<", "'", ">", "Escape", "y", "Tab", "Tab", "End", "Home")
      _ = try page.value("new Promise((done) => setTimeout(done, 50))")
    }

    /// Every text of it is a payload.
    private static let trace: Trace = {
      var trace = PartialTraces.strangeTexts.trace
      let all = Payload.texts.joined(separator: "\n")
      trace.header.scenario = "</title><script>trap()</script>.swift"
      trace.header.root = "\"><img src=x onerror=trap()>"
      trace.header.source = all
      trace.header.proposal = .zero
      trace.header.proposalSource = "<svg onload=trap()>"
      trace.header.ignored = Payload.texts
      for (index, text) in Payload.texts.enumerated() {
        trace.nodes[index].place = .init(line: index + 1, column: 1)
        trace.nodes[index].traits = [text]
        trace.nodes[index].owners = [.init(view: text, place: nil)]
        trace.nodes[index].isLabelled = true
        trace.remarks += remarks(text, NodeID(index))
      }
      return trace
    }()

    private static func remarks(_ text: String, _ node: NodeID) -> [Remark] {
      let statement = Statement(Prose([.words(text), .code(text), .view(node)]))
      let consequence = Finding.Consequence(
        rule: text, node: node, statement: statement, evidence: [1])
      let verdict = Verdict(
        rule: text, changes: [.init(of: node, .horizontal, to: .zero, before: 1, after: 0)],
        symptom: text, node: node, isConfirmed: true)
      return [
        .finding(
          .init(
            rule: text, class: .smell, node: node, statement: statement, evidence: [0, 2],
            remedies: [.words(statement.claim)], exception: statement.claim,
            consequences: [consequence], proof: .rerun(verdict), ignoreKey: text)),
        .verdict(verdict),
        .annotation(.init(text, event: 3)),
      ] + (text.first.map { [.mark(Mark(String($0), event: 4))] } ?? [])
    }
  }
}
