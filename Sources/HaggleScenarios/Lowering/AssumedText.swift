import Foundation
import HaggleLayouts
import HaggleSyntax
import HaggleVocabulary

/// A text without a stated size, for the header of a trace.
struct AssumedText: Equatable {
  let runs: [TextRun]
  /// As written in the source.
  let written: String
  let place: SourcePlace?

  var string: String { runs.map(\.string).joined() }

  static func == (a: AssumedText, b: AssumedText) -> Bool { a.runs == b.runs }

  /// One message for all texts; nil if there are none.
  static func diagnostic(_ texts: [AssumedText], _ context: LayoutContext) -> Diagnostic? {
    guard let first = texts.first else { return nil }
    let others = texts.count - 1
    let more = others == 0 ? "" : " and " + NumberText.counted(others, "other text")
    let size: String = NumberText.display(first.size(context)).replacing("×", with: "x")
    let own = first.quoted.map { quoted -> Prose in
      "state what it measures: \(code: "// text: \(quoted) \(size)")"
    }
    let all = context.text.cell == nil ? cellHint(context.text.fonts) : nil
    let forAll = all.map { hint -> Prose in
      "\(own == nil ? "state" : " — or") for all: \(code: hint)"
    }
    return Diagnostic(
      .assumed, code: .textMetric, "\"\(first.shown)\"\(more): \(how(texts, context))",
      remedy: own.map { $0 + (forAll ?? Prose()) } ?? forAll, place: first.place, length: 4)
  }

  private static func cellHint(_ fonts: FontSystem) -> String {
    switch fonts {
    case .iOS: "// text-cell: 8x20"
    case .iOS26: "// text-cell: 8x24"
    case .macOS: "// text-cell: 6x16"
    }
  }

  /// The text as a directive quotes it, on one line; nil if it is too long.
  private var quoted: String? {
    guard written.utf8.count <= 1_000 else { return nil }
    var quoted = written.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    for end in ["\r\n", "\n", "\r"] { quoted = quoted.replacing(end, with: "\\n") }
    return "\"\(quoted)\""
  }

  private var shown: String { written.count > 24 ? "\(written.prefix(24))…" : written }

  /// How they were measured, and in which fonts.
  private static func how(_ texts: [AssumedText], _ context: LayoutContext) -> String {
    var names: [String] = []
    for font in texts.flatMap(\.runs).map(\.font) {
      let name = font.name(on: context.platform)
      if !names.contains(name) { names.append(name) }
    }
    let listed = names.prefix(4).joined(separator: ", ") + (names.count > 4 ? ", …" : "")
    guard context.text.cell == nil else {
      return "the stated cells are those of the body font, scaled for \(listed)"
    }
    let fonts = names.count == 1 ? "\(listed) font" : "fonts \(listed)"
    return "measured with a stand-in for the \(context.text.fonts.rawValue) \(fonts)"
  }

  /// The size on one line, as a directive states it.
  private func size(_ context: LayoutContext) -> CGSize {
    let width = runs.reduce(0 as CGFloat) { width, run in
      run.string.reduce(width) { $0 + context.advance($1, in: run.font) }
    }
    return CGSize(width: width, height: runs.map { context.line(of: $0.font).height }.max() ?? 0)
  }
}
