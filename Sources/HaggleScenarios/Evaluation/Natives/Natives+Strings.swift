import Foundation

extension Natives {
  static let stringInitializers: [String: NativeFunction] = [
    "String": { call in
      if let text = call["repeating"], let count = call["count"]?.integer {
        let unit = Description.plain(text, call.evaluator)
        guard count >= 0, count < 1_000_000,
          call.evaluator.budget.spend(unit.utf8.count * count / 64)
        else { return nil }
        return .string(String(repeating: unit, count: count))
      }
      if let format = call["format"]?.string { return .string(text(format, call)) }
      return .string(call[0].map { Description.plain($0, call.evaluator) } ?? "")
    },
    "Character": { $0[0] }, "Substring": { $0[0] }, "LocalizedStringKey": { $0[0] },
    "AttributedString": { $0[0] }, "NSString": { $0[0] }, "AnyHashable": { $0[0] },
    "LocalizedStringResource": { $0[0] },
    "NSLocalizedString": { $0[0] },
  ]

  static let stringProperties: [String: Property] = [
    "utf8": { value, _ in value },
    "isNumber": { value, _ in value.string.map { .boolean($0.allSatisfy(\.isNumber)) } },
    "isLetter": { value, _ in value.string.map { .boolean($0.allSatisfy(\.isLetter)) } },
    "isWhitespace": { value, _ in value.string.map { .boolean($0.allSatisfy(\.isWhitespace)) } },
    "isUppercase": { value, _ in value.string.map { .boolean($0.allSatisfy(\.isUppercase)) } },
    "capitalized": { value, _ in value.string.map { .string(capitalized($0)) } },
    "localizedCapitalized": { value, _ in value.string.map { .string(capitalized($0)) } },
  ]

  static let stringMethods: [String: NativeFunction] = [
    "uppercased": { call in call.base.string.map { .string($0.uppercased()) } },
    "lowercased": { call in call.base.string.map { .string($0.lowercased()) } },
    "hasPrefix": { strings($0) { .boolean($0.hasPrefix($1)) } },
    "hasSuffix": { strings($0) { .boolean($0.hasSuffix($1)) } },
    "contains": { call in
      // Text that begins like what is sought, over and over, is compared over and over.
      guard let text = call.base.string, let part = call.string(0) else {
        return collectionMethods["contains"]?(call)
      }
      let comparisons = text.utf8.count.multipliedReportingOverflow(by: part.utf8.count)
      guard !comparisons.overflow, call.evaluator.budget.spend(comparisons.partialValue / 4096)
      else { return nil }
      return .boolean(text.contains(part))
    },
    "localizedCaseInsensitiveContains": {
      strings($0) { .boolean($0.lowercased().contains($1.lowercased())) }
    },
    "appending": { strings($0) { .string($0 + $1) } },
    "components": { call in pieces(call, by: call.string(0), keepsEmpty: true) },
    "split": { call in pieces(call, by: call["separator"]?.string, keepsEmpty: false) },
    "replacingOccurrences": { call in
      guard let text = call.base.string, let old = call.string(0), let new = call.string(1),
        !old.isEmpty,
        call.evaluator.budget.spend(text.utf8.count * max(new.utf8.count, 1) / 64)
      else { return nil }
      return .string(text.replacing(old, with: new))
    },
    "trimmingCharacters": { call in
      call.base.string.map { text in
        let start = text.drop { $0.isWhitespace }
        return .string(String(start.reversed().drop { $0.isWhitespace }.reversed()))
      }
    },
    "localized": { $0.base },
  ]

  private static func strings(_ call: NativeCall, _ apply: (String, String) -> Value) -> Value? {
    guard let a = call.base.string, let b = call.string(0) else { return nil }
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
      call.evaluator.budget.spend(text.utf8.count / 64)
    else { return nil }
    let pieces = pieces(text, by: separator, keepsEmpty: keepsEmpty)
    return call.evaluator.budget.spend(pieces.count / 4) ? .array(pieces) : nil
  }

  private static func pieces(_ text: String, by separator: String, keepsEmpty: Bool) -> [Value] {
    guard !separator.isEmpty else { return [.string(text)] }
    var pieces: [String] = []
    var rest = text[...]
    while let found = rest.range(of: separator) {
      pieces.append(String(rest[..<found.lowerBound]))
      rest = rest[found.upperBound...]
    }
    pieces.append(String(rest))
    return pieces.filter { keepsEmpty || !$0.isEmpty }.map { .string($0) }
  }

  /// `String(format: "%02d of %.1f", …)`
  private static func text(_ format: String, _ call: NativeCall) -> String {
    var values = call.arguments.filter { $0.label != "format" }.map(\.value)[...]
    var result = ""
    for (index, piece) in format.split(separator: "%", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard index > 0, let value = values.first, !piece.isEmpty else {
        result += index > 0 && piece.isEmpty ? "%" : String(piece)
        continue
      }
      values.removeFirst()
      if let number = value.number {
        result += NumberFormat.text(number, specifier: "%" + piece)
      } else {
        let end = piece.firstIndex { $0.isLetter || $0 == "@" }.map(piece.index(after:))
        result += Description.plain(value, call.evaluator) + piece[(end ?? piece.startIndex)...]
      }
    }
    return result
  }
}
