import Foundation
import HaggleTraces
import HaggleVocabulary

extension Trace {
  /// A trace of three nodes that has every kind of record.
  static let sample = Trace(
    header: Header(
      tool: "haggle 0.1.0", scenario: "bars.swift", source: "HStack { }\n",
      proposal: ProposedViewSize(width: 100, height: nil), proposalSource: "// proposal:",
      cache: "swiftui", assumed: 1),
    nodes: [
      Node(kind: "HStack", name: "row", isLabelled: true, place: SourcePlace(line: 1, column: 1)),
      Node(
        kind: "Color", name: "Color.1", parent: NodeID(0), place: SourcePlace(line: 2, column: 3),
        owners: [.init(view: "Bar", place: SourcePlace(line: 7, column: 5))]),
      Node(
        kind: "frame", name: "frame.1", parent: NodeID(0), arguments: "width: 20",
        traits: ["gridCellColumns(2)"], birth: 3),
    ],
    events: [
      .passBegin(number: 1, reason: "first layout", proposal: .init(width: 100, height: nil)),
      .ask(.init(node: NodeID(0), proposal: .init(width: 100, height: nil), caller: nil)),
      .ask(.init(node: NodeID(1), proposal: .init(width: 46, height: nil), caller: NodeID(0))),
      .answer(node: NodeID(1), size: .init(width: 46, height: 10), isCached: false),
      .reason(
        Reason(
          NodeID(0), .share, axis: .horizontal, child: NodeID(1), result: 46,
          terms: [.init(.plus, 92, .remaining), .init(.over, 2, .childrenLeft)])),
      .answer(node: NodeID(0), size: .init(width: 74, height: 10), isCached: true),
      .place(
        .init(
          node: NodeID(1), frame: .init(x: 0, y: 0.5, width: 46, height: 10),
          proposal: .init(width: 46, height: nil))),
      .note(.init(node: NodeID(0), source: .console, text: "hello")),
      .passEnd(number: 1, size: .init(width: 74, height: 10)),
      .probe(
        node: NodeID(1), proposal: .infinity,
        size: CGSize(width: Double.infinity, height: .infinity)),
      .note(
        .init(
          node: NodeID(1), source: .scenario, text: "'fill' is unknown: took it for false",
          detail: .init(
            .assumed, code: .known(.unknownCondition), subject: "fill", count: 2,
            place: SourcePlace(line: 1, column: 8), length: 4, remedy: "\(code: "--set fill=true")")
        )),
    ],
    remarks: [
      .finding(
        Finding(
          rule: "underfill", class: .contract, node: NodeID(0), statement: .init("26 are left"),
          evidence: [1, 5])),
      .verdict(
        Verdict(
          rule: "phantom-minimum",
          changes: [.init(of: NodeID(1), .horizontal, to: .zero, before: 8, after: 0)],
          symptom: "underfill", node: NodeID(0), axis: .horizontal, before: 74, after: 100,
          isConfirmed: true)),
    ])

  /// The same as text.
  var text: String { String(decoding: encoded(), as: UTF8.self) }

  /// Reads text as a trace.
  static func reading(_ text: String) throws(TraceError) -> TraceReader.Outcome {
    try read(Array(text.utf8), named: "t.trace.json")
  }

  /// Reads `records` (without the commas) behind an empty header and two nodes.
  static func reading(records: String...) throws(TraceError) -> TraceReader.Outcome {
    let nodes = [
      #"{"node":0,"kind":"HStack","name":"HStack.1"}"#,
      #"{"node":1,"kind":"Color","name":"Color.1","parent":0}"#,
    ]
    let lines = (nodes + records).joined(separator: ",\n")
    return try reading("{\"haggle\":2,\"header\":{},\"records\":[\n\(lines)\n]}\n")
  }
}
