import Foundation
import HaggleExperiments
import HaggleLayouts
import HaggleScenarios
import HaggleVocabulary

/// The options that say what is varied.
extension SweepSettings {
  static var options: [Option<SweepSettings>] {
    [
      range(
        "--width", "what is offered to the root in width, point by point, as in 200...500"
      ) { $0.width = $1 },
      range("--height", "the same in height") { $0.height = $1 },
      Option(
        name: "--step", value: "POINTS",
        about:
          "from one width or height to the next (else what makes some hundred; where something "
          + "changes in between is found to a point all the same)"
      ) { (settings, text) throws(InvalidValue) in
        guard let step = Double(text), step.isFinite, step > 0 else {
          throw InvalidValue(expected: "a number of points greater than 0")
        }
        settings.step = CGFloat(step)
      },
    ] + named
  }

  private static func range(
    _ name: String, _ about: String, set: @escaping (inout SweepSettings, Bounds) -> Void
  ) -> Option<SweepSettings> {
    Option(name: name, value: "A...B", about: about) { (settings, text) throws(InvalidValue) in
      guard let bounds = SweepRange.bounds(text) else {
        throw InvalidValue(expected: "a range such as 200...500")
      }
      set(&settings, bounds)
    }
  }

  private static var named: [Option<SweepSettings>] {
    [
      list(
        "--device", "NAME,…|all",
        "devices; “all landscape” turns them; one alone is what the rest is for"
      ) { text throws(InvalidValue) in
        try devices(text)
      } set: {
        $0.devices = $1
      },
      list("--type-size", "SIZE,…|all", "how large text is, from xSmall to accessibility5") {
        text throws(InvalidValue) in
        try typeSizes(text)
      } set: {
        $0.typeSizes = $1
      },
      list("--locale", "NAME,…", "languages and regions, such as en_US,de_DE,ar_EG") {
        text throws(InvalidValue) in
        try locales(text)
      } set: {
        $0.locales = $1
      },
      list("--platform", "NAME,…|all", "iOS, iOS 26 and macOS") { text throws(InvalidValue) in
        try platforms(text)
      } set: {
        $0.platforms = $1
      },
      list("--direction", "ltr,rtl", "from left to right, from right to left") {
        text throws(InvalidValue) in
        try directions(text)
      } set: {
        $0.directions = $1
      },
    ]
  }

  private static func list<Value>(
    _ name: String, _ value: String, _ about: String,
    _ read: @escaping (String) throws(InvalidValue) -> [Value],
    set: @escaping (inout SweepSettings, [Value]) -> Void
  ) -> Option<SweepSettings> {
    Option(name: name, value: value, about: about) { (settings, text) throws(InvalidValue) in
      set(&settings, try read(text))
    }
  }

  // MARK: Values

  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let trimmed = word.trimmingCharacters(in: .whitespaces)
      if !words.contains(trimmed) { words.append(trimmed) }
    }
    return words
  }

  private static func devices(_ text: String) throws(InvalidValue) -> [Device] {
    var devices: [Device] = []
    for word in words(text) {
      let isAll = ["all", "all landscape", "all portrait"].contains(word.lowercased())
      let turn = word.lowercased().hasSuffix("landscape") ? " landscape" : ""
      let names = isAll ? phonesAndTablets.map { $0 + turn } : [word]
      for name in names {
        guard let device = Device.named(name) else {
          throw InvalidValue(expected: Device.hint(for: name).text)
        }
        if !devices.contains(device) { devices.append(device) }
      }
    }
    return devices
  }

  /// A window of a Mac has any size.
  private static var phonesAndTablets: [String] {
    Device.names.filter { Device.named($0)?.platform == .iOS }
  }

  private static func typeSizes(_ text: String) throws(InvalidValue) -> [DynamicTypeSize] {
    if text.lowercased() == "all" { return DynamicTypeSize.allCases }
    let found = try changes(.typeSize, text).compactMap { change in
      if case .typeSize(let size) = change { size } else { nil }
    }
    return found.sorted()
  }

  private static func locales(_ text: String) throws(InvalidValue) -> [String] {
    try changes(.locale, text).compactMap { change in
      if case .locale(let name) = change { name } else { nil }
    }
  }

  private static func directions(_ text: String) throws(InvalidValue) -> [LayoutDirection] {
    let text = text.lowercased() == "all" ? "ltr,rtl" : text
    return try changes(.direction, text).compactMap { change in
      if case .direction(let direction) = change { direction } else { nil }
    }
  }

  private static func platforms(_ text: String) throws(InvalidValue) -> [FontSystem] {
    if text.lowercased() == "all" { return FontSystem.allCases }
    var platforms: [FontSystem] = []
    for word in words(text) {
      guard let platform = Stage.platform(named: word) else {
        throw InvalidValue(expected: "some of \(Stage.platformNames.joined(separator: ", "))")
      }
      if !platforms.contains(platform) { platforms.append(platform) }
    }
    return platforms
  }

  /// One by one: a series has a limit that a list has not.
  private static func changes(
    _ kind: Circumstances.Kind, _ text: String
  ) throws(InvalidValue) -> [Circumstances.Change] {
    var changes: [Circumstances.Change] = []
    for word in words(text) {
      guard let change = kind.series(word)?.changes.first else {
        throw InvalidValue(expected: kind.hint.text)
      }
      if !changes.contains(change) { changes.append(change) }
    }
    return changes
  }
}
