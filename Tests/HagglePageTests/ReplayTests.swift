import HaggleReplay
import HaggleReports
import HaggleTraces
import Testing

/// The same commands lead to the same stops, with the same words.
extension `In a browser` {
  @Suite struct `A replay` {
    static let commands = [
      "", "s", "ssss", "S", "sso f c", "c c c", "C", "G S S S O F", "gssoooff", "g 40s O O F F",
      "..,,", "77g", ":77 w", "120g x", ":9999", "g s S S", "] [ ] ]", "> > < <", "G<<<",
      "j j k J K H l h h h j", ": fold; j j", "g 30s u u d d d", ":select outer; > > b c c B c",
      ":select nobody", ":select Grid", ":select Color; :watch Color", ":select frame",
      ":findings :marks", "b B c C b B",
      ":break node ~ Grid; c c; :break ask.width == min; c c B z B",
      ":watch; c c :watch outer; :breakpoints", "/node ~ Grid; n n N", "/outer; n n",
      "/nothing here",
      "/zzz; n", "n", "&node ~ Grid; . . , , & .", "&answer.width > 100; ... :log",
      "ma 5s mb 'a 'b '' :marks", "mq 'z m' ''", "5s :note here it goes wrong; :notes A again;q q",
      "G g 50g :back; :back; :forward; :forward; :forward", "z", "v :values outer; :values nobody",
      "x", "G x", ":findings", ":tree", "g 60s :tree", ":stack", "60s :stack :ledger", "g:source",
      "30s :ledger s :ledger s :ledger", "W350", "W8", "Wabc",
      ":why outer width; :why  outer   x", ":why y; :why nobody width; :why outer wdth; :why; w",
      ":why-not", "?", ":s", ":step 3",
      ":step x",
      ":step 0", ":q", ":zz", ":", "Q", "3", "m", "12", "y", "+", ":pane-number 3; :write a.json",
      ":attach", "a", ":b", "0s", "99999999999s", ":99999999999999999999", ":step +3", "\t s ;; s",
      ":go -1; :go abc; :go 07", "e\u{301}", "s\ns\r\ns", "'\u{301}", ":sele outer", "/cached",
      "/finding",
    ]

    @Test(arguments: ["nested-grid", "two-bars", "pasted-inbox"])
    func `stops where the tool stops, and says the same`(name: String) throws {
      try expectSame(try Recorded.trace(name))
    }

    @Test(arguments: PartialTraces.all.filter { $0 != .deep })
    func `stops where the tool stops in a partial trace`(partial: PartialTraces) throws {
      try expectSame(partial.trace)
    }

    @Test func `has the keys of the tool`() throws {
      let page = try BrowserPage(Trace())
      #expect(try page.evaluate("haggle.keyHelp()") == KeyHelp.lines())
    }

    private func expectSame(_ trace: Trace) throws {
      let page = try BrowserPage(trace)
      _ = try page.value(Transcript.script)
      _ = try page.value("\(Script.timeline), 0")
      for commands in Self.commands {
        let told: [String] = try page.evaluate("transcript(t, \(BrowserPage.literal(commands)))")
        #expect(told == Transcript(Replay(Timeline(trace)), commands).lines, "\(commands)")
      }
      #expect(page.problems == [])
    }
  }
}
