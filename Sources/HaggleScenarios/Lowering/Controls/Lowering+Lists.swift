import HaggleLayouts
import HaggleVocabulary

extension Lowering {
  /// `List`: each view of its builder is a row.
  mutating func list(_ site: ControlSite) -> [NodeID] {
    [rows(site.listMeasures, .list, site)]
  }

  /// `Form`: a grouped list; on macOS a column of controls.
  mutating func form(_ site: ControlSite) -> [NodeID] {
    var around = site.around
    around.inherited.controls.isInForm = true
    let site = ControlSite(reading: site.reading, around: around)
    if site.platform == .macOS, site.styles[.form] != "grouped" {
      let views = site.arguments.content().map { lower($0, around) } ?? []
      return [node(FormColumnsLayout(), views, site)]
    }
    return [rows(site.formMeasures, .form, site)]
  }

  private mutating func rows(
    _ measures: ListMeasures, _ container: ControlStyles.Container, _ site: ControlSite
  ) -> NodeID {
    var inside = site.around
    inside.inherited.controls.container = container
    if container == .list, site.styles[.list] == "sidebar" {
      inside = ControlSite(reading: site.reading, around: inside).choosing(.sidebarRow).around
    }
    let rows = site.arguments.content().map { listRows(of: $0, inside) } ?? []
    let list = node(ListLayout(measures), rows, site, roles: [.scrolls, .ignoresContent])
    nodes[list.index].values[ScrollsContent.self] = true
    decorate(list, rows: rows, as: measures, on: ControlSite(reading: site.reading, around: inside))
    return list
  }

  /// The header, the content and the footer, each marked by its role.
  ///
  /// A section in a section is part of that.
  mutating func section(_ reading: Reading, _ around: Surroundings) -> [NodeID] {
    let isPart = around.isInSection
    var around = around
    around.isInSection = true
    let site = ControlSite(reading: reading, around: around)
    let heading = site.isInList ? site.choosing(site.headerText).inSecondColour : site
    let ending = site.isInList ? site.choosing(.footer).inSecondColour : site
    let header = reading.arguments.content("header").map { lower($0, heading.around) }
    let content =
      reading.arguments.content().map {
        site.isInList ? listRows(of: $0, around) : lower($0, around)
      }
      ?? []
    let footer = reading.arguments.content("footer").map { lower($0, ending.around) } ?? []
    let title = header ?? title(heading).map { [$0] } ?? []
    guard !isPart else { return title + content + footer }
    sectionCount += 1
    for (members, role) in [(title, ListItemTrait.Role.header), (content, .row), (footer, .footer)]
    {
      tag(members, role, isTrait: site.styles.isInList && role != .row)
    }
    return title + content + footer
  }

  /// The cells of a row are marked with it; those of a row in a row are cells of that.
  mutating func row(_ reading: Reading, _ around: Surroundings) -> [NodeID] {
    var inside = around
    inside.isInRow = true
    let cells = reading.arguments.content().map { lower($0, inside) } ?? []
    guard !around.isInRow else { return cells }
    let trait = GridRowTrait(index: rowCount, alignment: reading.verticalAlignment("alignment"))
    rowCount += 1
    for cell in cells { nodes[cell.index].values[GridRowMembership.self] = .some(trait) }
    return cells
  }

  /// Marks the headers and footers that a lazy container keeps in sight.
  mutating func pin(_ views: [NodeID], by reading: Reading) {
    guard reading.entry.traits.contains(.lazy), let pinned = reading.value("pinnedViews") else {
      return
    }
    let parts = if case .array(let elements) = pinned { elements } else { [pinned] }
    let names = parts.compactMap(\.memberName)
    for view in views {
      let role = nodes[view.index].values[ListItem.self]?.role
      guard
        role == .header && names.contains("sectionHeaders")
          || role == .footer && names.contains("sectionFooters")
      else { continue }
      nodes[view.index].values[AddedRoles.self, default: []].insert(.pinned)
    }
  }

  private mutating func tag(_ members: [NodeID], _ role: ListItemTrait.Role, isTrait: Bool) {
    for member in members {
      nodes[member.index].values[ListItem.self] = ListItemTrait(role, section: sectionCount)
      if isTrait { nodes[member.index].description.traits.append("section \(role)") }
    }
  }
}

extension ControlSite {
  fileprivate var isInList: Bool { styles.isInList }

  fileprivate var headerText: ControlText {
    if styles.container == .form { return platform == .macOS ? .formHeader : .header }
    return ["plain", "inset"].contains(styles[.list]) ? .plainHeader : .header
  }

  fileprivate var listMeasures: ListMeasures {
    var measures = baseMeasures
    if isOnWatch { return stated(measures) }
    switch (styles[.list], platform) {
    case ("plain", .iOS), ("inset", .iOS):
      measures.headerInsets.top = metrics[.headerInsetBottom]
    case ("grouped", .iOS):
      measures.top = metrics[.sectionGap]
      measures.sectionGap = metrics[.sectionGap]
    case (let style, .iOS):
      measures.margin = metrics[.groupMargin]
      measures.top = style == "sidebar" ? 0 : metrics[.sectionGap]
      measures.sectionGap = metrics[.sectionGap]
    case ("sidebar", .macOS): measures.leastRow = metrics[.sidebarRowHeight]
    case ("plain", .macOS): measures.insetRows(by: metrics[.plainRowInset], top: 0)
    case ("bordered", .macOS):
      measures.insetRows(by: metrics[.borderedRowInset], top: metrics[.listBorder])
    default: break
    }
    if platform == .macOS {
      measures.sectionGap = metrics[.sectionGap]
      measures.headerGap = metrics[.sectionGap]
      measures.headerTop = measures.top
      measures.isAsHighAsItsRows = styles.container == .form
    }
    return stated(measures)
  }

  fileprivate var formMeasures: ListMeasures {
    var measures = baseMeasures
    if isOnWatch { return stated(measures) }
    measures.margin = metrics[.groupMargin]
    measures.top = metrics[.sectionGap]
    if platform == .macOS {
      let inset = metrics[.formRowInset]
      measures.rowInsets = EdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
      measures.leastRow = 0
      let heading = metrics[.formHeaderInset]
      measures.headerInsets = EdgeInsets(top: 0, leading: 0, bottom: heading, trailing: 0)
      measures.footerInsets = EdgeInsets(top: heading, leading: 0, bottom: 0, trailing: 0)
      measures.headerTop = metrics[.groupMargin]
      measures.top = metrics[.groupMargin]
      measures.headerGap = metrics[.formHeaderGap]
      measures.leastIdeal = metrics[.formIdealWidth]
    }
    measures.sectionGap = metrics[platform == .macOS ? .formSectionGap : .sectionGap]
    measures.isAsHighAsItsRows = platform == .macOS
    return stated(measures)
  }

  /// The measures with values stated by `listRowSpacing` and similar.
  private func stated(_ measures: ListMeasures) -> ListMeasures {
    var measures = measures
    measures.rowGap = styles.rowGap ?? metrics[.rowGap]
    measures.sectionGap = styles.sectionGap ?? measures.sectionGap
    measures.leastRow = styles.leastRow ?? measures.leastRow
    return measures
  }

  private var baseMeasures: ListMeasures {
    let (x, y) = (metrics[.rowInsetX], metrics[.rowInsetY])
    var measures = ListMeasures(
      rowInsets: EdgeInsets(top: y, leading: x, bottom: y, trailing: x),
      headerInsets: EdgeInsets(
        top: metrics[.headerInsetTop], leading: x, bottom: metrics[.headerInsetBottom],
        trailing: x),
      footerInsets: EdgeInsets(
        top: metrics[.footerInset], leading: x, bottom: metrics[.footerInsetBottom], trailing: x))
    measures.leastRow = metrics[.rowHeight]
    measures.top = metrics[.listTop]
    if isOnWatch {
      measures.margin = metrics[.groupMargin]
      measures.sectionGap = metrics[.sectionGap]
    }
    return measures
  }
}
