// The nested grid with a layout around it that prints what it is asked and what it answers: three
// questions, minimum, maximum and the final one.
// LayoutMonitor needs no declaration; haggle knows it.
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

// expect: monitor asked 0x0, infxinf, 167x350
// expect: monitor answers 0x0 -> 8x16
// expect: monitor answers infxinf -> infxinf
// expect: monitor answers 167x350 -> 167x350
// expect: nested asked 0x0, infxinf, 167x350
// expect: outer width < 350
// expect: finding phantom-minimum at nested
