import Foundation
import HaggleLayouts
import HaggleVocabulary

/// A text whose size nobody states, as the header of a trace speaks of it.
struct AssumedText: Equatable {
  let runs: [TextRun]
  /// As the source has it.
  let written: String
  let place: SourcePlace?

  var string: String { runs.map(\.string).joined() }

  static func == (a: AssumedText, b: AssumedText) -> Bool { a.runs == b.runs }

  /// One message for all of them; nil for none.
  static func diagnostic(_ texts: [AssumedText], _ context: LayoutContext) -> Diagnostic? {
    guard let first = texts.first else { return nil }
    let others = texts.count - 1
    let more = others == 0 ? "" : " and \(others) other text\(others == 1 ? "" : "s")"
    let size: String = NumberText.display(first.size(context)).replacing("×", with: "x")
    var remedy = "state what it measures: // text: \"\(first.shown)\" \(size)"
    if context.text.cell == nil { remedy += " — or for all: \(cellHint(context.platform))" }
    return Diagnostic(
      .assumed, code: "text-metric", "\"\(first.shown)\"\(more): \(how(texts, context))",
      remedy: remedy, place: first.place, length: 4)
  }

  private static func cellHint(_ platform: Platform) -> String {
    platform == .iOS ? "// text-cell: 8x20" : "// text-cell: 6x16"
  }

  private var shown: String { written.count > 24 ? "\(written.prefix(24))…" : written }

  /// What they were measured with, and in which fonts.
  private static func how(_ texts: [AssumedText], _ context: LayoutContext) -> String {
    var names: [String] = []
    for font in texts.flatMap(\.runs).map(\.font.name) where !names.contains(font) {
      names.append(font)
    }
    let listed = names.prefix(4).joined(separator: ", ") + (names.count > 4 ? ", …" : "")
    let fonts =
      "\(context.platform.rawValue) \(names == ["body"] ? "body font" : "fonts \(listed)")"
    return context.text.cell == nil
      ? "measured with a stand-in for the \(names.count == 1 ? fonts.singular : fonts)"
      : "the stated cells are scaled from the body font to \(listed)"
  }

  /// On one line, as a directive states it.
  private func size(_ context: LayoutContext) -> CGSize {
    let width = runs.reduce(0 as CGFloat) { width, run in
      run.string.reduce(width) { $0 + context.advance($1, in: run.font) }
    }
    return CGSize(width: width, height: runs.map { context.line(of: $0.font).height }.max() ?? 0)
  }
}

extension String {
  /// `iOS fonts title` for a single font.
  fileprivate var singular: String {
    guard let range = range(of: " fonts ") else { return self }
    return "\(self[..<range.lowerBound]) \(self[range.upperBound...]) font"
  }
}
