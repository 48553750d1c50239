import HaggleExperiments
import HaggleTraces
import HaggleVocabulary

/// A call of `haggle try`, to be printed with more behind it.
struct TryTyped {
  private let words: [String]
  private let parts: SourceParts

  /// - Parameter start: with the view that it is about, where nobody named it.
  init(_ settings: TryVerb.Settings, _ operands: [String], _ start: TryStart) {
    parts = start.search.trace.header.parts
    let isChosen = settings.scenario.root != nil || start.subject.scenario.roots.count < 2
    let root = isChosen ? [] : ["--root", ShellText.quoted(start.subject.root.name)]
    words =
      ["haggle", "try"] + operands.map(ShellText.quoted)
      + settings.scenario.given.map(\.shellText) + root + settings.goalWords
  }

  /// The command that makes an edit and no other.
  func making(_ attempt: Attempt) -> String {
    attempt.edit.made(by: words.joined(separator: " "), in: parts)
  }
}

extension TryVerb.Settings {
  /// The stated goal as options, as words for a shell.
  fileprivate var goalWords: [String] {
    let texts = [("--finding", finding), ("--expect", expectation)].flatMap { name, text in
      text.map { [name, ShellText.quoted($0)] } ?? []
    }
    switch expected {
    case .points(let number): return texts + ["--to", NumberText.exact(number)]
    case .length(let word): return texts + ["--to", word.rawValue]
    case nil: return texts
    }
  }
}
