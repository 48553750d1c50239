package import HaggleReplay
import HaggleTraces

/// The comparison of two negotiations, for an issue.
package struct DiffMarkdown {
  private let words: DiffWords
  private let names: (first: String, second: String)

  /// - Parameter names: the names of A and B, such as their files.
  package init(_ diff: Diff, names: (first: String, second: String)) {
    words = DiffWords(diff)
    self.names = names
  }

  package var text: String {
    let title = "# \(prose(names.first)) (A) and \(prose(names.second)) (B)\n"
    if words.diff.isEmpty { return title + "\nBoth negotiate the same.\n" }
    let strangers = words.diff.sharesNoView ? "\n\(DiffWords.strangers)\n" : ""
    return title + strangers
      + [causes, divergence, seen, questions, findings].filter { !$0.isEmpty }
      .map { "\n" + $0 }.joined()
  }

  private func prose(_ text: String) -> String { MarkdownText.prose(text) }

  private func list(_ items: [String]) -> String {
    items.map { "- \(prose($0))\n" }.joined()
  }

  private var causes: String {
    let causes = words.diff.causes
    return causes.isEmpty ? "" : "## What differs by itself\n\n" + list(causes.map(words.text))
  }

  private var divergence: String {
    guard let divergence = words.divergence else { return "" }
    return prose(divergence.title) + ":\n\n"
      + MarkdownText.fenced("A  \(divergence.first)\nB  \(divergence.second)")
  }

  private var seen: String {
    let rows = words.seen.map { view in
      let numbers = words.numbers(view)
      return [words.name(view.views), numbers.first, numbers.second, numbers.title].map(prose)
    }
    return rows.isEmpty
      ? "" : "## What looks different\n\n" + MarkdownText.table(["view", "A", "B", "change"], rows)
  }

  private var questions: String {
    let rows = words.asked.flatMap { view in
      view.questions.map { question in
        let exchange = words.exchange(question)
        return [words.name(view.views), exchange.title, exchange.first, exchange.second]
          .map(prose)
      }
    }
    return rows.isEmpty
      ? "" : "## Questions\n\n" + MarkdownText.table(["view", "offered", "A", "B"], rows)
  }

  private var findings: String {
    let (gone, new) = words.diff.findings
    let items =
      gone.map { "only A: " + words.text($0, in: words.first) }
      + new.map { "only B: " + words.text($0, in: words.second) }
    return items.isEmpty ? "" : "## Findings\n\n" + list(items)
  }
}
