import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  /// What is longer than a frame that states its length fits into it: the frame may give way as
  /// well as its content. Nil elsewhere, and of an image: there it matters what is seen of it.
  static func cramped(_ finding: Finding, _ timeline: Timeline) -> Cure? {
    let subject = finding.statement.subject ?? finding.node
    guard let axis = finding.axis,
      !timeline.modified(by: subject).contains(where: { timeline.has(.image, $0) })
    else { return nil }
    for (content, frame) in timeline.stepsOutwards(from: subject) {
      if timeline.has(.scrolls, content) { return nil }
      guard timeline.has(.fixes(axis), frame) else { continue }
      guard let length = timeline.length(content, axis), let room = timeline.length(frame, axis),
        length > room + Timeline.visible
      else { return nil }
      return Cure(
        aims: [.inside(content, frame, axis)], near: [frame], lengths: [axis: length])
    }
    return nil
  }
}
