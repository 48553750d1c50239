import Foundation
import HaggleScenarios
import HaggleVocabulary

/// The colours in the asset catalogues of a project, by name.
///
/// What cannot be read, or states no colour, is not there: a view is drawn all the same.
///
/// Source: Apple's Asset Catalog Format Reference, and what Xcode writes.
struct ColourSets {
  /// The folders of the colours: `Assets.xcassets/Brand.colorset`.
  private let folders: [String]

  init(_ folders: [String]) { self.folders = folders }

  var isEmpty: Bool { folders.isEmpty }

  static let ending = ".colorset"

  /// The directives for the colours that a text may use, by the names that it has for them: of
  /// `brand-red` also `brandRed`, as Xcode calls it.
  ///
  /// - Parameter path: the file of the text; of two colours of one name the nearer one is taken.
  func directives(for written: WrittenNames, near path: String) -> [String] {
    var folders: [String: [String]] = [:]
    for folder in self.folders {
      for name in Self.names(folder, in: written) { folders[name, default: []].append(folder) }
    }
    let place = URL(filePath: path).standardizedFileURL.path.split(separator: "/")
    return folders.keys.sorted().compactMap { name in
      let near = (folders[name] ?? []).sorted { Self.isNearer($0, $1, place) }
      return near.lazy.compactMap(Self.colour).first.map { "color: \"\(name)\" \($0)" }
    }
  }

  /// Whether a folder shares more with the place of a file than another one, or is less deep.
  private static func isNearer(_ a: String, _ b: String, _ place: [Substring]) -> Bool {
    func rank(_ path: String) -> (Int, Int, String) {
      let names = path.split(separator: "/")
      return (-zip(names, place).prefix { $0 == $1 }.count, names.count, path)
    }
    return rank(a) < rank(b)
  }

  /// The names that a text has for a colour; none if it does not use it.
  private static func names(_ folder: String, in written: WrittenNames) -> [String] {
    let name = ProjectResources.name(of: folder, without: ending)
    if name == accent { return [name] }
    // A folder may be a part of the names in it.
    let around = folder.split(separator: "/").dropLast().last.map { "\($0)/\(name)" } ?? name
    let strings = [name, around].filter { written.strings.contains($0) }
    // Source: Xcode leaves the word out that says what it is.
    let bare = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
    let symbols = [AssetCatalogs.symbol(for: name), AssetCatalogs.symbol(for: bare)]
    return Array(Set(strings + symbols.filter { written.members.contains($0) }))
  }

  /// Xcode makes it the accent of a new app.
  private static let accent = "AccentColor"

  /// `#ff8833`, or `#ff8833 #1a80e6` with a colour for the dark appearance.
  private static func colour(_ folder: String) -> String? {
    guard let contents = AssetCatalogs.bytes("\(folder)/Contents.json"),
      let json = try? JSONSerialization.jsonObject(with: contents) as? [String: Any],
      let written = json["colors"] as? [[String: Any]]
    else { return nil }
    let variants = written.prefix(mostVariants).compactMap(Variant.init)
    guard let light = best(variants, in: .light) else { return nil }
    let dark = best(variants, in: .dark) ?? light
    return light.code == dark.code ? light.code : "\(light.code) \(dark.code)"
  }

  private static let mostVariants = 64

  /// The colour of an appearance, else the one for any.
  private static func best(_ variants: [Variant], in wanted: Variant.Appearance) -> Variant? {
    for appearance in [wanted, nil] {
      let suited = variants.filter { $0.appearance == appearance }
      if let best = suited.first(where: \.isForAll) ?? suited.first { return best }
    }
    return nil
  }
}

/// A colour for one kind of device, in one appearance.
private struct Variant {
  /// As a directive has it: `#ff8833`, `systemPurple`.
  let code: String
  /// Nil for any.
  let appearance: Appearance?
  let isForAll: Bool

  enum Appearance: String {
    case light, dark
  }

  /// Nil for what states no colour, and for one of high contrast.
  init?(_ json: [String: Any]) {
    guard let colour = json["color"] as? [String: Any],
      let code = Self.reference(colour) ?? Self.paint(colour)?.code
    else { return nil }
    let appearances = (json["appearances"] as? [[String: Any]] ?? []).compactMap {
      $0["value"] as? String
    }
    guard appearances.allSatisfy({ Appearance(rawValue: $0) != nil }) else { return nil }
    self.code = code
    appearance = appearances.first.flatMap(Appearance.init)
    isForAll = json["idiom"] as? String == "universal" && json["display-gamut"] == nil
  }

  /// `systemBlueColor` → `systemBlue`
  private static func reference(_ colour: [String: Any]) -> String? {
    guard let name = colour["reference"] as? String, name.allSatisfy(\.isLetter) else { return nil }
    let names = name.hasSuffix("Color") ? [String(name.dropLast("Color".count)), name] : [name]
    return names.first { StatedColour.isOfSystem($0) }
  }

  private static func paint(_ colour: [String: Any]) -> Paint? {
    guard let components = colour["components"] as? [String: Any] else { return nil }
    let names = components["white"] == nil ? ["red", "green", "blue"] : ["white"]
    let written = names.compactMap { components[$0].flatMap(Component.init) }
    guard written.count == names.count else { return nil }
    // `1` is as much as there is where nothing else is more than that, else one of 255 steps.
    let inSteps = written.contains { $0.isInSteps }
    let shares = written.map { $0.share(inSteps: inSteps) }
    return Paint(
      red: shares[0], green: shares[shares.count / 2], blue: shares[shares.count - 1],
      opacity: components["alpha"].flatMap(Component.init)?.share(inSteps: false) ?? 1,
      in: space(colour["color-space"] as? String))
  }

  private static func space(_ name: String?) -> Paint.Space {
    switch name {
    case "display-p3": .displayP3
    case "extended-linear-srgb": .linearSRGB
    default: .sRGB
    }
  }
}

/// A component of a colour: `0.5`, `0x80`, `128`.
private struct Component {
  private let number: Double
  private let isHexadecimal: Bool
  private let isWhole: Bool

  init?(_ written: Any) {
    let text = (written as? String) ?? (written as? NSNumber)?.stringValue ?? ""
    isHexadecimal = text.lowercased().hasPrefix("0x")
    isWhole = !text.contains(".")
    let parsed = isHexadecimal ? Int(text.dropFirst(2), radix: 16).map(Double.init) : Double(text)
    guard let parsed, parsed.isFinite else { return nil }
    number = parsed
  }

  /// Whether it cannot but count from 0 to 255.
  var isInSteps: Bool { isHexadecimal || isWhole && number > 1 }

  func share(inSteps: Bool) -> Double {
    isHexadecimal || isWhole && inSteps ? number / 255 : number
  }
}
