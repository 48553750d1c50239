import Foundation
import HagglePage
import HaggleTraces
import HaggleVocabulary

/// A file, or standard input, with its content.
struct InputFile {
  /// The name as given on the command line, with invisible characters escaped.
  let name: String
  /// The path as given; `-` for standard input.
  let path: String
  private(set) var bytes: [UInt8]

  static let standardInput = "<stdin>"
  /// Enough for whole articles and generated files; more would only exhaust memory.
  private static let mostSourceBytes = 32 << 20
  private static let mostTraceBytes = 2 << 30
  private static let mostKeysBytes = 64 << 10

  /// The expected content, which determines the size limit.
  enum Content { case view, log, keys }

  /// - Parameter operand: a path, or `-` for standard input.
  init(_ operand: String, as content: Content = .view) throws(Failure) {
    path = operand
    guard operand != "-" else {
      name = Self.standardInput
      bytes = try Self.read(STDIN_FILENO, name, content)
      return
    }
    name = operand.shown
    let file = open(operand, O_RDONLY)
    guard file >= 0 else { throw Self.cannotOpen(name, errno) }
    defer { close(file) }
    bytes = try Self.read(file, name, content)
  }

  /// Whether standard input is a terminal.
  static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// The most recently changed file of the current folder with one of these endings, the first by
  /// name among equals; nil if there is none.
  static func newest(endingIn endings: [String]) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: ".")) ?? []
    let traces = names.filter { name in endings.contains { name.hasSuffix($0) } }
    let dated = traces.sorted().map { name in
      let attributes = try? FileManager.default.attributesOfItem(atPath: name)
      return (name: name, date: attributes?[.modificationDate] as? Date ?? .distantPast)
    }
    return dated.max { $0.date < $1.date }?.name
  }

  /// The name without its folders.
  var baseName: String { name.split(separator: "/").last.map(String.init) ?? name }

  /// A copy without the content: a trace may have a gigabyte.
  var withoutBytes: InputFile {
    var file = self
    file.bytes = []
    return file
  }

  /// Whether it is a trace rather than source: by its name, or by its first character.
  var isTrace: Bool { Self.isTrace(name, bytes) }

  /// Whether it is a web page of any origin.
  var isPage: Bool { Page.isPage(bytes) }

  private static func isTrace(_ name: String, _ bytes: [UInt8]) -> Bool {
    if name.hasSuffix(".swift") { return false }
    let isCalledOne = name.hasSuffix(".json") || name.hasSuffix(TraceEncoding.compact.ending)
    if TraceEncoding(of: bytes) == .compact { return true }
    if isCalledOne || bytes.starts(with: [0x1F, 0x8B]) { return true }
    return bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "{")
  }

  private static func read(
    _ file: Int32, _ name: String, _ content: Content
  ) throws(Failure) -> [UInt8] {
    let expected = size(of: file)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expected)
    var chunk = [UInt8](repeating: 0, count: expected > 0 ? min(expected, 1 << 16) : 1 << 16)
    while true {
      let count = Foundation.read(file, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw cannotOpen(name, errno)
      }
      bytes += chunk[..<count]
      let most = most(of: content, name, bytes)
      if bytes.count > most { throw tooLarge(name, most, content) }
    }
  }

  private static func most(of content: Content, _ name: String, _ bytes: [UInt8]) -> Int {
    switch content {
    case .keys: mostKeysBytes
    case .log: mostTraceBytes
    case .view: isTrace(name, bytes) || Page.isPage(bytes) ? mostTraceBytes : mostSourceBytes
    }
  }
}

extension InputFile {
  /// The size of a file, to reserve memory once; 0 if it is unknown or above the limit.
  private static func size(of file: Int32) -> Int {
    var status = stat()
    guard fstat(file, &status) == 0 else { return 0 }
    return Int(status.st_size) <= mostTraceBytes ? max(0, Int(status.st_size)) : 0
  }
}

// MARK: - Messages

extension InputFile {
  private static func tooLarge(_ name: String, _ most: Int, _ content: Content) -> Failure {
    let remedy =
      switch content {
      case .keys: "\(most >> 10) kB, which is more than any list of keys."
      case .log: "\(most >> 20) MB. Cut out the lines of the layout in question."
      case .view:
        "\(most >> 20) MB, which is more than any view. Cut out the view whose layout is in question."
      }
    return .unreadable("\(name) has more than \(remedy)")
  }

  private static func cannotOpen(_ name: String, _ error: Int32) -> Failure {
    if error == EISDIR {
      return .unreadable("\(name) is a folder. \(files(in: name.withoutSlash))")
    }
    let remedy =
      error == ENOENT
      ? neighbour(of: name).map { "Did you mean \($0)?" }
        ?? "Check the name, or give - to read standard input." : "Check the file and its folder."
    return .unreadable("\(name) cannot be read: \(SystemError.reason(error)). \(remedy)")
  }

  /// A hint naming files in a folder.
  private static func files(in folder: String) -> String {
    let found = ((try? SwiftFiles(in: folder)) ?? nil)?.paths ?? []
    guard !found.isEmpty else { return "It holds no Swift file." }
    let more = found.count > mostNamed ? ", … \(found.count - mostNamed) more" : ""
    let names = found.prefix(mostNamed).map { "\(folder)/\($0)" }.joined(separator: ", ")
    let check = "haggle check \(ShellText.quoted(folder))"
    return "Name a file in it: \(names)\(more). \(check) checks all."
  }

  private static let mostNamed = 5

  /// A file in the same folder with a similar name, or with this one and the ending of Swift.
  private static func neighbour(of name: String) -> String? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().joined(separator: "/")
    let path = folder.isEmpty ? (name.hasPrefix("/") ? "/" : ".") : folder
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let own = String(parts.last ?? "")
    let whole = own + ".swift"
    let nearest =
      files.contains(whole) ? whole : Suggestion.nearest(to: own, among: files.sorted())
    return nearest.map { parts.count > 1 ? "\(folder)/\($0)" : $0 }
  }
}

extension String {
  var withoutSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}
