import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let tightTrack = Rule(
    id: "tight-track",
    summary: "A fixed column of a lazy grid cuts a text, and a flexible one has room for it.",
    finding: """
      A lazy grid has the widths of its columns from its items alone and asks no cell. A fixed \
      column stays as wide as it is stated, and a text of one line that needs more is cut, \
      however much a flexible column beside it leaves empty.
      """,
    example: """
      // proposal: 393x300
      // text-cell: 8x20
      LazyVGrid(columns: [GridItem(.flexible(), alignment: .leading), GridItem(.fixed(48))]) {
        Text("Bonds")
        Text("112,075.50").lineLimit(1).id("worth")
        Text("Cash")
        Text("650").lineLimit(1)
      }
      .id("grid")
      """,
    scope: """
      Reported for texts of one line, where each cell of a flexible column could do without \
      what the longest of them misses.
      """,
    help: "a fixed column that is wide enough; `.flexible(minimum: …)`; a `Grid`",
    exception: "what is cut may be left out",
    keyNote: "of the grid", needs: "the log with the grid's reasons",
    consequences: [Rule.lostWords.id],
    search: .symptoms { timeline in
      timeline.lazyGrids.compactMap { TightTrack.find($0, in: timeline) }
    })
}

/// A fixed column of a lazy grid that is too narrow for some of its texts.
private struct TightTrack: Sighting {
  let timeline: Timeline
  let grid: NodeID
  /// The texts that are cut, with what each needs, and the one that lacks most.
  let cut: [(text: NodeID, needed: CGFloat)]
  let text: NodeID
  /// In points: of the column, and what it would have to be.
  let width: CGFloat
  let enough: CGFloat
  let spare: CGFloat

  /// Less, in points, is a letter's edge.
  private static let least: CGFloat = 2

  static func find(_ grid: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.has(.makesColumns, grid), let tracks = timeline.statedTracks(of: grid)
    else { return nil }
    let cells = timeline.tree.children(of: grid)
    func column(_ index: Int) -> [NodeID] {
      cells.indices.filter { $0 % tracks.count == index }.map { cells[$0] }
    }
    let spare =
      tracks.indices.filter { !tracks[$0].isFixed }
      .map { timeline.spare(of: column($0), in: tracks[$0].length) }.max() ?? 0
    guard spare > 0 else { return nil }
    for index in tracks.indices where tracks[index].isFixed {
      let cut = column(index).compactMap { timeline.cutLine(in: $0, least) }
      let lacks = cut.map { $0.needed - (timeline.length($0.text, .horizontal) ?? 0) }
      guard let most = lacks.max(), most <= spare, let place = lacks.firstIndex(of: most) else {
        continue
      }
      return Self(
        timeline: timeline, grid: grid, cut: cut, text: cut[place].text,
        width: tracks[index].length, enough: (tracks[index].length + most).rounded(.up),
        spare: spare)
    }
    return nil
  }

  var goal: Goal? {
    Goal(
      cut.prefix(12).map { .length($0.text, .horizontal, .atLeast($0.needed)) },
      near: [grid, text],
      lengths: [.horizontal: enough])
  }

  var suspicion: Suspicion {
    suspected(
      .tightTrack, of: grid, on: .horizontal, sized: [text],
      shownBy: timeline.evidence(of: text, at: nil, .horizontal),
      remedies: [
        "write \(code: ".fixed(\(typed(enough)))") for the column of \(text)",
        "write \(code: ".flexible(minimum: \(typed(enough)))") for it",
      ], subject: text, involving: [text], off: enough - width)
  }

  var statement: Statement {
    Statement(
      "\(text) is cut to the \(points(width)) points of its column, and needs \(points(enough))",
      subject: text,
      because: """
        \(grid) makes a fixed column as wide as it is stated and asks no cell; a flexible one \
        beside it has \(points(spare)) to spare
        """)
  }
}

extension Timeline {
  /// The columns of a grid whose items are all fixed or flexible, in their order.
  func statedTracks(of grid: NodeID) -> [(isFixed: Bool, length: CGFloat)]? {
    var tracks: [Int: (isFixed: Bool, length: CGFloat)] = [:]
    for (_, reason) in placingReasons(of: grid) {
      switch reason.knownRule {
      case .fixed, .flexible:
        guard let number = reason.track, let length = reason.result, length.isFinite else {
          return nil
        }
        tracks[number] = (reason.knownRule == .fixed, length)
      case .tracks: return nil
      default: continue
      }
    }
    let numbers = tracks.keys.sorted()
    guard let first = numbers.first, let last = numbers.last, numbers.count > 1,
      last - first == numbers.count - 1
    else { return nil }
    return numbers.compactMap { tracks[$0] }
  }

  /// How much narrower a column could be for what its cells show.
  fileprivate func spare(of cells: [NodeID], in width: CGFloat) -> CGFloat {
    let needs = cells.map { cell in
      isGreedy(cell, .horizontal) ? .infinity : ideal(cell, .horizontal) ?? .infinity
    }
    return width - (needs.max() ?? .infinity)
  }

  /// A text of one line that is cut in a cell, and what it needs.
  fileprivate func cutLine(
    in cell: NodeID, _ least: CGFloat
  ) -> (text: NodeID, needed: CGFloat)? {
    guard let text = core(of: cell), let cut = cutLine(text), cut.length > 0,
      cut.needed >= cut.length + least
    else { return nil }
    return (text, cut.needed)
  }
}
