/// A stack that shares what lies below with the stacks that it was made from: a copy costs nothing,
/// and one more on top does not copy the rest. Iterates from the top.
package struct SharedStack<Element>: Sequence, IteratorProtocol {
  private final class Link {
    let element: Element
    let count: Int
    private(set) var below: Link?

    init(_ element: Element, on below: Link?) {
      self.element = element
      self.below = below
      count = (below?.count ?? 0) + 1
    }

    /// Frees link by link: one that freed the next one would need a stack as deep as this one.
    deinit {
      var next = below.take()
      while isKnownUniquelyReferenced(&next) { next = next?.below.take() }
    }
  }

  private var link: Link?

  package init() {}

  package var count: Int { link?.count ?? 0 }

  package var top: Element? { link?.element }

  package mutating func push(_ element: Element) { link = Link(element, on: link) }

  package mutating func pop() { link = link?.below }

  package mutating func next() -> Element? {
    defer { pop() }
    return top
  }
}

extension SharedStack: Equatable where Element: Equatable {
  /// What both share is not looked at.
  package static func == (a: SharedStack, b: SharedStack) -> Bool {
    guard a.count == b.count else { return false }
    var (a, b) = (a, b)
    while a.link !== b.link {
      guard a.next() == b.next() else { return false }
    }
    return true
  }
}

// What lies below changes only when it is freed, where no one else can see it.
extension SharedStack: @unchecked Sendable where Element: Sendable {}
