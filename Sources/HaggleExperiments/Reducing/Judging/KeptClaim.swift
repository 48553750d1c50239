import HaggleScenarios
import HaggleTraces
import HaggleVocabulary

/// A claim that has to hold or, if it fails, to fail in the same way.
struct KeptClaim {
  let expectation: Expectation
  /// Why it fails; nil if it holds.
  let failure: String?
  /// The places of its view; nil for a claim about none, or about several.
  private var sites: Set<Site>?
  /// The explicit name of the view, which must be preserved.
  private let label: String?

  /// - Parameter node: the view that it is about.
  init(_ expectation: Expectation, of node: NodeID?, in text: WrittenTrace) {
    self.expectation = expectation
    sites = node.map { [text.site(of: $0)] }
    label = node.flatMap { node in
      let written = text.trace.nodes[node.index]
      return written.isLabelled ? written.name : nil
    }
    failure = Self.failure(of: expectation, in: text.trace)
  }

  func moved(by rewriting: Rewriting) -> KeptClaim {
    var moved = self
    moved.sites = sites?.moved(by: rewriting)
    return moved
  }

  /// Whether it can be checked without findings.
  var isAboutNumbers: Bool {
    switch expectation.claim {
    case .finding, .noFindings: false
    default: true
    }
  }

  /// The claim relocated to this trace, if it has the same result there; else nil.
  func kept(in text: WrittenTrace) -> KeptClaim? {
    guard let sites else {
      return Self.failure(of: expectation, in: text.trace) == failure ? self : nil
    }
    for (index, written) in text.trace.nodes.enumerated() {
      let node = NodeID(index)
      guard sites.contains(text.site(of: node)), label == nil || written.name == label else {
        continue
      }
      let claim = KeptClaim(expectation.about(written.name), of: node, in: text)
      if claim.failure == failure { return claim }
    }
    return nil
  }

  private static func failure(of expectation: Expectation, in trace: Trace) -> String? {
    ExpectationCheck([expectation], against: trace).results.first?.failure
  }
}
