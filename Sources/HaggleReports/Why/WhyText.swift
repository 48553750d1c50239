import Foundation
package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The words for why a number is what it is: the value, how the node arrived at it, and the
/// proposals.
package struct WhyText {
  private let timeline: Timeline
  private let why: Why
  private let showsAll: Bool

  /// - Parameter showsAll: whether nothing is abridged.
  package init(_ timeline: Timeline, _ why: Why, showsAll: Bool = false) {
    self.timeline = timeline
    self.why = why
    self.showsAll = showsAll
  }

  /// The lines, each with its event.
  package var lines: [Line] {
    if !why.quantity.isLength { return PlaceText(timeline, why).lines }
    var lines = [title] + source + cut + preface
    if !why.ledgers.isEmpty {
      lines += [.blank] + LedgerLines(timeline, why.ledgers, showsAll: showsAll).lines
    }
    if let last = why.ledgers.last {
      let descent = DescentText(timeline, below: last, showsAll: showsAll).lines
      lines += descent.isEmpty ? [] : [.blank] + descent
    }
    if let wrapped = WrappedText(timeline, why) {
      lines += [.blank] + wrapped.lines
    } else if !why.offers.isEmpty {
      lines += [.blank] + OfferText(timeline, why.offers, on: why.quantity.axis).lines
    }
    return lines
  }

  /// The lines as text with at most `columns` characters each.
  package func text(columns: Int = 100) -> String { Self.text(lines, columns: columns) }

  static func text(_ lines: [Line], columns: Int) -> String {
    LineText(columns: columns).text(lines)
  }
}

extension WhyText {
  private var trace: Trace { timeline.trace }
  private var name: String { trace.title(of: why.node) }

  private var title: Line {
    guard let value = why.value, let event = why.event else {
      return MissingText.line(timeline, why.node, why.quantity)
    }
    let length = "\(NumberText.display(value) as String) \(why.quantity.adjective)"
    return Line("\(name) is \(length)", events: [event])
  }

  private var source: [Line] {
    trace.code(of: why.node).map { [Line($0, indent: 1)] } ?? []
  }

  /// That the words do not fit, which no number says.
  private var cut: [Line] {
    guard why.quantity == .width, why.isFinal, timeline.isCutShort(why.node) else { return [] }
    return [indented("Its words are cut short: \(need ?? "they need more room than it has").")]
  }

  /// "they need 268.55×20.33, or 40.67 of height in this width"; nil if the log does not say.
  private var need: String? {
    let ideal = timeline.profile(of: why.node).answer(to: nil, on: .horizontal)?.size
    let size = timeline.size(of: why.node)
    let wide = ideal.flatMap { ideal in
      ideal.width > size?.width ?? .infinity ? NumberText.display(ideal) as String : nil
    }
    let high = timeline.losses(ofText: why.node).lazy.compactMap { loss -> String? in
      guard case .lines(let kept?, let needed) = loss, kept > 0, let size else { return nil }
      return "\(NumberText.display(size.height / CGFloat(kept) * CGFloat(needed)) as String) of "
        + "height in this width"
    }.first
    let needs = [wide, high].compactMap(\.self)
    return needs.isEmpty ? nil : "they need \(needs.joined(separator: ", or "))"
  }

  /// What must be known before the explanation.
  private var preface: [Line] {
    guard let value = why.value else { return [] }
    guard let call = why.call else {
      return [indented("It was placed so; the trace holds no question that it answered.")]
    }
    let span = timeline.spans[call]
    return otherAnswer(span, value) + unplaced(span) + remembered(call)
  }

  private func otherAnswer(_ span: Span, _ value: CGFloat) -> [Line] {
    guard let size = span.size, !size[why.quantity.axis].isSame(as: value) else { return [] }
    return [
      indented(
        "It answered \(NumberText.display(size)) to \(NumberText.display(span.proposal)), and was "
          + "placed with another size.", span.answer.list)
    ]
  }

  private func unplaced(_ span: Span) -> [Line] {
    let offer = NumberText.display(span.proposal)
    let placed = timeline.placement(of: why.node)
    if !why.isFinal { return [notFinal(span, placed)] }
    guard placed == nil else { return [] }
    let fact = timeline.hasPlacements ? "It was never placed" : "The trace places nothing"
    return [indented("\(fact); this is its last answer, to \(offer).", [span.ask])]
  }

  /// Which answer it is, and the final one.
  private func notFinal(_ span: Span, _ placed: (event: Int, placement: Event.Placement)?)
    -> Line
  {
    let answer = "That is its answer to \(NumberText.display(span.proposal))"
    guard let placed, let final = timeline.size(of: why.node)?[why.quantity.axis],
      final != why.value
    else { return indented("\(answer).", [span.ask]) }
    let length = "\(NumberText.display(final) as String) \(why.quantity.adjective)"
    return indented("\(answer); in the end it is \(length).", [span.ask, placed.event])
  }

  private func remembered(_ call: Int) -> [Line] {
    let original = timeline.original(of: call)
    guard original != call else { return [] }
    return [
      indented(
        "It answers from memory; it found the answer here:", timeline.spans[original].answer.list)
    ]
  }

  private func indented(_ text: String, _ events: [Int] = []) -> Line {
    Line(text, indent: 1, events: events)
  }
}

extension Quantity {
  /// The adjective for a length on the axis.
  var adjective: String { axis.adjective }
}

extension Trace {
  /// A view's code and place: `frame(maxWidth: 100) at 4:9 in Card 12:7`; nil without a place.
  func code(of id: NodeID) -> String? {
    let node = nodes[id.index]
    guard let place = node.place else { return nil }
    let arguments = PlainText.arguments(node.arguments, limit: 60)
    // The root's own view is named by the subject of the trace.
    let owner = node.owners.dropLast().first.map { owner in
      " in \(PlainText.line(owner.view))" + (owner.place.map { " " + words(for: $0) } ?? "")
    }
    let shown = node.shown.isEmpty ? nil : mark(of: id).map { " \($0)" }
    let written = words(for: place)
    return "\(PlainText.line(node.kind))\(arguments)\(shown ?? "") at \(written)\(owner ?? "")"
  }
}
