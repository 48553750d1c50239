/// How long a node remembers its answers.
public enum CachePolicy: String, CaseIterable, Sendable {
  /// As in SwiftUI: the last three distinct proposals per node, first in, first out, plus the
  /// memory of stacks. It shapes every log. Source: decompiled (NEGOTIATION §1).
  case swiftui
  /// Each distinct question reaches a node once. Logs differ from SwiftUI's, but trees whose
  /// questions multiply with depth take linear time.
  case full
}

/// A proposal as two bit patterns, with one for nil, so that comparison is exact and fast.
struct ProposalKey: Hashable {
  let width: UInt64
  let height: UInt64

  init(_ proposal: ProposedViewSize) {
    width = Self.bits(proposal.width)
    height = Self.bits(proposal.height)
  }

  /// −0 counts as 0, and nil as a NaN that no arithmetic produces.
  private static func bits(_ length: CGFloat?) -> UInt64 {
    guard let length else { return 0x7FF8_0000_0000_1234 }
    return length == 0 ? 0 : Double(length).bitPattern
  }
}

/// The latest answers of one node, at most three, for `CachePolicy.swiftui`.
struct SizeCache {
  private typealias Entry = (key: ProposalKey, size: CGSize)
  private static let nothing: Entry = (ProposalKey(.zero), .zero)

  private var entries = (SizeCache.nothing, SizeCache.nothing, SizeCache.nothing)
  private var count: UInt8 = 0

  func answer(to key: ProposalKey) -> CGSize? {
    if count > 0, entries.0.key == key { return entries.0.size }
    if count > 1, entries.1.key == key { return entries.1.size }
    if count > 2, entries.2.key == key { return entries.2.size }
    return nil
  }

  /// Stores an answer; the oldest of three is dropped, whether or not it was used.
  mutating func remember(_ size: CGSize, to key: ProposalKey) {
    entries = ((key, size), entries.0, entries.1)
    count = min(count + 1, 3)
  }

  var isFull: Bool { count == 3 }
}
