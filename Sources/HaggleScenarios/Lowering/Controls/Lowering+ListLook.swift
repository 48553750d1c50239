import Foundation
import HaggleLayouts
import HaggleVocabulary

// The drawing of lists and bars, without effect on their dimensions.
extension Lowering {
  /// Adds the backgrounds of a list and its rows.
  mutating func decorate(
    _ list: NodeID, rows: [NodeID], as measures: ListMeasures, on site: ControlSite
  ) {
    guard let style = site.rowsLook(measures) else { return }
    nodes[list.index].description.appearance.ornaments = site.ground + [.rows(style)]
    let items = rows.map { nodes[$0.index].values[ListItem.self] ?? ListItem.defaultValue }
    for (index, row) in rows.enumerated() where items[index].isRow {
      let own = nodes[row.index].values[ListRowInsets.self]?.flatMap(\.self)
      let insets = own ?? measures.rowInsets
      let place = Ornament.Row(
        isFirst: index == 0 || !items[index].isBeside(items[index - 1]),
        isLast: index + 1 == rows.count || !items[index].isBeside(items[index + 1]),
        above: insets.top, below: insets.bottom)
      nodes[row.index].description.appearance.ornaments.append(.row(place))
    }
  }

  /// The background of the innermost single view: bars show it as well.
  func ground(behind node: NodeID) -> Paint? {
    var node = node
    while true {
      if let ground = nodes[node.index].description.appearance.ground { return ground }
      guard nodes[node.index].children.count == 1 else { return nil }
      node = nodes[node.index].children[0]
    }
  }

  /// Writes a title on a bar.
  mutating func write(_ title: String?, isLarge: Bool, on bar: NodeID, _ site: ControlSite) {
    guard let title, !title.isEmpty else { return }
    nodes[bar.index].description.appearance.ornaments.append(
      .caption(site.title(title, isLarge: isLarge)))
  }
}

extension ControlSite {
  private var palette: Palette { around.inherited.look.palette }

  private var isGrouped: Bool {
    let isInCards = styles[.list] != "plain" && styles[.list] != "inset"
    return platform == .iOS && (styles.container == .form || isInCards)
  }

  /// Source: docs/CONTROLS.md; the radius is assumed.
  fileprivate func rowsLook(_ measures: ListMeasures) -> Ornament.Rows? {
    guard platform == .iOS else { return nil }
    return Ornament.Rows(
      card: isGrouped ? palette.named("secondarySystemGroupedBackground") : nil,
      radius: measures.margin > 0 ? 10 : 0, line: palette.separator, margin: measures.margin,
      lineInset: measures.rowInsets.leading, leastHeight: measures.leastRow)
  }

  /// The background of the rows.
  fileprivate var ground: [Ornament] {
    guard isGrouped, !styles.hidesGround else { return [] }
    return palette.named("systemGroupedBackground").map { [.ground($0)] } ?? []
  }

  /// A title in a UIKit bar.
  fileprivate func title(_ words: String, isLarge: Bool) -> Ornament.Caption {
    var font = TextFont(.style(isLarge ? .largeTitle : .headline))
    font.isBold = isLarge
    var title = caption(words, font)
    title.isBold = true
    title.inset = isLarge ? metrics[.rowInsetX] : nil
    return title
  }

  /// Words in the middle of a part of a control.
  func caption(_ words: String, _ font: TextFont) -> Ornament.Caption {
    let context = reading.log.context
    var caption = Ornament.Caption(
      words, width: words.reduce(0) { $0 + context.advance($1, in: font) },
      fontSize: font.size(on: platform), paint: palette.label)
    caption.isBold = false
    return caption
  }
}
