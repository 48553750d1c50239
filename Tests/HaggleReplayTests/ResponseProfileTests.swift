import Foundation
import HaggleReplay
import HaggleVocabulary
import Testing

@Suite struct `What a node was asked` {
  @Test func `is each question once, in order, without those answered from memory`() {
    let timeline = timeline(
      [nil],
      [
        ask(0, 0, 0), answer(0, 8, 16), ask(0, .infinity, nil), answer(0, .infinity, 5),
        ask(0, 0, 0), answer(0, 8, 16, cached: true), ask(0, 4, 4), answer(0, 4, 4, cached: true),
        ask(0, .infinity, nil), answer(0, 7, 7), ask(0, 1, nil),
      ])
    let questions = timeline.distinctQuestions(of: NodeID(0))
    #expect(questions.map(\.ask) == [0, 2, 10])
    #expect(questions.map(\.size?.width) == [8, .infinity, nil])
  }
}

@Suite struct `A response profile` {
  /// A node placed by 100×20, asked for its extremes by its parent and, across, by haggle.
  private let sample = timeline(
    [nil],
    [
      ask(0, 0, 20), answer(0, 8, 20), ask(0, .infinity, 20), answer(0, .infinity, 20),
      place(0, 0, 0, 100, 20, proposal: .init(width: 100, height: 20)), probe(0, .zero, 8, 20),
      probe(0, .init(width: nil, height: 20), 30, 20),
      probe(0, .init(width: 100, height: 0), 100, 20),
      probe(0, .init(width: 100, height: nil), 100, 20),
      probe(0, .init(width: 100, height: .infinity), 100, 20),
    ])

  @Test func `knows what was answered, and by which event`() {
    let profile = sample.profile(of: NodeID(0))
    #expect(profile.placed == .init(width: 100, height: 20))
    #expect(profile.minimum?.event == 5)
    #expect(profile.ideal == nil)
    #expect(profile.answer(to: 0, on: .horizontal)?.event == 1)
    #expect(profile.answer(to: nil, on: .horizontal)?.size == CGSize(width: 30, height: 20))
  }

  @Test func `finds greed, rigidity and flexibility with the events that show them`() {
    let profile = sample.profile(of: NodeID(0))
    #expect(profile.isGreedy(on: .horizontal) == .some(observed(true, 3)))
    #expect(profile.isGreedy(on: .vertical) == .some(observed(false, 9)))
    #expect(profile.isRigid(on: .horizontal) == .some(observed(false, 1, 6, 3)))
    #expect(profile.isRigid(on: .vertical) == .some(observed(true, 7, 8, 9)))
    #expect(profile.flexibility(on: .horizontal) == .some(observed(.infinity, 1, 3)))
    #expect(profile.flexibility(on: .vertical) == .some(observed(0, 7, 9)))
  }

  @Test func `without probes knows only what parents asked`() {
    let profile = sample.profile(of: NodeID(0), includingProbes: false)
    #expect(profile.minimum == nil)
    #expect(profile.isGreedy(on: .horizontal) == .some(observed(true, 3)))
    #expect(profile.isRigid(on: .horizontal) == nil)
    #expect(profile.isGreedy(on: .vertical) == nil)
  }

  @Test func `of a node that was not placed has nothing to say about one axis`() {
    let profile = timeline([nil], [ask(0, 0, 0), answer(0, 1, 2)]).profile(of: NodeID(0))
    #expect(profile.minimum?.size == CGSize(width: 1, height: 2))
    #expect(profile.isGreedy(on: .horizontal) == nil)
  }

  private func observed<Value>(_ value: Value, _ events: Int...) -> Observed<Value> {
    Observed(value, events: events)
  }
}
