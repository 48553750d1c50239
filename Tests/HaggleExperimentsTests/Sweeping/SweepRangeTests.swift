import Foundation
import HaggleExperiments
import Testing

@Suite struct `A range of lengths` {
  @Test(
    arguments: [
      (100, 50, 1, SweepRange.Problem.reversed), (-1, 5, 1, .noLength),
      (0, .infinity, 1, .noLength),
      (.nan, 5, 1, .noLength), (0, 5, 0, .noStep), (0, 5, -1, .noStep), (0, 5, .nan, .noStep),
      (0, 5, .infinity, .noStep), (0, 1_000_000, 0.001, .tooMany(1_000_000_001)),
      (0, 2_000_000, 1, .noLength),
    ] as [(CGFloat, CGFloat, CGFloat, SweepRange.Problem)])
  func `is refused`(
    lower: CGFloat, upper: CGFloat, step: CGFloat, problem: SweepRange.Problem
  ) {
    #expect(throws: problem) { try SweepRange(lower, upper, step: step) }
  }

  @Test(
    arguments: [
      (0, 10, 4, [0, 4, 8, 10]), (0, 8, 4, [0, 4, 8]), (5, 5, 1, [5]), (1, 2, 0.5, [1, 1.5, 2]),
    ] as [(CGFloat, CGFloat, CGFloat, [CGFloat])])
  func `has both of its ends`(
    lower: CGFloat, upper: CGFloat, step: CGFloat, samples: [CGFloat]
  ) throws {
    #expect(try SweepRange(lower, upper, step: step).samples == samples)
  }

  @Test(
    arguments: [
      (0, 1000, 1), (320, 1024, 1), (0, 2000, 2), (0, 5000, 5), (0, 100_000, 100),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `takes steps of a point as long as there are not too many`(
    lower: CGFloat, upper: CGFloat, step: CGFloat
  ) throws {
    #expect(try SweepRange(lower, upper).step == step)
  }

  @Test(arguments: ["200...500", " 200 ... 500 ", "2e2...500.0"])
  func `is read as it is written in Swift`(text: String) throws {
    let bounds = try #require(SweepRange.bounds(text))
    #expect(bounds == (200, 500))
  }

  @Test(arguments: ["200", "200-500", "200..500", "...500", "a...b", "", "1...2...3"])
  func `is read from nothing else`(text: String) { #expect(SweepRange.bounds(text) == nil) }
}
