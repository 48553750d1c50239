/// Numbers as a key, hashed in one go: an array calls the hasher for each of them.
struct NumbersKey<Number: FixedWidthInteger & Sendable>: Hashable, Sendable {
  private let numbers: ArraySlice<Number>

  init(_ numbers: ArraySlice<Number>) { self.numbers = numbers }

  func hash(into hasher: inout Hasher) {
    numbers.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
