import HaggleVocabulary

/// Searching in strings. Indices of a string are counted in characters.
extension StandardLibrary {
  static let searchMethods: [String: NativeFunction] = [
    "contains": { call in
      // Repeated near matches make the search quadratic.
      guard let text = call.base.string, let part = call.string(0) else {
        return collectionMethods["contains"]?(call)
      }
      return isAffordable(text, part, call) ? .boolean(text.contains(part)) : nil
    },
    "localizedCaseInsensitiveContains": foldedContains,
    "localizedStandardContains": foldedContains,
    "caseInsensitiveCompare": foldedOrder,
    "localizedCaseInsensitiveCompare": foldedOrder,
    "compare": { strings($0) { order($0, $1) } },
    "localizedCompare": { strings($0) { order($0, $1) } },
    "localizedStandardCompare": { call in
      strings(call) { isReadable($0, $1, call) ? order(natural($0), natural($1)) : nil }
    },
    "range": range,
    "replacingOccurrences": replaced, "replacing": replaced,
    "replacingCharacters": { call in
      guard let range = call["in"], let new = call["with"].flatMap(call.elements(of:)),
        var elements = call.elements, let bounds = slice(range, of: elements.count)
      else { return nil }
      elements.replaceSubrange(bounds, with: new)
      return rebuilt(elements, like: call.base)
    },
    "wholeMatch": { _ in Value.none }, "firstMatch": { _ in Value.none },
    "matches": { _ in .array([]) },
  ]

  /// Charges for a search in which each place of a text nearly matches.
  ///
  /// - Parameter perStep: how many comparisons take as long as a step.
  static func isAffordable(
    _ text: String, _ part: String, _ call: NativeCall, perStep: Int = 128
  ) -> Bool {
    let comparisons = text.utf8.count.multipliedReportingOverflow(by: part.utf8.count)
    guard !comparisons.overflow else { return call.interpreter.affords(characters: .max) }
    return call.interpreter.affords(
      steps: comparisons.partialValue / perStep + text.utf8.count / 16, bytes: 0)
  }

  /// Charges for two texts of which all characters are looked at, and changed.
  private static func isReadable(_ a: String, _ b: String, _ call: NativeCall) -> Bool {
    call.interpreter.affords(steps: (a.utf8.count + b.utf8.count) / 4, bytes: 0)
  }

  /// `text.range(of: "a", options: [.backwards, .anchored], range: text.startIndex..<end)`
  private static let range: NativeFunction = { call in
    guard let text = call.base.string, let part = call.string(0), !part.isEmpty,
      isAffordable(text, part, call)
    else { return nil }
    let (characters, sought) = (Array(text), Array(part))
    var bounds = 0..<characters.count
    if let stated = call["range"], !stated.isNone {
      guard let within = slice(stated, of: characters.count) else { return nil }
      bounds = within
    }
    let options = options(of: call)
    let isFolded = options.contains("caseInsensitive")
    let starts = Array(bounds.dropLast(max(0, sought.count - 1)))
    let ordered = options.contains("backwards") ? starts.reversed() : starts
    let found = ordered.prefix(options.contains("anchored") ? 1 : ordered.count).first { start in
      zip(characters[start...], sought).allSatisfy {
        isFolded ? $0.lowercased() == $1.lowercased() : $0 == $1
      }
    }
    guard let start = found, start + sought.count <= bounds.upperBound else { return Value.none }
    return .range(lower: .integer(start), upper: .integer(start + sought.count), isClosed: false)
  }

  private static let foldedContains: NativeFunction = { call in
    strings(call) {
      guard isReadable($0, $1, call), isAffordable($0, $1, call) else { return nil }
      return .boolean($0.lowercased().contains($1.lowercased()))
    }
  }

  private static let foldedOrder: NativeFunction = { call in
    strings(call) {
      isReadable($0, $1, call) ? order($0.lowercased(), $1.lowercased()) : nil
    }
  }

  private static func order<Key: Comparable>(_ a: Key, _ b: Key) -> Value {
    let name = a < b ? "orderedAscending" : b < a ? "orderedDescending" : "orderedSame"
    return .member(base: "ComparisonResult", name: name, arguments: nil)
  }

  /// A string with its numbers zero-padded, so that 9 comes before 10 as in Finder.
  private static func natural(_ text: String) -> String {
    let folded = text.lowercased() + "\0"
    guard folded.unicodeScalars.contains(where: mayBeNumber) else { return folded }
    var result = ""
    var digits = ""
    for character in folded {
      if character.isWholeNumber {
        digits.append(character)
        continue
      }
      if !digits.isEmpty {
        result += String(repeating: "0", count: max(0, 20 - digits.count)) + digits
        digits = ""
      }
      result.append(character)
    }
    return result
  }

  /// A quick test for what may have a value: no letter of Latin, Greek or Cyrillic has one.
  private static func mayBeNumber(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0xB2...0xBE, 0x600...: true
    default: false
    }
  }

  /// The names of the options of a search.
  private static func options(of call: NativeCall) -> Set<String> {
    switch call["options"] {
    case .array(let values)?: Set(values.compactMap(\.unresolvedName))
    case let value?: Set([value.unresolvedName].compactMap(\.self))
    case nil: []
    }
  }

  private static let replaced: NativeFunction = { call in
    guard let text = call.base.string, let old = call.string(0), let new = call["with"]?.string,
      !old.isEmpty, affordsReplacing(old, by: new, in: text, call)
    else { return nil }
    let options = options(of: call)
    if options.contains("regularExpression") { return replacedPattern(text, old, new) }
    guard options.contains("caseInsensitive") else {
      return .string(text.replacing(old, with: new))
    }
    let folded = text.lowercased()
    guard folded.count == text.count, isAffordable(text, old, call, perStep: 4) else { return nil }
    var rest = Array(text)[...]
    var result = ""
    let sought = Array(old.lowercased())
    while let first = rest.first {
      if rest.prefix(sought.count).elementsEqual(sought, by: { $0.lowercased() == String($1) }) {
        result += new
        rest = rest.dropFirst(sought.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return .string(result)
  }

  /// Charges for a text in which every place that may be replaced is.
  private static func affordsReplacing(
    _ old: String, by new: String, in text: String, _ call: NativeCall
  ) -> Bool {
    let places = text.utf8.count / old.utf8.count
    let (added, isTooMuch) = places.multipliedReportingOverflow(by: new.utf8.count)
    guard !isTooMuch, added < .max / 2 else { return call.interpreter.affords(characters: .max) }
    return isAffordable(text, old, call)
      && call.interpreter.affords(
        steps: text.utf8.count / 16 + added / 64, bytes: text.utf8.count + added)
  }

  /// Patterns that are more than a set of characters are left alone: nil.
  private static func replacedPattern(_ text: String, _ pattern: String, _ new: String) -> Value? {
    guard let set = PatternSet(pattern) else { return nil }
    var result = ""
    var isInside = false
    for character in text {
      guard set.contains(character) else {
        result.append(character)
        isInside = false
        continue
      }
      if !isInside || !set.isRepeated { result += new }
      isInside = true
    }
    return .string(result)
  }
}

/// A regular expression that is a single character class, possibly repeated: `[^0-9]`, `\s+`.
struct PatternSet {
  let isRepeated: Bool
  private let isInverted: Bool
  private let ranges: [ClosedRange<Character>]
  private let classes: [Character]

  init?(_ pattern: String) {
    var body = pattern[...]
    isRepeated = body.hasSuffix("+")
    if isRepeated { body = body.dropLast() }
    if body.count == 2, body.hasPrefix("\\"), let kind = body.last, "sSdDwW".contains(kind) {
      (isInverted, ranges, classes) = (false, [], [kind])
      return
    }
    guard body.hasPrefix("["), body.hasSuffix("]") else { return nil }
    body = body.dropFirst().dropLast()
    isInverted = body.hasPrefix("^")
    if isInverted { body = body.dropFirst() }
    var ranges: [ClosedRange<Character>] = []
    var classes: [Character] = []
    while let first = body.popFirst() {
      if first == "\\", let kind = body.popFirst() {
        if "sdw".contains(kind) { classes.append(kind) } else { ranges.append(kind...kind) }
      } else if body.first == "-", let last = body.dropFirst().first, first <= last {
        ranges.append(first...last)
        body = body.dropFirst(2)
      } else if "[&".contains(first) {
        return nil
      } else {
        ranges.append(first...first)
      }
    }
    (self.ranges, self.classes) = (ranges, classes)
  }

  func contains(_ character: Character) -> Bool {
    let isIn =
      ranges.contains { $0.contains(character) } || classes.contains { isA(character, $0) }
    return isIn != isInverted
  }

  private func isA(_ character: Character, _ kind: Character) -> Bool {
    switch kind {
    case "s": character.isWhitespace
    case "S": !character.isWhitespace
    case "d": character.isWholeNumber
    case "D": !character.isWholeNumber
    case "W": !character.isOfName
    default: character.isOfName
    }
  }
}
