extension RandomAccessCollection where Element == Int, Index == Int, SubSequence == Self {
  /// The elements of an ascending collection up to and including `last`.
  func upTo(_ last: Int) -> SubSequence { self[startIndex..<bisected { $0 <= last }] }
}

extension RandomAccessCollection where Index == Int {
  /// The index of the first element for which `comesBefore` is false, by binary search.
  package func bisected(_ comesBefore: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if comesBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
