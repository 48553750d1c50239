import HaggleSyntax

/// Changes a listing by its syntax tree, so that most of what comes of it is a listing again: what
/// bytes that are changed at random hardly ever are.
package struct TreeMutation {
  private enum Kind: CaseIterable {
    case swap, drop, double, replace, wrap, modify, number
  }

  private let text: [UInt8]
  /// The calls, views and modifiers among them.
  private let calls: [SourceSpan]
  private let numbers: [SourceSpan]
  private var random: SplitMix

  /// - Parameter seed: the same one makes the same of a text.
  package init(_ text: String, seed: UInt64) {
    let tree = SyntaxTree.parse(SourceText(text, name: "f.swift"))
    tree.parseEverything()
    self.text = tree.bytes
    calls = tree.calls.map(\.span).filter { !$0.isEmpty }
    numbers = Self.numbers(in: tree.bytes)
    random = SplitMix(state: seed)
  }

  /// The text with one to three changes; itself where there is nothing to change.
  package func mutated() -> [UInt8] {
    var mutation = self
    guard !calls.isEmpty else { return text }
    var changes: [(span: SourceSpan, text: [UInt8])] = []
    for _ in 0...mutation.random.below(3) {
      let more = mutation.change()
      let isApart = more.allSatisfy { new in
        changes.allSatisfy { !$0.span.overlaps(new.span) && $0.span != new.span }
      }
      if isApart { changes += more }
    }
    return changed(by: changes)
  }

  private func changed(by changes: [(span: SourceSpan, text: [UInt8])]) -> [UInt8] {
    var (result, end): ([UInt8], Int) = ([], 0)
    for change in changes.sorted(by: { $0.span.lowerBound < $1.span.lowerBound }) {
      result += text[end..<change.span.lowerBound] + change.text
      end = change.span.upperBound
    }
    return result + text[end...]
  }

  private mutating func change() -> [(span: SourceSpan, text: [UInt8])] {
    let (call, other) = (calls[random.below(calls.count)], calls[random.below(calls.count)])
    switch Kind.allCases[random.below(Kind.allCases.count)] {
    case .swap where !call.overlaps(other): return [(call, written(other)), (other, written(call))]
    case .drop: return [(call, [])]
    case .double: return [(call, written(call) + [0x0A] + written(call))]
    case .replace: return [(call, written(other))]
    case .wrap: return [(call, wrapped(call))]
    case .swap, .modify: return [(call, written(call) + Array(picked(Self.modifiers).utf8))]
    case .number:
      guard !numbers.isEmpty else { return [] }
      return [(numbers[random.below(numbers.count)], Array(picked(Self.values).utf8))]
    }
  }

  private func written(_ span: SourceSpan) -> [UInt8] { Array(text[span]) }

  private mutating func wrapped(_ call: SourceSpan) -> [UInt8] {
    Array((picked(Self.containers) + " { ").utf8) + written(call) + Array(" }".utf8)
  }

  private mutating func picked(_ texts: [String]) -> String { texts[random.below(texts.count)] }

  private static let containers = [
    "HStack", "VStack(spacing: 0)", "ZStack", "ScrollView", "LazyVStack", "Grid", "GridRow",
    "GeometryReader", "ViewThatFits", "List", "Group", "if true", "ForEach(0..<3)",
    "LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())])", "Button(action: {})",
  ]
  private static let modifiers = [
    ".frame(width: 40)", ".frame(maxWidth: .infinity)", ".fixedSize()", ".padding()",
    ".layoutPriority(1)", ".lineLimit(1)", ".overlay(Color.red)", ".background { Text(\"a\") }",
    ".offset(x: 10)", ".aspectRatio(2, contentMode: .fit)", ".hidden()", ".clipped()",
    ".alignmentGuide(.top) { $0[.bottom] }", ".rotationEffect(.degrees(90))", ".id(\"a\")",
    ".containerRelativeFrame(.horizontal)", ".safeAreaInset(edge: .top) { Text(\"b\") }",
  ]
  private static let values = [
    "0", "-1", "1", "0.5", "1e308", "-1e308", ".infinity", "9223372036854775807", "100000", ".nan",
  ]

  private static func numbers(in bytes: [UInt8]) -> [SourceSpan] {
    var spans: [SourceSpan] = []
    for (index, byte) in bytes.enumerated() where (0x30...0x39).contains(byte) {
      if let last = spans.last, last.upperBound == index {
        spans[spans.count - 1] = last.lowerBound..<index + 1
      } else {
        spans.append(index..<index + 1)
      }
    }
    return spans
  }
}

/// The same numbers for the same seed, on every machine.
private struct SplitMix {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) >> 33) % limit
  }
}
