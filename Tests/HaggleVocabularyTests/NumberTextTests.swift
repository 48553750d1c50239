import Foundation
import HaggleVocabulary
import Testing

@Suite struct `A number as text` {
  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1 000"), (1_234_567, "1 234 567"), (-100, "-100"),
    (-1_000, "-1 000"), (Int.min, "-9 223 372 036 854 775 808"),
  ])
  func `sets thousands apart`(number: Int, text: String) {
    #expect(NumberText.grouped(number) == text)
  }

  @Test(arguments: [
    (0 as CGFloat, "0"), (-0.0, "-0.0"), (1, "1"), (-7, "-7"), (0.5, "0.5"),
    (55.666666666666664, "55.666666666666664"),
    (1e15, "1000000000000000"), (1e16, "1e+16"), (123_456_789_012, "123456789012"),
    (1e300, "1e+300"),
    (.leastNonzeroMagnitude, "5e-324"),
    (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"),
  ])
  func `is exact where it is read back`(number: CGFloat, expected: String) {
    #expect(NumberText.exact(number) == expected)
    guard !number.isNaN else { return }
    #expect(Double(expected)?.bitPattern == Double(number).bitPattern)
  }

  @Test func `reads back to the same bits, whatever it is`() {
    var state: UInt64 = 1
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = Double(bitPattern: state)
      guard !number.isNaN else { continue }
      #expect(Double(NumberText.exact(CGFloat(number)))?.bitPattern == number.bitPattern)
    }
  }

  @Test(arguments: [
    (0 as CGFloat, "0"), (-0.0, "0"), (7, "7"), (0.5, "0.5"), (0.25, "0.25"), (0.255, "0.26"),
    (294.3333, "294.33"), (111.999, "112"), (0.05, "0.05"), (-12.5, "−12.5"), (-0.001, "0"),
    (1e12, "1000000000000"), (1e14, "100000000000000"), (-1e300, "−1e+300"),
    (123_456_789_012_345.678, "123456789012346"), (.infinity, "∞"), (-.infinity, "−∞"),
    (.nan, "NaN"),
  ])
  func `is short where people read it`(number: CGFloat, expected: String) {
    #expect(NumberText.display(number) == expected)
  }

  @Test func `is known to be alike without being made`() {
    var numbers: [CGFloat] = [
      0, -0.0, 0.004, 0.005, -0.004, -0.005, 294.33, 294.333, 294.335, -294.33, 1e11, 1e13, 1e14,
      1e14 + 0.25, 1e300, 1e308, -1e308, .infinity, -.infinity, .nan, .leastNonzeroMagnitude,
    ]
    var state: UInt64 = 1
    for _ in 0..<200 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      numbers.append(CGFloat(state >> 52) / 1000)
    }
    for a in numbers {
      for b in numbers where NumberText.isShownAlike(a, b) != (a.shown == b.shown) {
        Issue.record("\(a) and \(b)")
      }
    }
  }

  @Test func `is a size or a proposal where there are two`() {
    #expect(NumberText.display(CGSize(width: 167, height: 350.5)) == "167×350.5")
    #expect(NumberText.display(ProposedViewSize(width: 280 / 3.0, height: nil)) == "93.33×nil")
    #expect(NumberText.display(ProposedViewSize.infinity) == "∞×∞")
    #expect(NumberText.display(nil as CGFloat?) == "nil")
  }
}

extension CGFloat {
  fileprivate var shown: String { NumberText.display(self) }
}
