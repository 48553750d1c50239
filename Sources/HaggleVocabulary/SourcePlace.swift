/// A place in the scenario's text: line and column (in characters), both from 1.
package struct SourcePlace: Hashable, Comparable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (a: SourcePlace, b: SourcePlace) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
