import Testing

@Suite struct `An extension of the library` {
  @Test(
    arguments: Case.blocks(
      #"""
      extension Array {
        func chunked(_ size: Int) -> [[Element]] {
          stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
        }
      }
      [1, 2, 3, 4, 5].chunked(2)
      → [[1, 2], [3, 4], [5]]

      extension Collection {
        subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
      }
      [1, 2][safe: 5] ?? 7
      → 7

      extension String {
        func appendingPathComponent(_ part: String) -> String {
          (self as NSString).appendingPathComponent(part)
        }
      }
      "a".appendingPathComponent("b")
      → a/b

      extension Array where Element == Int {
        var total: Int { reduce(0, +) }
        func mean() -> Double { isEmpty ? 0 : Double(total) / Double(count) }
      }
      [1, 2, 6].mean()
      → 3.0

      extension Sequence where Element: Hashable {
        func uniqued() -> [Element] {
          var seen = Set<Element>()
          return filter { seen.insert($0).inserted }
        }
      }
      [1, 2, 1, 3].uniqued()
      → [1, 2, 3]

      extension Array where Element: Equatable {
        mutating func toggle(_ element: Element) {
          if let index = firstIndex(of: element) { remove(at: index) } else { append(element) }
        }
      }
      func toggled() -> [Int] { var values = [1, 2]; values.toggle(1); values.toggle(5); return values }
      toggled()
      → [2, 5]

      extension Comparable {
        func clamped(to range: ClosedRange<Self>) -> Self {
          min(max(self, range.lowerBound), range.upperBound)
        }
      }
      15.clamped(to: 0...10)
      → 10

      extension String {
        var initials: String { split(separator: " ").compactMap { $0.first }.map(String.init).joined() }
        subscript(i: Int) -> String { String(self[index(startIndex, offsetBy: i)]) }
        mutating func capitalizeFirst() { self = prefix(1).uppercased() + dropFirst() }
      }
      func name() -> String { var name = "ada"; name.capitalizeFirst(); return name }
      "Ada Lovelace".initials + "abc"[1] + name()
      → ALbAda

      extension Double {
        func rounded(toPlaces places: Int) -> Double {
          let scale = pow(10.0, Double(places))
          return (self * scale).rounded() / scale
        }
      }
      3.14159.rounded(toPlaces: 2)
      → 3.14

      extension Optional where Wrapped == String {
        var orEmpty: String { self ?? "" }
        var isBlank: Bool { self?.isEmpty ?? true }
      }
      func shown(_ text: String?) -> String { text.orEmpty + "\(text.isBlank)" }
      shown(nil) + shown("a")
      → trueafalse

      extension ClosedRange where Bound == Double {
        func percent(of value: Double) -> Double { (value - lowerBound) / (upperBound - lowerBound) }
      }
      (350.0...1000).percent(of: 675)
      → 0.5

      extension Date { var next: Date { addingTimeInterval(60) } }
      Date(timeIntervalSince1970: 0).next.timeIntervalSince1970
      → 60.0

      extension CGFloat { static let gap: CGFloat = 8; var half: CGFloat { self / 2 } }
      CGFloat.gap.half + 1
      → 5.0
      """#))
  func `gives values members`(example: Case) {
    #expect(printed(example.declarations, example.expression) == example.expected)
  }
}
