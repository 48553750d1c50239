extension RandomAccessCollection where Element == Int, Index == Int, SubSequence == Self {
  /// The elements up to and including `last`, where they ascend.
  func upTo(_ last: Int) -> SubSequence { self[startIndex..<bisected { $0 <= last }] }
}

extension RandomAccessCollection where Index == Int {
  /// The index of the first element that does not come before; all that do are before it.
  package func bisected(_ comesBefore: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if comesBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
