extension `The near miss of a rule` {
  /// Of the rules in `Rules/Grids`.
  static let grids: [String: String] = [
    "below-declared-minimum": """
    // proposal: 200x300
    LazyVGrid(columns: [GridItem(.flexible(minimum: 120)), GridItem(.adaptive(minimum: 70))]) {
      ForEach(0..<4, id: \\.self) { i in
        Color.red.frame(height: 20).id("cell\\(i)")
      }
    }
    """,
    // Labels at the right of a column, each beside a value of one or two lines.
    "centred-label": """
    // proposal: 160x200
    // text-cell: 8x20
    Grid(alignment: .trailing) {
      GridRow { Text("Name"); Text("Summer") }
      GridRow { Text("Places"); Text("Lisbon and Porto") }
    }
    """,
    // The flexible column has no room either.
    "beside-columns": """
    // proposal: 280x200
    // text-cell: 8x20
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        ForEach(["Mon", "Tue", "Wed", "Thu"], id: \\.self) { day in
          Text(day).frame(maxWidth: .infinity)
        }
      }
      LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: 4), spacing: 0) {
        ForEach(1..<9) { Text("\\($0)").frame(height: 40) }
      }
    }
    """,
    "tight-track": """
    // proposal: 100x100
    // text-cell: 8x20
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(48))]) {
      Text("Bonds").lineLimit(1)
      Text("112,075.50").lineLimit(1)
    }
    """,
    "greedy-cells": """
    // proposal: 393x600
    // text-cell: 8x20
    VStack(spacing: 0) {
      ScrollView { Text("Unlock every workout") }
      HStack {
        Text("Monthly").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.mint)
        Text("Yearly").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.mint)
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    """,
    "grid-holes": """
    // proposal: 208x400
    // text-cell: 8x20
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
      Text("One")
      Text("Two of them, in more lines than the other one has")
      Color.red.frame(height: 40)
      Color.red.frame(height: 44)
    }
    """,
    "lone-span": """
    // proposal: 390x200
    Grid {
      GridRow { Color.orange.frame(height: 80).gridCellColumns(2) }
      GridRow { Color.yellow; Color.yellow }
    }
    """,
    "one-column": """
    // proposal: 320x500
    VStack {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 150))]) {
        ForEach(0..<4) { _ in Color.teal.frame(height: 100) }
      }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 300))]) {
        ForEach(0..<4) { _ in Color.teal.frame(height: 20) }
      }
    }
    """,
    "ragged-cells": """
    // proposal: 300x200
    // text-cell: 8x20
    Grid(alignment: .leading) {
      GridRow { Text("Apples"); Text("5") }
      GridRow { Text("Pomegranates"); Text("1200") }
    }
    """,
    // The row aligns their tops.
    "sunken-cell": """
    // proposal: 393x300
    // text-cell: 8x20
    Grid {
      GridRow(alignment: .top) {
        VStack { Text("Route"); Text("Friday"); Text("Saturday") }
        VStack { Text("Budget"); Text("400") }
      }
    }
    """,
    "uneven-tracks": """
    // proposal: 320x120
    // text-cell: 10x20
    VStack {
      ForEach([99, 100], id: \\.self) { n in
        HStack(spacing: 8) {
          Slider(value: .constant(0.5))
          Text("\\(n)%").frame(width: 44)
        }
      }
    }
    """,
    "wide-cell": """
    // proposal: 393x300
    // text-cell: 8x20
    Grid(alignment: .leading) {
      GridRow { Text("How you can reach the office").gridCellColumns(2) }
      Text("By mail or phone, or in person")
      GridRow { Text("Mail"); Text("a@b.org") }
    }
    """,
    "short-grid-row": """
    // proposal: 200x60
    // text-cell: 8x20
    Grid(alignment: .leading) {
      GridRow { Text("Bread"); Text("2"); Text("6.40") }
      GridRow { Text("Rolls"); Text("8"); Text("4.80") }
      GridRow { Text("Sum").gridCellColumns(2); Text("11.20") }
    }
    """,
    "outgrown-track": """
    // proposal: 393x400
    LazyHGrid(rows: [GridItem(.fixed(80)), GridItem(.fixed(80))]) {
      ForEach(0..<6, id: \\.self) { _ in Color.teal.frame(width: 80, height: 88) }
    }
    """,
    "few-columns": """
    // proposal: 860x600
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 70, maximum: 70))]) {
      ForEach(0..<24, id: \\.self) { _ in Color.indigo.frame(height: 70) }
    }
    """,
    "narrow-span": """
    // proposal: 320x180
    // text-cell: 8x20
    struct Key: View {
      let name: String
      let ratio: CGFloat
      var body: some View {
        Text(name).frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(Color.mint)
          .aspectRatio(ratio, contentMode: .fit)
      }
    }
    Grid {
      GridRow { Key(name: "a", ratio: 1.2); Key(name: "b", ratio: 1.2); Key(name: "c", ratio: 1.2) }
      GridRow { Key(name: "1", ratio: 1.2); Key(name: "space", ratio: 2.4).gridCellColumns(2) }
    }
    """,
    // Each is a block with round corners.
    "split-stripe": """
    // proposal: 350x100
    // text-cell: 8x20
    LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 7), count: 7)) {
      ForEach(1..<15) { day in
        Text("\\(day)").frame(maxWidth: .infinity)
          .background((3...5).contains(day) ? Color.orange : Color.clear)
          .clipShape(RoundedRectangle(cornerRadius: 6))
      }
    }
    """,
    "lone-key": """
    // proposal: 300x400
    // text-cell: 8x20
    LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
      ForEach([1, 2, 3, 4, 5, 6, 7, 8, 9, 0], id: \\.self) { key in
        if key == 0 { Color.clear }
        Button("\\(key)") {}
      }
    }
    """,
    "narrow-cells": """
    // proposal: 320x120
    // text-cell: 8x20
    Grid {
      GridRow {
        Text("Option").padding(8).background(Color.mint, in: Capsule())
        Text("Effect").padding(8)
      }
      GridRow {
        Text("-v").padding(8).background(Color.mint, in: Capsule())
        Text("Prints every step").padding(8)
      }
    }
    """,
  ]
}
