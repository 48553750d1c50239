// swift-tools-version: 6.2
import PackageDescription

// Every target is built alike: Swift 6 mode, imports say whom they are for, warnings are errors.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

func module(_ name: String, imports: [String] = [], exclude: [String] = []) -> Target {
  .target(
    name: name, dependencies: imports.map { .target(name: $0) }, exclude: exclude,
    swiftSettings: settings)
}

func tests(of name: String, imports: [String] = [], exclude: [String] = []) -> Target {
  .testTarget(
    name: name + "Tests",
    dependencies: ([name, "HaggleTestSupport"] + imports).map { .target(name: $0) },
    exclude: exclude, swiftSettings: settings)
}

// What a fuzzer gives its inputs, and tests the corpus: a module, and a program only where .ci/fuzz
// links it with libFuzzer.
func fuzzing(isLinked: Bool) -> Target {
  let imports: [Target.Dependency] = [
    "HaggleVocabulary", "HaggleSyntax", "HaggleTraces", "HaggleScenarios", "HaggleReplay",
    "HaggleReports", "HagglePageModel", "HaggleExperiments",
  ]
  return isLinked
    ? .executableTarget(
      name: "Fuzzing", dependencies: imports, path: "Tests/Fuzzing", exclude: ["Corpus"],
      swiftSettings: settings + [.define("HAGGLE_FUZZER")])
    : .target(
      name: "Fuzzing", dependencies: imports, path: "Tests/Fuzzing", exclude: ["Corpus"],
      swiftSettings: settings)
}

// On Linux the program that is built for release brings Swift's libraries along and has a fixed place
// in memory: the loader has nothing to look up and to move, which was most of its start. Flags of a
// program do not keep others from depending on a library of this package.
let linkedStatically: [LinkerSetting] =
  Context.environment["HAGGLE_DYNAMIC"] != nil
  ? []
  : [
    .unsafeFlags(
      [
        "-static-stdlib", "-lCoreFoundation", "-l_FoundationCShims", "-l_FoundationCollections",
        "-l_FoundationICU", "-lswiftSynchronization", "-Xclang-linker", "-no-pie",
      ], .when(platforms: [.linux], configuration: .release))
  ]

// The arrows of docs/ARCHITECTURE.md: what a module does not name here it cannot import.
let package = Package(
  name: "haggle",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "HaggleLayouts", targets: ["HaggleLayouts"]),
    .library(name: "HaggleTesting", targets: ["HaggleTesting"]),
    .executable(name: "haggle", targets: ["haggle"]),
  ],
  targets: [
    module("HaggleVocabulary"),
    module("HaggleLayouts", imports: ["HaggleVocabulary"]),
    module("HaggleTraces", imports: ["HaggleVocabulary"]),
    module("HaggleRecording", imports: ["HaggleVocabulary", "HaggleLayouts", "HaggleTraces"]),
    module("HaggleSyntax", imports: ["HaggleVocabulary"]),
    module("HaggleLanguage", imports: ["HaggleVocabulary", "HaggleSyntax"]),
    module(
      "HaggleScenarios",
      imports: ["HaggleVocabulary", "HaggleSyntax", "HaggleLanguage", "HaggleLayouts"]),
    module("HaggleReplay", imports: ["HaggleVocabulary", "HaggleTraces"]),
    module("HaggleAnalysis", imports: ["HaggleVocabulary", "HaggleTraces", "HaggleReplay"]),
    module("HaggleReports", imports: ["HaggleVocabulary", "HaggleTraces", "HaggleReplay"]),
    module(
      "HaggleTerminal",
      imports: ["HaggleVocabulary", "HaggleTraces", "HaggleReplay", "HaggleReports"]),
    module(
      "HagglePageModel",
      imports: ["HaggleVocabulary", "HaggleTraces", "HaggleReplay", "HaggleReports"]),
    // The viewer's scripts and styles are files of their own, and end up in the binary by `#embed`.
    .target(name: "HagglePageFiles"),
    module(
      "HagglePage",
      imports: [
        "HaggleVocabulary", "HaggleTraces", "HaggleReplay", "HaggleReports", "HagglePageModel",
        "HagglePageFiles",
      ],
      exclude: ["Viewer"]),
    module(
      "HaggleExperiments",
      imports: [
        "HaggleVocabulary", "HaggleSyntax", "HaggleLayouts", "HaggleTraces", "HaggleRecording",
        "HaggleScenarios", "HaggleReplay", "HaggleAnalysis",
      ]),
    module(
      "HaggleTesting",
      imports: [
        "HaggleVocabulary", "HaggleSyntax", "HaggleLayouts", "HaggleTraces", "HaggleRecording",
        "HaggleScenarios", "HaggleReplay", "HaggleReports", "HaggleExperiments",
      ]),
    .executableTarget(
      name: "haggle",
      dependencies: [
        "HaggleVocabulary", "HaggleSyntax", "HaggleLanguage", "HaggleTraces", "HaggleScenarios",
        "HaggleReplay",
        "HaggleAnalysis", "HaggleReports", "HaggleTerminal", "HagglePage", "HaggleExperiments",
      ],
      swiftSettings: settings, linkerSettings: linkedStatically),
    // Not for users: `swift run -c release haggle-benchmarks`.
    .executableTarget(
      name: "haggle-benchmarks",
      dependencies: [
        "HaggleVocabulary", "HaggleSyntax", "HaggleLayouts", "HaggleTraces", "HaggleRecording",
        "HaggleScenarios", "HaggleReplay", "HaggleAnalysis", "HaggleExperiments",
      ],
      swiftSettings: settings),

    tests(of: "HaggleVocabulary"),
    tests(of: "HaggleLayouts", imports: ["HaggleVocabulary"]),
    tests(of: "HaggleTraces", imports: ["HaggleVocabulary"]),
    tests(
      of: "HaggleRecording", imports: ["HaggleVocabulary", "HaggleLayouts", "HaggleTraces"]),
    tests(of: "HaggleSyntax", imports: ["HaggleVocabulary"]),
    tests(of: "HaggleLanguage", imports: ["HaggleVocabulary", "HaggleSyntax"]),
    tests(
      of: "HaggleScenarios",
      imports: ["HaggleVocabulary", "HaggleSyntax", "HaggleLanguage", "HaggleLayouts"]),
    tests(of: "HaggleReplay", imports: ["HaggleVocabulary", "HaggleTraces"]),
    tests(
      of: "HaggleAnalysis",
      imports: [
        "HaggleVocabulary", "HaggleTraces", "HaggleReplay", "HaggleReports", "HaggleFindingSupport",
      ]),
    tests(of: "HaggleReports", imports: ["HaggleVocabulary", "HaggleTraces", "HaggleReplay"]),
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
        "HaggleScenarios", "HaggleReplay", "HaggleAnalysis", "HaggleReports",
        "HaggleFindingSupport", "Fuzzing",
      ]),
    // As an app's tests are: what they name is public.
    .testTarget(
      name: "HaggleTestingTests", dependencies: ["HaggleTesting", "HaggleTestSupport"],
      packageAccess: false, swiftSettings: settings),
    .testTarget(
      name: "HaggleToolTests", dependencies: ["haggle", "HaggleTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "HaggleRepositoryTests", dependencies: ["HaggleTestSupport"], swiftSettings: settings),
    // Not a test: where the repository is, and how much is to be tested.
    .target(
      name: "HaggleTestSupport", path: "Tests/HaggleTestSupport", swiftSettings: settings),
    fuzzing(isLinked: Context.environment["HAGGLE_FUZZ"] != nil),
    // Not a test either: findings with their sentences.
    .target(
      name: "HaggleFindingSupport",
      dependencies: ["HaggleVocabulary", "HaggleTraces", "HaggleReports"],
      path: "Tests/HaggleFindingSupport", swiftSettings: settings),
  ],
  cLanguageStandard: .c2x
)
