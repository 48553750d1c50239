import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let secondChevron = Rule(
    id: "second-chevron",
    summary: "A row of a list ends in two chevrons: its own, and one that is written.",
    finding: """
      In a list on iOS a `NavigationLink` ends in a chevron that SwiftUI draws. A label that ends \
      with `Image(systemName: "chevron.right")`, as it has to elsewhere, shows a second one right \
      before it.
      """,
    example: """
      // device: iPhone 16
      // text-cell: 8x20
      NavigationStack {
        List {
          NavigationLink(destination: Text("Sounds")) {
            HStack {
              Text("Sounds")
              Spacer()
              Image(systemName: "chevron.right").id("arrow")
            }
          }
          .id("link")
        }
      }
      """,
    scope: """
      Reported where the last view of the label is such a symbol, at the end of the label.
      """,
    help: """
      the label without the symbol; `.navigationLinkIndicatorVisibility(.hidden)` for the other one
      """,
    exception: "both are to be seen", keyNote: "of the symbol",
    search: .each(.with(.symbol), as: SecondChevron.find))
}

/// A chevron at the end of the label of a link that draws one itself.
private struct SecondChevron: Sighting {
  let timeline: Timeline
  let symbol: NodeID
  let link: NodeID
  let own: NodeID

  private static let glyphs: Set<String> = ["chevron.right", "chevron.forward"]

  static func find(_ symbol: NodeID, in timeline: Timeline) -> Self? {
    let look = timeline.appearance(of: symbol)
    guard look.glyph.map(glyphs.contains) == true, !look.isHidden, !timeline.isClear(symbol),
      timeline.place(symbol) != nil, let (label, link) = timeline.endOfLink(around: symbol),
      let own = timeline.tree.children(of: link).last,
      timeline.appearance(of: own).glyph.map(glyphs.contains) == true,
      !timeline.appearance(of: own).isHidden,
      let start = timeline.screenExtent(own, .horizontal)?.start,
      let end = timeline.screenExtent(label, .horizontal)?.end,
      let written = timeline.screenExtent(symbol, .horizontal), end <= start + 1,
      start - written.end < Timeline.finger
    else { return nil }
    return Self(timeline: timeline, symbol: symbol, link: link, own: own)
  }

  /// Nothing moves: without the symbol the row looks as it does with it.
  var goal: Goal? {
    Goal(
      timeline.kept(symbol) + [
        .origin(symbol, .horizontal, timeline.start(symbol, .horizontal)),
        .origin(own, .horizontal, timeline.start(own, .horizontal)),
      ], near: [symbol], traits: [.unseen])
  }

  var suspicion: Suspicion {
    suspected(
      .secondChevron, of: symbol, placed: [symbol, own],
      remedies: [
        "take \(symbol) out of the label: the row has a chevron without it",
        "write \(code: ".navigationLinkIndicatorVisibility(.hidden)") on \(link)",
      ], involving: [link])
  }

  var statement: Statement {
    let gap =
      timeline.start(own, .horizontal)
      - (timeline.screenExtent(symbol, .horizontal)?.end ?? 0)
    return Statement(
      "\(link) ends in two chevrons: \(symbol), and its own \(counted(gap)) behind it",
      because: "In a list on iOS a link draws its own at the end of the row")
  }
}

extension Timeline {
  /// The label of a link in a list, and the link, where a view is the last one in all that divides
  /// the width of the label.
  fileprivate func endOfLink(around view: NodeID) -> (label: NodeID, link: NodeID)? {
    for (inner, outer) in stepsOutwards(from: view) {
      let look = appearance(of: outer)
      guard !look.isHidden, look.effects.isEmpty, !isLayer(inner), !isLayerStack(outer) else {
        return nil
      }
      let children = tree.children(of: outer)
      if has(.assumed, outer), children.count == 3, children[0] == inner,
        place(children[2]) == place(outer), has(.assumed, children[2])
      {
        return (inner, outer)
      }
      if has(.scrolls, outer) || dividedAxes(outer).contains(.vertical) { return nil }
      // What takes one of several views has others, which are nowhere.
      if children.last(where: { placement(of: $0) != nil }) != inner { return nil }
    }
    return nil
  }
}
