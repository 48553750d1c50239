import Foundation
import HaggleLanguage
import HaggleLayouts
import HaggleSyntax
import HaggleVocabulary

// Numbers that no layout can use: reported with their place and the replacement.
extension Reading {
  /// - Parameter isFinite: whether ∞ is no length either.
  func check(_ length: CGFloat?, _ label: String?, isFinite: Bool) {
    guard let length else { return }
    let isUsable = isFinite ? length.isFinite : !length.isNaN
    guard !isUsable, !["width", "height"].contains(label) || name != "frame" else { return }
    report(
      .unusableNumber, "\(written(length, label)) is no number to lay out with: it does not count"
    )
  }

  /// A ratio must be positive. Source: decompiled for 0 (OpenSwiftUI, AspectRatioLayout.swift).
  func checkRatio(_ ratio: CGFloat?) {
    guard let ratio, !(ratio > 0 && ratio.isFinite) else { return }
    report(
      .invalidRatio,
      "\(written(ratio, nil)) is no shape: "
        + (ratio == 0 ? "it has no width at all" : "the view's own one counts"))
  }

  /// A span covers at least one column.
  func checkSpan(_ count: Int) {
    guard count < 1 else { return }
    report(.invalidSpan, "\(name)(\(count)): a cell covers one column at least, so it covers one")
  }

  /// Contradicting limits of a frame: raised or ignored, as SwiftUI does after a warning. Source:
  /// decompiled, the raising compared with SwiftUI (NEGOTIATION §7). Their effect is known, so
  /// nothing is assumed.
  func checkLimits(_ dimension: String) {
    func limit(_ kind: String) -> CGFloat? { value(kind + dimension)?.length }
    func words(_ kind: String, _ length: CGFloat) -> String {
      "\(kind)\(dimension): \(NumberText.display(length))"
    }
    func contradicts(_ message: String) {
      report(.contradictoryFrame, message, remedy: "order them: min ≤ ideal ≤ max", .ignored)
    }
    let (minimum, ideal, maximum) = (limit("min"), limit("ideal"), limit("max"))
    if let minimum, let ideal, ideal < minimum {
      contradicts(
        "\(words("ideal", ideal)) is less than \(words("min", minimum)) and raised to it")
    } else if let ideal, let maximum, maximum < ideal {
      contradicts("\(words("max", maximum)) is less than \(words("ideal", ideal)) and raised to it")
    } else if let minimum, let maximum, maximum < minimum, ideal == nil {
      contradicts(
        "\(words("max", maximum)) is less than \(words("min", minimum)): neither counts, the view is "
          + "offered \(NumberText.display(max(maximum, 0))) and takes what it likes")
    }
  }

  func check(_ item: GridItem) {
    let (lengths, words): ([CGFloat], String) =
      switch item.size {
      case .fixed(let length): ([length], "fixed(\(NumberText.display(length)))")
      case .flexible(let minimum, _):
        ([minimum], "flexible(minimum: \(NumberText.display(minimum)))")
      case .adaptive(let minimum, _):
        ([minimum], "adaptive(minimum: \(NumberText.display(minimum)))")
      }
    guard !lengths.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return }
    report(.invalidGridItem, "GridItem(.\(words)) states no length: it counts as 0")
  }

  /// The argument as it may have been written.
  private func written(_ length: CGFloat, _ label: String?) -> String {
    "\(name)(\(label.map { "\($0): " } ?? "")\(NumberText.display(length)))"
  }

  private func report(
    _ code: DiagnosticCode, _ message: String,
    remedy: Prose = "state what is meant in finite numbers",
    _ severity: Diagnostic.Severity = .assumed
  ) {
    log.report(
      Diagnostic(
        severity, code: code, message, remedy: remedy, place: place, length: name.count))
  }
}
