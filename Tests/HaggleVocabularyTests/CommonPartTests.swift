import Foundation
import HaggleVocabulary
import Testing

@Suite struct `Two rectangles` {
  private let ten = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test(arguments: [
    (CGRect(x: 4, y: -5, width: 20, height: 8), CGRect(x: 4, y: 0, width: 6, height: 3)),
    (CGRect(x: 2, y: 3, width: 4, height: 5), CGRect(x: 2, y: 3, width: 4, height: 5)),
    (CGRect(x: -5, y: -5, width: 100, height: 100), CGRect(x: 0, y: 0, width: 10, height: 10)),
    (CGRect(x: 10, y: 2, width: 5, height: 3), CGRect(x: 10, y: 2, width: 0, height: 3)),
    (CGRect(x: 6, y: 8, width: -4, height: -4), CGRect(x: 2, y: 4, width: 4, height: 4)),
    (
      CGRect(x: 2, y: 2, width: CGFloat.infinity, height: 1),
      CGRect(x: 2, y: 2, width: 8, height: 1)
    ),
    (CGRect(x: 11, y: 0, width: 5, height: 5), .null), (.null, .null),
  ])
  func `have a part in common`(other: CGRect, part: CGRect) {
    #expect(ten.common(with: other) == part)
    #expect(other.common(with: ten) == part)
    #expect(ten.meets(other) == !part.isNull)
  }

  @Test func `keep their length where one lies in the other`() {
    let inner = CGRect(x: 144.66666666666666, y: 0.1, width: 171.7, height: 0.2)
    let outer = CGRect(x: 0, y: 0, width: 1_000, height: 1_000)
    #expect(inner.common(with: outer).size == inner.size)
  }

  /// Foundation's own functions stop the program for most of these.
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e308, -1e308, 0, 1])
  func `may have any numbers`(number: CGFloat) {
    let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e308, -1e308, 0]
    for length in odd {
      for other in odd {
        let one = CGRect(x: number, y: 0, width: length, height: other)
        let two = CGRect(x: 0, y: other, width: 1, height: length)
        let common = one.common(with: two)
        #expect(common.isNull || (!common.width.isNaN && !common.height.isNaN))
        #expect(one.meets(two) == two.meets(one))
        #expect(!one.holds(CGPoint(x: CGFloat.nan, y: 0)))
      }
    }
  }

  @Test func `hold points, those of the right and lower edges left out`() {
    #expect(ten.holds(.zero))
    #expect(ten.holds(CGPoint(x: 9.9, y: 9.9)))
    #expect(!ten.holds(CGPoint(x: 10, y: 5)))
    #expect(!ten.holds(CGPoint(x: 5, y: 10)))
    #expect(!CGRect.null.holds(.zero))
  }
}
