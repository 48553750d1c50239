import HaggleVocabulary
import Testing

@Suite struct `The whole part of a number` {
  @Test(arguments: [
    (0.0, 0), (2.9, 2), (-2.9, -2), (.nan, 0), (.infinity, 1 << 53), (-.infinity, -(1 << 53)),
    (1e308, 1 << 53), (0x1p53, 1 << 53), (.leastNonzeroMagnitude, 0),
  ])
  func `is as far as whole numbers go`(number: Double, whole: Int) {
    #expect(Int(saturating: number) == whole)
  }
}
