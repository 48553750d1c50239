// swift-tools-version: 6.2
import PackageDescription

// Every target is built alike: Swift 6 mode, imports say whom they are for, warnings are errors.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

func room(_ name: String, imports: [String] = [], exclude: [String] = []) -> Target {
  .target(
    name: name, dependencies: imports.map { .target(name: $0) }, exclude: exclude,
    swiftSettings: settings)
}

func tests(of name: String, imports: [String] = [], exclude: [String] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: ([name] + imports).map { .target(name: $0) },
    exclude: exclude, swiftSettings: settings)
}

// The arrows of docs/ARCHITECTURE.md: what a room does not name here it cannot import.
let package = Package(
  name: "haggle",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "HaggleLayouts", targets: ["HaggleLayouts"]),
    .library(name: "HaggleTesting", targets: ["HaggleTesting"]),
    .executable(name: "haggle", targets: ["haggle"]),
  ],
  targets: [
    room("HaggleVocabulary"),
    room("HaggleLayouts", imports: ["HaggleVocabulary"]),
    room("HaggleTraces", imports: ["HaggleVocabulary"]),
    room("HaggleRecording", imports: ["HaggleVocabulary", "HaggleLayouts", "HaggleTraces"]),
    room("HaggleSyntax", imports: ["HaggleVocabulary"]),
    room("HaggleScenarios", imports: ["HaggleVocabulary", "HaggleSyntax", "HaggleLayouts"]),
    room("HaggleReplay", imports: ["HaggleVocabulary", "HaggleTraces"]),
    room("HaggleAnalysis", imports: ["HaggleVocabulary", "HaggleTraces", "HaggleReplay"]),
    room(
      "HaggleReports",
      imports: ["HaggleVocabulary", "HaggleTraces", "HaggleReplay", "HaggleAnalysis"]),
    room(
      "HaggleTerminal",
      imports: ["HaggleVocabulary", "HaggleTraces", "HaggleReplay", "HaggleReports"]),
    room(
      "HagglePageModel",
      imports: ["HaggleVocabulary", "HaggleTraces", "HaggleReplay", "HaggleReports"]),
    // The viewer's scripts and styles are files of their own, and end up in the binary by `#embed`.
    .target(name: "HagglePageFiles"),
    room(
      "HagglePage",
      imports: [
        "HaggleVocabulary", "HaggleTraces", "HaggleReplay", "HaggleReports", "HagglePageModel",
        "HagglePageFiles",
      ],
      exclude: ["Viewer"]),
    room(
      "HaggleExperiments",
      imports: [
        "HaggleVocabulary", "HaggleSyntax", "HaggleLayouts", "HaggleTraces", "HaggleRecording",
        "HaggleScenarios", "HaggleReplay", "HaggleAnalysis",
      ]),
    room(
      "HaggleTesting",
      imports: [
        "HaggleVocabulary", "HaggleSyntax", "HaggleLayouts", "HaggleTraces", "HaggleRecording",
        "HaggleScenarios", "HaggleReplay", "HaggleReports", "HaggleExperiments",
      ]),
    .executableTarget(
      name: "haggle",
      dependencies: [
        "HaggleVocabulary", "HaggleSyntax", "HaggleTraces", "HaggleScenarios", "HaggleReplay",
        "HaggleAnalysis", "HaggleReports", "HaggleTerminal", "HagglePage", "HaggleExperiments",
      ],
      swiftSettings: settings),
    // Not for users: `swift run -c release haggle-benchmarks`.
    .executableTarget(
      name: "haggle-benchmarks",
      dependencies: [
        "HaggleVocabulary", "HaggleSyntax", "HaggleTraces", "HaggleScenarios", "HaggleReplay",
        "HaggleExperiments",
      ],
      swiftSettings: settings),

    tests(of: "HaggleVocabulary"),
    tests(of: "HaggleLayouts", imports: ["HaggleVocabulary"]),
    tests(of: "HaggleTraces", imports: ["HaggleVocabulary"]),
    tests(
      of: "HaggleRecording", imports: ["HaggleVocabulary", "HaggleLayouts", "HaggleTraces"]),
    tests(of: "HaggleSyntax", imports: ["HaggleVocabulary"]),
    tests(of: "HaggleScenarios", imports: ["HaggleVocabulary", "HaggleSyntax", "HaggleLayouts"]),
    tests(of: "HaggleReplay", imports: ["HaggleVocabulary", "HaggleTraces"]),
    tests(of: "HaggleAnalysis", imports: ["HaggleVocabulary", "HaggleTraces", "HaggleReplay"]),
    tests(
      of: "HaggleReports",
      imports: ["HaggleVocabulary", "HaggleTraces", "HaggleReplay", "HaggleAnalysis"]),
    tests(
      of: "HaggleTerminal",
      imports: ["HaggleVocabulary", "HaggleTraces", "HaggleReplay", "HaggleReports"],
      exclude: ["Screens"]),
    tests(
      of: "HagglePageModel",
      imports: ["HaggleVocabulary", "HaggleTraces", "HaggleReplay", "HaggleReports"]),
    tests(
      of: "HagglePage",
      imports: [
        "HaggleVocabulary", "HaggleTraces", "HaggleReplay", "HaggleReports", "HagglePageModel",
      ]),
    tests(
      of: "HaggleExperiments",
      imports: [
        "HaggleVocabulary", "HaggleSyntax", "HaggleLayouts", "HaggleTraces", "HaggleRecording",
        "HaggleScenarios", "HaggleReplay", "HaggleAnalysis",
      ]),
    tests(of: "HaggleTesting", imports: ["HaggleLayouts", "HaggleTraces", "HaggleExperiments"]),
    .testTarget(name: "HaggleToolTests", dependencies: ["haggle"], swiftSettings: settings),
    .testTarget(name: "HaggleRepositoryTests", swiftSettings: settings),
  ],
  cLanguageStandard: .c2x
)
