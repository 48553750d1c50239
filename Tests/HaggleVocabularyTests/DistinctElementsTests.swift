import HaggleVocabulary
import Testing

@Suite struct `Distinct elements` {
  @Test func `keep their order, the first of equal ones`() {
    #expect([3, 1, 3, 2, 1].distinct() == [3, 1, 2])
    #expect(["an", "or", "at", "of"].distinct(by: \.first) == ["an", "or"])
    #expect([Int]().distinct().isEmpty)
  }
}
