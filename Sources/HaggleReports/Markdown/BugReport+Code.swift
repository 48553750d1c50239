import HaggleReplay
import HaggleTraces
import HaggleVocabulary

// MARK: - The code and how to run it

extension BugReport {
  /// The text's own file, or of a long one the lines that matter; the files that it borrows from
  /// belong to the app and are in the trace alone.
  func codeBlock(isWhole: Bool) -> String {
    if let imported = header.imported {
      return "Not known: this was read from a \(MarkdownText.prose(imported.word)).\n"
    }
    guard let code else { return "" }
    let lines = PlainText.lines(code.text)
    let own = header.parts.parts.first.map { Array(lines.prefix($0.line - 1)) } ?? lines
    let whole = MarkdownText.fenced(own.joined(separator: "\n"), "swift")
    guard own.count(where: { !$0.isEmpty }) > Self.fewLines || borrowed != nil,
      let line = blamedLine, let excerpt = CodeExcerpt(of: lines, at: line, header.parts)
    else { return whole + (borrowed ?? "") }
    let count = NumberText.counted(own.count - (own.last == "" ? 1 : 0), "line")
    let all =
      isWhole
      ? MarkdownText.details("All of it, \(count)", whole)
      : "All of it, \(count), is too long for an issue: it is in `\(name).trace.json`.\n"
    return excerpt.markdown + "\n" + all + (borrowed ?? "")
  }

  /// What the code needs of other files; nil if it is whole by itself.
  private var borrowed: String? {
    let files = Set(header.parts.parts.map(\.file)).count
    guard files > 0 else { return nil }
    return "\nWhat it uses of \(NumberText.counted(files, "other file")) of its project is not "
      + "shown here; `\(name).trace.json` and the page have it.\n"
  }

  /// The line of the blamed view, else of one that the note names, else of a text that is cut, else
  /// of the first that a view's body writes, else of the root.
  private var blamedLine: Int? {
    if let place = sections.findings.first?.place { return place.line }
    let (trace, views) = (timeline.trace, timeline.tree.preorder)
    let said = note?.lowercased() ?? ""
    let named = views.first { node in
      let names = [trace.nodes[node.index].words ?? "", trace.name(of: node)]
      return names.contains { $0.count > 2 && said.contains($0.lowercased()) }
    }
    let written = views.first { !trace.ownOwners(of: $0).isEmpty }
    return [named, CutTexts(timeline).nodes.first, written, views.first].lazy
      .compactMap { $0.flatMap { trace.nodes[$0.index].place }?.line }.first
  }

  /// Texts up to this number of lines are shown in full.
  private static let fewLines = 12

  var replay: String {
    var text =
      "- `\(name).html`: open it in a browser. It shows every question and answer, step by step, "
      + "and needs no network.\n"
      + "- `haggle replay \(name).trace.json`: the same in a terminal.\n"
    if let code, borrowed == nil {
      let command = MarkdownText.code("haggle trace \(name).swift\(code.options)")
      text +=
        code.isReproduced
        ? "- The code above in a file: \(command) comes to the same findings.\n"
        : "- The code above, traced by itself, comes to other findings: this was recorded with "
          + "settings that the trace does not record. \(command) shows it as it stands.\n"
    }
    return text
  }

  var versions: String {
    let tool = header.tool.isEmpty ? "an unknown tool" : header.tool
    let engine =
      header.isOfEngine
      ? ", which lays SwiftUI code out with an engine of its own and records every question" : ""
    return "Recorded by \(MarkdownText.prose(tool))\(engine); trace format \(header.version); "
      + "the trace is \(MarkdownText.prose(header.completeness)).\n"
  }
}
