import HaggleLayouts
import HaggleVocabulary

// Styles declared in other files.
extension Lowering {
  /// A control with a style from another file, as haggle draws it: what the style draws around or
  /// instead of the label is unknown.
  mutating func unstyled(_ control: [NodeID], _ site: ControlSite) -> [NodeID] {
    let families = site.reading.entry.style?.deciding ?? []
    guard let name = families.lazy.compactMap({ site.styles.unknown($0) }).first else {
      return control
    }
    log.unknownStyle(name, of: site.name, at: site.place)
    return control.map { standIn(for: $0, site) }
  }

  /// A style usually has padding around the label, and a button may fill its row.
  private mutating func standIn(for control: NodeID, _ site: ControlSite) -> NodeID {
    nodes[control.index].values[AddedRoles.self, default: []].insert(.isOfUnknownSize)
    let standIns = log.context.standIns
    guard standIns.boxes > 1 || standIns.areBoxesFilling else { return control }
    let margins = EdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
    let layout = BezelLayout(margins, greedyAxes: standIns.areBoxesFilling ? site.mayFill : [])
    return inner(layout, [control], as: "style", site)
  }
}

extension ControlSite {
  /// The axes on which an unknown style may fill its proposal: with words at most the width.
  fileprivate var mayFill: Axis.Set {
    switch reading.entry.style {
    case .progressView, .gauge, .groupBox: [.horizontal, .vertical]
    default: .horizontal
    }
  }
}
