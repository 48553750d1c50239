import HagglePageModel
import HaggleReplay
import HaggleTestSupport
import HaggleTraces
import Testing

/// The compiled model is the one that is tested without a browser: the same requests get the same
/// answers, and commands lead to the stops and words of the terminal.
extension `In a browser` {
  @Suite struct `The model in a page` {
    /// Lines of commands, one after the other in one replay.
    static let commands = [
      "", "s", "ssss", "S", "sso f c", "c c c", "C", "G S S S O F", "gssoooff", "g 40s O O F F",
      "..,,", "64g", ":64; w", "120g x", ":9999", "g s S S", "] [ ] ]", "> > < <", "G<<<",
      "j j k J K H l h h h j", ": fold; j j", "g 30s u u d d d", ":select outer; > > b c c B c",
      ":select nobody", ":select Grid", ":select Color; :watch Color", ":select frame",
      ":findings; :marks", "b B c C b B",
      ":break node ~ Grid; c c; :break ask.width == min; c c B z B",
      ":watch; c c :watch outer; :breakpoints", "/node ~ Grid; n n N", "/outer; n n",
      "/nothing here", "/zzz; n", "n", "&node ~ Grid; . . , , & .", "&answer.width > 100; ... :log",
      "ma 5s mb 'a 'b '' :marks", "mq 'z m' ''", "5s :note here it goes wrong; :notes A again;q q",
      "G g 50g :back; :back; :forward; :forward; :forward", "z", "v :values outer; :values nobody",
      "x", "G x", ":findings", ":tree", "g 60s :tree", ":stack", "60s :stack :ledger", "g:source",
      "30s :ledger s :ledger s :ledger", "W350", "W8", ":why outer width; :why  outer   x",
      ":why y; :why nobody width; :why outer wdth; :why; w", "?", ":step 3", "+",
      ":pane-number 3; :write a.json", ":attach", "a", "0s", "99999999999s",
      ":99999999999999999999", "\t s ;; s", ":go -1; :go abc; :go 07", "s\ns\r\ns", ":sele outer",
      "/cached", "/finding", ":note on </script> \\u003c \"x\"\t\u{8}\u{C}",
    ]

    private static let recordings = [
      "nested-grid", "settings-form", "two-bars", "pasted-inbox", "measured-heights",
    ]
    private static let partial = PartialTraces.all.filter { $0 != .deep }

    @Test(arguments: Checkout.isFull ? recordings : [recordings[0]])
    func `answers as it does outside`(name: String) throws {
      try expectSame(try Recorded.trace(name))
    }

    @Test(arguments: Checkout.isFull ? partial : partial.filter { $0 == .openQuestions })
    func `answers so about a partial trace`(partial: PartialTraces) throws {
      try expectSame(partial.trace)
    }

    /// Real listings, which are no part of the repository.
    @Test(.enabled(if: Scenarios.folder != nil, "HAGGLE_SCENARIOS is not set"))
    func `answers so about the scenarios in HAGGLE_SCENARIOS`() throws {
      let files = try Scenarios.files()
      try #require(!files.isEmpty)
      for file in files {
        guard let trace = try Scenarios.record(file) else { continue }
        try expectSame(trace, ["c w v", "G x"])
      }
    }

    private func expectSame(_ trace: Trace, _ commands: [String] = Self.commands) throws {
      let session = try PageSession(trace, commands)
      let page = try BrowserPage(trace)
      let answers: String = try page.evaluate(
        """
        (async () => {
          const trace = document.getElementById("trace").textContent;
          const model = await haggle.Model.begin(haggle.expanded(haggle.packed("model")), trace);
          const requests = \(String(decoding: session.requests.encoded(), as: UTF8.self));
          return JSON.stringify(requests.map((request) => model.ask(request.wish, request)));
        })()
        """)
      guard case .array(let told)? = JSONValue(encoded: Array(answers.utf8)) else {
        throw Browser.Failure(description: "no answers")
      }
      #expect(told.count == session.answers.count)
      let first = zip(told, session.answers).enumerated().first { $1.0 != $1.1 }
      #expect(first == nil, "\(String(describing: first))")
      #expect(page.problems == [])
    }
  }
}

/// What somebody does in a page and what each pane then shows, without a browser.
private struct PageSession {
  private var asked: [JSONValue] = []
  private(set) var answers: [JSONValue] = []
  private var model: PageModel

  var requests: JSONValue { .array(asked) }

  init(_ trace: Trace, _ commands: [String]) throws {
    // As the page reads it.
    model = PageModel(try Trace.read(trace.encoded(), named: "a trace").trace)
    ask(["wish": .string("facts")])
    ask(["wish": .string("boxes")])
    for line in commands {
      for instruction in (try? Instruction.read(line)) ?? [] { perform(instruction) }
    }
    for wish in ["help", "choices", "ticks", "file"] { ask(["wish": .string(wish)]) }
  }

  private mutating func perform(_ instruction: Instruction) {
    var request = [
      JSONMember("wish", .string("perform")),
      JSONMember("command", .string(instruction.command.name)),
    ]
    if let count = instruction.count { request.append(JSONMember("count", .number(Double(count)))) }
    if let argument = instruction.argument {
      request.append(JSONMember("argument", .string(argument)))
    }
    ask(.object(request))
    for wish in ["now", "reader", "picture"] { ask(["wish": .string(wish)]) }
    let cursor = max(0, model.replay.cursor.event)
    for (wish, from) in [("views", 0), ("events", cursor), ("source", 0)] {
      ask([
        "wish": .string(wish), "from": .number(Double(from)), "to": .number(Double(from + 12)),
      ])
    }
  }

  private mutating func ask(_ request: JSONValue) {
    asked.append(request)
    // As it comes out of the model: JSON spells ∞ as a word.
    answers += [JSONValue(encoded: model.answer(request).encoded())].compactMap(\.self)
  }
}
