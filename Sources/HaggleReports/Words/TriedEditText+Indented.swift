// The lines of an edit that are where they were, and further in.
extension TriedEditText {
  /// The rows without lines that are only indented further, and without closing braces of which
  /// another one has taken the place; a line that is far from where it was has moved.
  static func withoutIndented(_ rows: [Row]) -> [Row] {
    let removed = rows.indices.filter { rows[$0].mark == "-" }
    let added = rows.indices.filter { rows[$0].mark == "+" }
    // A brace alone says nothing of where it was.
    let looked = removed.lazy.filter { rows[$0].words.count > 2 }.prefix(mostLooked)
    let shifts = looked.flatMap { old in
      added.filter { rows[$0].words == rows[old].words }
        .map { rows[$0].indentation.count - rows[old].indentation.count }
    }
    let pairs = Set(shifts).subtracting([0]).sorted().map { shift in
      reindented(removed.map { rows[$0] }, by: shift, in: added.map { rows[$0] })
    }
    guard let best = pairs.max(by: { $0.count < $1.count }) else { return rows }
    var isLeftOut = Set(best.flatMap { [removed[$0.old], added[$0.new]] })
    let braces = [removed, added].map { indices in
      indices.filter { rows[$0].words == "}" && !isLeftOut.contains($0) }
    }
    isLeftOut.formUnion(zip(braces[0], braces[1]).flatMap { [$0, $1] })
    return rows.indices.filter { !isLeftOut.contains($0) }.map { rows[$0] }
  }

  /// So many lines are looked at to see by how much others are indented further.
  private static let mostLooked = 8

  /// The lines that stand among others with so many more spaces before them, no further down than
  /// new ones before them push them.
  private static func reindented(
    _ removed: [Row], by shift: Int, in added: [Row]
  ) -> [(old: Int, new: Int)] {
    let difference = added.map { Line(row: $0, shift: 0) }
      .difference(from: removed.map { Line(row: $0, shift: shift) })
    var (gone, new) = (Set<Int>(), Set<Int>())
    for change in difference {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): new.insert(offset)
      }
    }
    let (left, fresh) = (gone.sorted(), new.sorted())
    return zip(
      removed.indices.filter { !gone.contains($0) }, added.indices.filter { !new.contains($0) }
    )
    .filter { old, new in
      let way = added[new].number - removed[old].number
      let (more, fewer) = (
        fresh.prefix { $0 < new }.count, left.prefix { $0 < old }.count
      )
      return shift > 0 ? (0...more).contains(way) : (0...fewer).contains(-way)
    }
    .map { (old: $0, new: $1) }
  }

  /// What a line says, and how far in.
  private struct Line: Equatable {
    let indentation: Int
    let words: Substring

    init(row: Row, shift: Int) {
      (indentation, words) = (row.indentation.count + shift, row.words)
    }
  }
}
