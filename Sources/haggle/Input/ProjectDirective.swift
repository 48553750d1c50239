import Foundation
import HaggleLanguage
import HaggleReports
import HaggleScenarios
import HaggleSyntax
import HaggleVocabulary

/// A line of a project file: `device: iPhone SE`.
struct ProjectDirective {
  /// An invalid line, with what is allowed.
  struct Mistake: Error {
    let message: String
  }

  let key: String
  let value: String
  /// The texts, images, colours or keys that it says something of.
  private var measured: Set<String> = []

  var line: String { "\(key): \(value)" }
  /// What it says, for people; its line by default.
  var words: String?

  /// The directives that are valid for any text.
  private static let keys =
    DirectiveKey.allCases.filter { $0 != .expect }.map(\.rawValue)
    + Circumstances.Kind.allCases.map(\.rawValue) + [neighbour]

  /// The key for other files of the project, relative to the project file.
  static let neighbour = "with"

  /// A line that haggle itself makes of the project, which is valid and measures nothing.
  init(_ key: DirectiveKey, _ value: String, words: String? = nil) {
    self.key = key.rawValue
    self.value = value
    self.words = words
  }

  /// What a caller passes to a view, by the path of its property; nil for what is no setting. Of
  /// content it is not said what is in it.
  init?(passing code: String, to path: String) {
    guard let setting = Setting("\(path) = \(code)") else { return nil }
    let words = setting.isClosure ? "\(DirectiveKey.set.rawValue): \(path) = { … }" : nil
    self.init(.set, "\(path) = \(code)", words: words)
  }

  /// Nil for an empty line and for a comment, which begins with `#` or `//`.
  init?(_ written: String) throws(Mistake) {
    let line = written.trimmingCharacters(in: .whitespaces)
    if line.isEmpty || line.hasPrefix("#") || line.hasPrefix("//") { return nil }
    let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let key = parts[0].trimmingCharacters(in: .whitespaces)
    guard parts.count == 2, Self.keys.contains(key) else {
      let shown = PlainText.line(parts.count == 2 ? key : line, limit: 60)
      let allowed = Self.keys.joined(separator: ", ")
      throw Mistake(
        message:
          "“\(shown)” is no directive\(Suggestion.text(for: key, among: Self.keys)). A line is "
          + "KEY: VALUE, such as “device: iPhone SE”; keys are \(allowed)")
    }
    self.key = key
    value = parts[1].trimmingCharacters(in: .whitespaces)
    if key == Self.neighbour {
      if value.isEmpty { throw Mistake(message: "“with” names no folder, such as “with: Sources”") }
      return
    }
    let source = SourceText("// \(self.line)\n", name: ProjectFile.name)
    let read = Directives([0..<(source.bytes.count - 1)], in: source)
    if let problem = problem(read) { throw Mistake(message: problem) }
    measured = Set(read.text.measured.keys).union(read.images.keys).union(read.strings.keys)
      .union(read.colours.keys).union(read.symbols)
  }

  /// Why the directive would be invalid in a text; nil if it is valid.
  private func problem(_ read: Directives) -> String? {
    if let diagnostic = read.diagnostics.first {
      return diagnostic.message + (diagnostic.remedy.map { "; \($0.text)" } ?? "")
    }
    if let kind = Circumstances.Kind(rawValue: key), read.series.isEmpty {
      return "the directive \"\(key)\" cannot be read; write \(kind.hint.text)"
    }
    if key == "appearance", read.isDark == nil {
      return "the directive \"appearance\" cannot be read; write dark or light"
    }
    let isRead = key != "ignore" || !read.ignored.isEmpty
    return isRead
      ? nil : "the directive \"\(key)\" cannot be read; write underfill@menu or underfill"
  }

  /// Whether it adds something to what a text states already.
  func matters(beside stated: StatedKinds, in source: String) -> Bool {
    switch DirectiveKey(rawValue: key) {
    case .proposal, .device: !stated.hasSpace
    case .window: !stated.hasWindow
    case .platform: !stated.hasPlatform
    case .appearance: !stated.hasAppearance
    case .textCell: !stated.hasTextCell
    case .set: Setting(value).map { stated.leavesOpen($0, in: source) } ?? false
    case .text, .image: measured.isDisjoint(with: stated.measured)
    case .color: measured.isDisjoint(with: stated.coloured)
    case .localized: measured.isDisjoint(with: stated.localized)
    case .textSpacing: !stated.hasTextSpacing
    case .ignore, .part, .sheet, .navigation, .tab, .environment, .bar, .container, .expect: true
    case nil:
      key == Circumstances.Kind.resize.rawValue ? !stated.hasSpace : !stated.kinds.contains(key)
    }
  }
}

/// The kinds of directives stated by a text and the command line, which override the project file.
struct StatedKinds {
  /// Whether the proposal or the device is stated.
  let hasSpace: Bool
  /// The same of a Mac's window.
  let hasWindow: Bool
  let hasPlatform: Bool
  let hasAppearance: Bool
  let hasTextCell: Bool
  let hasTextSpacing: Bool
  /// The texts and images with a stated size.
  let measured: Set<String>
  /// The names with stated colours.
  let coloured: Set<String>
  /// The keys with stated words.
  let localized: Set<String>
  /// The stated circumstances, by directive key.
  let kinds: Set<String>
  private let settings: Set<String>

  init(_ own: Directives, _ options: ScenarioOptions) {
    let series = own.series + options.overrides.series
    kinds = Set(series.map(\.kind.rawValue))
    let devices = [own.device, options.overrides.device].compactMap(\.self)
    let proposals = [own.proposal, options.run.proposal].compactMap(\.self)
    hasSpace = !devices.isEmpty || !proposals.isEmpty || kinds.contains("resize")
    hasWindow = hasSpace || own.window != nil
    hasPlatform = own.platform != nil || options.overrides.platform != nil || !devices.isEmpty
    hasAppearance = own.isDark != nil || options.overrides.isDark != nil
    hasTextCell = own.text.cell != nil
    hasTextSpacing = own.text.spacing != nil
    measured = Set(own.text.measured.keys).union(own.images.keys).union(own.symbols)
    coloured = Set(own.colours.keys)
    localized = own.strings.keys
    settings = Set((own.settings + options.settings).map(\.name))
  }

  /// Whether a text may contain an unset value for this setting.
  func leavesOpen(_ setting: Setting, in source: String) -> Bool {
    let last = setting.name.split(separator: ".").last.map(String.init) ?? setting.name
    return !settings.contains(setting.name) && source.contains(last)
  }
}
