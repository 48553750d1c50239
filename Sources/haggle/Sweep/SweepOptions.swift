import Foundation
import HaggleExperiments
import HaggleScenarios
import HaggleVocabulary

/// The options for what is varied.
extension SweepSettings {
  static var options: [Option<SweepSettings>] {
    [
      lengths(
        "--width",
        "what is offered to the root in width, point by point as in 200...500, or as in 320,390"
      ) {
        ($0.width, $0.widths) = ($1.range, $1.list)
      },
      lengths("--height", "the same in height") { ($0.height, $0.heights) = ($1.range, $1.list) },
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

  /// A range, or a list of single lengths.
  private typealias Lengths = (range: Bounds?, list: [CGFloat])

  private static func lengths(
    _ name: String, _ about: String, set: @escaping (inout SweepSettings, Lengths) -> Void
  ) -> Option<SweepSettings> {
    Option(name: name, value: "A...B|A,B,…", about: about) {
      (settings, text) throws(InvalidValue) in
      if let bounds = SweepRange.bounds(text) { return set(&settings, (bounds, [])) }
      let numbers = words(text).map { Double($0) }
      guard !numbers.isEmpty, numbers.allSatisfy({ $0?.isFinite == true }) else {
        throw InvalidValue(expected: "a range such as 200...500, or lengths such as 320,390")
      }
      set(&settings, (nil, numbers.compactMap { $0.map { CGFloat($0) } }))
    }
  }

  private static var named: [Option<SweepSettings>] {
    [
      list(
        "--device", .names(["all"] + Device.names, shownAs: "NAME,…|all"),
        "devices; all are phones and tablets, or watches for the app of one; “all landscape” turns them; "
          + "one alone is what the rest is for"
      ) { text throws(InvalidValue) in
        try devices(text)
      } set: {
        $0.devices = $1
      },
      list(
        "--type-size",
        .names(["all"] + SweepPoint.typeSizeNames, shownAs: "SIZE,…|A...B|all"),
        "how large text is, from xSmall to accessibility5"
      ) {
        text throws(InvalidValue) in
        try typeSizes(text)
      } set: {
        $0.typeSizes = $1
      },
      list("--locale", "NAME,…", "languages and regions, such as en_US,de_DE,ar_EG") {
        text throws(InvalidValue) in
        try points(.locale, text)
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
    _ name: String, _ value: OptionValue, _ about: String,
    read: @escaping (String) throws(InvalidValue) -> [Value],
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

  private static func isAll(_ text: String) -> Bool { text.lowercased() == "all" }

  private static func devices(_ text: String) throws(InvalidValue) -> [NamedDevices] {
    var devices: [NamedDevices] = []
    for word in words(text) {
      let parts = word.split(separator: " ")
      if let first = parts.first, isAll(String(first)) {
        let turn = parts.dropFirst().map { " " + $0 }.joined()
        guard Device.named(Device.names[0] + turn) != nil else {
          throw InvalidValue(expected: "all, all landscape or names of devices")
        }
        devices.append(.all(turn: turn))
      } else if let device = Device.named(word) {
        devices.append(.one(device))
      } else {
        throw InvalidValue(expected: "\(Device.choice(for: word)); or all")
      }
    }
    return devices
  }

  private static func typeSizes(_ text: String) throws(InvalidValue) -> [SweepPoint] {
    if isAll(text) { return SweepPoint.typeSizes }
    if let dots = text.range(of: "...") {
      let first = try points(.typeSize, String(text[..<dots.lowerBound]))
      let last = try points(.typeSize, String(text[dots.upperBound...]))
      let places = (first + last).compactMap { SweepPoint.typeSizes.firstIndex(of: $0) }
      guard places.count == 2, places[0] <= places[1] else {
        throw InvalidValue(expected: "a range such as large...accessibility3")
      }
      return Array(SweepPoint.typeSizes[places[0]...places[1]])
    }
    let found: [SweepPoint]
    do throws(InvalidValue) { found = try points(.typeSize, text) } catch {
      throw InvalidValue(
        expected: "\(error.expected), a range such as large...accessibility3, or all")
    }
    return SweepPoint.typeSizes.filter { found.contains($0) }
  }

  private static func directions(_ text: String) throws(InvalidValue) -> [SweepPoint] {
    try points(.direction, isAll(text) ? "ltr,rtl" : text)
  }

  private static func platforms(_ text: String) throws(InvalidValue) -> [SweepPoint] {
    if isAll(text) { return SweepPoint.platforms }
    var platforms: [SweepPoint] = []
    for word in words(text) {
      guard let platform = Stage.platform(named: word) else {
        throw InvalidValue(
          expected: "some of \(Stage.platformNames.joined(separator: ", ")), or all")
      }
      if !platforms.contains(.platform(platform)) { platforms.append(.platform(platform)) }
    }
    return platforms
  }

  /// Parsed one by one: a series is limited in length, a list is not.
  private static func points(
    _ kind: Circumstances.Kind, _ text: String
  ) throws(InvalidValue) -> [SweepPoint] {
    var points: [SweepPoint] = []
    for word in words(text) {
      guard let point = kind.series(word)?.changes.first.flatMap(SweepPoint.init) else {
        throw InvalidValue(expected: kind.hint.text)
      }
      if !points.contains(point) { points.append(point) }
    }
    return points
  }
}
