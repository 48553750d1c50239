import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

// Layouts that may be intended, but that people often ask about: guesses if there is no stated goal
// and no other defect.
extension Symptoms {
  var guesses: [Goal] {
    let first = hiddenRoom + limitedTexts + capped + unheeded + keptLines + untried + tallRows
    let second = centredLabels + centredRows + greedyControls + besideMiddle + besideTexts
    let third = huggingHeaders + shortOfEdges + unevenCells + huddled + middles + offCentre + shared
    let fourth = leadingPictures + aboveBars + spareColumns + narrowRows + centredFlows + tallTiles
    let fifth = flushBadges + accessories + paddedScrollers
    return first + second + third + fourth + fifth + huggingPages + shortLimits + emptyReaders
  }

  /// Stacks that reserve space for something invisible.
  private var hiddenRoom: [Goal] {
    nodes.compactMap { node -> Goal? in
      guard timeline.trace.nodes[node.index].appearance.isHidden,
        let axis = Axis.allCases.first(where: { divider(of: node, $0) == laidOut.parent(node) }),
        let stack = laidOut.parent(node), length(node, axis) > 8
      else { return nil }
      let rest = length(stack, axis) - length(node, axis)
      return Goal(
        "\(node) is not drawn and keeps its room in \(stack)", of: stack,
        [.length(stack, axis, .atMost, rest)], near: [node])
    }
  }

  /// Lazy grids with space for more columns.
  private var spareColumns: [Goal] {
    nodes.compactMap { grid -> Goal? in
      guard laidOut.has(.makesTracks(.horizontal), grid), let first = children(grid).first,
        let place = rectangle(first)
      else { return nil }
      let lines = Dictionary(grouping: children(grid)) { rectangle($0)?.minY ?? 0 }
      let line = children(grid).prefix { rectangle($0)?.minY == place.minY }
      guard lines.count > 1, line.count > 1, let last = line.last.flatMap(rectangle) else {
        return nil
      }
      let step = (last.minX - place.minX) / CGFloat(line.count - 1)
      let spare = length(grid, .horizontal) - (last.maxX - place.minX)
      guard spare > step, step > 0 else { return nil }
      return Goal(
        "\(grid) has room for more than \(line.count) columns", of: grid,
        [.length(grid, .vertical, .atMost, length(grid, .vertical) - place.height)], near: [first])
    }
  }

  /// Backgrounds of a whole screen that are only as large as the words.
  private var huggingPages: [Goal] {
    guard let room = timeline.trace.header.proposal, let width = room.width,
      let height = room.height, width.isFinite, height.isFinite
    else { return [] }
    return nodes.prefix { children($0).count <= 2 }.compactMap { node -> Goal? in
      guard laidOut.has(.layersBehind, node), laidOut.subtree(node).contains(where: isText),
        laidOut.ancestors(node).allSatisfy({ children($0).count == 1 }),
        length(node, .vertical) < 0.8 * height
      else { return nil }
      return Goal(
        "The background of \(node) is \(points(length(node, .vertical))) high", of: node,
        [.length(node, .horizontal, .equal, width), .length(node, .vertical, .equal, height)])
    }
  }

  /// Texts with an inherited line limit.
  private var limitedTexts: [Goal] {
    nodes.compactMap { text -> Goal? in
      guard isText(text), let place = timeline.trace.nodes[text.index].place,
        let spot = bench.outline.spot(at: place), !bench.outline.views[spot.view].has("lineLimit"),
        laidOut.ancestors(text).contains(where: { limitsLines(around: $0) }),
        laidOut.ideal(text, .horizontal) > length(text, .horizontal) + Wish.tolerance
      else { return nil }
      let line = laidOut.answer(of: text, to: .unspecified).height
      guard length(text, .vertical) <= line + Wish.tolerance else { return nil }
      return Goal(
        "\(text) keeps to a line limit that is stated around it", of: text,
        [.length(text, .vertical, .atLeast, 2 * line)])
    }
  }

  /// Whether a modifier of a view states a line limit.
  private func limitsLines(around node: NodeID) -> Bool {
    guard let place = timeline.trace.nodes[node.index].place,
      let spot = bench.outline.spot(at: place)
    else { return false }
    return bench.outline.views[spot.view].has("lineLimit")
  }

  /// Texts and fields higher than their lines, because they reserve space.
  private var keptLines: [Goal] {
    nodes.compactMap { text -> Goal? in
      guard isText(text),
        let reserved = timeline.reasons(of: text).lazy.compactMap({ number -> CGFloat? in
          guard case .reason(let reason) = timeline.trace.events[number] else { return nil }
          return reason.terms.first { $0.knownRole == .reservedLines }?.value
        }).first
      else { return nil }
      let line = laidOut.answer(of: text, to: .unspecified).height
      guard length(text, .vertical) >= reserved, reserved > 0, line >= reserved else { return nil }
      return Goal(
        "\(text) keeps room for lines that are not there", of: text,
        [.length(text, .vertical, .atMost, reserved - 8)])
    }
  }

  /// `ViewThatFits` whose first view is not chosen, although it could wrap.
  private var untried: [Goal] {
    nodes.compactMap { choice -> Goal? in
      guard kind(choice) == "ViewThatFits", argument(choice, "in") == nil,
        let taken = children(choice).first, laidOut.subtree(taken).contains(where: isText)
      else { return nil }
      return Goal(
        "\(choice) takes a view only if it fits without a line break", of: choice,
        [.length(choice, .vertical, .greater, length(choice, .vertical))])
    }
  }

  /// Centred labels in a column of a grid.
  private var centredLabels: [Goal] {
    nodes.compactMap { grid -> Goal? in
      guard kind(grid) == "Grid", argument(grid, "alignment") == nil else { return nil }
      let cells = children(grid).compactMap { rectangle($0).map { $0.midX } }
      guard let first = cells.min() else { return nil }
      let labels = children(grid).filter { cell in
        isText(cell) && rectangle(cell).map { abs($0.midX - first) < 1 } ?? false
      }
      guard labels.count > 1,
        let widest = labels.max(by: { length($0, .horizontal) < length($1, .horizontal) }),
        let narrow = labels.first(where: {
          length($0, .horizontal) < length(widest, .horizontal) - 4
        })
      else { return nil }
      return Goal(
        "\(narrow) stands in the middle of its column", of: narrow,
        labels.map { .level($0, widest, at: 0, .horizontal) }, near: [grid])
    }
  }

  /// Single texts at the edge of a list row.
  private var centredRows: [Goal] {
    nodes.compactMap { row -> Goal? in
      guard let list = laidOut.parent(row), ["List", "Form"].contains(kind(list)),
        let text = laidOut.subtree(row).last, isText(text),
        timeline.trace.nodes[text.index].place
          != nil, laidOut.subtree(row).allSatisfy({ children($0).count <= 1 }),
        let own = rectangle(text), let whole = rectangle(list), own.maxX < whole.midX
      else { return nil }
      let isButton = laidOut.subtree(row).contains { kind($0) == "Button" }
      return isButton
        ? Goal(
          "\(text) stands at the edge of its row", of: text,
          [.level(text, list, at: 0.5, .horizontal)], near: [row]) : nil
    }
  }

  /// Controls that take all available space and could be smaller.
  private var greedyControls: [Goal] {
    nodes.compactMap { control -> Goal? in
      guard let (axis, enough) = enough(for: control), length(control, axis) > enough + 60 else {
        return nil
      }
      return Goal(
        "\(control) takes \(points(length(control, axis))) points, all that it is offered",
        of: control,
        [.length(control, axis, .atMost, enough), .length(control, axis, .atLeast, enough / 2)],
        lengths: [axis: enough])
    }
  }

  /// A plausible length for such a control.
  private func enough(for control: NodeID) -> (Axis, CGFloat)? {
    switch kind(control) {
    case "Picker", "Toggle": (.horizontal, laidOut.ideal(control, .horizontal))
    case "ProgressView", "Slider": (.horizontal, Self.bar)
    case "TextEditor": (.vertical, Self.editor)
    default: nil
    }
  }

  /// A usual length of a progress bar, in points.
  private static let bar: CGFloat = 100

  /// A height of some lines, in points.
  private static let editor: CGFloat = 120

  /// Images and colours that fill the width left by their column's padding.
  private var shortOfEdges: [Goal] {
    guard let screen = timeline.trace.header.proposal?.width, screen.isFinite else { return [] }
    return nodes.compactMap { node -> Goal? in
      guard laidOut.has(.decorates, node) || laidOut.has(.image, node), !isLayer(node),
        let own = rectangle(node), own.minX >= 8, abs(own.minX - (screen - own.maxX)) < 1,
        own.width > screen / 2, own.height > 20, let column = divider(of: node, .vertical),
        children(column).contains(where: { laidOut.subtree($0).contains(where: isText) }),
        let outer = laidOut.parent(column), kind(outer) == "padding"
      else { return nil }
      return Goal(
        "\(node) ends \(points(own.minX)) before the edges of the screen", of: node,
        [.length(node, .horizontal, .equal, screen), .origin(node, .horizontal, 0)],
        near: [column])
    }
  }

  /// Grids whose columns are as wide as their words.
  private var unevenCells: [Goal] {
    nodes.compactMap { grid -> Goal? in
      guard kind(grid) == "Grid", let offered = offer(grid, .horizontal), offered.isFinite,
        length(grid, .horizontal) < offered - 40
      else { return nil }
      let cells = children(grid).filter { cell in
        rectangle(cell).map { $0.minY == rectangle(children(grid)[0])?.minY } ?? false
      }
      let widths = cells.map { length($0, .horizontal) }
      guard cells.count > 1, let least = widths.min(), let most = widths.max(), most > least + 4
      else { return nil }
      let share = offered / CGFloat(cells.count)
      return Goal(
        "The columns of \(grid) are as wide as their words", of: grid,
        cells.map { .length($0, .horizontal, .atLeast, share - 20) }, near: cells)
    }
  }

  /// Guides of an alignment that no ancestor uses.
  private var unheeded: [Goal] {
    nodes.compactMap { node -> Goal? in
      guard kind(node) == "alignmentGuide", let own = link(node)?.arguments.first,
        let row = laidOut.ancestors(node).last(where: { laidOut.has(.divides(.horizontal), $0) }),
        laidOut.has(.guides(.vertical), node)
      else { return nil }
      let alignment = bench.outline.text(own.value)
      let isHeeded = laidOut.ancestors(node).contains { argument($0, "alignment") == alignment }
      guard !isHeeded else { return nil }
      return Goal(
        "Nothing around \(node) aligns by \(alignment)", of: node, [.change(children(row))],
        near: [row])
    }
  }

  /// Backgrounds in a lazy column that are as wide as the words.
  private var huggingHeaders: [Goal] {
    nodes.compactMap { node -> Goal? in
      guard laidOut.has(.layersBehind, node), let column = laidOut.parent(node),
        kind(column) == "LazyVStack", laidOut.subtree(node).contains(where: isText),
        length(node, .horizontal) < length(column, .horizontal) - 40
      else { return nil }
      return Goal(
        "\(node) is narrower than \(column)", of: node,
        [.length(node, .horizontal, .equal, length(column, .horizontal))])
    }
  }

  /// Centred text in a page or disclosure group.
  private var middles: [Goal] {
    nodes.compactMap { node -> Goal? in
      guard let room = laidOut.parent(node), let own = rectangle(node), let whole = rectangle(room),
        laidOut.subtree(node).contains(where: isText)
      else { return nil }
      let wishes: [Wish]
      switch kind(room) {
      case "TabView": wishes = Axis.allCases.map { .level(node, room, at: 0, $0) }
      case "DisclosureGroup": wishes = [.level(node, room, at: 0, .horizontal)]
      default: return nil
      }
      guard own.width < whole.width - 40, abs(own.midX - whole.midX) < 1 else { return nil }
      return Goal("\(node) stands in the middle of \(room)", of: node, wishes)
    }
  }

  /// Texts in a frame with a maximum.
  private var capped: [Goal] {
    nodes.compactMap { frame -> Goal? in
      guard kind(frame) == "frame", argument(frame, "maxWidth").map({ $0 != ".infinity" }) == true,
        let text = children(frame).first, isText(text),
        divider(of: frame, .horizontal) != nil,
        length(frame, .horizontal) > length(text, .horizontal) + 24
      else { return nil }
      let enough = length(text, .horizontal)
      return Goal(
        """
        \(frame) is \(points(length(frame, .horizontal))) wide, and \(text) in it \(points(enough))
        """,
        of: frame, [.length(text, .horizontal, .equal, enough), .change([frame])], near: [text])
    }
  }
}
