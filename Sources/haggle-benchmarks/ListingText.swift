/// Views as people write them, varied in names, numbers and order, up to a size: no two stretches
/// are alike, and every run makes the same text.
struct ListingText {
  private(set) var text = ""
  private var state: UInt64 = 42
  private var number = 0

  init(bytes: Int) {
    text.reserveCapacity(bytes + 4096)
    text = "import SwiftUI\n\n"
    while text.utf8.count < bytes {
      number += 1
      text += listing(Self.listings[random(Self.listings.count)])
    }
  }

  /// A listing with `§` replaced by what differs each time: `§N` its number, `§w` a word, `§d` a
  /// small number.
  private mutating func listing(_ listing: String) -> String {
    var result = ""
    var isMark = false
    for character in listing {
      if isMark {
        result += replacement(for: character)
        isMark = false
      } else if character == "§" {
        isMark = true
      } else {
        result.append(character)
      }
    }
    return result + "\n"
  }

  private mutating func replacement(for mark: Character) -> String {
    switch mark {
    case "N": "\(number)"
    case "w": Self.words[random(Self.words.count)]
    default: "\(random(96))"
    }
  }

  private mutating func random(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  private static let words = [
    "title", "detail", "badge", "count", "harbour", "lantern", "meadow", "profile", "summary",
    "ticket", "weather", "余白", "größe", "isOpen", "selection", "archive", "coupon", "platform",
  ]
}
