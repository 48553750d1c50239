/// Short names for those of a script that nobody outside of it sees: of variables, parameters and
/// private members, and of the members in `own`. Any other name that is, or could be, that of a
/// member keeps its length, and so does what the browser brings.
///
/// The same name becomes the same short one everywhere, so that no two of them meet.
struct ShortNames {
  /// What means the same wherever it stands, and is shorter.
  private var names = [
    "const": "let", "undefined": "void 0", "true": "!0", "false": "!1", "Infinity": "(1/0)",
    "haggle": ViewerScript.shortName,
  ]

  init(_ scripts: [[ScriptToken]]) {
    var counts: [String: Int] = [:]
    var kept = Self.language.union(Self.browser)
    for script in scripts { Self.collect(script, &counts, &kept) }
    let all = kept.union(counts.keys)
    var supply = Supply(taken: all)
    let gains = counts.filter { !kept.contains($0.key) && $0.key.utf8.count > 2 }
    for (name, _) in gains.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      let short = (name.hasPrefix("#") ? "#" : "") + supply.next()
      if short.utf8.count < name.utf8.count { names[name] = short }
    }
  }

  subscript(name: String) -> String { names[name] ?? name }
}

extension ShortNames {
  private static func collect(
    _ script: [ScriptToken], _ counts: inout [String: Int], _ kept: inout Set<String>
  ) {
    let tokens = script.filter { $0.kind != .space }
    var open: [String] = []
    for (index, token) in tokens.enumerated() {
      if token.closesHole || token.is(")", "]", "}") { _ = open.popLast() }
      if token.opensHole { open.append("`") }
      if token.is("(", "[") { open.append(token.text) }
      if token.is("{") { open.append(isClass(tokens[..<index]) ? "class" : "{") }
      guard token.kind == .word else { continue }
      let isPrivate = token.text.hasPrefix("#") || own.contains(token.text)
      if !isPrivate, isMember(index, tokens, in: open.last ?? "") {
        kept.insert(token.text)
      }
      counts[token.text, default: 0] += 1
    }
  }

  /// Whether a brace that follows is that of a class: `class A extends B {`.
  private static func isClass(_ tokens: ArraySlice<ScriptToken>) -> Bool {
    let words = tokens.suffix(2).map(\.text)
    return words.count == 2 && ["class", "extends"].contains(words[0])
  }

  /// Whether the name there is, or may be, that of a member.
  private static func isMember(
    _ index: Int, _ tokens: [ScriptToken], in bracket: String
  ) -> Bool {
    guard index > 0, index + 1 < tokens.count else { return false }
    let (before, after) = (tokens[index - 1], tokens[index + 1])
    if before.is(".", "?.") { return true }
    guard bracket == "{" || bracket == "class" else { return false }
    if before.is("{", ",", "..."), after.is(",", "}", "=", ":") { return true }
    let words = ["get", "set", "static", "async"]
    guard before.is("{", "}", ";", ",", "*") || words.contains(before.text) else { return false }
    return after.is("(")
      ? hasBody(tokens[(index + 1)...]) : bracket == "class" && after.is("=", ";")
  }

  /// Whether behind parentheses there is a brace, as behind those of a method.
  private static func hasBody(_ tokens: ArraySlice<ScriptToken>) -> Bool {
    var depth = 0
    for (index, token) in zip(tokens.indices, tokens) {
      if token.is("(") { depth += 1 }
      if token.is(")") { depth -= 1 }
      if depth == 0 { return index + 1 < tokens.endIndex && tokens[index + 1].is("{") }
    }
    return false
  }

  private struct Supply {
    private var count = 0
    private let taken: Set<String>
    private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

    init(taken: Set<String>) { self.taken = taken }

    /// `a`, …, `Z`, `aa`, …: the next one that nothing is called.
    mutating func next() -> String {
      while true {
        var name = ""
        var rest = count
        count += 1
        repeat {
          name.insert(Self.letters[rest % 52], at: name.startIndex)
          rest = rest / 52 - 1
        } while rest >= 0
        if !taken.contains(name) { return name }
      }
    }
  }

  private static let language: Set<String> = [
    "arguments", "as", "async", "await", "break", "case", "catch", "class", "const", "constructor",
    "continue", "default", "delete", "do", "else", "extends", "false", "finally", "for", "function",
    "get", "if", "in", "instanceof", "let", "new", "null", "of", "return", "set", "static", "super",
    "switch", "this", "throw", "true", "try", "typeof", "undefined", "var", "void", "while", "with",
    "yield",
  ]

  private static let browser: Set<String> = [
    "Array", "BigInt", "Blob", "Boolean", "CSS", "Date", "Error", "Event", "Float64Array",
    "Infinity",
    "Int32Array", "Intl", "JSON", "Map", "Math", "NaN", "Number", "Object", "Promise", "RangeError",
    "RegExp", "ResizeObserver", "Set", "String", "Symbol", "TextDecoder", "TextEncoder",
    "TypeError",
    "URL", "Uint16Array", "Uint32Array", "Uint8Array", "WeakMap", "addEventListener", "atob",
    "btoa",
    "cancelAnimationFrame", "clearTimeout", "console", "decodeURIComponent", "document",
    "encodeURIComponent", "getComputedStyle", "globalThis", "haggle", "history", "isFinite",
    "isNaN",
    "location", "matchMedia", "navigator", "parseFloat", "parseInt", "performance",
    "queueMicrotask",
    "removeEventListener", "requestAnimationFrame", "self", "setTimeout", "structuredClone",
    "window",
  ]
}
