import HaggleLanguage
import HaggleLayouts
import HaggleSyntax
import HaggleVocabulary

// The words of texts and images, as far as the scenario states them.
extension Reading {
  /// The words of a `Text`; unknown ones are replaced by words of similar length, and reported.
  var shownWords: String {
    guard let shown = value(at: 0) ?? value("verbatim") else { return timer ?? "" }
    if let style = value("style")?.memberName, !isKnownText(shown) {
      return standIn(Self.dates[style] ?? Self.date)
    }
    if let format = value("format"), let text = program.styled(shown, format) {
      return shown.placeholderName == nil || shown.unknownNumber != nil ? text : standIn(text)
    }
    if let number = shown.unknownNumber { return number.digits(log.context.standIns) }
    if let start = shown.unknownStart { return start.shown }
    if case .string(let key) = shown, value("verbatim") == nil, let words = Words.behind(key: key) {
      return standIn(words)
    }
    if let words = shown.words {
      guard let data = shown.placeholderName else { return words }
      // What is unknown as a whole is reported at its own place.
      return data.contains(".")
        ? standIn(words, for: data) : log.context.standIns.words(like: words)
    }
    let names = value("format")?.chain ?? []
    guard shown.isDate || names.contains("dateTime") else { return standIn(shown.guess) }
    let isTime = names.contains("hour") && names.isDisjoint(with: ["day", "month", "year"])
    return standIn(isTime ? "11:23 PM" : Self.date)
  }

  /// The words of a title; unknown ones are reported.
  var titleWords: String? {
    guard let title = value(at: 0), let words = title.words else { return nil }
    return title.placeholderName.map { standIn(words, for: $0) } ?? words
  }

  /// The readable words, or the name of an image; empty if the scenario does not state them.
  func knownWords(of layout: any Layout) -> String {
    guard let text = layout as? TextLayout else { return name == "Image" ? imageName ?? "" : "" }
    guard let shown = value(at: 0) ?? value("verbatim"), shown.placeholderName == nil,
      shown.words != nil || shown.number != nil || value(JoinedText.label) != nil
    else { return "" }
    return text.string
  }

  /// Whether a text shows a missing string: a literal is what it says, even in equal words.
  var showsMadeUpWords: Bool {
    guard case .string(let words)? = value(at: 0) ?? value("verbatim") else { return false }
    return !arguments.text.hasPrefix("\"") && program.isMadeUp(words)
  }

  private func isKnownText(_ value: Value) -> Bool {
    if case .string = value { true } else { false }
  }

  /// `Text(timerInterval: start...end)`
  private var timer: String? {
    arguments.values.contains { $0.label == "timerInterval" } ? standIn("59:59") : nil
  }

  /// A literal string and a symbol of a key are Markdown; other strings are not.
  func markdown(_ words: String) -> InlineMarkdown? {
    guard case .string? = value(at: 0), let first = arguments.text.first, "\".".contains(first)
    else { return nil }
    return InlineMarkdown(words)
  }

  private static let date = "June 3, 2019"

  /// The examples of `Text(date, style:)` in Apple's documentation.
  private static let dates = [
    "date": date, "time": "11:23PM", "relative": "2 hours, 23 minutes", "offset": "+2 hours",
    "timer": "36:59:01",
  ]

  /// - Parameter data: the unknown data that is shown; nil for the whole argument.
  private func standIn(_ words: String, for data: String? = nil) -> String {
    let written = data ?? arguments.text
    log.report(
      Diagnostic(
        .assumed, code: .unknownText, "\(name)(\(written)) is taken to show \"\(words)\"",
        remedy: "write what it shows: \(code: "\(name)(\"…\")")", place: place, length: name.count,
        subject: written))
    return log.context.standIns.words(like: words)
  }

  /// The name of an image, as `// image:` states its size.
  var imageName: String? {
    for label in ["systemName", "decorative", "uiImage", "nsImage"] {
      if let value = value(label) { return value.imageName }
    }
    return symbolOfApp?.value.imageName ?? value(at: 0)?.imageName
  }

  /// Whether it shows what `UIImage()` makes, of which nothing is drawn.
  var isOfEmptyImage: Bool {
    ["uiImage", "nsImage"].contains { value($0)?.isMadeOfNothing == true }
  }
}

extension Value {
  fileprivate var isDate: Bool {
    switch self {
    case .record("Date", _), .member("Date", _, _), .member(nil, "now", nil): true
    default: false
    }
  }

  /// The names of `.dateTime.hour().minute()`.
  fileprivate var chain: Set<String> {
    var names: Set<String> = []
    var next: Value? = self
    while case .member(_, let name, let arguments)? = next {
      names.insert(name)
      next = arguments?["self"]
    }
    return names
  }

  /// Words for a text that only has a name: `.welcome`, `L10n("Welcome")`.
  fileprivate var guess: String {
    switch self {
    case .member(_, let name, _): Words.spelled(name)
    case .record(let type, let fields): fields.lazy.compactMap(\.value.words).first ?? type
    case .view: JoinedText.image
    case .native(let call as UnknownCall): Words.shown(for: call.name)
    default: "Text"
    }
  }

  /// `UIImage()`, `.init()`.
  fileprivate var isMadeOfNothing: Bool {
    switch self {
    case .record(let type, let fields):
      ["UIImage", "NSImage"].contains(type) && fields.isEmpty
    case .member(_, "init", let arguments): arguments?.isEmpty ?? true
    default: false
    }
  }

  /// `"photo"`, `.photo`, `UIImage(named: "photo")`, `user.photo`.
  fileprivate var imageName: String? {
    switch self {
    case .string(let name): name
    case .member(_, let name, _): name
    case .placeholder(let written):
      written.isTypeName
        ? written.split(separator: ".").map(String.init).last { !Words.forms.contains($0) }
        : written
    case .record(let type, let fields): fields.lazy.compactMap(\.value.words).first ?? type
    case .native(let call as UnknownCall): call.name
    case .native(let inert as InertValue):
      inert.name.split(separator: ".").last.map(String.init)
    default: words
    }
  }
}
