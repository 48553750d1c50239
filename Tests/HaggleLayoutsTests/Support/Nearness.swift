import Foundation

/// Whether numbers are as many as those expected, and each is near its own.
func areNear(_ numbers: [CGFloat], _ expected: [CGFloat], within distance: CGFloat) -> Bool {
  numbers.count == expected.count
    && zip(numbers, expected).allSatisfy { abs($0 - $1) < distance }
}
