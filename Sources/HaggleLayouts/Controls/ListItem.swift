/// What a row passes to its list, or a cell to its lazy grid: its role and insets.
///
/// Passes outward through modifiers.
package enum ListItem: LayoutValueKey {
  package static let defaultValue = ListItemTrait()
}

/// `listRowInsets(_:)`: a row's own insets, in points; nil for those of the list.
package enum ListRowInsets: LayoutValueKey {
  package static let defaultValue: EdgeInsets? = nil
}

package struct ListItemTrait: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    case header
    case row
    case footer
  }

  package var role: Role
  /// The number of its `Section`; nil outside of sections.
  var section: Int?

  package init(_ role: Role = .row, section: Int? = nil) {
    self.role = role
    self.section = section
  }

  package var isRow: Bool { role == .row }

  /// Whether both are rows of the same section.
  package func isBeside(_ other: ListItemTrait) -> Bool {
    isRow && other.isRow && section == other.section
  }
}

/// `listRowInsets(.leading, 8)`: insets of single edges of a row, the outermost last.
package enum ListRowEdges: LayoutValueKey {
  package static let defaultValue: [Change] = []

  /// The inset at some edges, in points; nil for the list's own.
  package struct Change: Sendable {
    let edges: Edge.Set
    let length: CGFloat?

    package init(_ edges: Edge.Set, _ length: CGFloat?) {
      self.edges = edges
      self.length = length
    }

    func apply(to insets: inout EdgeInsets) {
      guard let length else { return }
      if edges.contains(.top) { insets.top = length }
      if edges.contains(.leading) { insets.leading = length }
      if edges.contains(.bottom) { insets.bottom = length }
      if edges.contains(.trailing) { insets.trailing = length }
    }
  }
}
