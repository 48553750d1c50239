import Foundation
import HaggleTestSupport

/// Which module may import which: the arrows of docs/ARCHITECTURE.md.
enum Arrows {
  /// By module, as the table of the page has them: `| HaggleReplay | HaggleVocabulary, … | … |`.
  static let allowed: [String: Set<String>] = {
    let page = (try? Checkout.text("docs/ARCHITECTURE.md")) ?? ""
    let rows = page.split(separator: "\n").map { $0.split(separator: "|") }
    let modules = rows.drop { $0.first != " module " }.dropFirst(2).prefix { $0.count == 3 }
    return Dictionary(uniqueKeysWithValues: modules.map { (name(in: $0[0]), names(in: $0[1])) })
  }()

  static func names(in list: Substring) -> Set<String> {
    Set(list.split(separator: ",").map(name)).subtracting(["–", ""])
  }

  private static func name(in cell: Substring) -> String {
    cell.trimmingCharacters(in: CharacterSet(charactersIn: "\" `"))
  }

  /// Right of the waist: what reads traces, and so must work on those of a real app.
  static let readers = [
    "HaggleTraces", "HaggleReplay", "HaggleAnalysis", "HaggleReports", "HaggleTerminal",
    "HagglePageModel", "HagglePage",
  ]

  /// What tests and their support import besides: what a rule finds is compared in its sentences.
  static let inTests: [String: Set<String>] = [
    "HaggleAnalysisTests": ["HaggleReports", "HaggleFindingSupport"],
    "HaggleExperimentsTests": ["HaggleReports", "HaggleFindingSupport", "Fuzzing"],
    "Fuzzing": [
      "HaggleVocabulary", "HaggleSyntax", "HaggleTraces", "HaggleScenarios", "HaggleReplay",
      "HaggleReports", "HagglePageModel", "HaggleExperiments",
    ],
    "HaggleFindingSupport": ["HaggleVocabulary", "HaggleTraces", "HaggleReports"],
  ]

  /// What apps and their tests import, or what comes with it.
  static let apps = ["HaggleVocabulary", "HaggleLayouts", "HaggleTesting"]

  /// Modules of the toolchain that any module may use.
  static let toolchain: Set<String> = ["Foundation", "FoundationXML"]

  /// All modules that a module can reach, itself included.
  static func reachable(from module: String) -> Set<String> {
    var reached: Set<String> = []
    var open = [module]
    while let next = open.popLast() {
      if reached.insert(next).inserted { open += allowed[next] ?? [] }
    }
    return reached
  }

  /// The module that a folder of Tests is about; nil for one that is about the repository.
  static func module(testedIn folder: String) -> String? {
    switch folder {
    case "HaggleToolTests": "haggle"
    case "HaggleRepositoryTests", "HaggleTestSupport", "HaggleFindingSupport", "Fuzzing": nil
    default: String(folder.dropLast("Tests".count))
    }
  }
}
