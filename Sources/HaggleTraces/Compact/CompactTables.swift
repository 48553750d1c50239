/// The tables of a section under construction: the shared values, numbered from 0.
struct CompactTables {
  private var strings = Table<String>()
  /// The numbers of constant texts by their address, the latest one per hash value.
  private var keys = [Constant?](repeating: nil, count: 256)
  private var numbers = Table<UInt64>()
  private var shapes = Table<NumbersKey<UInt64>>()

  private struct Constant {
    var text: UnsafePointer<UInt8>
    var place: Int
  }

  private struct Table<Element: Hashable> {
    private var places: [Element: Int] = [:]
    private(set) var count = 0
    private(set) var bytes = CompactBytes()

    func place(of element: Element) -> Int? { places[element] }

    mutating func add(
      _ element: Element, isShared: Bool = true, _ write: (inout CompactBytes) -> Void
    ) -> Int {
      if isShared { places[element] = count }
      write(&bytes)
      count += 1
      return count - 1
    }

    func write(to section: inout CompactBytes) {
      section.varint(count)
      section.append(bytes.bytes)
    }
  }

  /// Their size in bytes.
  var size: Int { strings.bytes.count + numbers.bytes.count + shapes.bytes.count }

  mutating func string(_ text: String) -> Int {
    if let place = strings.place(of: text) { return place }
    let isShared = text.utf8.count <= Compact.longestShared
    return strings.add(text, isShared: isShared) { $0.text(text) }
  }

  mutating func key(_ name: StaticString) -> Int {
    let slot = (Int(bitPattern: name.utf8Start) ^ Int(bitPattern: name.utf8Start) >> 8) & 255
    if let known = keys[slot], known.text == name.utf8Start { return known.place }
    let place = string(name.description)
    keys[slot] = Constant(text: name.utf8Start, place: place)
    return place
  }

  mutating func number(_ value: Double) -> Int {
    let bits = value.bitPattern
    return numbers.place(of: bits) ?? numbers.add(bits) { Self.write(value, to: &$0) }
  }

  /// - Parameter slots: the key and the type of each member.
  mutating func shape(_ slots: ArraySlice<UInt64>) -> Int {
    if let place = shapes.place(of: NumbersKey(slots)) { return place }
    return shapes.add(NumbersKey(ArraySlice(Array(slots)))) { bytes in
      bytes.varint(slots.count / 2)
      for slot in slots { bytes.varint(slot) }
    }
  }

  func write(to section: inout CompactBytes) {
    strings.write(to: &section)
    numbers.write(to: &section)
    shapes.write(to: &section)
  }

  /// Writes the shortest form that preserves all bits.
  private static func write(_ value: Double, to bytes: inout CompactBytes) {
    for literal in Compact.Literal.allCases {
      guard let divisor = literal.divisor else { continue }
      let multiple = (value * divisor).rounded()
      guard abs(multiple) < 1e12 else { continue }
      let number = Int64(multiple)
      guard (Double(number) / divisor).bitPattern == value.bitPattern else { continue }
      return bytes.varint(CompactBytes.unsigned(number) << 2 | literal.rawValue)
    }
    bytes.varint(Compact.Literal.bits.rawValue)
    bytes.fixed(value.bitPattern, bytes: 8)
  }
}
