import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  package static let coveredText = Rule(
    id: "covered-text",
    summary: "A text lies under something that hides it, or on another text.",
    finding: """
      A `ZStack` puts its views on each other, and a `GeometryReader` puts all of its views into \
      its top leading corner: neither makes room for one beside the other. Two texts then lie \
      on each other, and a bar lies on the last lines of the page behind it. A page \
      that ignores the safe area begins under the bar that a `safeAreaInset` puts there.
      """,
    example: """
      // proposal: 393x200
      // text-cell: 8x20
      GeometryReader { _ in
        Text("Speed").id("name")
        Text("88 km/h").id("value")
      }
      .id("reader")
      """,
    scope: """
      Reported for texts that are hidden for the most part by another text, or by a plain colour \
      that is not translucent, and for texts of which some of the lines run into another text, \
      or under a bar as wide as the layers. What scrolls is not meant: it can be scrolled out; \
      nor are pages of one make on each other, of which one is seen at a time. In a column or a \
      list, reported for texts that a negative padding pulls onto each other.
      """,
    help: """
      a `VStack` in the `GeometryReader` or in place of the `ZStack`; \
      `.safeAreaInset(edge: .bottom) { … }` for a bar over a page
      """,
    exception: "only one of them is seen at a time, or that is the effect that is wanted",
    keyNote: "of the text below",
    search: .symptoms { timeline in
      let columns = timeline.columns + timeline.lists
      let pulled = columns.flatMap { Covered.pulled(in: $0, timeline) }
      guard let depths = Depths.find(in: timeline) else { return pulled }
      return pulled + timeline.nodes.flatMap { Covered.all(in: $0, timeline, depths) }
    })
}

/// The drawing order of views.
private struct Depths {
  /// The number of each view, those further back first; nil for what is not drawn.
  let ranks: [Int?]

  /// Nil if no view overlaps another one.
  static func find(in timeline: Timeline) -> Self? {
    let hasLayers = timeline.nodes.contains {
      timeline.putsOnEachOther($0) || timeline.isOverlay($0)
    }
    guard hasLayers else { return nil }
    var ranks: [Int?] = Array(repeating: nil, count: timeline.trace.nodes.count)
    for (rank, drawing) in timeline.drawings.enumerated() { ranks[drawing.node.index] = rank }
    return Self(ranks: ranks)
  }
}

/// A text under something else.
private struct Covered: Sighting {
  let timeline: Timeline
  let container: NodeID
  let text: NodeID
  let cover: NodeID

  /// More views of a container are not held against each other.
  private static let most = 64
  /// More layers of a container are not held against each other, as each is against all.
  fileprivate static let mostLayers = 128
  /// So much of a text is to be covered.
  private static let share: CGFloat = 0.6
  /// Of a text that a negative padding reaches, less.
  private static let pulledShare: CGFloat = 0.5
  /// Of the texts of two rows of a list, which never meet on purpose.
  private static let rowShare: CGFloat = 0.25

  static func all(in container: NodeID, _ timeline: Timeline, _ depths: Depths) -> [Covered] {
    if timeline.has(.insets, container) { return underBar(of: container, timeline) }
    let isOverlay = timeline.isOverlay(container)
    guard isOverlay || timeline.putsOnEachOther(container) else { return [] }
    let layers = timeline.tree.children(of: container).prefix(mostLayers).map {
      timeline.visibleLeaves(of: $0, most: most)
    }
    return layers.enumerated().flatMap { number, layer -> [Covered] in
      let peers = timeline.deck(of: number, in: container)
      let others = layers.enumerated().filter { !peers.contains($0.offset) }.flatMap(\.element)
      return layer.filter { timeline.isReadable($0) }.compactMap { text in
        guard let below = depths.ranks[text.index] else { return nil }
        let above = others.filter { (depths.ranks[$0.index] ?? 0) > below }
          .sorted { (depths.ranks[$0.index] ?? 0) < (depths.ranks[$1.index] ?? 0) }
        // Of cards that lie on each other only the uppermost is meant to be read.
        let cover =
          above.first {
            !isOverlay
              && (timeline.mostlyHides($0, text, share) || timeline.isCard($0, on: text))
          }
          ?? above.first { timeline.crosses($0, text, in: container) }
        return cover.flatMap { timeline.isCard($0, on: text) ? nil : $0 }.map {
          Covered(timeline: timeline, container: container, text: text, cover: $0)
        }
      }
    }
  }

  /// The first text of a page under a bar at its top: nothing can be scrolled to bring it out.
  private static func underBar(of container: NodeID, _ timeline: Timeline) -> [Covered] {
    let children = timeline.tree.children(of: container)
    guard let page = children.first, let whole = timeline.rectangle(of: container) else {
      return []
    }
    let bars = children.dropFirst().filter { bar in
      timeline.isPainted(within: bar)
        && timeline.rectangle(of: bar).map { abs($0.minY - whole.minY) < 1 } ?? false
    }
    return bars.compactMap { bar in
      timeline.texts(in: page, most: most).first { text in
        guard let below = timeline.rectangle(of: text), let above = timeline.rectangle(of: bar)
        else { return false }
        return below.overlap(with: above).height > share * below.height
      }.map { Covered(timeline: timeline, container: container, text: $0, cover: bar) }
    }
  }

  /// Texts of a column that a negative padding pulls onto one another.
  static func pulled(in column: NodeID, _ timeline: Timeline) -> [Covered] {
    let views = timeline.tree.children(of: column)
    let share = timeline.isList(column) ? rowShare : pulledShare
    return zip(views, views.dropFirst()).compactMap { upper, lower -> Covered? in
      guard timeline.isPulled(upper) || timeline.isPulled(lower) else { return nil }
      let covers = timeline.visibleLeaves(of: lower, most: most).filter { timeline.isReadable($0) }
      for text in timeline.visibleLeaves(of: upper, most: most) where timeline.isReadable(text) {
        if let cover = covers.first(where: { timeline.mostlyHides($0, text, share) }) {
          return Covered(timeline: timeline, container: column, text: text, cover: cover)
        }
      }
      return nil
    }
  }

  private var isText: Bool { timeline.has(.text, cover) }

  /// How much of the height of the text is covered, in points, if that is not most of it.
  private var crossed: CGFloat? {
    guard !timeline.mostlyHides(cover, text, Self.share), !isPulled,
      !timeline.has(.insets, container),
      let below = timeline.rectangle(of: text), let above = timeline.rectangle(of: cover)
    else { return nil }
    return below.overlap(with: above).height
  }

  /// What is said to lie over the text: of a background what it is the background of.
  private var bar: NodeID {
    timeline.isBehind(cover) ? timeline.parent(cover) ?? cover : cover
  }

  /// Whether the text is a small thing on the card that the cover is the background of.
  private var isBadge: Bool {
    guard !isText, timeline.isLayer(cover), let card = timeline.size(of: cover),
      let branch = timeline.stepsOutwards(from: text)
        .first(where: { $0.outer == container })?.inner,
      let own = timeline.size(of: branch)
    else { return false }
    return own.width < card.width / 2 && own.height < card.height / 2
  }

  var goal: Goal? {
    let isBar = timeline.has(.insets, container)
    if isPulled {
      return Goal(
        [
          .before(text, cover, .vertical),
          .origin(text, .vertical, timeline.start(text, .vertical)),
        ],
        near: pullers + [container])
    }
    if timeline.isLayerStack(container), isBadge {
      return Goal([.above(text, cover)], near: [text, cover, container])
    }
    if timeline.isLayerStack(container), isText || timeline.isLayer(cover) {
      let room = timeline.start(cover, .horizontal) - timeline.start(text, .horizontal)
      // What is painted behind them stays as large.
      let bars = [text, cover].compactMap { node in
        timeline.stepsOutwards(from: node).prefix { $0.outer != container }
          .first { timeline.isPainted(behind: $0.outer) }?.outer
      }
      return Goal(
        [.apart(text, cover)] + bars.flatMap(timeline.kept), near: [cover, container] + bars,
        lengths: room > 1 ? [.horizontal: room.rounded(.down)] : [:])
    }
    if let header {
      return Goal(
        [.ahead(cover, header.first, .vertical)], near: [header.page, container],
        lengths: [.vertical: header.depth], traits: [.awayFrom(.top)])
    }
    let (first, second) = isBar ? (cover, text) : (text, cover)
    return Goal([.before(first, second, .vertical)], near: [container, cover])
  }

  private var header: Header? {
    isText || timeline.isLayer(cover) ? nil : timeline.header(cover, over: text, in: container)
  }

  var suspicion: Suspicion {
    suspected(
      .coveredText, of: text, placed: [text, cover], remedies: [remedy],
      exception: "only one of them is seen at a time", involving: [container, cover],
      off: timeline.length(text, .vertical) ?? 0)
  }

  /// Whether a column holds both, and a negative padding is what brings them together.
  private var isPulled: Bool {
    timeline.dividedAxes(container) == .vertical || timeline.isList(container)
  }

  private var pullers: [NodeID] {
    timeline.tree.children(of: container).filter { timeline.isPulled($0) }
  }

  var statement: Statement {
    if isPulled {
      return Statement(
        "\(text) and \(cover) lie on each other", isAboutPlace: true,
        because: """
          A negative padding makes \(pullers.first ?? container) shorter than what is in it, and \
          \(container) goes on there
          """)
    }
    let why: Prose =
      timeline.has(.insets, container)
      ? "\(container) makes room for it in the safe area, and what is behind ignores that"
      : timeline.has(.ignoresContent, container)
        ? "\(container) puts all of its views at its top leading corner, one on the other"
        : "\(container) puts its views on each other and makes no room for one beside the other"
    return Statement(claim, isAboutPlace: true, because: why)
  }

  private var claim: Prose {
    switch (isText, crossed) {
    case (true, nil): "\(text) and \(cover) lie on each other"
    case (false, nil): "\(text) lies under \(cover), which hides it"
    case (true, let depth?): "\(text) and \(cover) lie \(points(depth)) points on each other"
    case (false, let depth?): "\(text) lies \(points(depth)) points under \(bar), which hides them"
    }
  }

  private var remedy: Prose {
    if let header {
      return """
        make room for it with \(code: ".safeAreaInset(edge: .top)") on what is behind \(bar), or \
        with \(code: ".padding(.top, \(typed(header.depth)))") on \(header.page)
        """
    }
    if isPulled { return "leave the negative padding out, or less of it" }
    return timeline.has(.insets, container)
      ? "leave \(code: ".ignoresSafeArea()") out on what is behind \(cover)"
      : isText
        ? "put them into a \(code: "VStack")"
        : """
        make room for it with \(code: ".safeAreaInset(edge: .bottom)") on what is behind \(bar), \
        or with a \(code: "VStack") in place of \(container)
        """
  }
}

extension Timeline {
  /// The layers that are made like one of them and are as large: pages of which one is seen at a
  /// time.
  fileprivate func deck(of number: Int, in container: NodeID) -> Set<Int> {
    let layers = tree.children(of: container).prefix(Covered.mostLayers)
    let (own, whole) = (layers[number], size(of: container))
    guard size(of: own) == whole else { return [number] }
    let peers = layers.indices.filter { other in
      size(of: layers[other]) == whole && areAlike([own, layers[other]])
    }
    return Set(peers + [number])
  }

  /// Whether a negative padding makes a view shorter than what is in it.
  fileprivate func isPulled(_ node: NodeID) -> Bool {
    modified(by: node).contains { padding in
      guard has(.letsReachOut, padding), has(.spaces, padding),
        let inner = onlySizingChild(of: padding).flatMap({ length($0, .vertical) }),
        let outer = length(padding, .vertical)
      else { return false }
      return inner > outer + 1
    }
  }

  /// Whether it gives several views the same room.
  fileprivate func putsOnEachOther(_ node: NodeID) -> Bool {
    if has(.insets, node) { return true }
    guard !has(.pages, node), !has(.scrolls, node), !(parent(node).map { has(.box, $0) } ?? false)
    else { return false }
    return isLayerStack(node) || has(.ignoresContent, node) && tree.children(of: node).count > 1
  }
}
