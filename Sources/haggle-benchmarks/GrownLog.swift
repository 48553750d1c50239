/// Console logs of odd shapes: what a log with as many lines may hold at worst.
enum GrownLog: String, CaseIterable {
  case exchanges, questions, labels, sizes, half, nested, other

  func bytes(_ count: Int) -> [UInt8] {
    (0..<count).flatMap { Array((line($0, of: count) + "\n").utf8) }
  }

  private func line(_ number: Int, of count: Int) -> String {
    let isFirstHalf = number < count / 2
    return switch self {
    case .exchanges:
      number % 2 == 0 ? "Proposal Mode: \(number)x1" : "Required Size: \(number)x1"
    case .questions: "Proposal Mode: \(number)x1"
    case .labels: "v\(number): Proposal Mode: 1x1"
    case .sizes: "v\(number): Required Size: \(number)x1"
    case .half: isFirstHalf ? "a: Proposal Mode: 1x1" : "b: Required Size: 1x1"
    case .nested: isFirstHalf ? "Proposal Mode: 1x1" : "Required Size: 1x1"
    case .other: number == 0 ? "Proposal Mode: 1x1" : "Probably required, proposed \(number)"
    }
  }
}
