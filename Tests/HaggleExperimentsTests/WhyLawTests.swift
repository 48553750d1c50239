import Foundation
import HaggleExperiments
import HaggleReplay
import HaggleScenarios
import HaggleTestSupport
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `Why a length is what it is` {
  private struct Recorded {
    let file: String
    let timeline: Timeline
  }

  /// The scenarios of the repository and, where they are at hand, those in HAGGLE_SCENARIOS.
  private static let recorded = Result { try recordAll() }

  private func recorded() throws -> [Recorded] { try Self.recorded.get() }

  private static func recordAll() throws -> [Recorded] {
    let inside = Checkout.root.appending(path: "Traces").path
    return try [inside, Checkout.scenarios].compactMap(\.self).flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        .filter { $0.hasSuffix(".swift") }
        .flatMap { try record(folder + "/" + $0) }
    }
  }

  private static func record(_ path: String) throws -> [Recorded] {
    let scenario = Scenario(try String(contentsOfFile: path, encoding: .utf8), name: path)
    return scenario.roots.map {
      Recorded(file: path, timeline: Timeline(ScenarioRun(scenario, root: $0).trace))
    }
  }

  @Test func `is told to the bit for every node of every scenario`() throws {
    let recorded = try recorded()
    try #require(recorded.count >= 19)
    for recorded in recorded {
      let timeline = recorded.timeline
      for node in timeline.tree.preorder {
        for quantity in [Quantity.width, .height] {
          let broken = broken(Why(timeline, node, quantity), timeline)
          #expect(
            broken == nil,
            "\(recorded.file): \(timeline.trace.name(of: node)) \(quantity): \(broken ?? "")")
        }
      }
    }
  }

  @Test func `is a way of offers that ends at the root`() throws {
    for recorded in try recorded() {
      let timeline = recorded.timeline
      for node in timeline.tree.preorder where timeline.placement(of: node) != nil {
        for quantity in [Quantity.width, .height] {
          let offers = Why(timeline, node, quantity).offers
          let name = "\(recorded.file): \(timeline.trace.name(of: node)) \(quantity)"
          guard case .root? = offers.last?.cause else {
            Issue.record("\(name): \(offers.last as Any)")
            continue
          }
          let events = offers.map(\.event)
          #expect(events == events.sorted(by: >), "\(name): \(events)")
        }
      }
    }
  }

  @Test func `is a sum of placements where it is a place`() throws {
    for recorded in try recorded() {
      let timeline = recorded.timeline
      for node in timeline.tree.preorder {
        let rectangle = timeline.rectangle(of: node)
        let (x, y) = (Why(timeline, node, .x), Why(timeline, node, .y))
        #expect(x.value?.bitPattern == rectangle?.origin.x.bitPattern)
        #expect(y.value?.bitPattern == rectangle?.origin.y.bitPattern)
      }
    }
  }

  /// Any other length has an event or an honest “the trace does not tell”, and nothing runs on.
  @Test func `has an answer for whatever else was expected`() throws {
    for recorded in try recorded() {
      let timeline = recorded.timeline
      for node in timeline.tree.preorder {
        for quantity in [Quantity.width, .height] {
          let why = Why(timeline, node, quantity)
          guard let value = why.value else { continue }
          for expected in [value / 2 - 1, value + 1, value * 2 + 7] where expected.isFinite {
            let not = try #require(why.not(expected, timeline))
            let name = "\(recorded.file): \(timeline.trace.name(of: node)) \(quantity) \(expected)"
            #expect(not.verdict != .nothing, "\(name)")
            if let event = not.verdict.event {
              #expect(timeline.trace.events.indices.contains(event), "\(name)")
            }
          }
        }
      }
    }
  }

  /// What does not add up; nil where everything does.
  private func broken(_ why: Why, _ timeline: Timeline) -> String? {
    guard let placement = timeline.placement(of: why.node)?.placement else { return nil }
    let length = placement.frame.size[why.quantity.axis]
    guard why.value?.bitPattern == length.bitPattern else { return "is not its frame's length" }
    guard let first = why.ledgers.first, let last = why.ledgers.last else { return "no ledger" }
    let answers = Set(why.ledgers.map { $0.answer?.bitPattern })
    guard answers == [length.bitPattern] else { return "answers differ: \(answers)" }
    guard timeline.spans[first.call].node == why.node else { return "another node's ledger" }
    switch last.ending {
    case .sum(let row):
      let reason = timeline.reason(last.rows[row].event, on: last.axis)
      return reason?.sum?.bitPattern == length.bitPattern ? nil : "adds up to another length"
    case .offer:
      return timeline.spans[last.call].proposal[last.axis] == length ? nil : "takes another offer"
    case .same(let events): return events.count == 3 ? nil : "no proof of being rigid"
    case .unexplained:
      return timeline.reasons(inCall: last.call, on: last.axis).isEmpty ? nil : "untold"
    default: return "\(last.ending)"
    }
  }
}
