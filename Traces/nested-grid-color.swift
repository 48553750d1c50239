// A colour in place of the nested grid: its minimum is 0, so nothing goes wrong.
// proposal: 350x350

struct Mosaic: View {
  var body: some View {
    Grid {
      GridRow {
        Tile(.orange).id("left")
        Tile(.indigo).id("right")
        LayoutMonitor {
          Color.red
        }
        .id("monitor")
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

// expect: monitor answers 0x0 -> 0x0
// expect: monitor size 167x350
// expect: left size 83.5x350
// expect: right size 83.5x350
// expect: outer size 350x350
// expect: no findings
