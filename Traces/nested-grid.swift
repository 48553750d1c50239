// Why does this grid stay narrower than the 350 that it is offered?
// Every tile could fill it. But the nested grid, which spans two columns, answers 8x16 when it is asked
// for its minimum: the gaps between its own tiles. That makes it the least flexible cell, it is served
// first, and what it does not need is offered to a column that has no cell of its own.
// Measured on real SwiftUI: the three answers of the nested grid, and that the outer one is narrower
// than 350. How much narrower is our model (docs/NEGOTIATION.md).
// proposal: 350x350

struct Mosaic: View {
  var body: some View {
    Grid {
      GridRow {
        Tile(.orange).id("left")
        Tile(.indigo).id("right")
        Grid {
          GridRow {
            Tile(.cyan).id("corner")
            Tile(.yellow)
          }
          Tile(.mint).id("wide")
          Tile(.green)
        }
        .id("nested")
        .gridCellColumns(2)
      }
    }
    .id("outer")
    .border(.red, width: 2)
    .frame(width: 350, height: 350)
    .border(.blue, width: 2)
  }
}

struct Tile: View {
  let color: Color

  init(_ color: Color) { self.color = color }

  var body: some View { color }
}

// expect: nested asked 0x0, infxinf, 167x350
// expect: nested answers 0x0 -> 8x16
// expect: nested answers infxinf -> infxinf
// expect: nested answers 167x350 -> 167x350
// expect: nested size 167x350
// expect: outer width < 350
// expect: outer height == 350
// expect: finding phantom-minimum at nested
// -- modelled --
// expect: outer size 294.3333x350
// expect: left size 55.6667x350
