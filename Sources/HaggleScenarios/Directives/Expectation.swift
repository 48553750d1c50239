package import Foundation
package import HaggleSyntax
package import HaggleVocabulary

/// An `// expect: …` comment: a claim of the scenario's author.
package struct Expectation: Hashable, Sendable {
  package var claim: Claim
  /// The tolerance for numbers, in points.
  package var tolerance: CGFloat
  /// The text without `// expect:`.
  package var text: String
  package var place: SourcePlace

  package enum Claim: Hashable, Sendable {
    /// The final placed size.
    case size(node: String, SizePattern)
    /// The final rectangle in the root's space.
    case frame(node: String, origin: PlacePattern, SizePattern)
    /// The final length, or the place in the root's space.
    case number(node: String, Quantity, Comparison, CGFloat)
    /// The node gave this answer at least once in the recorded negotiation.
    case answers(node: String, ProposedViewSize, SizePattern)
    /// The distinct proposals that reached it, in the order of first arrival, without others.
    case asked(node: String, [ProposedViewSize])
    /// The order in which siblings were first asked for an explicit size.
    case order([String])
    /// The order in which siblings were first asked anything.
    case probeOrder([String])
    case finding(rule: String, node: String)
    case noFindings
    /// The claim cannot be read: it fails, and is never skipped.
    case unreadable(String)
  }

  /// The names of the views that it is about.
  package var views: [String] {
    switch claim {
    case .size(let node, _), .frame(let node, _, _), .number(let node, _, _, _),
      .answers(let node, _, _), .asked(let node, _), .finding(_, let node):
      [node]
    case .order(let names), .probeOrder(let names): names
    case .noFindings, .unreadable: []
    }
  }

  package enum Comparison: String, CaseIterable, Sendable {
    case equal = "=="
    case atMost = "<="
    case atLeast = ">="
    case less = "<"
    case greater = ">"
  }

  static let defaultTolerance: CGFloat = 0.01

  package init(_ text: String, at place: SourcePlace) {
    let written = text.trimmingCharacters(in: .whitespaces)
    self.text = ShownClaim(written).text ?? written
    self.place = place
    var reader = ExpectationReader(self.text)
    claim = reader.claim()
    tolerance = reader.tolerance
  }
}

/// Reads one expectation.
private struct ExpectationReader {
  private var scanner: DirectiveScanner
  private(set) var tolerance = Expectation.defaultTolerance

  init(_ text: String) { scanner = DirectiveScanner(text) }

  mutating func claim() -> Expectation.Claim {
    guard let subject = scanner.name() else { return .unreadable("it is empty") }
    let claim = special(subject) ?? about(subject)
    if case .unreadable = claim { return claim }
    if scanner.consume("~") {
      guard let number = scanner.number() else { return .unreadable("expected a number after ~") }
      tolerance = number
    }
    guard scanner.isAtEnd else { return .unreadable("\"\(scanner.remainder)\" is left over") }
    return claim
  }

  /// Claims that do not begin with a node; nil if the word is the name of a node after all.
  private mutating func special(_ word: String) -> Expectation.Claim? {
    let start = scanner
    switch word {
    case "no" where scanner.consume("findings"): return .noFindings
    case "finding":
      guard let rule = scanner.word(), scanner.consume("at"), let node = scanner.name() else {
        break
      }
      return .finding(rule: rule, node: node)
    case "order", "probe-order":
      guard let names = names(), !names.isEmpty else { break }
      return word == "order" ? .order(names) : .probeOrder(names)
    default: break
    }
    scanner = start
    return nil
  }

  /// Names between commas; nil where a claim about a node of that name goes on instead.
  private mutating func names() -> [String]? {
    var names: [String] = []
    repeat {
      guard let name = scanner.name() else { return nil }
      names.append(name)
    } while scanner.consume(",")
    return scanner.isAtEnd ? names : nil
  }

  private mutating func about(_ node: String) -> Expectation.Claim {
    switch scanner.word() {
    case "size":
      scanner.sizePattern().map { .size(node: node, $0) } ?? expected("a size such as 96x20")
    case "frame": frame(node)
    case "answers": answer(node)
    case "asked": asked(node)
    case let word?:
      Quantity(rawValue: word).map { comparison(node, $0) }
        ?? .unreadable("\"\(word)\" is not one of \(Self.claims)")
    case nil: .unreadable("what is expected of \"\(node)\"?")
    }
  }

  private static let claims =
    "size, frame, width, height, x, y, answers, asked, order, probe-order, finding, no findings"

  private func expected(_ what: String) -> Expectation.Claim {
    .unreadable("expected \(what) at \"\(scanner.remainder)\"")
  }

  private mutating func frame(_ node: String) -> Expectation.Claim {
    guard let origin = scanner.placePattern(), let size = scanner.sizePattern() else {
      return expected("a rectangle such as 0,28 96x20")
    }
    return .frame(node: node, origin: origin, size)
  }

  private mutating func comparison(
    _ node: String, _ quantity: Quantity
  ) -> Expectation.Claim {
    guard
      let comparison = Expectation.Comparison.allCases.first(where: { scanner.consume($0.rawValue) }
      )
    else { return expected("one of == < <= > >=") }
    guard let number = scanner.number() else { return expected("a number") }
    return .number(node: node, quantity, comparison, number)
  }

  private mutating func answer(_ node: String) -> Expectation.Claim {
    guard let proposal = scanner.proposal(), scanner.consume("->") || scanner.consume("→"),
      let size = scanner.sizePattern()
    else { return expected("a dialogue such as 0x0 -> 8x16") }
    return .answers(node: node, proposal, size)
  }

  private mutating func asked(_ node: String) -> Expectation.Claim {
    var proposals: [ProposedViewSize] = []
    repeat {
      guard let proposal = scanner.proposal() else { return expected("a proposal such as 200xnil") }
      proposals.append(proposal)
    } while scanner.consume(",")
    return .asked(node: node, proposals)
  }
}

extension Expectation {
  /// The names of the views that it is about.
  package var names: [String] {
    switch claim {
    case .size(let node, _), .frame(let node, _, _), .number(let node, _, _, _),
      .answers(let node, _, _), .asked(let node, _), .finding(_, let node):
      [node]
    case .order(let nodes), .probeOrder(let nodes): nodes
    case .noFindings, .unreadable: []
    }
  }
}
