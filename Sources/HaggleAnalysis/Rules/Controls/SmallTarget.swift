import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  package static let smallTarget = Rule(
    id: "small-target",
    summary: "A button reacts only in the middle of what looks like it.",
    finding: """
      A button reacts where its label is. A frame, padding and a background that are written on \
      the button lie around it: they look like the button, and a tap there does nothing.
      """,
    example: """
      // proposal: 393x200
      // text-cell: 8x20
      Button {} label: { Text("Save") }
        .id("save")
        .frame(maxWidth: .infinity, minHeight: 50)
        .background(Color.blue)
      """,
    scope: """
      Reported where a colour or a shape around the button is longer by at least 24 points and \
      nothing else lies in it. A button in an overlay has a corner of something else. On a \
      phone, in a room as large as one, or in a sheet of an iPad, also reported for a button that is only a symbol, a shape or a picture of less than \
      24 points, or of less than 30 beside another one whose middle is less than 44 away, in no \
      bar, and in no list but for what has a gesture: a finger needs about 44 (Human Interface \
      Guidelines). Also for a button \
      with a frame of about 44×44 around it, and for one \
      that reacts in its letters alone, where the one beside it, which is painted, reacts in \
      all of its room.
      """,
    help: """
      the frame, the padding and the background in the label of the button; a `ButtonStyle`
      """,
    exception: "only the words are to react",
    traits: [.sizeAlone],
    search: .symptoms { timeline in
      let targets = timeline.views(withAnyOf: [.reacts, .reactsToContent])
      return targets.compactMap { SmallTarget.find($0, in: timeline) }
        + targets.compactMap { LettersOnly.find($0, in: timeline) }
    })
}

/// A button in a painted room that is larger than it, or one that is smaller than a finger.
private struct SmallTarget: Detection {
  let timeline: Timeline
  let button: NodeID
  /// What looks like the target; nil if everything drawn is smaller than a finger.
  let painted: NodeID?
  let size: CGSize
  let room: CGSize

  /// Targets whose shortfall is smaller, in points, are still easy to hit.
  private static let least: CGFloat = 24
  /// A larger part of a length is about all of it.
  private static let mostPart: CGFloat = 2 / 3

  static func find(_ button: NodeID, in timeline: Timeline) -> Self? {
    if let bare = find(bare: button, in: timeline) { return bare }
    guard timeline.has(.reacts, button), !timeline.has(.isOfUnknownSize, button),
      let size = timeline.size(of: button),
      let painted = timeline.modifier(
        around: button,
        where: { outer in
          timeline.sizingChildren(of: outer).count == 1 && timeline.isPainted(behind: outer)
        }), !timeline.isLayered(from: button, to: painted), let room = timeline.size(of: painted),
      size.width > 0, size.height > 0,
      max(room.width - size.width, room.height - size.height) >= Self.least,
      min(size.width / room.width, size.height / room.height) < Self.mostPart,
      // As high as a row, with the margins of its card around it.
      size.height < Timeline.finger || size.width < 0.8 * room.width,
      // A tap anywhere in a row of a list reaches its button.
      !timeline.stepsOutwards(from: button).contains(where: { timeline.isList($0.outer) }),
      room.width >= size.width, room.height >= size.height,
      !timeline.isPainted(within: button)
    else { return nil }
    return Self(
      timeline: timeline, button: button, painted: painted, size: size, room: room)
  }

  /// A symbol or a picture alone, on a screen that is touched.
  private static func find(bare button: NodeID, in timeline: Timeline) -> Self? {
    guard let size = timeline.size(of: button), size.width > 0, size.height > 0,
      timeline.isSymbol(button), !timeline.isUnseen(button),
      timeline.isTouched
        && (timeline.isSmall(size) || timeline.isFlat(size, button)
          || timeline.isCrowded(button, size))
        || timeline.isWishedLarger(button, size),
      timeline.place(button) != nil,
      !timeline.stepsOutwards(from: button).contains(where: { inner, outer in
        timeline.isList(outer) && timeline.has(.reacts, button) || timeline.isTarget(outer)
          || timeline.has(.insets, outer) && timeline.tree.firstChild(of: outer) != inner
      })
    else { return nil }
    return Self(
      timeline: timeline, button: button, painted: nil, size: size,
      room: CGSize(width: Timeline.finger, height: Timeline.finger))
  }

  var goal: Goal? {
    let isBare = painted == nil
    let lengths: [Axis: CGFloat] =
      isBare ? [.horizontal: room.width, .vertical: room.height] : [:]
    // A gesture is a modifier of what it is on, which is to keep its size.
    if isBare, !timeline.has(.reacts, button), let core = timeline.core(of: button) {
      return Goal(
        [.reach(core, Timeline.finger)] + timeline.kept(core), near: [core],
        lengths: lengths)
    }
    return Goal(
      Axis.allCases.map { .length(button, $0, .exactly(room[$0])) },
      near: [button] + (isBare ? timeline.tree.children(of: button) : []), lengths: lengths)
  }

  var suspicion: Suspicion {
    let painted = [painted].compactMap(\.self)
    // Nothing of it is seen, so it is off by nothing: what looks wrong comes first.
    return Suspicion(
      .smallTarget, of: button, in: timeline, saying: statement,
      shownBy: timeline.placings(of: [button] + painted), remedies: [remedy],
      exception: painted.isEmpty ? "a tap beside it would mean something else" : nil,
      involving: painted)
  }

  private var remedy: Prose {
    guard painted == nil else {
      return "write what makes it larger, and its background, in the label of \(button)"
    }
    let side = typed(Timeline.finger)
    let place: Prose =
      timeline.has(.reacts, button)
      ? "in the label of \(button)" : "before the gesture of \(button)"
    return """
      write \(code: ".frame(width: \(side), height: \(side))") and \
      \(code: ".contentShape(Rectangle())") \(place)
      """
  }

  private var statement: Statement {
    guard painted != nil else {
      return Statement(
        """
        \(button) reacts in \(points(size.width))×\(points(size.height)) points, and a finger \
        needs about \(points(Timeline.finger))
        """,
        because: timeline.has(.reacts, button)
          ? "A button is as large as its label" : "A gesture is as large as its view")
    }
    return Statement(
      """
      \(button) reacts in \(points(size.width))×\(points(size.height)), and what is drawn behind \
      it is \(points(room.width))×\(points(room.height))
      """,
      because: "A button is as large as its label; what is written on it lies around it")
  }
}

extension Timeline {
  /// Whether it is on a screen that is touched: a device's, or a room as large as a phone's or as
  /// the sheet of an iPad.
  fileprivate var isTouched: Bool {
    if trace.header.screen != nil { return true }
    guard !trace.header.isPointed, let width = screen(.horizontal), let height = screen(.vertical)
    else { return false }
    return (320...440).contains(width) && height >= 480
      || CGSize(width: width, height: height) == Self.sheetOfPad
  }

  /// A form sheet of an iPad, in points. Source: UIKit, `UIModalPresentationStyle.formSheet`.
  private static var sheetOfPad: CGSize { CGSize(width: 540, height: 620) }

  /// Whether a frame around a button, in which nothing is drawn, states the size of a finger: that
  /// can only be meant for taps, and does nothing for them.
  fileprivate func isWishedLarger(_ button: NodeID, _ size: CGSize) -> Bool {
    guard
      let frame = modifier(
        around: button, where: { has(.fixes(.horizontal), $0) && has(.fixes(.vertical), $0) }),
      let room = self.size(of: frame), !isPainted(around: button)
    else { return false }
    return Axis.allCases.allSatisfy { axis in
      room[axis] >= Self.finger - 4 && room[axis] <= Self.finger + 20
        && size[axis] < 2 / 3 * room[axis]
    }
  }

  /// Whether a symbol of that size is hard to hit: from 24 points on it is not taken for a mistake,
  /// a flat one from 32 points on.
  fileprivate func isSmall(_ size: CGSize) -> Bool {
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    return long < 24 || short < 12 && long < 32
  }

  /// Whether it is a symbol so flat that it would be no finger high in any font.
  fileprivate func isFlat(_ size: CGSize, _ button: NodeID) -> Bool {
    size.height < 9 && size.width < Self.finger && comes(button, downTo: .symbol)
  }

  /// Whether another such symbol is so near in its row that a finger hits both.
  fileprivate func isCrowded(_ button: NodeID, _ size: CGSize) -> Bool {
    guard max(size.width, size.height) < Self.crowded, let own = rectangle(of: button),
      let (row, branch) = division(around: button, .horizontal)
    else { return false }
    let views = tree.children(of: row)
    guard let place = views.firstIndex(of: branch) else { return false }
    return [place - 1, place + 1].filter(views.indices.contains).contains { index in
      guard let other = modified(by: views[index]).first(where: isTarget), isSymbol(other),
        let room = rectangle(of: other)
      else { return false }
      return max(room.width, room.height) < Self.crowded
        && abs(room.midX - own.midX) < Self.finger
    }
  }

  /// From this size on, in points, a symbol in a row is hit.
  private static let crowded: CGFloat = 30

  /// Whether what a button shows is clear: it only keeps room.
  fileprivate func isUnseen(_ button: NodeID) -> Bool {
    core(of: button).map { core in isClear(core) || appearance(of: core).isHidden } ?? false
  }

  /// Whether a button shows one symbol or picture, and nothing else.
  fileprivate func isSymbol(_ button: NodeID) -> Bool {
    (onlyPart(of: button) ?? core(of: button)).map { core in
      has(.symbol, core) || has(.image, core)
        || has(.decorates, core) && appearance(of: core).paint != nil && !isClear(core)
    } ?? false
  }

  /// The only view in another one that takes room: the icon of a label without words.
  private func onlyPart(of view: NodeID) -> NodeID? {
    var part = view
    for _ in 0..<Self.mostParts {
      let inner = tree.children(of: part).filter {
        size(of: $0).map { $0.width > 0 && $0.height > 0 } ?? false
      }
      guard let only = inner.first else { return part }
      guard inner.count == 1 else { return nil }
      part = only
    }
    return nil
  }

  /// How many views in each other a label has at the most; more are buttons in buttons.
  private static let mostParts = 16
}
