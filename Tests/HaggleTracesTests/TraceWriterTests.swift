import Foundation
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `A written trace` {
  @Test func `has one line per record, header first`() {
    let lines = #"""
      {"haggle":2,"header":{"tool":"haggle 0.1.0","scenario":"bars.swift","proposal":[100,null],"proposalSource":"// proposal:","cache":"swiftui","assumed":1,"source":"HStack { }\n"},"records":[
      {"node":0,"kind":"HStack","name":"row","labelled":true,"at":[1,1],"roles":["dividesWidth","alignsHeight","spaces"]},
      {"node":1,"kind":"Color","name":"Color.1","parent":0,"at":[2,3],"roles":["decorates","fillsCorners"],"owners":[{"view":"Bar","at":[7,5]}]},
      {"pass":1,"begin":"first layout","proposal":[100,null]},
      {"ask":0,"proposal":[100,null]},
      {"ask":1,"by":0,"proposal":[46,null]},
      {"node":2,"kind":"frame","name":"frame.1","parent":0,"arguments":"width: 20","traits":["gridCellColumns(2)"],"roles":["frames","fixesWidth","limitsWidth"]},
      {"answer":1,"size":[46,10]},
      {"reason":0,"rule":"share","axis":"width","child":1,"result":46,"terms":[{"+":92,"role":"remaining"},{"/":2,"role":"childrenLeft"}]},
      {"answer":0,"size":[74,10],"cached":true},
      {"place":1,"frame":[0,0.5,46,10],"proposal":[46,null]},
      {"note":0,"from":"console","text":"hello"},
      {"pass":1,"size":[74,10]},
      {"probe":1,"proposal":["inf","inf"],"size":["inf","inf"]},
      {"note":1,"from":"scenario","text":"'fill' is unknown: took it for false","severity":"assumed","code":"unknown-condition","subject":"fill","count":2,"at":[1,8],"length":4,"remedy":[{"code":"--set fill=true"}]},
      {"finding":"underfill","class":"contract","node":0,"claim":"26 are left","evidence":[1,5]},
      {"verdict":"phantom-minimum","changes":[{"node":1,"axis":"width","proposal":[0,0],"before":8,"after":0}],"symptom":"underfill","node":0,"axis":"width","before":74,"after":100,"confirmed":true}
      ]}

      """#
    #expect(Trace.sample.text == lines)
  }

  @Test func `of nothing is still a trace`() {
    #expect(Trace().text == "{\"haggle\":2,\"header\":{},\"records\":[\n]}\n")
  }

  @Test(arguments: [
    (
      Event.ask(.init(node: NodeID(0), proposal: .zero, caller: nil, isPlacing: true)),
      #"{"ask":0,"proposal":[0,0],"placing":true}"#
    ),
    (
      .answer(node: NodeID(0), size: .init(width: 1.0 / 3, height: -.infinity), isCached: false),
      #"{"answer":0,"size":[0.3333333333333333,"-inf"]}"#
    ),
    (
      .answer(node: NodeID(0), size: .init(width: .nan, height: 1e22), isCached: false),
      #"{"answer":0,"size":["nan",1e+22]}"#
    ),
    (
      .reason(
        Reason(
          NodeID(0), .order, axis: .vertical,
          order: [.init(node: NodeID(0), priority: 1, minimum: 8, maximum: .infinity)],
          isModelled: true)),
      #"{"reason":0,"rule":"order","axis":"height","order":[{"node":0,"priority":1,"min":8,"max":"inf"}],"modelled":true}"#
    ),
    (
      .reason(
        Reason(
          NodeID(0), .clamp, result: 50,
          terms: [
            .init(.plus, 20, role: Open("luck")), .init(.minus, 1), .init(.times, 2),
            .init(.atMost, 90, node: NodeID(0)), .init(.atLeast, 50, .track, track: 3),
          ], order: [.init(track: 3)], detail: .tracks([1, 3]))),
      #"{"reason":0,"rule":"clamp","result":50,"terms":[{"+":20,"role":"luck"},{"-":1},{"*":2},{"min":90,"node":0},{"max":50,"role":"track","track":3}],"order":[{"track":3}],"tracks":[1,3]}"#
    ),
    (
      .note(.init(node: nil, source: .engine, text: "a \"b\"\\\n\t\r\u{1}\u{1F600}é")),
      #"{"note":null,"from":"engine","text":"a \"b\"\\\n\t\r\u0001😀é"}"#
    ),
  ])
  func `has this line for this event`(event: Event, line: String) {
    let text = Trace(nodes: [.init(kind: "Color", name: "c")], events: [event]).text
    #expect(text.split(separator: "\n")[2] == line)
  }

  @Test func `of a finding with all that a finding may have is this line`() {
    let statement = Statement(
      "\(NodeID(0)) is \(code: "8")", subject: NodeID(0), isAboutPlace: true, cause: "c",
      details: [.init(.explanation, "e"), .init(.although, "a"), .init(.sentence, "s")])
    let verdict = Verdict(
      rule: "phantom-minimum",
      changes: [.init(of: NodeID(0), .vertical, to: .zero, before: 8, after: 0)],
      symptom: "underfill", node: NodeID(0), isConfirmed: true)
    var finding = Finding(
      rule: "phantom-minimum", class: .proof, node: NodeID(0), alike: [NodeID(0)],
      axis: .horizontal, place: SourcePlace(line: 3, column: 9), statement: statement,
      evidence: [0],
      remedies: [
        .words("r"), .tried("t"),
        .edit(
          TriedEdit(
            [LineChange(at: 3, removing: ["b"], adding: ["a"])],
            effect: [
              PictureChange(
                of: NodeID(0), from: CGRect(x: 0, y: 1, width: 2, height: 3),
                to: CGRect(x: 0, y: 1, width: 4, height: 3))
            ], others: [])),
      ], exception: "x",
      consequences: [
        .init(rule: "underfill", node: NodeID(0), statement: Statement("u"), evidence: [1])
      ], proof: .rerun(verdict), ignoreKey: "k")
    finding.isJoint = true
    finding.trials = 46
    finding.statement.isSeen = false
    finding.boxes = [NodeID(0)]
    let text = Trace(nodes: [.init(kind: "Color", name: "c")], remarks: [.finding(finding)]).text
    let line =
      #"{"finding":"phantom-minimum","class":"proof","node":0,"alike":[0],"joint":true,"axis":"width","at":[3,9],"claim":[{"view":0}," is ",{"code":"8"}],"subject":0,"placed":true,"unseen":true,"cause":"c","details":[{"explanation":"e"},{"although":"a"},{"sentence":"s"}],"boxes":[0],"evidence":[0],"remedies":[{"do":"r"},{"do":"t","tried":true},{"lines":[{"line":3,"removed":["b"],"added":["a"]}],"effect":[{"node":0,"before":[0,1,2,3],"after":[0,1,4,3]}]}],"advice":"r","trials":46,"leave":"x","consequences":[{"rule":"underfill","node":0,"claim":"u","evidence":[1]}],"rerun":[{"verdict":"phantom-minimum","changes":[{"node":0,"axis":"height","proposal":[0,0],"before":8,"after":0}],"symptom":"underfill","node":0,"confirmed":true}],"ignore":"k"}"#
    #expect(text.split(separator: "\n")[2] == line)
  }

  @Test func `is the same in parts`() {
    var trace = Trace.sample
    trace.events += Array(repeating: trace.events[1], count: 50_000)
    var parts: [[UInt8]] = []
    trace.encode { parts.append($0) }
    #expect(parts.count > 1)
    #expect(Array(parts.joined()) == trace.encoded())
  }
}
