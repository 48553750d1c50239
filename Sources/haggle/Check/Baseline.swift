import Foundation
import HaggleReports
import HaggleVocabulary

/// Known findings, so that a check only reports new ones: a line for each with the file, relative
/// to the baseline's folder, and the key.
struct Baseline {
  struct Entry: Hashable {
    /// The path relative to the baseline's folder.
    let file: String
    /// The key as printed with findings: `underfill@menu`.
    let key: String
  }

  private let path: String
  /// The entries with their lines.
  private var entries: [(entry: Entry, line: Int)] = []
  /// What the author says of the list; it stays, above all entries.
  private var comments: [String] = []
  /// The file as it was read; nil if there is none.
  private var bytes: [UInt8]?

  /// - Parameter isNew: whether it may be missing, to be written for the first time.
  init(_ path: String, isNew: Bool = false) throws(Failure) {
    self.path = path
    if isNew, !FileManager.default.fileExists(atPath: path) { return }
    let file = try InputFile(path, as: .view)
    bytes = file.bytes
    let text = file.bytes.isEmpty ? "" : try file.text()
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in zip(1..., lines) {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("#"), line + "\n" != Self.title { comments.append(line) }
      if line.isEmpty || line.hasPrefix("#") { continue }
      guard let entry = Self.entry(line) else { throw unreadable(line, number) }
      entries.append((entry, number))
    }
  }

  /// `Card.swift: underfill@menu`; a file name may contain a colon, and a key begins with its rule.
  private static func entry(_ line: String) -> Entry? {
    guard let parts = line.wholeMatch(of: /(.+?): ([a-z][a-z-]*(?:@.+)?)/) else { return nil }
    return Entry(file: String(parts.1), key: String(parts.2))
  }

  private func unreadable(_ line: String, _ number: Int) -> Failure {
    .unreadable(
      "\(path.shown):\(number): “\(PlainText.line(line, limit: 60))” is no finding. Write FILE: KEY, such as "
        + "Card.swift: underfill@menu, or let --write-baseline write it.")
  }

  /// The checks, with known findings marked.
  func marking(_ checks: [CheckedTrace]) -> [CheckedTrace] {
    let known = Set(entries.map(\.entry))
    return checks.map { check in
      var check = check
      let file = relative(check.file)
      for index in check.findings.indices {
        let entry = Entry(file: file, key: check.findings[index].key)
        check.findings[index].isKnown = known.contains(entry)
      }
      return check
    }
  }

  /// Lists baseline entries that no finding matches any more, for checked or deleted files.
  func stale(_ checks: [CheckedTrace], of operands: [String]) -> String {
    let found = Set(found(in: checks))
    let read = Set(operands.map(relative))
    return entries.compactMap { entry, line -> String? in
      let file = entry.file.shown
      if read.contains(entry.file) {
        return found.contains(entry) ? nil : "\(line): \(file) has no \(entry.key.shown) any more"
      }
      let isThere = FileManager.default.fileExists(atPath: folder + "/" + entry.file)
      return isThere ? nil : "\(line): there is no \(file) any more"
    }.map {
      "\(path.shown):\($0); --write-baseline \(ShellText.quoted(path)) takes it out\n"
    }.joined()
  }

  /// Writes the current findings, keeping the entries of files that were not checked.
  mutating func write(_ checks: [CheckedTrace], of operands: [String]) throws(Failure) {
    let read = Set(operands.map(relative))
    let others = entries.map(\.entry).filter { entry in
      !read.contains(entry.file)
        && FileManager.default.fileExists(atPath: folder + "/" + entry.file)
    }
    let known = Set(others + found(in: checks))
    let all = known.sorted { ($0.file, $0.key) < ($1.file, $1.key) }
    let gone = entries.map(\.entry).filter { !known.contains($0) }
    entries = zip((2 + comments.count)..., all).map { ($1, $0) }
    let text =
      Self.title + (comments + all.map { "\($0.file): \($0.key)" }).map { $0 + "\n" }.joined()
    try OutputFile.write(Array(text.utf8), to: path, inPlaceOf: bytes)
    for entry in gone {
      Console.message("\(path.shown): took out \(entry.file.shown): \(entry.key.shown)\n")
    }
  }

  private static let title =
    "# Findings that haggle check does not count; --write-baseline writes them anew.\n"

  private func found(in checks: [CheckedTrace]) -> [Entry] {
    checks.flatMap { check in
      check.findings.filter { !$0.isExpected }.map {
        Entry(file: relative(check.file), key: $0.key)
      }
    }
  }

  // MARK: Paths

  private var folder: String {
    URL(filePath: path).standardizedFileURL.deletingLastPathComponent().path
  }

  /// The path of a file relative to the baseline's folder, independent of where the check runs.
  private func relative(_ operand: String) -> String {
    if operand == "-" || operand == InputFile.standardInput { return InputFile.standardInput }
    return FilePath.relative(operand, to: folder)
  }
}

extension CheckedFinding {
  /// The key that silences it, on one line.
  fileprivate var key: String { PlainText.line(finding.ignoreKey) }
}
