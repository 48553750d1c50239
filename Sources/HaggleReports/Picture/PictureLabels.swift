/// Writes the names of boxes where there is room: of leaves into the middle, of containers onto an
/// edge; what does not fit gets a number that the legend explains.
struct PictureLabels {
  private(set) var canvas: Canvas
  /// The boxes that got the numbers 1, 2, …
  private(set) var numbered: [PictureBox] = []
  /// The boxes that not even a number fits into, although all of them is in the picture.
  private(set) var unnamed: [PictureBox] = []
  /// The boxes of which a part lies outside of the picture.
  private(set) var cut: [PictureBox] = []

  init(_ canvas: Canvas) { self.canvas = canvas }

  mutating func add(_ box: PictureBox) {
    if box.isCut { cut.append(box) }
    let names = box.title == box.name ? [box.name] : [box.title, box.name]
    let isNamed = names.contains {
      box.isLeaf ? writeInside($0, box.cells) : writeOnEdge($0, box.cells)
    }
    if isNamed { return }
    let number = "\(numbered.count + 1)"
    if writeInside(number, box.cells) {
      numbered.append(box)
    } else if !box.isCut {
      unnamed.append(box)
    }
  }

  /// Writes into the row nearest to the middle that is free.
  private mutating func writeInside(_ name: String, _ cells: CellRectangle) -> Bool {
    let width = name.columns
    guard width <= cells.innerWidth else { return false }
    let middle = (cells.top + cells.bottom) / 2
    let inner =
      cells.bottom - cells.top > 1 ? cells.top + 1...cells.bottom - 1 : cells.top...cells.bottom
    let left = cells.left + 1 + (cells.innerWidth - width) / 2
    for row in inner.sorted(by: { abs($0 - middle) < abs($1 - middle) }).prefix(8)
    where canvas.isFree(left..<left + width, row: row) {
      canvas.write(name, left, row)
      return true
    }
    return false
  }

  /// Writes onto the top edge, or else the bottom edge, as far left as possible.
  private mutating func writeOnEdge(_ name: String, _ cells: CellRectangle) -> Bool {
    let text = " \(name) "
    let width = text.columns
    guard width <= cells.innerWidth else { return false }
    for row in [cells.top, cells.bottom] {
      for left in cells.left + 1...cells.right - width
      where canvas.isFree(left..<left + width, row: row) {
        canvas.write(text, left, row)
        return true
      }
    }
    return false
  }
}
