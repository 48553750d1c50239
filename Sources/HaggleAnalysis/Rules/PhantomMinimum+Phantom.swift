import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A view whose minimum is of its own spacing, and a container around it that came out wrong.
struct Phantom {
  let timeline: Timeline
  let node: NodeID
  let axis: Axis
  let minimums: Minimums
  let symptom: Suspicion
  /// The question for the minimum, as somebody asked it.
  let question: Span
  let minimum: CGSize

  init?(
    _ timeline: Timeline, _ node: NodeID, _ axis: Axis, _ minimums: Minimums,
    behind symptom: Suspicion
  ) {
    guard let question = minimums.question(to: node), let minimum = question.size else {
      return nil
    }
    self.timeline = timeline
    self.node = node
    self.axis = axis
    self.minimums = minimums
    self.symptom = symptom
    self.question = question
    self.minimum = minimum
  }

  var suspicion: Suspicion {
    let name = timeline.name(node)
    let service = Service(self)
    let finding = Finding(
      rule: PhantomMinimum.id, class: .contract, node: node, axis: axis,
      place: timeline.place(node), message: answerSentence + (service?.sentence ?? ""),
      evidence: (answers + (service?.evidence ?? [])).inOrder,
      advice:
        "Write .frame(minWidth: 0, minHeight: 0) on \(name), or put Color.clear.overlay { … } "
        + "in its place: its minimum is 0 then. Leave it if nothing around it comes out wrong.",
      ignoreKey: "phantom-minimum@\(name)")
    let change =
      "\(name) answers a \(axis.dimension) of 0 instead of \(points(minimum[axis])) to "
      + NumberText.display(question.proposal)
    var suspicion = Suspicion(
      finding,
      hypothesis: Hypothesis(
        node: node, axis: axis, change: change, symptom: .init(symptom.finding)))
    suspicion.bridge =
      "\(name) answers \(NumberText.display(minimum)) to \(NumberText.display(question.proposal))"
    return suspicion
  }

  /// What it answered for its minimum, for its maximum, and for what it was given in the end.
  private var answers: [Int] {
    let maximum = timeline.spans(of: node).first {
      timeline.spans[$0].proposal[axis] == .infinity
    }.flatMap { timeline.spans[$0].answer }
    let spans = [question.answer, timeline.sizingSpan(node)?.answer]
    return (spans + [maximum ?? timeline.profile(of: node).maximum?.event]).compactMap { $0 }
  }

  private var answerSentence: String {
    let isWhole = question.proposal == .zero
    let name = timeline.name(node)
    let asked = isWhole ? "minimum" : "minimum \(axis.dimension)"
    let parts = (isWhole ? Axis.allCases : [axis]).compactMap { spacing(on: $0) }
    return "Asked for its \(asked) (\(NumberText.display(question.proposal))), \(name) answered "
      + "\(NumberText.display(minimum)) points"
      + (parts.isEmpty ? "" : ": \(listed(parts.withoutRepeatedLengths, "and"))")
      + ", although everything in it can shrink to 0."
  }

  /// "2 row gaps of 8", from what the node said of its own arithmetic.
  private func spacing(on axis: Axis) -> Part? {
    guard minimum[axis] > 0 else { return nil }
    let reasons = timeline.reasons(of: node, in: question).map(\.reason)
      .filter { $0.axis == axis }
    if let gaps = reasons.last(where: { $0.rule == .gaps }) { return Part(gaps: gaps, axis) }
    if let inset = reasons.last(where: { $0.rule == .inset }),
      let insets = inset.terms.first(where: { $0.knownRole == .insets })
    {
      return Part(text: "insets", length: insets.value)
    }
    guard let size = reasons.last(where: { $0.rule == .size }) else { return nil }
    return Part(lengths: size.terms.filter { $0.knownRole == .spacing }.map(\.value), "gap")
  }

  /// How much of a minimum is spacing: "2 row gaps" of 8.
  struct Part {
    let text: String
    let length: CGFloat
    var isSum = false

    init(text: String, length: CGFloat) {
      self.text = text
      self.length = length
    }

    /// Gaps that are told as a product, or one by one where they differ.
    init?(gaps: Reason, _ axis: Axis) {
      let word = axis == .horizontal ? "column gap" : "row gap"
      if gaps.terms.count == 2, gaps.terms[1].knownRole == .gapCount {
        let count = gaps.terms[1].value
        let text = "\(points(count)) \(word)\(count == 1 ? "" : "s")"
        self.init(text: text, length: gaps.terms[0].value)
      } else {
        self.init(lengths: gaps.terms.map(\.value), word)
      }
    }

    init?(lengths: [CGFloat], _ word: String) {
      guard let first = lengths.first else { return nil }
      let isEven = lengths.allSatisfy { $0 == first }
      text = "\(lengths.count) \(word)\(lengths.count == 1 ? "" : "s")"
      length = isEven ? first : lengths.reduce(0, +)
      isSum = !isEven
    }
  }
}

extension [Phantom.Part] {
  /// "1 column gap and 2 row gaps of 8" rather than "1 column gap of 8 and 2 row gaps of 8".
  fileprivate var withoutRepeatedLengths: [String] {
    enumerated().map { index, part in
      let next = index + 1 < count ? self[index + 1] : nil
      if let next, next.length == part.length, next.isSum == part.isSum { return part.text }
      return part.isSum
        ? "\(part.text), \(points(part.length)) together" : "\(part.text) of \(points(part.length))"
    }
  }
}
