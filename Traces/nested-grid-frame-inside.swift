// A frame on the nested grid itself takes its minimum away: the outer grid fills again.
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
          .frame(minWidth: 0, minHeight: 0)
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

// expect: nested answers 0x0 -> 8x16
// expect: monitor answers 0x0 -> 0x0
// expect: monitor width == 167
// expect: left size 83.5x350
// expect: outer size 350x350
// expect: no findings
