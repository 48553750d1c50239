import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

// What to do about it.
extension Excess {
  /// Without the full stop.
  var remedy: String {
    if let tight = tightLine { return tight }
    if let track = trackLength, isMerelyPlaced { return remedy(forTrack: track) }
    if isMerelyPlaced, isLayoutOfText { return remedyOfPlacing }
    return "\(ownRemedy), give \(container) more room, or let it scroll"
  }

  private var ownRemedy: String {
    if let shift = Shift(self) { return shift.remedy }
    let own = remedy(of: culprit)
    guard let stiff = stiffChildren.first else { return own }
    return
      "\(remedy(of: insistence.source(of: stiff))), \(own.prefix(1).lowercased())\(own.dropFirst())"
  }

  private func remedy(of who: NodeID) -> String {
    let name = timeline.name(who)
    let minimum = "min\(axis.dimension.capitalized)"
    if timeline.has(.hasLeast(axis), who) { return "Lower the \(minimum) of \(name)" }
    if timeline.has(.frames, who) { return "Lower the \(axis.dimension) of \(name)" }
    if timeline.has(.text, who) {
      return axis == .vertical
        ? "Give \(name) fewer lines, or a smaller font"
        : "Let \(name) wrap, or shrink by minimumScaleFactor"
    }
    if Axis.allCases.contains(where: { timeline.has(.divides($0), who) }) {
      return "Take something or some spacing out of \(name)"
    }
    if timeline.makesTracks(who) { return "Lower the sizes of the grid items of \(name)" }
    switch timeline.kind(who) {
    case "aspectRatio", "scaledToFill": return clipping(of: who)
    case "fixedSize":
      return rigidChild(of: who).map { remedy(of: $0) }
        ?? "Leave \(timeline.modifier(who)) out (it asks for the ideal size)"
    case "Image": return "Make \(name) resizable"
    default: return "Let \(name) be smaller"
    }
  }

  private func clipping(of node: NodeID) -> String {
    let name = timeline.name(node)
    if isFramed(node) { return "Cut \(name) off by .clipped() on what frames it" }
    let length = axis.dimension.capitalized
    return "Frame \(name) by .frame(min\(length): 0, max\(length): .infinity), and cut it off by "
      + ".clipped() behind that"
  }

  /// Whether a frame around a view does not just follow it, so that there is something to clip at.
  private func isFramed(_ node: NodeID) -> Bool {
    var around = timeline.parent(node)
    while let frame = around {
      if timeline.has(.limits(axis), frame) { return true }
      around = timeline.parent(frame)
    }
    return false
  }

  /// What is as long without being asked for its ideal length.
  private func rigidChild(of node: NodeID) -> NodeID? {
    guard let child = timeline.tree.children(of: node).first,
      timeline.profile(of: child).isRigid(on: axis)?.value == true
    else { return nil }
    return child
  }

  /// A text that has no room for a single line: fewer of them would not help.
  private var tightLine: String? {
    guard timeline.has(.text, culprit), axis == .vertical,
      let offered = insistence.pressure(on: culprit)?.offered,
      let line = timeline.profile(of: culprit).answer(to: 0, on: axis)?.size.height,
      line > offered + Timeline.visible
    else { return nil }
    let font = "give \(timeline.name(culprit)) a smaller font"
    let length = points(timeline.length(child, axis) ?? line)
    guard let parent = timeline.parent(child), timeline.has(.fixesHeight, parent) else {
      return "Give \(container) a height of \(length), or \(font)"
    }
    return "Raise the height of \(container) to \(length) or leave it out, or \(font)"
  }

  private func remedy(forTrack length: CGFloat) -> String {
    let taken = points(timeline.length(child, axis) ?? 0)
    let items = "the grid items of \(container)"
    return "\(remedy(of: culprit)) to \(points(length)), or let \(items) be at least \(taken) "
      + "\(axis.adjective), by their minimum or a fixed size"
  }

  private var remedyOfPlacing: String {
    "Let placeSubviews of \(container) keep \(name) within its bounds, or sizeThatFits report the "
      + "\(axis.dimension) that it fills"
  }

  /// Whether the container is none of SwiftUI's own.
  private var isLayoutOfText: Bool {
    timeline.parent(child).map { timeline.has(.declared, $0) } ?? false
  }
}
