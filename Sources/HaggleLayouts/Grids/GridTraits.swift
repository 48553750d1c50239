// Traits that cells pass to their grid. They pass outward through modifiers; a trait set twice on a
// view is combined in its own way. Source: recorded (NEGOTIATION §14).

/// `gridCellColumns(_:)`: the number of columns that the cell spans.
package enum GridCellColumns: CombinedLayoutValueKey {
  package static let defaultValue = 1

  /// Spans of more than one column add up: 3 and 2 are 5, 2 and 1 are 2.
  package static func combined(outer: Int, inner: Int) -> Int {
    guard outer > 1, inner > 1 else { return max(outer, inner) }
    let (sum, overflows) = outer.addingReportingOverflow(inner)
    return overflows ? .max : sum
  }
}

/// `gridCellUnsizedAxes(_:)`: the axes on which the cell is proposed the final length of its column
/// or row.
package enum GridCellUnsizedAxes: CombinedLayoutValueKey {
  package static let defaultValue: Axis.Set = []

  package static func combined(outer: Axis.Set, inner: Axis.Set) -> Axis.Set {
    outer.union(inner)
  }
}

/// `gridCellAnchor(_:)`: the position of the content in the cell.
package enum GridCellAnchor: CombinedLayoutValueKey {
  package static let defaultValue: UnitPoint? = nil

  package static func combined(outer: UnitPoint?, inner: UnitPoint?) -> UnitPoint? {
    inner ?? outer
  }
}

/// `gridColumnAlignment(_:)`: the alignment of a column's cells, set by any of them.
package enum GridColumnAlignment: CombinedLayoutValueKey {
  package static let defaultValue: HorizontalAlignment? = nil

  package static func combined(
    outer: HorizontalAlignment?, inner: HorizontalAlignment?
  ) -> HorizontalAlignment? {
    inner ?? outer
  }
}

/// The row of a cell; nil for a child of the grid outside of rows, which spans all columns.
package enum GridRowMembership: LayoutValueKey {
  package static let defaultValue: GridRowTrait? = nil
}

/// The `GridRow` of a cell.
package struct GridRowTrait: Hashable, Sendable {
  /// The index of the row among the `GridRow`s of its grid.
  var index: Int
  /// The row's own vertical alignment; nil for the grid's.
  var alignment: VerticalAlignment?

  package init(index: Int, alignment: VerticalAlignment? = nil) {
    self.index = index
    self.alignment = alignment
  }
}
