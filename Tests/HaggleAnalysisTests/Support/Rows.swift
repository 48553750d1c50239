extension Sketch {
  /// A row that was offered 100×20 and took 75, as its last child took half of its share: only
  /// questions, answers and places, as a device gives them.
  static var shortRow: Sketch {
    var sketch = Sketch()
    let row = sketch.add("HStack", "row")
    let (color, half) = (sketch.add("Color", "color", in: row), sketch.add("half", "half", in: row))
    sketch.ask(row, (100, 20), (75, 20)) { row in
      row.ask(color, (0, 20), (0, 20))
      row.ask(color, (.infinity, 20), (.infinity, 20))
      row.ask(half, (0, 20), (0, 20))
      row.ask(half, (.infinity, 20), (.infinity, 20))
      row.ask(color, (50, 20), (50, 20))
      row.ask(half, (50, 20), (25, 20))
    }
    sketch.place(row, (0, 0, 75, 20), for: (100, 20))
    sketch.place(color, (0, 0, 50, 20), for: (50, 20))
    sketch.place(half, (50, 0, 25, 20), for: (50, 20))
    return sketch
  }

  /// The same, where pairs with a gap of 8 are served before the child that leaves room.
  static func rowOfPairs(_ names: String...) -> Sketch {
    var sketch = Sketch()
    let row = sketch.add("HStack", "row")
    let half = sketch.add("half", "half", in: row)
    let pairs = names.map { name in
      let pair = sketch.add("HStack", name, in: row)
      return (
        pair,
        [sketch.add("Color", "\(name).a", in: pair), sketch.add("Color", "\(name).b", in: pair)]
      )
    }
    sketch.ask(row, (100, 20), (75, 20)) { row in
      row.ask(half, (0, 20), (0, 20))
      row.ask(half, (.infinity, 20), (.infinity, 20))
      for (pair, colors) in pairs {
        row.ask(pair, (0, 20), (8, 20)) { for color in colors { $0.ask(color, (0, 20), (0, 20)) } }
        row.ask(pair, (.infinity, 20), (.infinity, 20))
        row.ask(pair, (50, 20), (50, 20))
      }
      row.ask(half, (50, 20), (25, 20))
    }
    sketch.place(row, (0, 0, 75, 20), for: (100, 20))
    sketch.place(half, (0, 0, 25, 20), for: (50, 20))
    for (pair, _) in pairs { sketch.place(pair, (25, 0, 50, 20), for: (50, 20)) }
    return sketch
  }
}
