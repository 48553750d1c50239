/// Help, made from the same tables as parsing.
enum HelpText {
  private static let width = 90

  static var overview: String {
    let verbs = CommandLineTool.verbs.map { ($0.name, $0.summary) }
    let options = [
      ("-h, --help", "show this, or after a verb how to use it"),
      ("--version", "show the version"),
    ]
    let examples = CommandLineTool.verbs.compactMap { $0.examples.first }.map(\.command)
    return """
      haggle shows how SwiftUI's views haggle over their sizes: who was offered what, who answered
      what, and what went wrong.

      usage: haggle VERB …
             haggle FILE [options], which is haggle trace FILE [options]

      verbs:
      \(rows(verbs))
      options:
      \(rows(options))
      examples:
      \(examples.map { "  \($0)\n" }.joined())
      """
  }

  static func text(for verb: any Verb.Type) -> String {
    let options = verb.ownRows + [("-h, --help", "show this")]
    let layout = verb.layoutRows.isEmpty ? "" : "\n\(layoutTitle):\n\(rows(verb.layoutRows))"
    let examples = verb.examples.map { "  \($0.command)\n      \($0.about)\n" }.joined()
    let codes = verb.exitCodes.rows.map { ("\($0.code.rawValue)", $0.meaning) }
    return """
      haggle \(verb.name): \(verb.summary)

      usage: haggle \(usage(of: verb))

      \(paragraph(verb.about))
      options:
      \(rows(options, beside: verb.layoutRows))\(layout)
      examples:
      \(examples)
      exit codes:
      \(rows(codes))
      """
  }

  /// The heading of the options shared by verbs.
  static let layoutTitle = "how it is laid out"

  private static func usage(of verb: any Verb.Type) -> String {
    [verb.name, verb.operands.text, verb.optionRows.isEmpty ? "" : "[options]"]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Two columns; an entry too long for the first gets a line of its own.
  ///
  /// - Parameter others: rows that have the same columns.
  static func rows(_ rows: [(String, String)], beside others: [(String, String)] = []) -> String {
    let longest = min((rows + others).map(\.0.count).max() ?? 0, 24)
    let margin = String(repeating: " ", count: longest + 4)
    return rows.map { name, about in
      let lines = wrapped(about, to: width - margin.count).joined(separator: "\n" + margin)
      let gap = String(repeating: " ", count: max(0, longest - name.count))
      return name.count > longest ? "  \(name)\n\(margin)\(lines)\n" : "  \(name)\(gap)  \(lines)\n"
    }.joined()
  }

  static func paragraph(_ text: String) -> String {
    wrapped(text, to: width).map { $0 + "\n" }.joined()
  }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + word.count < width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
