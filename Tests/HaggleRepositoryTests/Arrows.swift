/// Which room may import which: the arrows of docs/ARCHITECTURE.md.
enum Arrows {
  static let allowed: [String: Set<String>] = [
    "HaggleVocabulary": [],
    "HaggleLayouts": ["HaggleVocabulary"],
    "HaggleTraces": ["HaggleVocabulary"],
    "HaggleRecording": ["HaggleVocabulary", "HaggleLayouts", "HaggleTraces"],
    "HaggleSyntax": ["HaggleVocabulary"],
    "HaggleScenarios": ["HaggleVocabulary", "HaggleSyntax", "HaggleLayouts"],
    "HaggleReplay": ["HaggleVocabulary", "HaggleTraces"],
    "HaggleAnalysis": ["HaggleVocabulary", "HaggleTraces", "HaggleReplay"],
    "HaggleReports": ["HaggleVocabulary", "HaggleTraces", "HaggleReplay", "HaggleAnalysis"],
    "HaggleTerminal": ["HaggleVocabulary", "HaggleTraces", "HaggleReplay", "HaggleReports"],
    "HagglePageFiles": [],
    "HagglePage": [
      "HaggleVocabulary", "HaggleTraces", "HaggleReplay", "HaggleReports", "HagglePageFiles",
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
      "HaggleVocabulary", "HaggleSyntax", "HaggleTraces", "HaggleScenarios", "HaggleReplay",
      "HaggleAnalysis",
      "HaggleReports", "HaggleTerminal", "HagglePage", "HaggleExperiments",
    ],
    "haggle-benchmarks": [
      "HaggleVocabulary", "HaggleSyntax", "HaggleTraces", "HaggleScenarios", "HaggleReplay",
      "HaggleExperiments",
    ],
  ]

  /// Right of the waist: what reads traces, and so must work on those of a real app.
  static let readers = [
    "HaggleTraces", "HaggleReplay", "HaggleAnalysis", "HaggleReports", "HaggleTerminal",
    "HagglePage",
  ]

  /// Modules of the toolchain that any room may use.
  static let toolchain: Set<String> = ["Foundation", "Synchronization"]

  /// All rooms that a room can reach, itself included.
  static func reachable(from room: String) -> Set<String> {
    var reached: Set<String> = []
    var open = [room]
    while let next = open.popLast() {
      if reached.insert(next).inserted { open += allowed[next] ?? [] }
    }
    return reached
  }

  /// The room that a folder of Tests is about; nil for one that is about the repository.
  static func room(testedIn folder: String) -> String? {
    switch folder {
    case "HaggleToolTests": "haggle"
    case "HaggleRepositoryTests": nil
    default: String(folder.dropLast("Tests".count))
    }
  }
}
