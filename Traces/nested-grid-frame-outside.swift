// A frame around the cell that spans two columns: its minimum is gone, its span is not.
// proposal: 350x350

struct Mosaic: View {
  var body: some View {
    Grid {
      GridRow {
        Tile(.orange).id("left")
        Tile(.indigo).id("right")
        LayoutMonitor {
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
        .id("monitor")
        .gridCellColumns(2)
        .frame(minWidth: 0, minHeight: 0)
        .id("framed")
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

// expect: monitor answers 0x0 -> 8x16
// expect: framed answers 0x0 -> 0x0
// expect: framed size 167x350
// expect: left size 83.5x350
// expect: outer size 350x350
// expect: no findings
