/// Decodes keys from a terminal's bytes, in whatever pieces they arrive.
package struct KeyDecoder: Sendable {
  private var waiting: [UInt8] = []
  private var paste: [UInt8]?
  /// Longer sequences are noise.
  private static let longestSequence = 64
  private static let longestPaste = 1 << 20
  private static let escape: UInt8 = 0x1B
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  package init() {}

  /// Whether the input may be the beginning of a sequence; a lone Esc is.
  package var isWaiting: Bool { !waiting.isEmpty }

  package mutating func take(_ bytes: some Sequence<UInt8>) -> [KeyInput] {
    waiting += bytes
    var inputs: [KeyInput] = []
    while let input = next() { if let input = input { inputs.append(input) } }
    return inputs
  }

  /// Ends the wait for the rest of a sequence: a lone Esc becomes a key.
  package mutating func endWait() -> [KeyInput] {
    guard paste == nil, let first = waiting.first else { return [] }
    guard first == Self.escape else {
      waiting = []
      return []
    }
    let rest = waiting.dropFirst()
    waiting = []
    // Characters that do not continue a sequence were typed after the Esc.
    let others = rest.isEmpty || rest.first == Self.escape ? [] : plainKeys(Array(rest))
    return [.key("esc")] + others
  }

  private func plainKeys(_ bytes: [UInt8]) -> [KeyInput] {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.compactMap {
      KeyNames.key(of: $0).map { .key($0) }
    }
  }

  /// The next input; an inner nil for unknown bytes, an outer one if more bytes are needed.
  private mutating func next() -> KeyInput?? {
    if paste != nil { return nextPaste() }
    guard let first = waiting.first else { return nil }
    if first == Self.escape { return nextSequence() }
    guard let (scalar, count) = scalar(at: 0) else { return nil }
    waiting.removeFirst(count)
    return .some(scalar.flatMap { KeyNames.key(of: $0) }.map { .key($0) })
  }

  private mutating func nextPaste() -> KeyInput?? {
    paste? += waiting
    waiting = []
    guard let bytes = paste else { return nil }
    guard let end = bytes.firstIndex(of: Self.pasteEnd) else {
      if bytes.count > Self.longestPaste { paste = [] }
      return nil
    }
    paste = nil
    waiting = Array(bytes[(end + Self.pasteEnd.count)...])
    return .some(.paste(String(decoding: bytes[..<end], as: UTF8.self)))
  }

  private mutating func nextSequence() -> KeyInput?? {
    guard waiting.count > 1 else { return nil }
    switch waiting[1] {
    case UInt8(ascii: "["): return nextControl(from: 2, alt: false)
    case UInt8(ascii: "O"):
      guard waiting.count > 2 else { return nil }
      let final = waiting[2]
      waiting.removeFirst(3)
      return .some(KeyNames.key(final: final).map { .key($0) })
    case Self.escape:
      if waiting.count > 2, waiting[2] == UInt8(ascii: "[") {
        return nextControl(from: 3, alt: true)
      }
      waiting.removeFirst()
      return .some(.key("esc"))
    default:
      guard let (scalar, count) = scalar(at: 1) else { return nil }
      waiting.removeFirst(1 + count)
      return .some(scalar.flatMap { KeyNames.key(alt: $0) }.map { .key($0) })
    }
  }

  /// `ESC [ 1 ; 3 D`: numbers, and a final letter.
  private mutating func nextControl(from start: Int, alt: Bool) -> KeyInput?? {
    guard let end = waiting[start...].firstIndex(where: { 0x40...0x7E ~= $0 }) else {
      if waiting.count > Self.longestSequence { waiting = [] }
      return nil
    }
    let body = waiting[start..<end]
    let final = waiting[end]
    waiting.removeFirst(end + 1)
    if final == UInt8(ascii: "~"), body.elementsEqual("200".utf8) {
      paste = []
      return nextPaste() ?? .some(nil)
    }
    return .some(KeyNames.input(body, final, alt: alt))
  }

  /// The UTF-8 character at an offset, with its length; an inner nil for an invalid byte.
  private func scalar(at start: Int) -> (scalar: Unicode.Scalar?, count: Int)? {
    let first = waiting[start]
    let count = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard count > 0, first < 0xF5 else { return (nil, 1) }
    let bytes = waiting[start...].prefix(count)
    if bytes.dropFirst().contains(where: { $0 & 0xC0 != 0x80 }) { return (nil, 1) }
    guard bytes.count == count else { return nil }
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    return (scalars.count == 1 ? scalars.first : nil, count)
  }
}

extension [UInt8] {
  fileprivate func firstIndex(of pattern: [UInt8]) -> Int? {
    guard count >= pattern.count else { return nil }
    return (0...count - pattern.count).first {
      self[$0..<$0 + pattern.count].elementsEqual(pattern)
    }
  }
}
