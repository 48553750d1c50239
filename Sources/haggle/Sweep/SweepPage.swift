import HaggleExperiments
import HaggleReports

/// A sweep as a self-contained HTML page without scripts.
struct SweepPage {
  private let answer: SweepAnswer
  private let drawing: SweepSVG

  init(_ answer: SweepAnswer) {
    self.answer = answer
    drawing = SweepSVG(answer)
  }

  var text: String {
    let title = XMLText.escaped(SweepTitle(answer).text)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      \(SweepSVG.colours)
      \(SweepSVG.shapes)
      \(Self.style)
      </style>
      </head>
      <body class="sweep">
      <main>
      <h1>\(title)</h1>
      <p class="soft">\(XMLText.escaped(about))</p>
      \([changes, curve, findings, layouts].filter { !$0.isEmpty }.joined(separator: "\n"))
      </main>
      </body>
      </html>

      """
  }

  private var about: String {
    "\(answer.file): \(SweepText.counts(answer)), \(answer.findings.completeness)"
  }

  private var changes: String {
    if answer.sentences.isEmpty {
      let words = [SweepText.nothing(answer.run.axis), answer.hollow].compactMap(\.self)
      return "<p>\(XMLText.escaped(words.joined(separator: ". ")))</p>"
    }
    let rows = answer.sentences.map { sentence in
      let place = XMLText.escaped(sentence.whereabouts ?? "")
      let words = XMLText.escaped(PlainText.line(sentence.text))
      return "<tr><td class=\"bar\">\(drawing.strip(sentence))</td>"
        + "<td class=\"where\">\(place)</td><td>\(words)</td></tr>"
    }
    return """
      <h2>What breaks, what changes</h2>
      <table class="changes"><thead><tr><th>\(XMLText.escaped(ends))</th><th>where</th>\
      <th>what</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table>
      """
  }

  /// The labels at both ends of a bar.
  private var ends: String {
    let points = answer.words.points
    return "\(points.name(0)) … \(points.name(answer.run.layouts.count - 1))"
  }

  private var curve: String {
    guard let response = SweepResponse(answer), let plot = drawing.plot else { return "" }
    let sentence = "<p>\(XMLText.escaped(response.sentence))</p>"
    return "<h2>How large it comes out</h2>\n\(sentence)"
      + (response.isWorthPlotting ? "\n\(plot)" : "")
  }

  private var findings: String {
    let rows = answer.findings.findings.map { finding in
      let doubt = answer.words.points.doubt(finding.doubted, besides: finding.places)
      return [
        finding.example.finding.ignoreKey + answer.words.line(of: finding.view),
        [finding.places.isEmpty ? "" : answer.words.points.text(finding.places), doubt]
          .filter { !$0.isEmpty }.joined(separator: "; "),
        "\(PlainText.line(finding.example.claim)) "
          + "(\(answer.words.points.at(finding.examplePoint)))",
      ]
    }
    if rows.isEmpty { return "" }
    return "<h2>Findings</h2>\n" + Self.table(["key", "where", "what"], rows)
  }

  /// For lengths, only the layouts that differ from the one before.
  private var layouts: String {
    let run = answer.run
    let borders = run.layouts.indices.filter { index in
      !run.isContinuous || index == 0 || index == run.layouts.count - 1
        || answer.starts.contains(index) || answer.starts.contains(index + 1)
    }
    let table = SweepTable(answer)
    let head = [run.axis.word] + SweepTable.columns.dropFirst()
    return "<h2>Layouts</h2>\n"
      + (run.isContinuous ? "<p class=\"soft\">those beside a change</p>\n" : "")
      + Self.table(head, borders.map { table.row($0) })
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    let cells = { (tag: String, row: [String]) in
      row.map { "<\(tag)>\(XMLText.escaped($0))</\(tag)>" }.joined()
    }
    return "<table><thead><tr>\(cells("th", head))</tr></thead>\n<tbody>\n"
      + rows.map { "<tr>\(cells("td", $0))</tr>" }.joined(separator: "\n")
      + "\n</tbody></table>"
  }

  private static let style = """
    body { margin: 0; background: var(--paper); color: var(--ink);
      font: 15px/1.45 system-ui, sans-serif; }
    main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
    h1 { font-size: 1.35rem; margin: 0 0 .25rem; }
    h2 { font-size: 1.05rem; margin: 2rem 0 .5rem; }
    .soft, th { color: var(--soft); }
    table { border-collapse: collapse; width: 100%; }
    th { text-align: start; font-weight: 500; font-size: .85rem; }
    td, th { padding: .35rem .75rem .35rem 0; vertical-align: top;
      border-bottom: 1px solid var(--track); }
    .bar { width: 13rem; } .where { white-space: nowrap; }
    .strip { display: block; width: 12rem; height: .75rem; margin-top: .35rem; }
    svg { max-width: 100%; height: auto; }
    @media (max-width: 40rem) { .bar { width: 5rem; } .strip { width: 4.5rem; }
      .where { white-space: normal; } main > table { display: block; overflow-x: auto; }
      .changes td:last-child { overflow-wrap: anywhere; } }
    """
}
