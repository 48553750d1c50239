package import Foundation
package import HaggleReplay
package import HaggleVocabulary

/// The numbers of a view on an axis, in points.
package struct SizeNumbers {
  let axis: Axis
  /// Whether the question is known; an unspecified proposal asks for the ideal.
  let isOffered: Bool
  let offer: CGFloat?
  let answer: CGFloat?
  let least: CGFloat?
  let ideal: CGFloat?
  let most: CGFloat?

  /// - Parameters:
  ///   - call: the question that it is about; nil for the one that gave the view its size.
  ///   - cursor: where no question and no answer is known that comes later; nil for the end.
  package init(
    _ timeline: Timeline, _ node: NodeID, call: Int?, at cursor: Cursor? = nil, on axis: Axis
  ) {
    let profile = timeline.profile(of: node)
    let known =
      cursor.map { timeline.knownCall(of: node, at: $0) } ?? timeline.decisiveCall(of: node)
    let span = (call ?? known).map { timeline.spans[$0] }
    let isAnswered = cursor.map { span?.answer ?? .max <= $0.event } ?? true
    let size = isAnswered ? span.map(\.size) ?? timeline.size(of: node) : nil
    self.axis = axis
    isOffered = span != nil
    offer = span?.proposal[axis]
    answer = size?[axis]
    least = profile.answer(to: 0, on: axis)?.size[axis]
    ideal = profile.answer(to: nil, on: axis)?.size[axis]
    most = profile.answer(to: .infinity, on: axis)?.size[axis]
  }

  /// The numbers in order; `isIdeal` says whether nil is the ideal or unknown.
  package var numbers: [(name: String, value: CGFloat?, isIdeal: Bool)] {
    [
      ("offered", offer, isOffered), ("answer", answer, false), ("minimum", least, false),
      ("ideal", ideal, false), ("maximum", most, false),
    ]
  }

  /// The length as a fraction of the longest finite one, from 0 to 1.
  package func share(of length: CGFloat?) -> CGFloat {
    guard let length, length > 0 else { return 0 }
    return length == .infinity ? 1 : min(length / longest, 1)
  }

  package static func shown(_ value: CGFloat?, isIdeal: Bool = false) -> String {
    value.map { NumberText.display($0) } ?? (isIdeal ? "nil" : "?")
  }

  /// The length of a plot's whole width.
  private var longest: CGFloat {
    let lengths = [offer, answer, least, ideal, most].compactMap(\.self).filter(\.isFinite)
    return max(lengths.max() ?? 1, 1)
  }

  /// The number of cells for a length, at least one unless it is 0.
  func cells(_ length: CGFloat, of room: Int) -> Int {
    if length == .infinity { return room }
    guard length > 0 else { return 0 }
    return min(max(Int(saturating: (length / longest * CGFloat(room)).rounded()), 1), room)
  }

  /// `294.33 of 350`
  var outcome: String {
    let answer = Self.shown(answer)
    guard isOffered else { return answer }
    return "\(answer) of \(Self.shown(offer, isIdeal: true))"
  }

  /// `min 24 · ideal 60 · max ∞`
  var limits: String {
    zip(["min", "ideal", "max"], [least, ideal, most]).map { name, value in
      "\(name) \(Self.shown(value))"
    }.joined(separator: " · ")
  }
}
