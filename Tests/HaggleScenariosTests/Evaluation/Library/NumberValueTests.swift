import Testing

/// Expected values: what Swift 6.2 with Foundation prints.
@Suite struct `A number` {
  @Test(
    arguments: Case.lines(
      #"""
      7 % 3 → 1
      -7 / 2 → -3
      -7 % 2 → -1
      7.5.truncatingRemainder(dividingBy: 2) → 1.5
      (7.5).remainder(dividingBy: 2) → -0.5
      5.isMultiple(of: 5) → true
      17.quotientAndRemainder(dividingBy: 5).remainder → 2
      (-5).magnitude → 5
      (-5.5).magnitude → 5.5
      abs(-2.5) → 2.5
      5.signum() → 1
      2.5.rounded() → 3.0
      3.5.rounded(.toNearestOrEven) → 4.0
      2.4.rounded(.up) → 3.0
      (-2.5).rounded(.towardZero) → -2.0
      (-2.5).rounded(.awayFromZero) → -3.0
      2.7.rounded(.down) → 2.0
      Int(2.9) → 2
      Int(-2.9) → -2
      Int(2.5.rounded()) → 3
      Int(exactly: 2.5) == nil → true
      Int(truncating: 5) → 5
      Int.min → -9223372036854775808
      UInt8.max → 255
      Int32.max → 2147483647
      UInt8(255) → 255
      Int8(clamping: 300) → 127
      UInt8(truncatingIfNeeded: 300) → 44
      Double.infinity → inf
      -Double.infinity → -inf
      Double.nan.isNaN → true
      Double.pi → 3.141592653589793
      CGFloat.pi → 3.141592653589793
      Double.greatestFiniteMagnitude → 1.7976931348623157e+308
      Double.ulpOfOne → 2.220446049250313e-16
      CGFloat.leastNonzeroMagnitude > 0 → true
      sqrt(2.0) → 1.4142135623730951
      pow(2.0, 0.5) → 1.4142135623730951
      exp(1.0) → 2.718281828459045
      log(M_E) → 1.0
      M_PI → 3.141592653589793
      log2(8.0) → 3.0
      log10(1000.0) → 3.0
      sin(0.0) → 0.0
      cos(0.0) → 1.0
      atan2(1.0, 1.0) → 0.7853981633974483
      hypot(3.0, 4.0) → 5.0
      floor(-2.5) → -3.0
      ceil(2.1) → 3.0
      round(2.5) → 3.0
      trunc(-2.7) → -2.0
      fabs(-2.0) → 2.0
      cbrt(27.0) → 3.0000000000000004
      fmod(7.5, 2) → 1.5
      max(1, 2, 3) → 3
      min(2.5, 1) → 1.0
      max(1, 2.5) → 2.5
      min(1, 2) + 0.5 → 1.5
      Double(5) / 2 → 2.5
      5 / 2 → 2
      """#))
  func `has the members of the library`(example: Case) {
    #expect(printed("", example.text) == example.expected)
  }

  @Test(
    arguments: Case.lines(
      #"""
      5.0 / 2 → 2.5
      CGFloat(5) / 2 → 2.5
      Double(7) / Double(2) → 3.5
      Int(7.9) / 2 → 3
      1_000_000 → 1000000
      0xFF → 255
      0b1010 → 10
      0o17 → 15
      1e3 → 1000.0
      1.5e-3 → 0.0015
      9223372036854775807 → 9223372036854775807
      9223372036854775806 → 9223372036854775806
      9007199254740993 → 9007199254740993
      1 << 10 → 1024
      256 >> 2 → 64
      5 & 3 → 1
      5 | 3 → 7
      5 ^ 3 → 6
      ~5 → -6
      5 &+ 3 → 8
      Int.max &+ 1 → -9223372036854775808
      (1, 2) < (1, 3) → true
      (1, "a") == (1, "a") → true
      !true → false
      true && false || true → true
      nil ?? 5 → 5
      Optional(3).map { $0 + 1 }! → 4
      Optional(3).flatMap { $0 > 2 ? $0 : nil } ?? 0 → 3
      (nil as Int?).map { $0 + 1 } ?? -1 → -1
      Optional<Int>.none == nil → true
      Int?(5)! + 1 → 6
      5.description → 5
      (5.0).description → 5.0
      5.advanced(by: 2) → 7
      5.distance(to: 8) → 3
      2.5.distance(to: 4) → 1.5
      1.0.nextUp > 1 → true
      5.bitWidth → 64
      8.trailingZeroBitCount → 3
      7.nonzeroBitCount → 3
      Double(1).isZero → false
      (0.1 + 0.2 == 0.3) → false
      1.0.isFinite → true
      0.5.sign == .plus → true
      2.0.squareRoot() → 1.4142135623730951
      5.0.exponent → 2
      Int(CGFloat(3.7)) → 3
      CGFloat(3).rounded(.up) → 3.0
      Double(CGFloat(2.5)) → 2.5
      Float(2.5) * 2 → 5.0
      CGFloat(1) / 3 → 0.3333333333333333
      max([1, 2].count, 5) → 5
      (0, 1).1 → 1
      (x: 1, y: 2).y → 2
      ((1, 2), 3).0.1 → 2
      { $0 * 2 }(4) → 8
      { (a: Int, b: Int) -> Int in a * b }(3, 4) → 12
      type(of: 1) == Int.self → true
      5 is Int → true
      (5 as Any) is String → false
      """#))
  func `has the members of the library too`(example: Case) {
    #expect(printed("", example.text) == example.expected)
  }

  @Test(
    arguments: Case.lines(
      #"""
      (5 as Any) as? Int ?? 0 → 5
      (5 as Any) as? String ?? "no" → no
      ([1, 2] as [Any]).compactMap { $0 as? Int } → [1, 2]
      1 as Double → 1.0
      5 as CGFloat / 2 → 2.5
      3 == 3.0 → true
      """#))
  func `has the members of the library as well`(example: Case) {
    #expect(printed("", example.text) == example.expected)
  }
}
