import HaggleExperiments
import HaggleLanguage
import HaggleScenarios
import HaggleVocabulary

/// The options for laying out a scenario, shared by `trace` and `check`.
struct ScenarioOptions {
  var run = ScenarioRun.Options()
  var root: String?
  var settings: [Setting] = []
  /// The files and folders whose declarations a text may use.
  var neighbours: [String] = []
  /// Whether to ignore the project around a text.
  var isAlone = false
  /// Whether to ignore project files.
  var ignoresProject = false
  /// The parsed files of projects, shared by all texts with these options.
  let cache = ProjectCache()
  /// Whether assumptions are errors.
  var isStrict = false
  var overrides = Stage.Overrides()
  /// The options that were given; they have no effect on a trace.
  private(set) var given: [GivenOption] = []

  /// The options as directives, without the proposal and the device, which are in the trace.
  var directives: [String] {
    let platform = overrides.platform.map { ["// platform: \($0.rawValue)"] } ?? []
    let series = overrides.series.map { series in
      "// \(series.kind.rawValue): \(series.changes.map(\.text).joined(separator: ", "))"
    }
    let appearance = overrides.isDark.map { ["// appearance: \($0 ? "dark" : "light")"] } ?? []
    return platform + appearance + series + settings.map { "// set: \($0.name) = \($0.value)" }
  }

  static func options<Settings>(
    at path: WritableKeyPath<Settings, ScenarioOptions>
  ) -> [Option<Settings>] {
    table.map { option in
      Option(name: option.name, value: option.value, about: option.about, isOfLayout: true) {
        (settings, value) throws(InvalidValue) in
        try option.apply(&settings[keyPath: path], value)
        settings[keyPath: path].given.append(
          GivenOption(name: option.name, value: option.value == nil ? nil : value))
      }
    }
  }

  private static var table: [Option<ScenarioOptions>] {
    proposal + stage + circumstances + [with, alone, set, passes, strict, project] + run
  }

  private static var strict: Option<ScenarioOptions> {
    .flag(
      "--strict", "take what would have to be assumed for an error, and lay nothing out", \.isStrict
    )
  }

  private static var project: Option<ScenarioOptions> {
    .flag(
      "--no-project",
      "read no .haggle file, which says for all files of a project what is said here, and nothing of "
        + "the Xcode project or package around FILE: not for what it builds, and no other file",
      \.ignoresProject)
  }

  private static var with: Option<ScenarioOptions> {
    Option(
      name: "--with", value: "PATH",
      about:
        "a Swift file or a folder of them: what the view uses and its own file does not declare is "
        + "taken from there and not from the project around FILE, as often as needed"
    ) { settings, path in settings.neighbours.append(path) }
  }

  private static var alone: Option<ScenarioOptions> {
    .flag(
      "--alone", "take nothing from the other files of the project around FILE that nobody names",
      \.isAlone)
  }

  private static var set: Option<ScenarioOptions> {
    Option(
      name: "--set", value: "NAME=VALUE",
      about: "what something is that the text leaves open, as often as needed: isLoading=true, "
        + "items.count=5, Avatar=40x40 for the size of a view, 12:9=false for the condition at 12:9, "
        + "Card.swift:12:9=false for one in another file "
        + "(also “// set:” in the file)"
    ) { (settings, text) throws(InvalidValue) in
      guard let setting = Setting(text) else {
        throw InvalidValue(expected: Setting.hint.text)
      }
      if setting.isNegativeCount {
        throw InvalidValue(expected: "a count of 0 or more, such as \(setting.name)=5")
      }
      settings.settings.append(setting)
    }
  }

  private static var passes: Option<ScenarioOptions> {
    Option(
      name: "--passes", value: "N",
      about: "how many times a view is laid out that sets its own state once a layout is there "
        + "(onAppear, onGeometryChange, preferences), at most; 1 shows the first layout (else 12)"
    ) { (settings, text) throws(InvalidValue) in
      guard let count = Int(text), (1...SettledLayout.mostPasses).contains(count) else {
        throw InvalidValue(expected: "a number from 1 to \(SettledLayout.mostPasses)")
      }
      settings.run.passes = count
    }
  }

  private static var proposal: [Option<ScenarioOptions>] {
    [
      Option(
        name: "--proposal", value: "WxH",
        about: "what is proposed to the root view, each side a number, nil, 0 or inf "
          + "(else “// proposal:” in the file, else the device)"
      ) { (settings, text) throws(InvalidValue) in
        guard let proposal = Directives.proposal(text) else {
          throw InvalidValue(
            expected: "WIDTHxHEIGHT from 0 to 1000000, such as 350x350, 200xnil or infx0")
        }
        settings.run.proposal = proposal
        settings.overrides.isSized = true
      }
    ]
  }

  private static var stage: [Option<ScenarioOptions>] {
    [
      Option(
        name: "--device", value: .names(Device.names, shownAs: "NAME"),
        about: "a device whose screen inside the safe area is proposed: an iPhone, an iPad, a Mac, "
          + "a watch, such as “iPhone 16 Pro”, “iPad mini landscape” or “Apple Watch 41mm”"
      ) { (settings, name) throws(InvalidValue) in
        guard let device = Device.named(name) else {
          throw InvalidValue(expected: Device.choice(for: name))
        }
        settings.overrides.device = device
      },
      Option(
        name: "--platform", value: .choices(Stage.platformNames),
        about: "whose fonts, distances and pixels hold where the file states none "
          + "(else “// platform:” in the file, else the device's; “iOS” has texts as up to iOS 18)"
      ) { (settings, name) throws(InvalidValue) in
        guard let platform = Stage.platform(named: name) else {
          let isWatch = name.lowercased().hasPrefix("watch")
          let watch = isWatch ? "; of a watch with --device 'Apple Watch 41mm'" : ""
          throw InvalidValue(
            expected: "one of \(Stage.platformNames.joined(separator: ", "))\(watch)")
        }
        settings.overrides.platform = platform
      },
      Option(name: "--dark", value: nil, about: "draw it in the dark appearance") { settings, _ in
        settings.overrides.isDark = true
      },
    ]
  }

  /// The options for circumstances and their changes.
  private static var circumstances: [Option<ScenarioOptions>] {
    [
      option(
        .resize, value: "WxH,…",
        about: "what is proposed at first, and then to what is there, one after the other: "
          + "393x759,759x393"),
      option(
        .typeSize, value: .names(SweepPoint.typeSizeNames, shownAs: "SIZE,…"),
        about: "how large text is to be: large, xxxLarge, accessibility3; several with commas "
          + "one after the other"),
      option(
        .locale, value: "NAME,…",
        about: "the language and region that views read, such as ar_EG, with its writing direction"),
      option(
        .keyboard, value: "shown|hidden|HEIGHT,…", about: "the keyboard of a phone or an iPad"),
      Option(name: "--rtl", value: nil, about: "lay out from right to left") { settings, _ in
        settings.overrides.series.append(
          Circumstances.Series(kind: .direction, changes: [.direction(.rightToLeft)]))
      },
    ]
  }

  private static func option(
    _ kind: Circumstances.Kind, value: OptionValue, about: String
  ) -> Option<ScenarioOptions> {
    Option(name: "--\(kind.rawValue)", value: value, about: about) {
      (settings, text) throws(InvalidValue) in
      guard let series = kind.series(text) else {
        throw InvalidValue(expected: kind.hint.text)
      }
      settings.overrides.series.removeAll { $0.kind == kind }
      settings.overrides.series.append(series)
    }
  }

  private static var run: [Option<ScenarioOptions>] {
    [
      .text(
        "--root", value: "NAME", "the view to lay out, where the file has several", \.root),
      .choice(
        "--cache",
        "whether a view remembers its last three answers, as SwiftUI's do, or all of them",
        \.run.policy),
      .number(
        "--budget", in: 1...1_000_000_000,
        "how many questions may reach views before the layout is run again under --cache full"
      ) { $0.run.budget = $1 },
    ] + [verify]
  }

  private static var verify: Option<ScenarioOptions> {
    .flag(
      "--verify",
      "ask for every answer again and say on standard error whether all agree; exit with 1 where "
        + "they do not (the trace stays the same)", \.run.verifies)
  }
}

/// An option of the layout as a user gave it.
struct GivenOption {
  /// The name with its dashes: `--proposal`.
  let name: String
  /// Nil for an option without a value.
  let value: String?

  /// The words for a command line.
  var shellText: String { name + (value.map { " \(ShellText.quoted($0))" } ?? "") }
}

extension Device {
  /// Those that begin with an unknown name, else the most similar ones and all that there are.
  static func choice(for name: String) -> String {
    let longer = names.filter { $0.lowercased().hasPrefix(name.lowercased()) }
    if !name.isEmpty, !longer.isEmpty {
      return "one of \(longer.prefix(mostNamed).joined(separator: ", "))"
        + (longer.count > mostNamed ? ", … \(longer.count - mostNamed) more" : "")
    }
    let meant = Suggestion.nearest(to: name, among: names).map { " (did you mean \($0)?)" } ?? ""
    return "\(hint(for: name).text)\(meant); all of them: \(names.joined(separator: ", "))"
  }

  private static let mostNamed = 8
}
