/// Bytes compressed in the form that browsers undo (`deflate-raw`, RFC 1951): one block, with the
/// codes that the form itself fixes. Repetitions are most of what scripts and styles have to give.
struct Deflated {
  private(set) var bytes: [UInt8] = []
  private var waiting = 0
  private var count = 0

  /// Of three bytes, where they were last, and of each place, where its bytes were before that.
  private var latest: [Int: Int] = [:]
  private var earlier: [Int] = []

  private static let reach = 32_768
  private static let shortest = 3
  /// One less than the form allows, whose longest has a code that follows no rule.
  private static let longest = 257
  private static let mostTries = 128

  init(_ source: [UInt8]) {
    earlier = [Int](repeating: -1, count: source.count)
    add(0b011, bits: 3)
    var place = 0
    while place < source.count {
      let match = longestMatch(in: source, at: place)
      note(place, of: source)
      // A longer repetition may begin with the next byte.
      let isWorthIt =
        match.length >= Self.shortest
        && longestMatch(in: source, at: place + 1).length <= match.length
      guard isWorthIt else {
        addSymbol(Int(source[place]))
        place += 1
        continue
      }
      addMatch(match)
      for passed in place + 1..<place + match.length { note(passed, of: source) }
      place += match.length
    }
    addSymbol(256)
    if count > 0 { add(0, bits: 8 - count) }
  }
}

// MARK: - Finding repetitions

extension Deflated {
  private typealias Match = (length: Int, distance: Int)

  private func key(_ place: Int, of source: [UInt8]) -> Int? {
    guard place + Self.shortest <= source.count else { return nil }
    return Int(source[place]) << 16 | Int(source[place + 1]) << 8 | Int(source[place + 2])
  }

  private mutating func note(_ place: Int, of source: [UInt8]) {
    guard let key = key(place, of: source) else { return }
    earlier[place] = latest.updateValue(place, forKey: key) ?? -1
  }

  private func longestMatch(in source: [UInt8], at place: Int) -> Match {
    var best: Match = (0, 0)
    guard let key = key(place, of: source), var start = latest[key] else { return best }
    let limit = min(Self.longest, source.count - place)
    for _ in 0..<Self.mostTries where start >= 0 && place - start <= Self.reach {
      var length = 0
      while length < limit, source[start + length] == source[place + length] { length += 1 }
      if length > best.length { best = (length, place - start) }
      start = earlier[start]
    }
    return best
  }
}

// MARK: - Writing

extension Deflated {
  /// Lowest bits first.
  private mutating func add(_ value: Int, bits: Int) {
    waiting |= value << count
    count += bits
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: waiting))
      waiting >>= 8
      count -= 8
    }
  }

  /// The bits of a code go highest first.
  private mutating func addCode(_ code: Int, bits: Int) {
    for bit in (0..<bits).reversed() { add(code >> bit & 1, bits: 1) }
  }

  private mutating func addSymbol(_ symbol: Int) {
    switch symbol {
    case ..<144: addCode(0x30 + symbol, bits: 8)
    case ..<256: addCode(0x190 + symbol - 144, bits: 9)
    case ..<280: addCode(symbol - 256, bits: 7)
    default: addCode(0xC0 + symbol - 280, bits: 8)
    }
  }

  /// Lengths and distances double: a code says how many bits follow, and the first of them.
  private mutating func addMatch(_ match: Match) {
    let length = match.length - Self.shortest
    let lengthBits = max(0, Self.width(length) - 3)
    addSymbol(257 + 4 * lengthBits + (length >> lengthBits))
    add(length % (1 << lengthBits), bits: lengthBits)
    let distance = match.distance - 1
    let distanceBits = max(0, Self.width(distance) - 2)
    addCode(2 * distanceBits + (distance >> distanceBits), bits: 5)
    add(distance % (1 << distanceBits), bits: distanceBits)
  }

  /// The bits that a number takes.
  private static func width(_ number: Int) -> Int { Int.bitWidth - number.leadingZeroBitCount }
}
