import Foundation
import HaggleExperiments
import HaggleReports
import HaggleVocabulary

/// A sweep as a drawing: a bar per sentence, and the response of the view. It follows the reader's
/// light or dark appearance and is self-contained.
struct SweepSVG {
  private let answer: SweepAnswer
  private let scale: SweepScale

  static let width: CGFloat = 720
  private static let margin: CGFloat = 24
  private static let left: CGFloat = 64
  private static let row: CGFloat = 40
  private static let plotHeight: CGFloat = 220
  /// The maximum number of bars on a page.
  private static let mostBars = 40

  init(_ answer: SweepAnswer) {
    self.answer = answer
    scale = SweepScale(
      run: answer.run, left: Self.left, width: Self.width - Self.left - Self.margin)
  }

  /// The drawing as a file.
  var document: String {
    let title = text(SweepTitle(answer).text, x: Self.margin, y: 28, class: "head")
    var y: CGFloat = 48
    var body = [Self.style, "<rect class=\"paper\" width=\"100%\" height=\"100%\"/>", title]
    let sentences = answer.sentences.prefix(Self.mostBars)
    if sentences.isEmpty {
      body.append(text(SweepText.nothing(answer.run.axis), x: Self.margin, y: y + 16))
      y += Self.row
    }
    for sentence in sentences {
      body += bar(sentence, y: y)
      y += Self.row
    }
    if let response, response.points.count > 1 {
      body.append(text(response.sentence, x: Self.margin, y: y + 24))
      body += curve(response, top: y + 36)
      y += Self.plotHeight + 44
    }
    return element(height: y + 32, body + axis(y: y))
  }

  private var response: SweepResponse? { SweepResponse(answer) }

  private func element(height: CGFloat, _ body: [String]) -> String {
    let size = "\(XMLText.number(Self.width))"
    let (title, high) = (XMLText.escaped(SweepTitle(answer).text), XMLText.number(height))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="sweep" width="\(size)" height="\(high)" \
      viewBox="0 0 \(size) \(high)" role="img" aria-labelledby="sweep-title">
      <title id="sweep-title">\(title)</title>
      \(body.joined(separator: "\n"))
      </svg>

      """
  }

  private func text(_ words: String, x: CGFloat, y: CGFloat, class name: String = "") -> String {
    let place = "x=\"\(XMLText.number(x))\" y=\"\(XMLText.number(y))\""
    return "<text class=\"\(name)\" \(place)>\(XMLText.line(words, limit: 110))</text>"
  }
}

// MARK: - Bars

extension SweepSVG {
  private func bar(_ sentence: SweepAnswer.Sentence, y: CGFloat) -> [String] {
    let words = (sentence.whereabouts.map { $0 + ": " } ?? "") + sentence.text
    return [text(words, x: Self.margin, y: y + 14)]
      + rectangles(sentence.places, sentence.group.weight, y: y + 20)
  }

  private func rectangles(
    _ places: [ClosedRange<Int>], _ weight: ViewTrait.Weight, y: CGFloat
  ) -> [String] {
    let whole = rectangle(Self.left, Self.width - Self.margin, y: y, class: "track")
    return [whole]
      + places.map { place in
        let (start, end) = scale.extent(place)
        return rectangle(start, end, y: y, class: weight == .trouble ? "trouble" : "change")
      }
  }

  private func rectangle(_ start: CGFloat, _ end: CGFloat, y: CGFloat, class name: String) -> String
  {
    "<rect class=\"\(name)\" x=\"\(XMLText.number(start))\" y=\"\(XMLText.number(y))\" "
      + "width=\"\(XMLText.number(max(1, end - start)))\" height=\"8\"/>"
  }

  /// A single bar without words.
  func strip(_ sentence: SweepAnswer.Sentence) -> String {
    let bars = rectangles(sentence.places, sentence.group.weight, y: 2).joined()
    let width = XMLText.number(scale.width)
    return "<svg class=\"sweep strip\" viewBox=\"\(XMLText.number(Self.left)) 0 \(width) 12\" "
      + "preserveAspectRatio=\"none\" aria-hidden=\"true\">\(bars)</svg>"
  }
}

// MARK: - The curve

extension SweepSVG {
  /// The curve only; nil if points are no lengths.
  var plot: String? {
    guard let response, response.points.count > 1 else { return nil }
    return element(
      height: Self.plotHeight + 52, curve(response, top: 12) + axis(y: Self.plotHeight + 20))
  }

  private func curve(_ response: SweepResponse, top: CGFloat) -> [String] {
    let lengths = response.points.map(\.length)
    let (low, high) = (lengths.min() ?? 0, lengths.max() ?? 0)
    let y = { (length: CGFloat) in
      high > low
        ? top + (high - length) / (high - low) * Self.plotHeight : top + Self.plotHeight / 2
    }
    let points = response.points.map {
      "\(XMLText.number(scale.x(of: $0.offered))),\(XMLText.number(y($0.length)))"
    }
    let lines = SweepScale.round(low, high).flatMap { length in
      [
        "<path class=\"grid\" d=\"M\(XMLText.number(Self.left)) \(XMLText.number(y(length)))"
          + "H\(XMLText.number(Self.width - Self.margin))\"/>",
        text(NumberText.display(length), x: Self.left - 8, y: y(length) + 4, class: "end"),
      ]
    }
    return lines + ["<polyline class=\"curve\" points=\"\(points.joined(separator: " "))\"/>"]
  }

  /// The numbers or names of the points.
  private func axis(y: CGFloat) -> [String] {
    if answer.run.isContinuous {
      return scale.ticks.map { text($0.text, x: $0.x, y: y + 16, class: "middle") }
    }
    let names = answer.run.layouts.indices.map { answer.words.points.name($0) }
    let width = scale.width / CGFloat(max(1, names.count))
    let isRoomy = names.allSatisfy { CGFloat($0.count) * 7 < width }
    return names.enumerated().map { index, name in
      text(
        isRoomy ? name : "\(index + 1)", x: scale.x(index) + width / 2, y: y + 16, class: "middle")
    } + (isRoomy ? [] : [text(Self.legend(names), x: Self.margin, y: y + 30)])
  }

  private static func legend(_ names: [String]) -> String {
    "1 is \(names.first ?? ""), \(names.count) is \(names.last ?? "")"
  }
}

extension SweepSVG {
  static let colours = """
    .sweep { --paper: #fff; --ink: #1d1d1f; --soft: #5f6368; --track: #e8eaed; --alarm: #b3261e;
      --blue: #1a56c4; }
    @media (prefers-color-scheme: dark) {
      .sweep { --paper: #1c1c1e; --ink: #f2f2f7; --soft: #a6a6ac; --track: #3a3a3c;
        --alarm: #ff8a80; --blue: #8ab4f8; }
    }
    """
  static let shapes = """
    .sweep .paper { fill: var(--paper); }
    .sweep text { fill: var(--ink); font: 12px system-ui, sans-serif; white-space: pre; }
    .sweep .head { font-weight: 600; font-size: 15px; }
    .sweep .end { text-anchor: end; fill: var(--soft); }
    .sweep .middle { text-anchor: middle; fill: var(--soft); }
    .sweep .track { fill: var(--track); }
    .sweep .trouble { fill: var(--alarm); }
    .sweep .change { fill: var(--blue); }
    .sweep .grid { stroke: var(--track); }
    .sweep .curve { fill: none; stroke: var(--blue); stroke-width: 2; }
    """
  private static let style = "<style>\n\(colours)\n\(shapes)\n</style>"
}
