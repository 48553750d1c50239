import HaggleExperiments

/// The manual page, in the macros of man(7), made from the same tables as help.
enum ManPage {
  static var text: String {
    """
    .TH HAGGLE 1 "" "\(Tool.nameAndVersion)" "User Commands"
    .SH NAME
    haggle \\- trace and replay the layout negotiation of SwiftUI
    .SH SYNOPSIS
    .B haggle
    .I VERB
    \\&...
    .br
    .B haggle
    .I FILE
    .SH DESCRIPTION
    haggle shows how SwiftUI's views haggle over their sizes: who was offered what, who answered
    what, and what went wrong. With a file instead of a verb it traces that file.
    \(CommandLineTool.verbs.map(section).joined())
    """
  }

  private static func section(of verb: any Verb.Type) -> String {
    let own = paragraphs(verb.ownRows + [("-h, --help", "show this")])
    let title = capitalized(HelpText.layoutTitle)
    let layout = verb.layoutRows.isEmpty ? "" : ".PP\n\(title):\n\(paragraphs(verb.layoutRows))"
    let examples = verb.examples.map { ".TP\n.B \(line($0.command))\n\(line($0.about))\n" }
    let codes = verb.exitCodes.rows.map { ".TP\n.B \($0.code.rawValue)\n\(line($0.meaning))\n" }
    return """
      .SH \(verb.name.uppercased())
      .B haggle \(verb.name)
      .I \(verb.operands.text.isEmpty ? "\\&" : line(verb.operands.text))
      .PP
      \(line(capitalized(verb.summary))). \(line(verb.about))
      \(own)\(layout).PP
      Examples:
      \(examples.joined()).PP
      Exit codes:
      \(codes.joined())
      """
  }

  private static func paragraphs(_ rows: [(String, String)]) -> String {
    rows.map { ".TP\n.B \(line($0))\n\(line($1))\n" }.joined()
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  /// A line without anything that roff would interpret.
  private static func line(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .replacing("“", with: "\\(lq").replacing("”", with: "\\(rq").replacing("…", with: "...")
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
