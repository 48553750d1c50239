/// The kinds of values that the library has members for.
enum Family {
  case boolean, integer, number, string, array, dictionary, range, size, point, rect, proposal,
    other

  init(_ value: Value) {
    self =
      switch value {
      case .boolean: .boolean
      case .integer: .integer
      case .number: .number
      case .string: .string
      case .array: .array
      case .dictionary: .dictionary
      case .range: .range
      case .size: .size
      case .point: .point
      case .rect: .rect
      case .proposal: .proposal
      default: .other
      }
  }

  /// The types whose extensions add members to it.
  var typeNames: [String] {
    switch self {
    case .boolean: ["Bool"]
    case .integer: ["Int", "BinaryInteger", "Numeric", "Comparable", "CGFloat", "Double"]
    case .number:
      [
        "CGFloat", "Double", "Float", "BinaryFloatingPoint", "FloatingPoint", "Numeric",
        "Comparable",
      ]
    case .string: ["String", "StringProtocol"]
    case .array: ["Array", "Collection", "Sequence", "RandomAccessCollection"]
    case .dictionary: ["Dictionary"]
    case .range: ["Range", "ClosedRange", "Collection", "Sequence"]
    case .size: ["CGSize"]
    case .point: ["CGPoint"]
    case .rect: ["CGRect"]
    case .proposal: ["ProposedViewSize"]
    case .other: []
    }
  }
}
