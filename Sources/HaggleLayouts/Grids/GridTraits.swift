// What cells pass to their grid. These traits pass outwards through modifiers.

/// `gridCellColumns(_:)`: how many columns the cell spans.
package enum GridCellColumns: LayoutValueKey {
  package static let defaultValue = 1
}

/// `gridCellUnsizedAxes(_:)`: the axes on which the cell does not help to size its column or row.
package enum GridCellUnsizedAxes: LayoutValueKey {
  package static let defaultValue: Axis.Set = []
}

/// `gridCellAnchor(_:)`: where the cell's content lies in the cell.
package enum GridCellAnchor: LayoutValueKey {
  package static let defaultValue: UnitPoint? = nil
}

/// `gridColumnAlignment(_:)`: how the cells of a column align; any cell of it may say so.
package enum GridColumnAlignment: LayoutValueKey {
  package static let defaultValue: HorizontalAlignment? = nil
}

/// The row that a cell is in; nil for a child of the grid that is no row: it spans all columns.
package enum GridRowMembership: LayoutValueKey {
  package static let defaultValue: GridRowTrait? = nil
}

/// One `GridRow`, as its cells know it.
package struct GridRowTrait: Hashable, Sendable {
  /// The number of the row among the `GridRow`s of its grid, from 0.
  package var index: Int
  /// The row's own vertical alignment; nil for the grid's.
  package var alignment: VerticalAlignment?

  package init(index: Int, alignment: VerticalAlignment? = nil) {
    self.index = index
    self.alignment = alignment
  }
}
