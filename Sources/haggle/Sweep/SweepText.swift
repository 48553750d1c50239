import Foundation
import HaggleExperiments
import HaggleReports
import HaggleVocabulary

/// A sweep for people: important changes first, then the numbers.
struct SweepText {
  private let answer: SweepAnswer
  private var options: SweepAnswer.Options { answer.options }
  private var run: SweepRun { answer.run }
  private let strip: SweepStrip

  /// Columns of a change strip: a quarter of a line.
  private static let mostStrip = 20
  /// The maximum number of sentences; the rest is counted.
  private static let mostSentences = 12
  private static let mostFindings = 8

  init(_ answer: SweepAnswer) {
    self.answer = answer
    strip = SweepStrip(
      run: answer.run, width: min(Self.mostStrip, answer.options.columns / 4),
      isASCII: answer.options.isASCII)
  }

  var text: String {
    let parts = [head, sentences, findings, numbers, ending].filter { !$0.isEmpty }
    let text = parts.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
    return options.isASCII ? ASCIIText.text(text) : text
  }

  private var head: [String] {
    PlainText.paragraph(SweepTitle(answer).text, width: options.columns)
  }

  private var sentences: [String] {
    if answer.sentences.isEmpty {
      let words = [Self.nothing(run.axis), answer.hollow].compactMap(\.self)
      return words.flatMap { PlainText.paragraph($0, width: options.columns) }
    }
    let all =
      options.showsAll ? answer.sentences : Array(answer.sentences.prefix(Self.mostSentences))
    let more = answer.sentences.count - all.count
    let scale = run.isContinuous ? [scaleLine] : []
    return scale + all.flatMap(lines)
      + (more > 0 ? ["… \(more) more; --all lists them"] : [])
  }

  static func nothing(_ axis: SweepAxis) -> String {
    let place =
      switch axis {
      case .length(let axis): " at any \(axis.dimension)"
      case .device, .platform: " on any of them"
      case .typeSize, .locale, .direction: " in any of them"
      }
    return "nothing is cut, breaks or reaches out" + place
  }

  /// The first and last points, above the ends of the strips.
  private var scaleLine: String {
    let (first, last) = (
      answer.words.points.name(0), answer.words.points.name(run.layouts.count - 1)
    )
    let gap = max(1, strip.width - first.count - last.count)
    return first + String(repeating: " ", count: gap) + last
  }

  private func lines(_ sentence: SweepAnswer.Sentence) -> [String] {
    let strip = run.isContinuous ? strip.text(sentence.places) + "  " : "- "
    let words = (sentence.whereabouts.map { $0 + ": " } ?? "") + sentence.text
    let room = max(20, options.columns - strip.count)
    let lines = PlainText.paragraph(PlainText.line(words), width: room)
    let margin = String(repeating: " ", count: strip.count)
    return lines.enumerated().map { ($0.offset == 0 ? strip : margin) + $0.element }
  }
}

// MARK: - Findings

extension SweepText {
  private var findings: [String] {
    let found = answer.findings.findings
    if found.isEmpty { return [] }
    let shown = options.showsAll ? found[...] : found.prefix(Self.mostFindings)
    let more = found.count - shown.count
    return ["findings (\(judged)):"] + shown.flatMap(lines)
      + (more > 0 ? ["  … \(more) more; --all lists them"] : [])
  }

  private var judged: String {
    let (judged, all) = (answer.findings.judged.count, run.layouts.count)
    return judged == all ? "all \(all) layouts judged" : "\(judged) of \(all) layouts judged"
  }

  private func lines(_ finding: SweptFinding) -> [String] {
    let key = finding.example.finding.ignoreKey + answer.words.line(of: finding.view)
    let places = finding.places.isEmpty ? "" : " " + answer.words.points.text(finding.places)
    let name = answer.words.points.at(finding.examplePoint)
    let doubt = answer.words.points.doubt(finding.doubted, besides: finding.places)
    let words =
      "\(key)\(finding.isExact ? "" : " seen")\(places): \(finding.example.claim) (\(name))"
      + (doubt.isEmpty ? "" : "; \(doubt)")
    return PlainText.paragraph(PlainText.line(words), width: options.columns - 4).enumerated()
      .map { ($0.offset == 0 ? "  " : "    ") + $0.element }
  }
}

// MARK: - Numbers

extension SweepText {
  private var numbers: [String] {
    if !run.isContinuous { return SweepTable(answer).lines }
    guard let response = SweepResponse(answer) else { return [] }
    let sentence = PlainText.paragraph(response.sentence, width: options.columns)
    guard response.isWorthPlotting else { return sentence }
    return sentence
      + SweepPlot(response, columns: options.columns, isASCII: options.isASCII).lines
  }

  /// The number of layouts, and the precision.
  static func counts(_ answer: SweepAnswer) -> String {
    let run = answer.run
    let counted = NumberText.counted(run.layouts.count, "layout")
    guard let resolution = run.resolution, run.layouts.count > 1 else { return counted }
    return counted + ", changes exact to "
      + (resolution == 1 ? "a point" : "\(NumberText.display(CGFloat(resolution))) points")
  }

  /// The assumptions; empty if everything is stated.
  private var assumptions: String {
    if answer.findings.isComplete { return "" }
    let file = answer.path.map { ShellText.quoted($0) } ?? "-"
    return
      "\(answer.findings.completeness): haggle trace \(file) --as diagnostics lists what was assumed"
  }

  private var ending: [String] {
    var words = Self.counts(answer)
    if answer.remarks > 0 {
      words +=
        "; --all lists \(NumberText.counted(answer.remarks, "remark")) as well"
        + " (texts that wrap, content that scrolls)"
    }
    return PlainText.paragraph(words, width: options.columns)
      + PlainText.paragraph(assumptions, width: options.columns)
  }
}

extension SweepAxis {
  var isLength: Bool {
    if case .length = self { true } else { false }
  }
}
