import HaggleTestSupport
import HaggleTraces
import Testing

@Suite struct `A damaged console log` {
  private static let base = Array(
    """
    2026-01-01 10:00:00.000 App[123:456] [general] outer: Proposal Mode: ProposedViewSize(width: \
    Optional(350.0), height: Optional(inf))
    \u{1B}[32m[inner]\u{1B}[0m Proposal Mode: ProposedViewSize(width: nil, height: Optional(0.0))
    [inner] Required Size: (8.0, 16.0)\r
    something else 🟢
    outer: Required Size: CGSize(width: 350.0, height: inf)
    """.utf8)

  @Test(arguments: 0..<(Checkout.isFull ? 40 : 8))
  func `is read without harm, and every line is counted`(seed: Int) throws {
    var random = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 7
    func below(_ limit: Int) -> Int {
      random ^= random << 13
      random ^= random >> 7
      random ^= random << 17
      return Int(random >> 33) % max(limit, 1)
    }
    for _ in 0..<25 {
      var bytes = Self.base + [0x0A] + Self.base
      for _ in 0..<below(30) {
        let at = below(bytes.count)
        switch below(4) {
        case 0: bytes[at] = UInt8(below(256))
        case 1: bytes.remove(at: at)
        case 2: bytes.insert(contentsOf: bytes[at..<min(at + below(60), bytes.count)], at: at)
        default: bytes.removeSubrange(at..<min(at + below(40), bytes.count))
        }
        if bytes.isEmpty { bytes = Self.base }
      }
      let lines = ConsoleLog.lines(of: bytes)
      #expect(lines.all == lines.read + lines.other + lines.blank + lines.unreadableCount)
      guard let log = ConsoleLog(bytes, named: "x", by: "y") else { continue }
      let again = try Trace.read(log.trace.encoded(), named: "x").trace
      #expect(again.encoded() == log.trace.encoded())
      #expect(Set(log.trace.nodes.map(\.name)).count == log.trace.nodes.count)
      #expect(log.lineOfEvent.count == log.trace.events.count)
    }
  }

  private static let count = Checkout.isFull ? 200_000 : 3_000

  private static let long: [(name: String, line: @Sendable (Int) -> String, events: Int)] = [
    ("exchanges", { $0 % 2 == 0 ? "Proposal Mode: \($0)x1" : "Required Size: \($0)x1" }, count + 1),
    ("questions", { "Proposal Mode: \($0)x1" }, count + 22),
    ("labels", { "v\($0): Proposal Mode: 1x1" }, count + 21),
    ("sizes", { "v\($0): Required Size: \($0)x1" }, 21),
    ("half", { $0 < count / 2 ? "a: Proposal Mode: 1x1" : "b: Required Size: 1x1" }, count),
    ("nested", { $0 < count / 2 ? "Proposal Mode: 1x1" : "Required Size: 1x1" }, count),
    ("other", { $0 == 0 ? "Proposal Mode: 1x1" : "Probably required, proposed \($0)" }, 3),
  ]

  @Test(arguments: long.indices)
  func `of many lines has an event for each`(index: Int) throws {
    let (_, line, events) = Self.long[index]
    let bytes = (0..<Self.count).flatMap { Array((line($0) + "\n").utf8) }
    let log = try #require(ConsoleLog(bytes, named: "x", by: "y"))
    #expect(log.lines.all == Self.count)
    #expect(log.trace.events.count == events)
  }
}
