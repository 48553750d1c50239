import HaggleVocabulary

extension RandomAccessCollection where Element == Int, Index == Int, SubSequence == Self {
  /// The elements of an ascending collection up to and including `last`.
  func upTo(_ last: Int) -> SubSequence { self[startIndex..<partitioningIndex { $0 > last }] }
}
