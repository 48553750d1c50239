/// What a row tells its list, or a cell its lazy grid: where it belongs and how it is inset.
///
/// Passes outwards through modifiers.
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
  package var section: Int?

  package init(_ role: Role = .row, section: Int? = nil) {
    self.role = role
    self.section = section
  }
}
