/// The lists of a survey: frequencies of diagnostics, and files to look at.
struct SurveyLists {
  let survey: Survey
  /// The number of entries per list.
  let top: Int

  /// The non-empty lists, each with a title.
  var sections: [[String]] {
    [unsupported, failures, codes, names, slowest].filter { !$0.isEmpty }
  }

  // MARK: - Diagnostics

  private var codes: [String] {
    let codes = survey.codes
    let rows = codes.prefix(top).map { code in
      [
        PlainText.line(code.key), code.example.severity, "\(code.files)", "\(code.places)",
        PlainText.line(code.place),
      ]
    }
    return section(
      "What was reported, by code (haggle explain CODE says more)", rows,
      under: ["code", "severity", "files", "places", "for example"],
      [.leading, .leading, .trailing, .trailing, .leading], of: codes.count)
  }

  private var unsupported: [String] {
    let forms = survey.unsupportedForms
    let rows = forms.prefix(top).map { form in
      [
        PlainText.line(form.example.subject ?? "").cut(to: 34), form.example.code,
        "\(form.files)", PlainText.line(form.place),
      ]
    }
    return section(
      "Forms that haggle lacks", rows, under: ["form", "code", "files", "for example"],
      [.leading, .leading, .trailing, .leading], of: forms.count)
  }

  private func section(
    _ title: String, _ rows: [[String]], under heads: [String],
    _ alignments: [AlignedTable.Alignment], of count: Int
  ) -> [String] {
    if rows.isEmpty { return [] }
    return [title, ""] + AlignedTable(alignments, [heads] + rows).lines
      + more(than: rows.count, of: count)
  }

  // MARK: - Names

  private var names: [String] {
    let lists = ["placeholder", "assumed", "ignored"].map { survey.undeclaredNames($0) }
    let heads = [
      ("view, as a box", "views, as boxes"), ("value, as a placeholder", "values, as placeholders"),
      ("modifier, ignored", "modifiers, ignored"),
    ]
    let most = lists.map(\.count).max() ?? 0
    if most == 0 { return [] }
    let columns = zip(heads, lists).map { column($0.0, $0.1, rows: min(most, top)) }
    let rows = columns[0].indices.map { row in columns.map { $0[row] } }
    return ["Names that the texts do not declare, with the number of files", ""]
      + AlignedTable([.leading, .leading, .leading], rows).lines + more(than: top, of: most)
  }

  /// A heading with the number of names, followed by the names.
  private func column(_ head: (one: String, many: String), _ names: [SurveyFrequency], rows: Int)
    -> [String]
  {
    let shown = names.prefix(rows)
    let width = "\(shown.first?.files ?? 0)".count
    let cells = shown.map { name in
      let count = "\(name.files)"
      return String(repeating: " ", count: width - count.count)
        + "\(count) \(PlainText.line(name.key).cut(to: 30 - width))"
    }
    let count = names.isEmpty ? "no" : "\(names.count)"
    let title = "\(count) \(names.count == 1 ? head.one : head.many)"
    return [title] + cells + Array(repeating: "", count: rows - cells.count)
  }

  // MARK: - Files

  private var failures: [String] {
    let failures = survey.failures
    if failures.isEmpty { return [] }
    return ["Not laid out, or not in time", ""]
      + failures.prefix(top).flatMap(lines) + more(than: top, of: failures.count)
  }

  private func lines(of file: SurveyedFile) -> [String] {
    let status = file.status == .overTime ? "over time" : file.status.rawValue
    let head = status + String(repeating: " ", count: 11 - status.count) + PlainText.line(file.file)
    let margin = String(repeating: " ", count: 11)
    let message = PlainText.paragraph(
      PlainText.line(file.message ?? "", limit: 400), width: SurveyText.columns - margin.count,
      breakingWords: true)
    return [head] + message.map { margin + $0 }
  }

  private var slowest: [String] {
    if survey.files.count < 2 { return [] }
    let rows = survey.slowest.prefix(min(top, 10)).map { file in
      [SurveyText.seconds(file.seconds), PlainText.line(file.file)]
    }
    return ["Slowest", ""] + AlignedTable([.trailing, .leading], rows).lines
  }

  private func more(than shown: Int, of count: Int) -> [String] {
    count > shown ? ["… \(count - shown) more: --top \(count) shows all"] : []
  }
}
