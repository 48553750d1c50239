import HaggleTerminal
import Testing

@Suite struct `A screen` {
  @Test func `has the size of its terminal`() {
    #expect(Screen(columns: 80, rows: 24).columns == 80)
  }
}
