extension RandomAccessCollection where Index == Int {
  /// The index of the first element for which `belongsBehind` is true, by binary search: all that
  /// come after it belong behind as well. The end if there is none.
  @inlinable package func partitioningIndex(where belongsBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if belongsBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
