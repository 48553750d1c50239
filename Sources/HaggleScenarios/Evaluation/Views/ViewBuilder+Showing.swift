import HaggleLanguage
import HaggleVocabulary

// Views left empty by conditions on unknown data: an app shows one of their branches.
extension ViewBuilder {
  /// The maximum number of conditions tried, each by rebuilding the view.
  private static let mostOpened = 8

  /// The result of `make`. If nothing is visible, flips the first unknown condition that makes
  /// something visible; its diagnostic says so.
  func showing<Result>(_ make: () -> Result, isEmpty: (Result) -> Bool) -> Result {
    // Nested empty views would multiply the attempts.
    guard !isTrying else { return make() }
    let outer = interpreter.closedConditions
    defer { (interpreter.closedConditions, isTrying) = (outer, false) }
    interpreter.closedConditions = []
    let before = interpreter.log
    let first = make()
    let closed = interpreter.closedConditions
    guard isEmpty(first), !closed.isEmpty, interpreter.interruption == nil else { return first }
    let after = interpreter.log
    isTrying = true
    for place in closed.prefix(Self.mostOpened) where interpreter.interruption == nil {
      interpreter.log = before
      interpreter.opened.insert(place)
      let other = make()
      if !isEmpty(other) { return other }
      interpreter.opened.remove(place)
    }
    interpreter.log = after
    return first
  }

  /// Whether a view is one without anything in it, or with nothing but room.
  func showsNothing(_ view: ViewID) -> Bool {
    switch graph[view].kind {
    case .list(let views): views.allSatisfy(showsNothing)
    case .custom(_, let body): showsNothing(body)
    case .element("Spacer", _): true
    case .modifier(let entry, let base, let arguments):
      isUnseen(entry, arguments) || showsNothing(base)
    case .element(let entry, let arguments): entry.isHolder && isEmpty(arguments, of: view)
    default: false
    }
  }

  /// The same, found out once: holders in holders would be looked through again for each of them.
  private func isEmpty(_ arguments: CallArguments, of holder: ViewID) -> Bool {
    if let known = emptyHolders[holder] { return known }
    let isEmpty = isEmpty(arguments)
    emptyHolders[holder] = isEmpty
    return isEmpty
  }

  /// Whether a modifier leaves nothing to be seen of its view: `.opacity(isLoaded ? 1 : 0)`.
  private func isUnseen(_ entry: CatalogEntry, _ arguments: CallArguments) -> Bool {
    if entry.name == "hidden" { return true }
    return entry.name == "opacity" && (arguments.positional(0)?.number ?? 1) <= 0.02
  }

  /// Whether all views that something is given are empty.
  func isEmpty(_ arguments: CallArguments) -> Bool {
    !arguments.contents.isEmpty && arguments.contents.allSatisfy { showsNothing($0.view) }
  }
}
