import Foundation
import HaggleLanguage
import HaggleLayouts
import HaggleSyntax
import HaggleVocabulary

/// The assumptions of lowering, without duplicates, for the header of the trace.
final class LoweringLog {
  /// The default for an unknown number, in points: the size of a finger tip.
  static let assumedLength = CGFloat(StandIns.usualLength)
  /// The aspect ratio of photographs: square images are usually framed.
  static let assumedImage = CGSize(width: 100, height: 75)

  /// The maximum number of views and modifiers laid out.
  private let mostViews: Int
  /// The maximum number of bytes of text measured in one layout.
  private static let mostText = 200_000

  let context: LayoutContext
  /// The values assumed for unknown lengths, by their code.
  private var lengths: [String: CGFloat] = [:]
  private var ranks: [String: Int] = [:]
  private var found = LoweringDiagnostics()
  private var assumedTexts: [AssumedText] = []
  private var assumedImages: Set<String> = []
  private var unknownStyles: Set<String> = []
  private var assumedControls: [(name: String, place: SourcePlace?)] = []
  /// The number of views and modifiers laid out so far, counting repetitions.
  private var viewCount = 0
  /// How many views and modifiers there were before the first layout.
  private var firstCount: Int?
  /// The bytes of text so far, and those before the first layout.
  private(set) var textBytes = 0
  private var firstText = 0
  /// The place where each name was given.
  private var owners: [String: SourcePlace?] = [:]

  /// The effects to run after the layout; nodes refer to them by number.
  private(set) var effects: [ViewEffect] = []
  /// Whether a closure of the text is given lengths while the layout is computed.
  var mayMeasure = false
  /// The ids that views are matched by, other than words and numbers.
  var matchedIDs: [Value] = []

  /// - Parameter mostViews: how many views and modifiers may be laid out.
  init(_ context: LayoutContext, mostViews: Int = 25_000) {
    self.context = context
    self.mostViews = mostViews
  }

  /// Stores a modifier's effect, and returns its number.
  func keep(_ effect: ViewEffect) -> Int {
    effects.append(effect)
    return effects.count - 1
  }

  /// The platform of the controls.
  var platform: Platform { context.platform }

  /// All diagnostics, with one for texts and one for controls.
  var diagnostics: [Diagnostic] { found.all + controlDiagnostic + textDiagnostic }

  /// Notes that a control is laid out with assumed metrics.
  func control(_ name: String, _ place: SourcePlace?) {
    if !assumedControls.contains(where: { $0.name == name }) {
      assumedControls.append((name, place))
    }
  }

  /// Controls that fill their proposal anyway, so that a frame around them changes no assumption.
  private static let surroundings: Set<String> = [
    "List", "Form", "NavigationStack", "NavigationView", "NavigationSplitView", "TabView",
  ]

  private var controlDiagnostic: [Diagnostic] {
    guard let first = assumedControls.first else { return [] }
    let names = assumedControls.map(\.name).joined(separator: ", ")
    let count = assumedControls.count > 1 ? "\(assumedControls.count) kinds of controls: " : ""
    return [
      Diagnostic(
        .assumed, code: .controlMetrics,
        "\(count)\(names): laid out with assumed \(context.controls.rawValue) metrics (docs/CONTROLS.md)",
        remedy: assumedControls.allSatisfy { Self.surroundings.contains($0.name) }
          ? nil
          : """
          give one the size that it has in your app to make it exact: \
          \(code: ".frame(width:height:)")
          """,
        place: first.place, length: first.name.count)
    ]
  }

  /// Records a text without a stated size, which may be stated for the string in the source, too.
  func text(_ runs: [TextRun], written: String, _ place: SourcePlace?) {
    let text = AssumedText(runs: runs, written: written, place: place)
    guard (context.text.measured[text.string] ?? context.text.measured[written]) == nil,
      runs.contains(where: { context.text.isAssumed($0.string, in: $0.font) }),
      !text.string.isEmpty, assumedTexts.count < 100, !assumedTexts.contains(text)
    else { return }
    assumedTexts.append(text)
  }

  private var textDiagnostic: [Diagnostic] {
    [AssumedText.diagnostic(assumedTexts, context)].compactMap(\.self)
  }

  /// - Parameter symbolScale: how many times as large as in the body font a symbol is; nil for an
  ///   image.
  func imageSize(named name: String?, symbolScale: CGFloat?, _ place: SourcePlace?) -> CGSize {
    let isSymbol = symbolScale != nil
    // Source: assumed. SwiftUI draws nothing for it, and logs that there is no such symbol.
    if isSymbol, name == "" { return .zero }
    let name = name ?? ""
    let scale = symbolScale ?? 1
    if let stated = context.images[name] {
      return CGSize(width: stated.width * scale, height: stated.height * scale)
    }
    let size = assumedSize(named: name, symbolScale: symbolScale)
    guard assumedImages.insert("\(name) \(size.width)").inserted else { return size }
    found.add(
      Diagnostic(
        .assumed, code: .imageSize,
        "\(isSymbol ? "the symbol" : "the image") \"\(name)\" is taken as \(NumberText.display(size))",
        remedy: remedy(named: name, size, symbolScale: symbolScale), place: place, length: 5,
        subject: "\"\(name)\" \(NumberText.display(size) as String)"))
    return size
  }

  /// A symbol's size is stated as it is in the body font, from which it grows and shrinks.
  private func remedy(named name: String, _ size: CGSize, symbolScale: CGFloat?) -> Prose {
    let scale = symbolScale ?? 0
    let own = [size.width, size.height].map { NumberText.code($0 / scale) }
    let stated = scale > 0 ? own.joined(separator: "x") : "64x40"
    let font = scale > 0 ? " in the body font" : ""
    return "state its size\(font) in points: \(code: "// image: \"\(name)\" \(stated)")"
  }

  private func assumedSize(named name: String, symbolScale: CGFloat?) -> CGSize {
    let standIns = context.standIns
    guard let symbolScale else {
      return standIns.image ?? IconNames.size(of: name) ?? Self.assumedImage
    }
    let size = SymbolSize.points(of: name)
    let scale = symbolScale * standIns.symbols
    return CGSize(width: size.width * scale * standIns.symbolShape, height: size.height * scale)
  }

  /// Records a number that is taken in place of an unknown one.
  func assumedNumber(
    _ name: String, _ label: String?, _ written: String, as points: CGFloat,
    at place: SourcePlace?
  ) {
    let number = NumberText.display(points)
    let argument = label.map { "\($0): " } ?? ""
    let axis = Axis.allCases.first { label?.lowercased().hasSuffix($0.dimension) == true }
    found.add(
      Diagnostic(
        .assumed, code: .unknownNumber,
        "\(name)(\(argument)\(written)): not in this text, taken as \(number)",
        remedy: remedy(for: written, number), place: place, length: name.count,
        subject: "\(name)(\(argument)\(written)) as \(number)", axis: axis))
  }

  /// How to state a number: a name is declared, a path set, and `.lg` is both.
  private func remedy(for written: String, _ number: String) -> Prose {
    let isMember = written.first == "."
    guard let path = Setting.Subject.path(isMember ? String(written.dropFirst()) : written) else {
      return "write a number in its place"
    }
    return path.count == 1 && !isMember
      ? "declare it: \(code: "let \(written) = \(number)")"
      : "set it: \(code: "--set \(path.joined(separator: "."))=\(number)")"
  }

  /// The assumed value of an unknown length, the same at all places. A `.lg` depends on its place.
  func length(of written: String, _ guess: () -> CGFloat) -> CGFloat {
    if let known = lengths[written] { return known }
    let points = guess()
    guard !written.hasPrefix(".") else { return points }
    lengths[written] = points
    return points
  }

  /// The number of other unknown lengths before it.
  func rank(of written: String) -> Int {
    if let known = ranks[written] { return known }
    ranks[written] = ranks.count
    return ranks.count - 1
  }

  func invalidFrame(_ label: String, _ length: CGFloat, _ place: SourcePlace?) {
    let isInfinite = length == .infinity
    let maximum = "max\(label.prefix(1).uppercased())\(label.dropFirst())"
    found.add(
      Diagnostic(
        .assumed, code: .invalidFrame,
        "frame(\(label): \(NumberText.display(length))) is no size: SwiftUI warns and ignores it, and so does this layout",
        remedy: isInfinite
          ? "for as much as there is: \(code: "\(maximum): .infinity")"
          : "keep it at 0 or more: \(code: "max(0, …)")", place: place, length: 5))
  }

  func unknownStyle(_ style: String, of control: String, at place: SourcePlace?) {
    guard unknownStyles.insert(style).inserted else { return }
    found.add(
      Diagnostic(
        .assumed, code: .unknownStyle,
        "the style \(style) is not in this text: \(control) is laid out without it",
        remedy: "paste its declaration, or have it read (\(code: "--with FOLDER"))", place: place,
        length: control.count, subject: style))
  }

  func unknownFont(_ written: String, _ size: CGFloat?, _ place: SourcePlace?) {
    let taken: String = size.map { "\(NumberText.display($0)) points, as its name says" } ?? "body"
    found.add(
      Diagnostic(
        .assumed, code: .unknownFont, "the font \(written) is not known here, taken as \(taken)",
        remedy: "write it out: \(code: ".font(.system(size: 17))"), or declare it as such",
        place: place, length: 4, subject: written))
  }

  /// Reserves a name for the view at `place`; returns false if another view has it.
  func claim(_ label: String, at place: SourcePlace?) -> Bool {
    let owner = owners[label] ?? place
    owners[label] = owner
    return owner == place
  }

  func sharedLabel(_ label: String, _ place: SourcePlace?) {
    found.add(
      Diagnostic(
        .assumed, code: .sharedLabel,
        "\"\(label)\" is the name of another view already; this one goes without",
        remedy:
          """
          give each its own name; in a \(code: "ForEach") let it hold the element: \
          \(code: ".id(\"\(label)\\(i)\")")
          """,
        place: place, length: 2))
  }

  func endlessContent(_ place: SourcePlace?) {
    found.add(
      Diagnostic(
        .assumed, code: .endlessContent,
        "stands inside itself without end; what it builds is left out from there on",
        remedy: "let the content end: \(code: "if level < 3 { … }")", place: place))
  }

  func endlessStyle(_ place: SourcePlace?) {
    found.add(
      Diagnostic(
        .assumed, code: .endlessContent,
        "stands in the body of its own style without end; from there on it has haggle's style",
        remedy: "let the style build something else, or show \(code: "configuration.label")",
        place: place))
  }

  /// Whether one more view may be laid out; the first one that may not is reported.
  ///
  /// Counts a view; it may be laid out at several places, such as the value of a `let`, so a few
  /// lines can make more views than there is memory for.
  func admit(_ place: SourcePlace?) -> Bool {
    viewCount += 1
    guard viewCount > mostViews else { return true }
    if viewCount == mostViews + 1 { found.add(.layoutLimit(mostViews, at: place)) }
    return false
  }

  /// The runs of a text, cut at the limit of measured text.
  func admit(_ runs: [TextRun], at place: SourcePlace?) -> [TextRun] {
    let bytes = runs.reduce(0) { $0 + $1.string.utf8.count }
    let rest = Self.mostText - textBytes
    textBytes += min(bytes, rest)
    guard bytes > rest else { return runs }
    found.add(.textLimit(Self.mostText, at: place))
    var room = rest
    return runs.map { run in
      defer { room -= min(room, run.string.utf8.count) }
      return run.string.utf8.count <= room
        ? run : TextRun(String(decoding: run.string.utf8.prefix(room), as: UTF8.self), run.font)
    }
  }

  /// Forgets the views that an earlier layout built while it was computed.
  func beginLayout() {
    if firstCount != nil { (viewCount, textBytes) = (firstCount ?? 0, firstText) }
    (firstCount, firstText) = (viewCount, textBytes)
  }

  func report(_ diagnostic: Diagnostic) { found.add(diagnostic) }
}
