/// Text for people in which views and code are marked. The output decides how to name a view and
/// how to show code, and never has to search for either.
package struct Prose: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case words(String)
    case view(NodeID)
    /// Code to type, such as `.layoutPriority(1)`.
    case code(String)
    /// Code within a sentence, such as `}`, which plain text puts in backquotes.
    case quoted(String)
  }

  package private(set) var parts: [Part] = []

  /// Adjacent words are joined into one part.
  package init(_ parts: [Part] = []) {
    for part in parts { append(part) }
  }

  package init(_ words: String) { append(.words(words)) }

  package init(view: NodeID) { append(.view(view)) }

  package init(code: String) { append(.code(code)) }

  package var isEmpty: Bool { parts.isEmpty }

  /// The views that it mentions, in order.
  package var views: [NodeID] {
    parts.compactMap { if case .view(let node) = $0 { node } else { nil } }
  }

  /// - Parameter name: the name of a view.
  package func text(naming name: (NodeID) -> String) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .words(let words): text += words
      case .view(let node): text += name(node)
      case .code(let code): text += code
      case .quoted(let code): text += "`\(code)`"
      }
    }
    return text
  }

  /// - Parameters:
  ///   - name: the name of a view that was mentioned before.
  ///   - title: what a view is called where it is mentioned first.
  package func text(
    naming name: (NodeID) -> String, first title: (NodeID) -> String
  ) -> String {
    var named: [NodeID] = []
    return text { node in
      if named.contains(node) { return name(node) }
      named.append(node)
      return title(node)
    }
  }

  /// For text that mentions no view; a view is given by its number.
  package var text: String { text { "view \($0.index)" } }

  /// A copy that starts with a capital letter.
  package var capitalized: Prose {
    guard case .words(let words)? = parts.first else { return self }
    let capital = Part.words(words.prefix(1).uppercased() + words.dropFirst())
    return Prose([capital] + parts.dropFirst())
  }

  /// "a", "a and b", "a, b and c"; without a conjunction "a, b, c".
  package static func list(_ items: [Prose], _ conjunction: String? = nil) -> Prose {
    let last = conjunction.map { " \($0) " } ?? ", "
    var list = Prose()
    for (index, item) in items.enumerated() {
      if index > 0 { list += Prose(index < items.count - 1 ? ", " : last) }
      list += item
    }
    return list
  }

  package static func + (a: Prose, b: Prose) -> Prose { Prose(a.parts + b.parts) }

  package static func += (a: inout Prose, b: Prose) {
    for part in b.parts { a.append(part) }
  }

  fileprivate mutating func append(_ part: Part) {
    guard case .words(let more) = part else { return parts.append(part) }
    if more.isEmpty { return }
    guard case .words(var words)? = parts.last else { return parts.append(part) }
    // Removed first, so that the string grows in place instead of being copied.
    parts.removeLast()
    words += more
    parts.append(.words(words))
  }

  fileprivate mutating func reserve(_ count: Int) { parts.reserveCapacity(count) }
}

extension DefaultStringInterpolation {
  /// Would print how it is kept: warnings are errors, so no text has that.
  @available(*, deprecated, message: "write .text, or make it a part of other prose")
  package mutating func appendInterpolation(_ prose: Prose) { appendInterpolation(prose.text) }
}

/// `"\(node) was offered \(points); write \(code: ".clipped()")"`
extension Prose: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(text) }

  package init(stringInterpolation: StringInterpolation) {
    var interpolation = stringInterpolation
    self = interpolation.finished()
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    private var prose = Prose()
    /// The words since the last other part: they grow here, in place.
    private var words = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      prose.reserve(2 * interpolationCount + 1)
    }

    package mutating func appendLiteral(_ text: String) { words += text }

    package mutating func appendInterpolation(_ text: String) { words += text }

    package mutating func appendInterpolation(_ number: Int) { words += String(number) }

    package mutating func appendInterpolation(_ view: NodeID) { append(.view(view)) }

    package mutating func appendInterpolation(_ other: Prose) { other.parts.forEach { append($0) } }

    package mutating func appendInterpolation(code: String) { append(.code(code)) }

    package mutating func appendInterpolation(quoted: String) { append(.quoted(quoted)) }

    private mutating func append(_ part: Part) {
      if case .words(let more) = part { return words += more }
      takeWords()
      prose.parts.append(part)
    }

    private mutating func takeWords() {
      guard !words.isEmpty else { return }
      prose.parts.append(.words(words))
      words = ""
    }

    fileprivate mutating func finished() -> Prose {
      takeWords()
      return prose
    }
  }
}
