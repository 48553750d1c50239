import Foundation

/// A word that this version of haggle does not know, as a number of a table.
///
/// What holds numbers instead of texts is copied and freed without counting references, and a trace
/// holds millions of words. Unknown ones are few: the table keeps them until the program ends.
@usableFromInline package struct UnknownWord: Hashable, Sendable {
  private let number: UInt32

  package init(_ text: String) { number = WordTable.shared.number(of: text) }

  package var text: String { WordTable.shared.text(of: number) }
}

private final class WordTable: @unchecked Sendable {
  static let shared = WordTable()

  private let lock = NSLock()
  private var texts: [String] = []
  /// By their bytes: texts that Unicode takes for equal are written as they were read.
  private var numbers: [[UInt8]: UInt32] = [:]

  func number(of text: String) -> UInt32 {
    lock.lock()
    defer { lock.unlock() }
    let bytes = [UInt8](text.utf8)
    if let known = numbers[bytes] { return known }
    let number = UInt32(clamping: texts.count)
    numbers[bytes] = number
    texts.append(text)
    return number
  }

  func text(of number: UInt32) -> String {
    lock.lock()
    defer { lock.unlock() }
    return texts[Int(number)]
  }
}
