import HaggleSyntax
import HaggleVocabulary

extension InputFile {
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
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw .unreadable("\(name) is UTF-16 text. Save it as UTF-8.")
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
