import Foundation

/// The hash of scripts and styles in a content security policy (FIPS 180-4).
enum SHA256 {
  static func base64(of bytes: [UInt8]) -> String {
    Data(digest(of: bytes)).base64EncodedString()
  }

  static func digest(of bytes: [UInt8]) -> [UInt8] {
    var state = initialState
    let message = padded(bytes)
    var words = [UInt32](repeating: 0, count: 64)
    for start in stride(from: 0, to: message.count, by: 64) {
      for index in 0..<16 {
        words[index] = word(message, at: start + 4 * index)
      }
      extend(&words)
      compress(words, into: &state)
    }
    return state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
  }

  /// Whole blocks of 64 bytes, with the length in bits at the end.
  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    var message = bytes
    message.append(0x80)
    while message.count % 64 != 56 { message.append(0) }
    let length = UInt64(bytes.count) * 8
    return message + (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) }
  }

  private static func word(_ bytes: [UInt8], at offset: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 << 8 | UInt32(bytes[offset + $1]) }
  }

  private static func extend(_ words: inout [UInt32]) {
    for index in 16..<64 {
      let (a, b) = (words[index - 15], words[index - 2])
      let low = rotated(a, 7) ^ rotated(a, 18) ^ (a >> 3)
      let high = rotated(b, 17) ^ rotated(b, 19) ^ (b >> 10)
      words[index] = words[index - 16] &+ low &+ words[index - 7] &+ high
    }
  }

  private static func compress(_ words: [UInt32], into state: inout [UInt32]) {
    var s = state
    for index in 0..<64 {
      let choice = (s[4] & s[5]) ^ (~s[4] & s[6])
      let majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2])
      let high = rotated(s[4], 6) ^ rotated(s[4], 11) ^ rotated(s[4], 25)
      let low = rotated(s[0], 2) ^ rotated(s[0], 13) ^ rotated(s[0], 22)
      let first = s[7] &+ high &+ choice &+ roundConstants[index] &+ words[index]
      s = [first &+ low &+ majority, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    for index in 0..<8 { state[index] &+= s[index] }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static let primes: [Double] = {
    let numbers = 2...311
    return numbers.filter { number in (2..<number).allSatisfy { number % $0 != 0 } }
      .map(Double.init)
  }()

  /// The first 32 bits of the fractional part.
  private static func fraction(_ number: Double) -> UInt32 {
    UInt32((number - number.rounded(.down)) * 4_294_967_296)
  }

  private static let initialState = primes.prefix(8).map { fraction($0.squareRoot()) }
  private static let roundConstants = primes.map { fraction(cbrt($0)) }
}
