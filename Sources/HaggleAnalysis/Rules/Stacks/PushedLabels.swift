import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let pushedLabels = Rule(
    id: "pushed-labels",
    summary: "Symbols of different widths push the labels behind them to different places.",
    finding: """
      Every symbol is as wide as its own drawing: a bell is narrow, and two people are wide. In \
      rows below each other the label stands behind its symbol, so that the labels do not begin \
      on one line.
      """,
    example: """
      // proposal: 300x200
      // text-cell: 8x20
      VStack(alignment: .leading) {
        HStack { Image(systemName: "bell").id("icon"); Text("Alerts") }
        HStack { Image(systemName: "person.2"); Text("People") }
        HStack { Image(systemName: "wifi"); Text("Network") }
      }
      """,
    scope: """
      Reported for three or more rows of one shape that begin at one edge, each with another \
      symbol before its text, where nothing states how wide the symbols are. Symbols that are \
      all in a circle, or all in a square, are equally wide. Of two rows it is reported where \
      layers before the label are as wide as a badge in them, which the other row does not have. \
      Of three rows it is reported where a symbol in a frame of a stated width stands before the \
      labels of most, and is left out in the others.
      """,
    help: "`.frame(width: 24)` on the symbols, `Label`s in a `List`, or a `Grid`",
    exception: "the labels need not begin on one line",
    keyNote: "of the first symbol, or of the layers",
    search: .symptoms { timeline in
      timeline.columns.compactMap { column -> (any Detection)? in
        PushedLabels.find(column, in: timeline) ?? PushingBadge.find(column, in: timeline)
          ?? MissingSymbol.find(column, in: timeline)
      }
    })
}

/// Rows of a column that begin with a symbol and go on with a text.
private struct PushedLabels: Detection {
  let timeline: Timeline
  let column: NodeID
  let icons: [NodeID]
  let labels: [NodeID]

  /// Two may be rows by chance.
  private static let least = 3

  static func find(_ column: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.tree.childCount(of: column) >= Self.least else { return nil }
    let rows = timeline.tree.children(of: column).compactMap { timeline.iconRow($0) }
    guard rows.count >= Self.least, timeline.areAlike(rows.map(\.row)),
      let first = rows.first, rows.allSatisfy({ abs($0.start - first.start) < 1 }),
      timeline.areOfManyWidths(rows.map(\.icon))
    else { return nil }
    return Self(
      timeline: timeline, column: column, icons: rows.map(\.icon), labels: rows.map(\.label))
  }

  /// All labels begin at the same position as the one after the widest symbol.
  var goal: Goal? {
    guard let icon = icons.first, let width = timeline.length(icon, .horizontal) else { return nil }
    let column = (width / 2).rounded(.up) * 2 + Self.spare
    let conditions = labels.compactMap { label in
      timeline.screenExtent(label, .horizontal).map {
        Goal.Condition.origin(label, .horizontal, $0.start + column - width)
      }
    }
    return Goal(conditions, near: icons, lengths: [.horizontal: column])
  }

  /// The widest symbols are wider than most by so much, in points.
  private static let spare: CGFloat = 6

  var suspicion: Suspicion {
    Suspicion(
      .pushedLabels, of: icons[0], on: .horizontal, in: timeline,
      saying: Statement(
        """
        \(icons[0]) is as wide as its drawing, and so are the symbols of the rows below it: the \
        labels behind them do not begin on one line
        """,
        because: "Symbols differ in width"),
      shownBy: timeline.placings(of: icons.prefix(2)),
      remedies: ["write \(code: ".frame(width: 24)") on the symbol"],
      involving: [column] + icons.dropFirst())
  }
}

/// A badge that makes the layers before a label wider than those of the other rows.
private struct PushingBadge: Sighting {
  let timeline: Timeline
  let layers: NodeID
  let badge: NodeID
  let label: NodeID
  let other: NodeID
  let gap: CGFloat

  private static let mostRows = 32

  static func find(_ column: NodeID, in timeline: Timeline) -> Self? {
    let rows = timeline.tree.children(of: column).prefix(mostRows)
      .compactMap { timeline.layeredRow($0) }
    guard
      let (narrow, wide) = rows.extremes(by: { timeline.length($0.layers, .horizontal) ?? 0 }),
      timeline.isAlike(narrow.row, wide.row),
      timeline.start(narrow.row, .horizontal) == timeline.start(wide.row, .horizontal),
      case let gap = timeline.start(wide.label, .horizontal)
        - timeline.start(narrow.label, .horizontal),
      gap >= Noticeable.line,
      let badge = timeline.extraLayer(of: wide.layers, beside: narrow.layers)
    else { return nil }
    return Self(
      timeline: timeline, layers: wide.layers, badge: badge, label: wide.label,
      other: narrow.label, gap: gap)
  }

  var goal: Goal? {
    Goal(
      [
        .level(label, other, at: 0, .horizontal),
        .origin(other, .horizontal, timeline.start(other, .horizontal)),
      ], near: [layers, badge])
  }

  var suspicion: Suspicion {
    suspected(
      .pushedLabels, of: layers, on: .horizontal, sized: [layers], placed: [label, other],
      remedies: [
        """
        draw \(badge) over the other layers with \(code: ".overlay(alignment: …) { … }"), or behind \
        them with \(code: ".background { … }"): there it takes no room
        """
      ], involving: [badge, label, other], off: gap)
  }

  var statement: Statement {
    Statement(
      "\(label) begins \(points(gap)) points further to the right than \(other)", subject: label,
      isAboutPlace: true,
      because: """
        \(layers) before it is as wide as \(badge) in it, which the other row does not have
        """)
  }
}

/// A row without the symbol that stands in a column of its own in the rows of its kind.
private struct MissingSymbol: Sighting {
  let timeline: Timeline
  let symbol: NodeID
  let label: NodeID
  let other: NodeID
  let row: NodeID
  let gap: CGFloat

  private static let mostRows = 32
  private static let least = 3

  static func find(_ column: NodeID, in timeline: Timeline) -> Self? {
    let rows = timeline.tree.children(of: column).prefix(mostRows).compactMap {
      timeline.plainRow(in: $0)
    }
    guard rows.count >= least, Set(rows.map(timeline.place)).count == 1 else { return nil }
    let marked = rows.compactMap { timeline.markedRow($0) }
    guard let first = marked.first, 2 * marked.count >= rows.count, marked.count < rows.count,
      let place = timeline.place(timeline.shown(by: first.label)),
      let bare = rows.lazy.compactMap({ timeline.row($0, beginningWith: place) }).first,
      timeline.start(bare.row, .horizontal) == timeline.start(first.row, .horizontal),
      case let gap = timeline.start(first.label, .horizontal)
        - timeline.start(bare.label, .horizontal),
      gap >= Noticeable.line
    else { return nil }
    return Self(
      timeline: timeline, symbol: first.symbol, label: first.label, other: bare.label,
      row: bare.row, gap: gap)
  }

  var goal: Goal? {
    Goal(
      [
        .level(other, label, at: 0, .horizontal),
        .origin(label, .horizontal, timeline.start(label, .horizontal)),
      ], near: [symbol, row])
  }

  var suspicion: Suspicion {
    suspected(
      .pushedLabels, of: other, on: .horizontal, placed: [label, other],
      remedies: [
        """
        keep the room of \(symbol) where there is none: \(code: ".opacity(0)") in place of the \
        condition, or a \(code: "ZStack") of that width around it
        """
      ], involving: [symbol, label, row], off: gap)
  }

  var statement: Statement {
    Statement(
      "\(other) begins \(points(gap)) points further to the left than \(label)", subject: other,
      isAboutPlace: true,
      because: "\(symbol) stands before \(label), and nothing keeps its room in \(row)")
  }
}

/// A row with the layers that it begins with, and the label behind them.
private struct LayeredRow {
  let row: NodeID
  let layers: NodeID
  let label: NodeID
}

extension Timeline {
  fileprivate func layeredRow(_ view: NodeID) -> LayeredRow? {
    guard let row = plainRow(in: view), let first = tree.firstChild(of: row),
      let layers = modified(by: first).first(where: areLayers),
      !modified(by: first).prefix(while: { $0 != layers })
        .contains(where: { has(.fixes(.horizontal), $0) }),
      let label = sibling(behind: first, in: row), isOfWords(label)
    else { return nil }
    return LayeredRow(row: row, layers: layers, label: label)
  }

  /// A row that begins with a symbol or picture in a frame of a stated width, before words.
  fileprivate func markedRow(
    _ row: NodeID
  ) -> (row: NodeID, symbol: NodeID, label: NodeID)? {
    guard let first = tree.firstChild(of: row), let core = core(of: first),
      has(.image, core) || has(.symbol, core),
      modified(by: first).contains(where: { statesNumber($0, .horizontal) }),
      let label = sibling(behind: first, in: row), isOfWords(label)
    else { return nil }
    return (row, first, label)
  }

  /// A row whose first view is written at a place.
  fileprivate func row(
    _ row: NodeID, beginningWith place: SourcePlace
  ) -> (row: NodeID, label: NodeID)? {
    guard let label = tree.firstChild(of: row), self.place(shown(by: label)) == place else {
      return nil
    }
    return (row, label)
  }

  /// Whether it is a stack of layers, be it of one.
  private func areLayers(_ node: NodeID) -> Bool {
    !has(.layers, node) && !has(.frames, node) && dividedAxes(node).isEmpty
      && Axis.allCases.allSatisfy { has(.aligns($0), node) }
  }

  /// The layer that is as wide as all of them, and has no counterpart in other layers.
  fileprivate func extraLayer(of layers: NodeID, beside others: NodeID) -> NodeID? {
    let known = Set(tree.children(of: others).map { place(shown(by: $0)) })
    return tree.children(of: layers).first { layer in
      !known.contains(place(shown(by: layer)))
        && length(layer, .horizontal) == length(layers, .horizontal)
    }
  }
}

/// A row with its symbol, the text behind it, and where the symbol starts, in points.
private struct IconRow {
  let row: NodeID
  let icon: NodeID
  let label: NodeID
  let start: CGFloat
}

extension Timeline {
  /// A row that begins with a symbol of no stated width, before a text.
  fileprivate func iconRow(_ row: NodeID) -> IconRow? {
    guard let stack = stack(in: row, along: .horizontal),
      let first = tree.firstChild(of: stack), let icon = core(of: first), has(.symbol, icon),
      !modified(by: first).contains(where: { has(.frames, $0) || has(.proposesShape, $0) }),
      !isGreedy(first, .horizontal),
      let next = sibling(behind: first, in: stack), comes(next, downTo: .text),
      let label = core(of: next), let own = screenExtent(icon, .horizontal)
    else { return nil }
    return IconRow(row: row, icon: icon, label: label, start: own.start)
  }

  /// Whether several symbols are shown, and not all of them in one outline.
  fileprivate func areOfManyWidths(_ icons: [NodeID]) -> Bool {
    let names = Set(icons.map(symbolName))
    guard names.count > 2 else { return false }
    return !["circle", "square"].contains { outline in
      names.allSatisfy { $0.split { !$0.isLetter }.contains { $0 == outline } }
    }
  }

  /// What it shows, or else its arguments in the source.
  private func symbolName(_ icon: NodeID) -> String {
    let node = trace.nodes[icon.index]
    return node.shown.isEmpty ? node.arguments : node.shown
  }
}
