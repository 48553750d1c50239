import Foundation
import HaggleVocabulary
import Testing

@Suite struct `A rectangle` {
  private let frame = CGRect(x: 15.5, y: 144.66666666666666, width: 171.5, height: 180)

  @Test(arguments: [
    (0.0, 0.0, 0.0, true), (1, 1, 0, true), (-1, -1, 0, true), (-1.25, 0, 0, false),
    (0, 1.25, 0, false), (10, 0, -20, true), (0, 0, 2.5, false),
  ])
  func `encloses what lies in it, but for a point`(
    right: Double, down: Double, longer: Double, isEnclosed: Bool
  ) {
    let other = CGRect(
      x: frame.minX + right, y: frame.minY + down, width: frame.width + longer,
      height: frame.height + longer)
    #expect(frame.encloses(other, within: 1) == isEnclosed)
  }

  @Test func `encloses itself, wherever it lies`() {
    #expect(frame.encloses(frame))
    #expect(!frame.encloses(frame.offsetBy(dx: 0.5, dy: 0)))
  }
}
