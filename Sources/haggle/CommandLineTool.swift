import Foundation
import HaggleExperiments
import HaggleVocabulary

/// The command line: finds and runs the verb, and reports errors.
enum CommandLineTool {
  static let name = "haggle"

  /// All verbs, in the order of the help.
  static var verbs: [any Verb.Type] {
    [
      TraceVerb.self, ReplayVerb.self, WhyVerb.self, TryVerb.self, ReduceVerb.self, DiffVerb.self,
      SweepVerb.self, QueryVerb.self, CheckVerb.self, ImportVerb.self, ExportVerb.self,
      AttachVerb.self, ExplainVerb.self, SurveyVerb.self, HelpVerb.self, CompletionsVerb.self,
      ManVerb.self,
    ]
  }

  static func run(_ arguments: [String]) -> ExitCode {
    do throws(Failure) {
      return try dispatch(arguments)
    } catch {
      Console.message(error.message)
      return error.exitCode
    }
  }

  static func verb(named name: String) throws(Failure) -> any Verb.Type {
    if let verb = verbs.first(where: { $0.name == name }) { return verb }
    let hint =
      otherNames[name].map { "; did you mean \($0)?" }
      ?? Suggestion.text(for: name, among: verbs.map { $0.name })
    throw .misuse(
      "there is no verb “\(name)”" + (hint.isEmpty ? "; haggle help lists all" : hint))
  }

  /// What other tools call what a verb does.
  private static let otherNames = [
    "lint": "check", "test": "check", "fix": "try", "suggest": "try", "why-not": "why … --not",
    "show": "trace", "view": "replay", "debug": "replay", "bisect": "reduce", "report": "attach",
  ]

  private static func dispatch(_ arguments: [String]) throws(Failure) -> ExitCode {
    guard let first = arguments.first else {
      Console.message(HelpText.overview)
      return .misuse
    }
    switch first {
    case "-h", "--help": try Console.answer(HelpText.overview)
    case "--version": try Console.answer(Tool.nameAndVersion + "\n")
    case _ where first.hasPrefix("-") && first != "-":
      throw .misuse("“\(first)” is no option of \(name) itself; a verb comes first")
    case _ where isFile(first): return try TraceVerb.run(arguments)
    default: return try verb(named: first).run(Array(arguments.dropFirst()))
    }
    return .success
  }

  /// `haggle View.swift` is `haggle trace View.swift`, `haggle -` traces standard input. A word is
  /// a file if it contains "." or "/" or exists and names no verb.
  private static func isFile(_ word: String) -> Bool {
    word == "-" || word.contains { "./".contains($0) }
      || !verbs.contains { $0.name == word } && FileManager.default.fileExists(atPath: word)
  }
}
