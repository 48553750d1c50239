import HaggleTesting
import Testing

/// How nested-grid-color.swift is laid out, as haggle export --to test found it.
@Suite struct `Layout of nested-grid-color` {
  private static let source = #"""
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

    """#

  @Test func `is laid out as it was`() throws {
    let layout = try LayoutRun(scenario: Self.source, name: "nested-grid-color.swift")
    #expect(try layout.placement(of: "outer") == "350×350 at 0,0")
    #expect(try layout.placement(of: "left") == "83.5×350 at 0,0")
    #expect(try layout.placement(of: "right") == "83.5×350 at 91.5,0")
    #expect(try layout.placement(of: "monitor") == "167×350 at 183,0")
    #expect(layout.findings.map(\.ignoreKey) == [])
  }
}
