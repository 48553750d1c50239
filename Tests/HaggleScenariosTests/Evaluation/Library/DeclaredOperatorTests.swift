import Testing

@Suite struct `A declared operator` {
  @Test(
    arguments: Case.blocks(
      #"""
      extension CGPoint {
        static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
      }
      (CGPoint(x: 1, y: 2) + CGPoint(x: 3, y: 4) + .zero).y
      → 6.0

      func * (size: CGSize, factor: CGFloat) -> CGSize {
        CGSize(width: size.width * factor, height: size.height * factor)
      }
      (CGSize(width: 2, height: 3) * 2).height + 3 * 2
      → 12.0

      struct Vector {
        var x = 0.0, y = 0.0
        static func += (a: inout Vector, b: Vector) { a.x += b.x; a.y += b.y }
        static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
      }
      func moved() -> Vector {
        var vector = Vector(x: 1, y: 2)
        vector += Vector(x: 3, y: 4)
        return -vector
      }
      moved().y
      → -6.0

      infix operator <>: AdditionPrecedence
      extension String { static func <> (a: String, b: String) -> String { a + "-" + b } }
      "a" <> "b"
      → a-b

      prefix operator √
      prefix func √ (x: Double) -> Double { x.squareRoot() }
      √16.0
      → 4.0

      postfix operator %%
      postfix func %% (x: Double) -> Double { x / 100 }
      50%%
      → 0.5

      enum Level: Int, Comparable {
        case low, mid, high
        static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
      }
      "\(Level.low < .high) \([Level.high, .low].min()!) \(max(Level.low, .mid))"
      → true low mid

      enum Step: Comparable { case first, next(Int) }
      "\(Step.first < .next(1)) \(Step.next(2) < .next(1))"
      → true false
      """#))
  func `does what the text says`(example: Case) {
    #expect(printed(example.declarations, example.expression) == example.expected)
  }

  @Test(
    arguments: Case.lines(
      #"""
      10.0 * (1 / 4) → 2.5
      1 / 4 * 10.0 → 2.5
      [1, 2.5][0] / 2 → 0.5
      7 / 2 * 2 → 6
      """#))
  func `of the library takes whole literals for fractions beside one`(example: Case) {
    #expect(printed("", example.text) == example.expected)
  }

  @Test(
    arguments: Case.blocks(
      #"""
      func f(_ x: Double?) -> Double { (x ?? 1) / 2 }
      f(nil)
      → 0.5

      let half: (CGFloat) -> CGFloat = { $0 / 2 }
      half(5)
      → 2.5

      struct Box { var width = 1.5 }
      func halved() -> Double { var box = Box(width: 5); box.width /= 2; box.width = 3; return box.width / 2 }
      halved()
      → 1.5

      func halved() -> Double { var x = 0.5; x = 3; return x / 2 }
      halved()
      → 1.5

      let values: [CGFloat] = [1, 2, 4]
      values[0] / 2 + values.max()! / 8
      → 1.0
      """#))
  func `divides what its context says is a fraction`(example: Case) {
    #expect(printed(example.declarations, example.expression) == example.expected)
  }
}
