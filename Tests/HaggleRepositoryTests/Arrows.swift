/// Which module may import which: the arrows of docs/ARCHITECTURE.md.
enum Arrows {
  static let allowed: [String: Set<String>] = [
    "HaggleVocabulary": [],
    "HaggleLayouts": ["HaggleVocabulary"],
    "HaggleTraces": ["HaggleVocabulary"],
    "HaggleRecording": ["HaggleVocabulary", "HaggleLayouts", "HaggleTraces"],
    "HaggleSyntax": ["HaggleVocabulary"],
    "HaggleLanguage": ["HaggleVocabulary", "HaggleSyntax"],
    "HaggleScenarios": ["HaggleVocabulary", "HaggleSyntax", "HaggleLanguage", "HaggleLayouts"],
    "HaggleReplay": ["HaggleVocabulary", "HaggleTraces"],
    "HaggleAnalysis": ["HaggleVocabulary", "HaggleTraces", "HaggleReplay"],
    "HaggleReports": ["HaggleVocabulary", "HaggleTraces", "HaggleReplay"],
    "HaggleTerminal": ["HaggleVocabulary", "HaggleTraces", "HaggleReplay", "HaggleReports"],
    "HagglePageModel": ["HaggleVocabulary", "HaggleTraces", "HaggleReplay", "HaggleReports"],
    "HagglePageFiles": [],
    "HagglePage": [
      "HaggleVocabulary", "HaggleTraces", "HaggleReplay", "HaggleReports", "HagglePageModel",
      "HagglePageFiles",
    ],
    "HaggleExperiments": [
      "HaggleVocabulary", "HaggleSyntax", "HaggleLayouts", "HaggleTraces", "HaggleRecording",
      "HaggleScenarios",
      "HaggleReplay", "HaggleAnalysis",
    ],
    "HaggleTesting": [
      "HaggleVocabulary", "HaggleSyntax", "HaggleLayouts", "HaggleTraces", "HaggleRecording",
      "HaggleScenarios", "HaggleReplay", "HaggleReports", "HaggleExperiments",
    ],
    "haggle": [
      "HaggleVocabulary", "HaggleSyntax", "HaggleLanguage", "HaggleTraces", "HaggleScenarios",
      "HaggleReplay",
      "HaggleAnalysis",
      "HaggleReports", "HaggleTerminal", "HagglePage", "HaggleExperiments",
    ],
    "haggle-benchmarks": [
      "HaggleVocabulary", "HaggleSyntax", "HaggleLayouts", "HaggleTraces", "HaggleRecording",
      "HaggleScenarios", "HaggleReplay", "HaggleAnalysis", "HaggleExperiments",
    ],
  ]

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
  static let toolchain: Set<String> = ["Foundation", "FoundationXML", "Synchronization"]

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
