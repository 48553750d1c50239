// The nested grid in one column instead of two: three columns share 350 - 16 evenly, and the grid is
// as wide as it is offered.
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

// expect: left size 111.3333x350
// expect: right size 111.3333x350
// expect: nested size 111.3333x350
// expect: outer size 350x350
// expect: no findings
