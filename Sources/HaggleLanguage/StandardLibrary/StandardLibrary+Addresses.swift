/// Addresses and identifiers, which are texts with parts.
final class AddressValue: NativeValue {
  private let text: String

  init(_ text: String) { self.text = text }

  static let initializers: [String: NativeFunction] = [
    "URL": { call in
      if let text = call["string"]?.string {
        return text.isEmpty ? Value.none : .native(AddressValue(text))
      }
      let path = call["fileURLWithPath"] ?? call["filePath"]
      return path?.string.map { .native(AddressValue("file://" + $0)) }
    },
    "UUID": { call in
      guard call.interpreter.affords(steps: 20, bytes: 100) else { return nil }
      guard let text = call["uuidString"]?.string else {
        return .native(UniqueValue(call.interpreter))
      }
      return text.count == 36 ? .native(UniqueValue(text)) : Value.none
    },
  ]

  private var rest: Substring {
    guard let scheme = text.firstRange(of: "://") else { return text[...] }
    return text[scheme.upperBound...]
  }

  private var path: String {
    guard let slash = rest.firstIndex(of: "/") else { return "" }
    return String(rest[slash...].prefix { $0 != "?" && $0 != "#" })
  }

  private var last: String { path.split(separator: "/").last.map(String.init) ?? "" }

  func member(_ name: String, _ interpreter: Interpreter) -> Value? {
    switch name {
    case "absoluteString", "relativeString", "description": return .string(text)
    case "path", "relativePath": return .string(path)
    case "lastPathComponent": return .string(last)
    case "pathExtension":
      let parts = last.split(separator: ".", omittingEmptySubsequences: false)
      return .string(parts.count > 1 ? parts.last.map(String.init) ?? "" : "")
    case "pathComponents":
      return .array(
        ["/"].map { .string($0) } + path.split(separator: "/").map { .string(String($0)) })
    case "host":
      let host = rest.prefix { $0 != "/" && $0 != "?" && $0 != ":" }
      return host.isEmpty || text.hasPrefix("file:") ? Value.none : .string(String(host))
    case "scheme":
      return text.firstRange(of: "://").map { .string(String(text[..<$0.lowerBound])) }
        ?? Value.none
    case "query":
      let parts = text.split(separator: "?", maxSplits: 1)
      return parts.count > 1 ? .string(String(parts[1])) : Value.none
    case "isFileURL": return .boolean(text.hasPrefix("file:"))
    case "hasDirectoryPath": return .boolean(text.hasSuffix("/"))
    default: return nil
    }
  }

  func call(_ name: String, _ call: NativeCall) -> Value? {
    switch name {
    case "appendingPathComponent", "appending":
      guard let part = call.string(0), call["queryItems"] == nil else { return nil }
      guard call.interpreter.affords(characters: text.utf8.count + part.utf8.count) else {
        return nil
      }
      return .native(AddressValue(text + (text.hasSuffix("/") ? "" : "/") + part))
    case "appendingPathExtension":
      return call.string(0).map { .native(AddressValue(text + "." + $0)) }
    case "deletingLastPathComponent":
      return .native(AddressValue(String(text.dropLast(last.count))))
    case "deletingPathExtension":
      guard let dot = last.lastIndex(of: ".") else { return .native(self) }
      return .native(
        AddressValue(String(text.dropLast(last.distance(from: dot, to: last.endIndex)))))
    case "path", "host", "query": return member(name, call.interpreter)
    default: return nil
    }
  }

  func equals(_ other: Value) -> Bool { other.native(as: Self.self)?.text == text }

  var typeNames: [String] { ["URL"] }
  var description: String { text }
}

/// A `UUID`: each is different, and the same in every run.
final class UniqueValue: NativeValue {
  private let text: String
  private let isAssumed: Bool

  init(_ text: String) {
    self.text = text.uppercased()
    isAssumed = false
  }

  init(_ interpreter: Interpreter) {
    interpreter.identifiers &+= 1
    var state = UInt64(interpreter.identifiers) &* 0x9E37_79B9_7F4A_7C15
    var digits = ""
    while digits.count < 32 {
      state = (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9 &+ 1
      let part = String(state >> 16, radix: 16, uppercase: true)
      digits += part
    }
    let all = Array(
      digits.prefix(12) + "4" + digits.dropFirst(13).prefix(3) + "A" + digits.dropFirst(17))
    let parts = [all[0..<8], all[8..<12], all[12..<16], all[16..<20], all[20..<32]]
    text = parts.map { String($0) }.joined(separator: "-")
    isAssumed = true
  }

  func member(_ name: String, _ interpreter: Interpreter) -> Value? {
    guard name == "uuidString" || name == "description" else { return nil }
    return .string(described(interpreter))
  }

  func equals(_ other: Value) -> Bool { other.native(as: Self.self)?.text == text }

  func described(_ interpreter: Interpreter) -> String {
    if isAssumed { interpreter.reportAssumed("a UUID", as: "one that is the same in every run") }
    return text
  }

  var typeNames: [String] { ["UUID"] }
  var description: String { text }
}
