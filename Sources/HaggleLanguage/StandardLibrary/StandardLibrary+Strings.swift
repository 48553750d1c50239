extension StandardLibrary {
  static let stringInitializers: [String: NativeFunction] = [
    "String": string,
    "Character": { call in call[0].map { .string(Description.plain($0, call.interpreter)) } },
    "Substring": string, "NSString": string,
    "AttributedString": attributed, "NSAttributedString": attributed,
    "NSMutableAttributedString": attributed,
    "LocalizedStringKey": localizedKey, "LocalizedStringResource": localizedKey,
    "String.LocalizationValue": localizedKey, "NSLocalizedString": localizedKey,
    "AnyHashable": { $0[0] },
    "UnicodeScalar": { call in
      call.integer(0).flatMap(UInt32.init(exactly:)).flatMap(Unicode.Scalar.init)
        .map { .string(String($0)) } ?? call[0]
    },
  ]

  static let stringProperties = ownStringProperties.merging(characterProperties) { first, _ in first
  }.merging(pathProperties) { first, _ in first }

  private static let ownStringProperties: [String: Property] = [
    "capitalized": { value, _ in value.string.map { .string(capitalized($0)) } },
    "localizedCapitalized": { value, _ in value.string.map { .string(capitalized($0)) } },
    "localizedUppercase": { value, _ in value.string.map { .string($0.uppercased()) } },
    "localizedLowercase": { value, _ in value.string.map { .string($0.lowercased()) } },
    // Localised, attributed and plain strings are all plain here.
    "string": { value, _ in value }, "stringValue": { value, _ in value },
    "characters": { value, _ in value },
    "localized": { value, interpreter in
      value.string.map { .string(interpreter.localized($0)) } ?? value
    },
    "length": { value, _ in value.string.map { .integer($0.utf16.count) } },
    "lines": { value, _ in value.string.map { .array($0.split(separator: "\n").map(text)) } },
  ]

  static let stringMethods = ownStringMethods.merging(searchMethods) { first, _ in first }
    .merging(pathMethods) { first, _ in first }

  private static let ownStringMethods: [String: NativeFunction] = [
    "uppercased": { call in call.base.string.map { .string($0.uppercased()) } },
    "lowercased": { call in call.base.string.map { .string($0.lowercased()) } },
    "hasPrefix": { strings($0) { .boolean($0.hasPrefix($1)) } },
    "hasSuffix": { strings($0) { .boolean($0.hasSuffix($1)) } },
    "appending": { strings($0) { .string($0 + $1) } },
    "appendingFormat": { call in
      guard let text = call.base.string, let format = call.string(0) else { return nil }
      let values = call.arguments.dropFirst().map(\.value)
      return call.interpreter.formatted(format, values).map { .string(text + $0) }
    },
    "components": { call in
      if let separator = call.string(0) { return pieces(call, by: separator, keepsEmpty: true) }
      guard let set = call["separatedBy"].flatMap(CharacterSetValue.set),
        let text = call.base.string
      else { return nil }
      guard call.affordsTests(of: text, by: set) else { return nil }
      let parts = text.split(omittingEmptySubsequences: false) { set.contains($0) }
      return call.interpreter.affords(elements: parts.count)
        ? .array(parts.map(StandardLibrary.text)) : nil
    },
    "split": { call in
      // A separator of one character is an element.
      if let separator = call["separator"]?.string, separator.count != 1 {
        return pieces(call, by: separator, keepsEmpty: false)
      }
      return sliceMethods["split"]?(call)
    },
    "filter": { call in
      guard let function = call.function, let elements = call.elements else { return nil }
      return rebuilt(elements.filter { call.isTrue(function, $0) }, like: call.base)
    },
    "padding": { call in
      guard let text = call.base.string, let length = call["toLength"]?.integer, length >= 0,
        let pad = call["withPad"]?.string.map(Array.init), !pad.isEmpty || length <= text.count,
        call.interpreter.affords(steps: length / 16, bytes: length)
      else { return nil }
      let start = call["startingAt"]?.integer ?? 0
      guard start >= 0, length > text.count else { return .string(String(text.prefix(length))) }
      let first = start % pad.count
      return .string(
        text + String((0..<length - text.count).map { pad[($0 % pad.count + first) % pad.count] }))
    },
    "trimmingCharacters": { call in
      guard let text = call.base.string, let set = call[0].flatMap(CharacterSetValue.set),
        call.affordsTests(of: text, by: set)
      else { return nil }
      let start = text.drop { set.contains($0) }
      return .string(String(start.reversed().drop { set.contains($0) }.reversed()))
    },
    "substring": { call in
      guard let units = call.base.string?.utf16 else { return nil }
      if let start = call["from"]?.integer, (0...units.count).contains(start) {
        return .string(String(decoding: units.dropFirst(start), as: UTF16.self))
      }
      guard let end = call["to"]?.integer, (0...units.count).contains(end) else { return nil }
      return .string(String(decoding: units.prefix(end), as: UTF16.self))
    },
    "applyingTransform": { $0.base }, "folding": { $0.base },
    "localized": { call in
      call.base.string.map { .string(call.interpreter.localized($0)) } ?? call.base
    },
    "precomposedStringWithCanonicalMapping": { $0.base },
    "write": { _ in .void },
  ]

  /// What a string table has for a key, else what the code says that it is without one.
  private static let localizedKey: NativeFunction = { call in
    guard let key = call["localized"] ?? call["stringLiteral"] ?? call[0] else { return nil }
    if let words = key.string.flatMap({ call.interpreter.wordsOfTable(for: $0) }) {
      return .string(words)
    }
    let stated = call["value"] ?? call["defaultValue"]
    return stated.flatMap { $0.string == "" ? nil : $0 } ?? key
  }

  /// `String(…)` in all its forms.
  private static let string: NativeFunction = { call in
    if let start = call[0]?.start { return start }
    if let text = call["repeating"], let count = call["count"]?.integer {
      let unit = Description.plain(text, call.interpreter)
      let (bytes, isTooMuch) = unit.utf8.count.multipliedReportingOverflow(by: count)
      guard count >= 0,
        call.interpreter.affords(characters: isTooMuch ? .max : max(bytes, count))
      else { return nil }
      return .string(String(repeating: unit, count: count))
    }
    if let format = call["format"]?.string {
      let values = call.arguments.dropFirst().filter { $0.label != "locale" }.map(\.value)
      if case .array(let list)? = call["arguments"] {
        return call.interpreter.formatted(format, list).map { .string($0) }
      }
      return call.interpreter.formatted(format, values).map { .string($0) }
    }
    if let radix = call["radix"]?.integer, let number = call.integer(0) {
      guard (2...36).contains(radix) else { return nil }
      let isUppercase = call["uppercase"]?.boolean ?? false
      return .string(String(number, radix: radix, uppercase: isUppercase))
    }
    if let value = call["reflecting"] {
      return .string(Description.quoted(value, call.interpreter))
    }
    if call["localized"] != nil { return localizedKey(call) }
    guard let value = call.arguments.first else { return .string("") }
    if value.label == nil, let text = text(of: value.value) { return .string(text) }
    if case .none = value.value, value.label == nil { return Value.none }
    // `String(localizable: .signOut)`: an initialiser from another file.
    if case .member(nil, let name, _) = value.value, value.label != nil {
      return .string(call.interpreter.standIns.words(like: Words.spelled(name)))
    }
    let text = Description.plain(value.value, call.interpreter)
    // Words need not be made words: mostly it is a number.
    if case .placeholder(let name) = value.value, value.label == nil, Words.isCounted(name) {
      return .string(String(call.interpreter.standIns.amount))
    }
    return .string(text)
  }

  /// Characters make a string: `String("abc".reversed())`, `String([name.first, name.last])`.
  private static func text(of value: Value) -> String? {
    guard case .array(let parts) = value else { return nil }
    let characters = parts.compactMap { $0.string ?? $0.start?.unknownStart?.shown }
    return characters.count == parts.count ? characters.joined() : nil
  }

  /// The characters only: attributes do not affect sizes here.
  private static let attributed: NativeFunction = { call in
    if let markdown = call["markdown"]?.string {
      return call.interpreter.affords(steps: markdown.utf8.count / 16, bytes: markdown.utf8.count)
        ? .string(Markdown.plain(markdown)) : nil
    }
    guard let first = call.arguments.first else { return .string("") }
    return first.value.string.map { .string($0) }
  }

  private static func text(_ part: Substring) -> Value { .string(String(part)) }

  static func strings(_ call: NativeCall, _ apply: (String, String) -> Value?) -> Value? {
    guard let a = call.base.string, let b = call.string(0),
      call.interpreter.affords(steps: (a.utf8.count + b.utf8.count) / 32, bytes: 0)
    else { return nil }
    return apply(a, b)
  }

  private static func capitalized(_ text: String) -> String {
    var isStart = true
    return text.reduce(into: "") { result, character in
      result += isStart ? character.uppercased() : character.lowercased()
      isStart = !character.isLetter && !character.isNumber
    }
  }

  /// The pieces of the base, paid for with steps.
  private static func pieces(
    _ call: NativeCall, by separator: String?, keepsEmpty: Bool
  ) -> Value? {
    guard let text = call.base.string, let separator,
      call.interpreter.affords(steps: text.utf8.count / 4, bytes: text.utf8.count),
      isAffordable(text, separator, call)
    else { return nil }
    return .array(pieces(text, by: separator, keepsEmpty: keepsEmpty))
  }

  /// Compared byte by byte, as a text and its pieces mostly are; each byte is looked at once for
  /// each byte of the separator that fits.
  private static func pieces(_ text: String, by separator: String, keepsEmpty: Bool) -> [Value] {
    let (all, sought) = (Array(text.utf8), Array(separator.utf8))
    guard let first = sought.first else { return [.string(text)] }
    var pieces: [Value] = []
    var (start, index) = (0, 0)
    func take(upTo end: Int) {
      guard keepsEmpty || end > start else { return }
      pieces.append(.string(String(decoding: all[start..<end], as: UTF8.self)))
    }
    while index + sought.count <= all.count {
      if all[index] == first, all[index..<index + sought.count].elementsEqual(sought) {
        take(upTo: index)
        index += sought.count
        start = index
      } else {
        index += 1
      }
    }
    take(upTo: all.count)
    return pieces
  }
}
