import Foundation
package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// How much of a layout was checked, if nothing was found: what is unknown may still be wrong.
package struct WhatWasSeen {
  private let timeline: Timeline

  package init(_ timeline: Timeline) { self.timeline = timeline }

  private var header: Trace.Header { timeline.trace.header }

  /// With what was checked, and what is still worth a look.
  var sentence: String {
    if header.imported != nil {
      let answers = ImpossibleAnswers(timeline).sentence
      return nothing(in: "what \(contents)") + (answers.map { " \($0)" } ?? "")
    }
    if let sentence = LayoutVerdict(timeline).sentence {
      return gaps.isEmpty ? sentence : "\(sentence) \(gaps.listed().capitalizedFirst)."
    }
    return nothing(in: layout + (gaps.isEmpty ? "" : ": \(gaps.joined(separator: ", "))"))
  }

  /// A short form; nil if nothing was checked, and if an answer is impossible.
  package var headline: String? {
    if header.imported != nil {
      return ImpossibleAnswers(timeline).sentence == nil ? nothing(in: "what was read") : nil
    }
    if !header.isOfEngine { return nil }
    return LayoutVerdict(timeline).sentence ?? nothing(in: layout)
  }

  private func nothing(in what: String) -> String { "No findings in \(what)." }

  private var layout: String { gaps.isEmpty ? "this layout" : "what could be laid out" }

  /// "3 boxes stand for views that the text lacks", "19 things were assumed"
  var gaps: [String] {
    let (boxes, assumed) = (header.boxes, header.assumed)
    var gaps = header.isCutOff ? ["its file is cut off"] : []
    if boxes > 0 {
      gaps.append(
        boxes == 1
          ? "1 box stands for a view that the text lacks"
          : "\(boxes) boxes stand for views that the text lacks")
    }
    if header.leftOut > 0 {
      let views = NumberText.counted(header.leftOut, "view")
      gaps.append("\(views) \(header.leftOut == 1 ? "is" : "are") left out")
    }
    if assumed > 0 {
      gaps.append(
        "\(NumberText.counted(assumed, "thing")) \(assumed == 1 ? "was" : "were") assumed")
    }
    return gaps
  }

  /// "the log has: 3 questions, 1 of them unanswered"
  private var contents: String {
    let questions = timeline.spans.count
    let unanswered = timeline.spans.count { $0.size == nil }
    let log = header.imported?.known == .consoleLog ? "the log has" : "was read"
    let count = "\(log): \(NumberText.counted(questions, "question"))"
    switch unanswered {
    case 0: return count
    case questions: return "\(count), unanswered"
    default: return "\(count), \(unanswered) of them unanswered"
    }
  }
}

/// Invalid answers: a length below 0, or NaN.
struct ImpossibleAnswers {
  let timeline: Timeline

  init(_ timeline: Timeline) { self.timeline = timeline }

  private var spans: [Span] {
    timeline.spans.filter { span in
      span.size.map { !($0.width >= 0 && $0.height >= 0) } ?? false
    }
  }

  /// The answer, and that it is invalid; nil if there is none.
  var sentence: String? {
    let spans = spans
    guard let first = spans.first, let size = first.size, let event = first.answer else {
      return nil
    }
    let more = spans.count > 1 ? ", and so \(NumberText.counted(spans.count - 1, "more time"))" : ""
    return "\(timeline.trace.name(of: first.node)) answered \(NumberText.display(size)) "
      + "(event \(event))\(more): a view must not answer a negative length, nor NaN."
  }
}
