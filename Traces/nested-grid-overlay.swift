// The nested grid as an overlay of a clear colour: the colour is the cell, and an overlay does not
// answer for the view that it lies on.
// proposal: 350x350

struct Mosaic: View {
  var body: some View {
    Grid {
      GridRow {
        Tile(.orange).id("left")
        Tile(.indigo).id("right")
        Color.clear
          .overlay {
            Grid {
              GridRow {
                Tile(.cyan).id("corner")
                Tile(.yellow)
              }
              Tile(.mint).id("wide")
              Tile(.green)
            }
            .id("nested")
          }
          .id("cell")
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

// expect: cell answers 0x0 -> 0x0
// expect: cell size 167x350
// expect: nested frame 183,0 167x350
// expect: nested answers 167x350 -> 167x350
// expect: left size 83.5x350
// expect: outer size 350x350
// expect: no findings
