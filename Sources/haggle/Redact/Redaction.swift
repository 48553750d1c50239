/// What a report leaves out, as given by `--redact`.
struct Redaction: OptionSet {
  let rawValue: Int

  /// The texts of views, the output of layouts, notes and titles.
  static let text = Redaction(rawValue: 1)
  /// The author's names for views, types, data and the file.
  static let names = Redaction(rawValue: 2)
  /// The source, and everything that quotes its lines.
  static let source = Redaction(rawValue: 4)
  /// The paths of files.
  static let paths = Redaction(rawValue: 8)

  static let words: [(word: String, kind: Redaction)] = [
    ("text", .text), ("names", .names), ("source", .source), ("paths", .paths),
  ]

  /// The expected syntax.
  static var hint: String { "one or more of \(words.map(\.word).joined(separator: ", "))" }

  /// Parses `text,names`; nil if a word is unknown.
  init?(_ list: String) {
    self = []
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let kind = Self.words.first(where: { $0.word == part.filter { $0 != " " } })?.kind
      else { return nil }
      insert(kind)
    }
  }

  init(rawValue: Int) { self.rawValue = rawValue }

  /// The option that adds to it.
  ///
  /// - Parameter files: the affected files, in words.
  static func option<Settings>(
    at path: WritableKeyPath<Settings, Redaction>, of files: String
  ) -> Option<Settings> {
    Option(
      name: "--redact", value: .placeholder(words.map(\.word).joined(separator: ",")),
      about: "leave this out of \(files): what views show, with notes and titles; what the author "
        + "called views, data and the file; the source and what quotes it (it goes with text and "
        + "names as well); where files are"
    ) { (settings, list) throws(InvalidValue) in
      guard let redaction = Redaction(list) else { throw InvalidValue(expected: hint) }
      settings[keyPath: path].formUnion(redaction)
    }
  }

  /// Whether the source is left out: it contains the words and names of views.
  var leavesOutSource: Bool { !isDisjoint(with: [.text, .names, .source]) }

  /// Whether the file's name is left out.
  var leavesOutFileName: Bool { !isDisjoint(with: [.names, .paths]) }
}
