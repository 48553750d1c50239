import Foundation
import HaggleReplay
import HaggleTestSupport
import Testing

@Suite struct `Words of a query in any order` {
  private static let words = [
    "event", "node", "kind", "parent", "ask.width", "ask.height", "answer.width", "place.x",
    "cached", "pass", "phase", "finding", "==", "!=", "<", "<=", ">", ">=", "~", "&&", "||", "!",
    "(", ")", "1", "-2.5", "min", "ideal", "max", "Grid", "\"a b\"", "sizing", "answer", "=", "&",
    "\"", "\\", "\u{1b}", "👩‍👩‍👧", "\u{202E}", "\n", ",",
  ]

  @Test(arguments: 0..<20)
  func `are a query or an error with a place in the text`(seed: Int) {
    var random = Seeded(seed: UInt64(seed))
    let timeline = timeline([nil, 0], [ask(0, 1, 1), ask(1, 0, nil, by: 0), answer(1, 0, 0)])
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 1...12, using: &random))
        .map { _ in Self.words.randomElement(using: &random) ?? "" }.joined(separator: " ")
      do throws(QueryError) {
        _ = try Query(text).events(in: timeline)
      } catch {
        #expect(1...(text.count + 1) ~= error.column, "\(text)")
        #expect(!error.message.isEmpty)
      }
    }
  }

  @Test(arguments: 0..<20)
  func `mean what Swift would make of them`(seed: Int) throws {
    var random = Seeded(seed: UInt64(seed))
    let events = (0..<4).map { ask(0, CGFloat($0), 0) }
    let timeline = timeline([nil], events)
    for _ in 0..<100 {
      let (text, truth) = Self.expression(depth: 5, &random)
      let expected = (0..<4).filter { truth($0) }
      #expect(try Query(text).events(in: timeline) == expected, "\(text)")
    }
  }

  /// A text, and what it says of an event.
  private static func expression(
    depth: Int, _ random: inout Seeded
  ) -> (String, (Int) -> Bool) {
    let choice = depth == 0 ? 0 : Int.random(in: 0...4, using: &random)
    guard choice > 0 else {
      let number = Int.random(in: 0..<4, using: &random)
      return ("event == \(number)", { $0 == number })
    }
    let (text, truth) = expression(depth: depth - 1, &random)
    guard choice > 1 else { return ("!(\(text))", { !truth($0) }) }
    let (other, otherTruth) = expression(depth: depth - 1, &random)
    return switch choice {
    case 2: ("(\(text)) && (\(other))", { truth($0) && otherTruth($0) })
    case 3: ("(\(text) || \(other))", { truth($0) || otherTruth($0) })
    default: ("\(text) || \(other)", { truth($0) || otherTruth($0) })
    }
  }
}
