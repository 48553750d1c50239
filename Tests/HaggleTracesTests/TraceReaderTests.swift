import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `A trace that is read` {
  @Test func `may lack header data, parents, callers, cache, placements and reasons`() throws {
    let outcome = try Trace.reading(
      """
      {"haggle":2,"header":{},"records":[
      {"node":0,"kind":"View","name":"a"},
      {"node":1,"kind":"View","name":"b"},
      {"ask":0,"proposal":[null,0]},
      {"answer":0,"size":[1,2]},
      {"ask":1,"proposal":["inf","-inf"]}
      ]}
      """)
    #expect(outcome.warnings.isEmpty)
    let events: [Event] = [
      .ask(.init(node: NodeID(0), proposal: .init(width: nil, height: 0), caller: nil)),
      .answer(node: NodeID(0), size: .init(width: 1, height: 2), isCached: false),
      .ask(
        .init(
          node: NodeID(1), proposal: .init(width: .infinity, height: -.infinity), caller: nil)),
    ]
    #expect(outcome.trace.events == events)
  }

  @Test func `takes the birth of a node from where its record stands`() throws {
    let outcome = try Trace.reading(
      records: #"{"ask":0,"proposal":[0,0]}"#, #"{"node":2,"kind":"Color","name":"Color.2"}"#)
    #expect(outcome.trace.nodes.map(\.birth) == [0, 0, 1])
  }

  @Test func `accepts children before their parents`() throws {
    let text = #"""
      {"haggle":2,"records":[{"node":0,"kind":"a","name":"a","parent":1},{"node":1,"kind":"b","name":"b"}]}
      """#
    #expect(try Trace.reading(text).trace.nodes[0].parent == NodeID(1))
  }

  @Test func `keeps records of unknown kinds where they stood, with one warning per kind`() throws {
    let outcome = try Trace.reading(
      records: #"{"ask":0,"proposal":[0,0]}"#, #"{"weather":"fine","node":7}"#,
      #"{"weather":"wet"}"#, #"{"mood":"good"}"#, #"{"answer":0,"size":[1,1]}"#)
    let weather = JSONValue.object([
      .init("weather", .string("fine")), .init("node", .number(7)),
    ])
    #expect(outcome.trace.remarks.first == .other(weather, position: 1))
    #expect(outcome.trace.remarks.count == 3)
    #expect(
      outcome.warnings == [
        "t.trace.json has records of the kind “weather”, which this version does not know; "
          + "they are kept as they are",
        "t.trace.json has records of the kind “mood”, which this version does not know; "
          + "they are kept as they are",
      ])
    let lines = outcome.trace.text.split(separator: "\n")
    #expect(lines[4] == #"{"weather":"fine","node":7},"#)
  }

  @Test(arguments: [
    #"{"answer":0,"size":[1,1],"mood":"bad"}"#,
    #"{"reason":0,"rule":"share","result":1,"unit":"pt"}"#,
    #"{"reason":0,"rule":"luck","result":1,"terms":[{"+":1,"role":"dice"}]}"#,
    #"{"reason":0,"rule":"share","result":1,"terms":[{"+":1,"unit":"pt"}]}"#,
    #"{"node":2,"kind":"Button","name":"c","owners":[{"view":"V","package":"P"}]}"#,
    #"{"node":2,"kind":"Color","name":"c","roles":["spaces","glows"]}"#,
    #"{"node":2,"kind":"Grid","name":"g","roles":[]}"#,
    #"{"finding":"x","class":"proof","node":0,"claim":"m","links":[{"to":[1,{"a":null}]}]}"#,
  ])
  func `writes keys that it does not know as they were`(record: String) throws {
    let ask = #"{"ask":0,"proposal":[0,0]}"#
    let lines = try Trace.reading(records: ask, record).trace.text.split(separator: "\n")
    let written = lines.contains { $0 == record || $0 == record + "," }
    #expect(written, "\(lines)")
  }

  @Test func `keeps unknown keys around header and records`() throws {
    let text = """
      {"haggle":2,"header":{"mood":1},"records":[
      ],
      "view":{"zoom":2}}

      """
    #expect(try Trace.reading(text).trace.text == text)
  }
}
