/// A pattern of `DateFormatter.dateFormat`: `EEEE, MMM d, yyyy 'at' h:mm a`.
///
/// Source: Unicode Technical Standard 35, date field symbols, with the words of `en_US`.
struct DatePattern {
  private enum Piece {
    case text(String)
    case field(Character, count: Int)
  }

  private var pieces: [Piece] = []

  init(_ pattern: String) {
    var rest = pattern[...]
    while let character = rest.first {
      if character == "'" {
        rest = rest.dropFirst()
        let quoted = rest.prefix { $0 != "'" }
        pieces.append(.text(quoted.isEmpty ? "'" : String(quoted)))
        rest = rest.dropFirst(quoted.count + 1)
      } else if character.isASCII, character.isLetter {
        let run = rest.prefix { $0 == character }
        pieces.append(.field(character, count: min(run.count, 20)))
        rest = rest.dropFirst(run.count)
      } else {
        pieces.append(.text(String(character)))
        rest = rest.dropFirst()
      }
    }
  }

  func text(_ time: CivilTime) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .field(let symbol, let count): Self.field(symbol, count, time)
      }
    }.joined()
  }

  private static func field(_ symbol: Character, _ count: Int, _ time: CivilTime) -> String {
    switch symbol {
    case "y", "Y", "u":
      return count == 2 ? padded(abs(time.year) % 100, 2) : padded(time.year, count)
    case "M", "L": return word(time.month, count, CivilTime.months)
    case "E", "c", "e":
      let isNumber = symbol != "E" && count < 3
      return isNumber
        ? padded(time.weekday, count) : word(time.weekday, max(count, 3), CivilTime.weekdays)
    case "d": return padded(time.day, count)
    case "D": return padded(time.dayOfYear, count)
    case "w": return padded(time.weekOfYear, count)
    case "W": return padded(time.weekOfMonth, count)
    case "Q", "q":
      return count < 3 ? padded((time.month + 2) / 3, count) : "Q\((time.month + 2) / 3)"
    case "G": return count == 4 ? "Anno Domini" : "AD"
    default: return clock(symbol, count, time)
    }
  }

  private static func clock(_ symbol: Character, _ count: Int, _ time: CivilTime) -> String {
    switch symbol {
    case "a", "b", "B": time.hour < 12 ? "AM" : "PM"
    case "h": padded((time.hour + 11) % 12 + 1, count)
    case "H": padded(time.hour, count)
    case "K": padded(time.hour % 12, count)
    case "k": padded(time.hour == 0 ? 24 : time.hour, count)
    case "m": padded(time.minute, count)
    case "s": padded(time.second, count)
    case "S": String(String(time.nanosecond + 1_000_000_000).dropFirst().prefix(count))
    case "A": padded(time.hour * 3_600_000 + time.minute * 60_000 + time.second * 1000, count)
    case "Z": count == 5 ? "Z" : count == 4 ? "GMT" : "+0000"
    case "X": "Z"
    case "x": count == 3 ? "+00:00" : "+0000"
    case "z", "v", "V", "O": count == 4 ? "Greenwich Mean Time" : "GMT"
    default: ""
    }
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }

  /// A month or weekday: a number, three letters, all of it, or its first letter.
  private static func word(_ number: Int, _ count: Int, _ words: [String]) -> String {
    switch count {
    case 1, 2: padded(number, count)
    case 3: String(words[number - 1].prefix(3))
    case 5: String(words[number - 1].prefix(1))
    case 6: String(words[number - 1].prefix(2))
    default: words[number - 1]
    }
  }
}

extension DatePattern {
  /// The time that a text states; nil where it does not follow the pattern.
  func time(_ text: String) -> CivilTime? {
    var time = CivilTime(year: 2000)
    var isAfternoon: Bool?
    var rest = text[...]
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .text(let literal):
        guard rest.hasPrefix(literal) else { return nil }
        rest = rest.dropFirst(literal.count)
      case .field(let symbol, let count):
        let isLast = pieces.count == index + 1
        let isTight = if !isLast, case .field = pieces[index + 1] { true } else { false }
        guard
          Self.read(
            symbol, atMost: isTight ? count : 9, from: &rest, into: &time, half: &isAfternoon)
        else { return nil }
      }
    }
    guard rest.isEmpty, (1...12).contains(time.month),
      (1...CivilTime.daysIn(month: time.month, of: time.year)).contains(time.day), time.hour < 25,
      time.minute < 60, time.second < 61
    else { return nil }
    if let isAfternoon { time.hour = time.hour % 12 + (isAfternoon ? 12 : 0) }
    return time
  }

  private static func read(
    _ symbol: Character, atMost most: Int, from rest: inout Substring, into time: inout CivilTime,
    half isAfternoon: inout Bool?
  ) -> Bool {
    if "MLE".contains(symbol), rest.first?.isLetter == true {
      let words = symbol == "E" ? CivilTime.weekdays : CivilTime.months
      let word = rest.prefix { $0.isLetter }
      rest = rest.dropFirst(word.count)
      let index = words.firstIndex { $0.lowercased().hasPrefix(word.prefix(3).lowercased()) }
      if symbol != "E" { time.month = (index ?? -1) + 1 }
      return index != nil && word.count >= 3
    }
    if "aZzXx".contains(symbol) {
      let word = rest.prefix { $0.isLetter || $0.isNumber || "+-:".contains($0) }
      rest = rest.dropFirst(word.count)
      if symbol == "a" { isAfternoon = word.lowercased() == "pm" }
      return !word.isEmpty
    }
    let digits = rest.prefix { $0.isWholeNumber }.prefix(most)
    guard let number = Int(digits) else { return false }
    rest = rest.dropFirst(digits.count)
    switch symbol {
    case "y", "Y", "u": time.year = digits.count == 2 ? 2000 + number : min(number, 9999)
    case "M", "L": time.month = number
    case "d": time.day = number
    case "H", "h", "k", "K": time.hour = number
    case "m": time.minute = number
    case "s": time.second = number
    default: break
    }
    return true
  }
}
