import HaggleReplay
import HaggleTraces
import Testing

/// Marks and notes that were made in the page are saved in the very file that the tool writes.
extension `In a browser` {
  @Suite struct `A trace that was annotated in the page` {
    private static let commands = [
      "", "ma 5s mb :note here; :note on </script> \\u003c \"x\"\t\u{8}\u{C}", "mz mz G mz",
    ]

    @Test(arguments: commands)
    func `has the bytes that the tool writes`(commands: String) throws {
      try expectSame(try Recorded.trace("two-bars"), commands)
      try expectSame(Trace(), commands)
      var trace = try Recorded.trace("quiz-1").with(
        marks: [Mark("a", event: 3)], annotations: [Annotation("old \\u003c < \\"), Annotation("")])
      trace.header.source = "<a href=\"x\">\\<\\\\u003c"
      trace.remarks.append(
        .other(.object([JSONMember("news", .string("\"records\":[\n]"))]), position: 2))
      trace.unknownKeys[.file] = [JSONMember("records2", .array([.string("\n]")]))]
      try expectSame(trace, commands)
    }

    private func expectSame(_ trace: Trace, _ commands: String) throws {
      let page = try BrowserPage(trace)
      let saved: String = try page.evaluate(
        """
        (() => {
          const text = document.getElementById("trace").textContent;
          let replay = new haggle.Replay(new haggle.Timeline(new haggle.Trace(text)));
          for (const instruction of haggle.readCommands(\(BrowserPage.literal(commands)))) {
            replay = replay.perform(instruction).replay;
          }
          return haggle.annotatedTrace(text, replay);
        })()
        """)
      var replay = Replay(Timeline(trace))
      for instruction in try Instruction.read(commands) {
        replay = replay.perform(instruction).replay
      }
      #expect(saved == String(decoding: replay.annotated.encoded(), as: UTF8.self))
    }
  }
}
