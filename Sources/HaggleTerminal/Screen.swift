import HaggleReplay

/// What the replay shows in a terminal of some size.
package struct Screen {
  package let columns: Int
  package let rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
