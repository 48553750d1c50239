import Foundation
import HaggleLayouts
import HaggleVocabulary

/// What lowering had to assume, each once, for the header of the trace.
final class LoweringLog {
  /// What stands in for an unknown number, in points: the size of a finger tip.
  static let assumedLength: CGFloat = 44
  static let assumedImage = CGSize(width: 100, height: 100)
  static let assumedSymbol = CGSize(width: 20, height: 20)

  private let context: LayoutContext
  /// Whose controls are laid out.
  let platform: Platform
  private var found: [Diagnostic] = []
  private var assumedTexts: [(string: String, place: SourcePlace?)] = []
  private var assumedImages: Set<String> = []
  private var assumedControls: [(name: String, place: SourcePlace?)] = []

  init(_ context: LayoutContext, _ platform: Platform) {
    self.context = context
    self.platform = platform
  }

  /// The height of a line of text, in points.
  var lineHeight: CGFloat { context.text.lineHeight }

  /// All of it, texts in one and controls in one.
  var diagnostics: [Diagnostic] { found + controlDiagnostic + textDiagnostic }

  /// Notes that a control is laid out with assumed metrics.
  func control(_ name: String, _ place: SourcePlace?) {
    if !assumedControls.contains(where: { $0.name == name }) {
      assumedControls.append((name, place))
    }
  }

  /// Controls that take what they are proposed: a frame changes nothing of what is assumed.
  private static let surroundings: Set<String> = [
    "List", "Form", "NavigationStack", "NavigationView", "NavigationSplitView", "TabView",
  ]

  private var controlDiagnostic: [Diagnostic] {
    guard let first = assumedControls.first else { return [] }
    let names = assumedControls.map(\.name).joined(separator: ", ")
    let count = assumedControls.count > 1 ? "\(assumedControls.count) kinds of controls: " : ""
    return [
      Diagnostic(
        .assumed, code: "control-metrics",
        "\(count)\(names): laid out with assumed \(platform.rawValue) metrics (docs/CONTROLS.md)",
        remedy: assumedControls.allSatisfy { Self.surroundings.contains($0.name) }
          ? nil
          : "give one the size that it has in your app to make it exact: .frame(width:height:)",
        place: first.place, length: first.name.count)
    ]
  }

  func text(_ string: String, _ place: SourcePlace?) {
    guard context.text.isAssumed(string), !string.isEmpty else { return }
    if !assumedTexts.contains(where: { $0.string == string }), assumedTexts.count < 100 {
      assumedTexts.append((string, place))
    }
  }

  private var textDiagnostic: [Diagnostic] {
    guard let first = assumedTexts.first else { return [] }
    let others = assumedTexts.count - 1
    let shown = first.string.count > 24 ? "\(first.string.prefix(24))…" : first.string
    let more = others == 0 ? "" : " and \(others) other text\(others == 1 ? "" : "s")"
    return [
      Diagnostic(
        .assumed, code: "text-metric",
        "\"\(shown)\"\(more): measured with a stand-in for the iOS body font",
        remedy:
          "state what it measures: // text: \"\(shown)\" \(size(first.string)) — or for all: // text-cell: 8x20",
        place: first.place, length: 4)
    ]
  }

  /// The assumed size of a text on one line, as a directive states it.
  private func size(_ text: String) -> String {
    let width = text.reduce(0) { $0 + context.text.advance($1) }
    let size = CGSize(width: width, height: context.text.lineHeight)
    return NumberText.display(size).replacing("×", with: "x")
  }

  func imageSize(named name: String?, isSymbol: Bool, _ place: SourcePlace?) -> CGSize {
    let name = name ?? ""
    if !isSymbol, let stated = context.images[name] { return stated }
    let size = isSymbol ? Self.assumedSymbol : Self.assumedImage
    guard assumedImages.insert(name).inserted else { return size }
    found.append(
      Diagnostic(
        .assumed, code: "image-size",
        "\(isSymbol ? "the symbol" : "the image") \"\(name)\" is taken as \(NumberText.display(size))",
        remedy: isSymbol ? nil : "state its size in points: // image: \"\(name)\" 64x40",
        place: place, length: 5))
    return size
  }

  func assumedNumber(
    _ name: String, _ label: String?, _ written: String, _ place: SourcePlace?
  ) {
    let argument = label.map { "\($0): " } ?? ""
    found.append(
      Diagnostic(
        .assumed, code: "unknown-number",
        "\(name)(\(argument)\(written)): not in this text, taken as \(NumberText.display(Self.assumedLength))",
        remedy: "declare it: let \(written.prefix { $0.isLetter || $0.isNumber }) = 44",
        place: place,
        length: name.count))
  }

  func invalidFrame(_ label: String, _ length: CGFloat, _ place: SourcePlace?) {
    let isInfinite = length == .infinity
    let maximum = "max\(label.prefix(1).uppercased())\(label.dropFirst())"
    found.append(
      Diagnostic(
        .assumed, code: "invalid-frame",
        "frame(\(label): \(NumberText.display(length))) is no size: SwiftUI warns and ignores it, and so does this layout",
        remedy: isInfinite
          ? "for as much as there is: \(maximum): .infinity"
          : "keep it at 0 or more: max(0, …)", place: place, length: 5))
  }

  func report(_ diagnostic: Diagnostic) { found.append(diagnostic) }
}
