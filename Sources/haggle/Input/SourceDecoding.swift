import HaggleSyntax
import HaggleVocabulary

extension InputFile {
  /// The text of a file that is Swift, or a text into which Swift was pasted.
  func swift() throws(Failure) -> String {
    let ending = baseName.split(separator: ".").dropFirst().last.map(String.init) ?? ""
    if let language = ForeignLanguage.named(byEnding: ending) { throw isWritten(in: language) }
    let text = try text()
    if let language = ForeignLanguage.named(bySigns: SourceText(text, name: name)) {
      throw isWritten(in: language)
    }
    return text
  }

  private func isWritten(in language: String) -> Failure {
    .unreadable("\(name) is \(language). haggle lays SwiftUI out: Swift source (.swift).")
  }

  /// The text of the bytes: UTF-8, without a byte order mark.
  func text() throws(Failure) -> String {
    if bytes.isEmpty {
      throw .unreadable(
        "\(name) is empty. Paste a view into it, such as: HStack { Text(\"Hello\"); Spacer() }")
    }
    try refuseUTF16()
    if let zero = bytes.firstIndex(of: 0) {
      throw .unreadable(
        "\(name) is no text: byte \(zero) is 0. "
          + "A scenario is SwiftUI source (.swift), a recording is a .trace.json.")
    }
    let text = String(decoding: bytes, as: UTF8.self)
    // Decoding replaces invalid UTF-8, so the first differing byte is the first invalid one.
    if let wrong = zip(text.utf8, bytes).enumerated().first(where: { $1.0 != $1.1 })?.offset {
      throw notUTF8(text, at: wrong)
    }
    return text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
  }

  func refuseUTF16() throws(Failure) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || isUTF16 {
      throw .unreadable("\(name) is UTF-16 text. Save it as UTF-8.")
    }
  }

  /// Whether every second byte of its beginning is 0, as in UTF-16 without a byte order mark.
  private var isUTF16: Bool {
    let beginning = bytes.prefix(64)
    guard beginning.count >= 4, beginning.count.isMultiple(of: 2) else { return false }
    return [0, 1].contains { first in
      beginning.indices.allSatisfy { (beginning[$0] == 0) == ($0 % 2 == first) }
    }
  }

  private func notUTF8(_ text: String, at offset: Int) -> Failure {
    let place = SourceText(text, name: name).place(at: offset)
    let byte = String(bytes[offset], radix: 16, uppercase: true)
    return .unreadable(
      "\(name):\(place.line):\(place.column): byte 0x\(byte) at offset \(offset) is not UTF-8. "
        + "Save the file as UTF-8.")
  }
}

extension [UInt8] {
  /// The byte order mark of UTF-8 that they begin with, which is no part of the text; else nothing.
  var byteOrderMark: [UInt8] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return starts(with: mark) ? mark : []
  }
}
