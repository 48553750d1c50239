import HaggleTraces
import Testing

@testable import HagglePage

@Suite struct `A page without data` {
  @Test func `is less than 900 kB`() {
    #expect(Page(.init()).bytes.count < 900_000)
  }

  @Test func `is the same for the same trace`() {
    #expect(Page(.init()).bytes == Page(.init()).bytes)
  }
}
