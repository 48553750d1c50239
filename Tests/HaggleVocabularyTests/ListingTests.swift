import HaggleVocabulary
import Testing

@Suite struct `Words in a sentence` {
  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c"),
    (["a", "b", "c", "d"], "a, b and 2 more"),
  ])
  func `are listed, two of them and the one that would be left alone`(
    names: [String], text: String
  ) {
    #expect(names.listed(most: 2) == text)
  }

  @Test func `are all listed where there is no limit`() {
    #expect(["a", "b", "c", "d"].listed("or") == "a, b, c or d")
  }

  @Test(arguments: [
    (0, "event", "0 events"), (1, "box", "1 box"), (2, "box", "2 boxes"), (3, "class", "3 classes"),
  ])
  func `are counted`(count: Int, noun: String, text: String) {
    #expect(NumberText.counted(count, noun) == text)
  }
}
