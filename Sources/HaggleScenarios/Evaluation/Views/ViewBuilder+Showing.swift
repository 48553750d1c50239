import HaggleLanguage
import HaggleVocabulary

// Views left empty by conditions on unknown data: an app shows one of their branches.
extension ViewBuilder {
  /// The maximum number of conditions tried, each by rebuilding the view.
  private static let mostOpened = 8

  /// The result of `make`. If nothing is visible, or nothing but what is not known, flips the first
  /// unknown condition that makes something visible; its diagnostic says so.
  func showing<Result>(
    _ make: () -> Result, isEmpty: (Result) -> Bool, isUnknown: (Result) -> Bool
  ) -> Result {
    // Nested empty views would multiply the attempts.
    guard !isTrying else { return make() }
    let outer = (interpreter.closedConditions, interpreter.takenConditions)
    defer {
      (interpreter.closedConditions, interpreter.takenConditions) = outer
      isTrying = false
    }
    (interpreter.closedConditions, interpreter.takenConditions) = ([], [])
    let before = interpreter.log
    let first = make()
    let conditions = interpreter.closedConditions + interpreter.takenConditions
    guard !conditions.isEmpty, isEmpty(first) || isUnknown(first) else { return first }
    return flipped(conditions, after: before, make) { !isEmpty($0) && !isUnknown($0) } ?? first
  }

  /// The body that `make` builds of a declared view. Where that is nothing but what is not known,
  /// flips the first unknown condition that makes something else of it.
  func known(_ make: () -> ViewID) -> ViewID {
    guard !isTrying else { return make() }
    let counts = (interpreter.closedConditions.count, interpreter.takenConditions.count)
    let before = interpreter.log
    let first = make()
    let conditions =
      interpreter.closedConditions.dropFirst(counts.0)
      + interpreter.takenConditions.dropFirst(counts.1)
    guard !conditions.isEmpty, isUnknown(first) else { return first }
    defer { isTrying = false }
    return flipped(Array(conditions), after: before, make) {
      !isUnknown($0) && !showsNothing($0)
    } ?? first
  }

  /// What is made with the first condition flipped that makes something wanted; nil if none does.
  private func flipped<Result>(
    _ conditions: [SourcePlace], after before: DiagnosticLog, _ make: () -> Result,
    where isWanted: (Result) -> Bool
  ) -> Result? {
    guard interpreter.interruption == nil else { return nil }
    let after = interpreter.log
    isTrying = true
    for place in conditions.prefix(Self.mostOpened) where interpreter.interruption == nil {
      interpreter.log = before
      interpreter.opened.insert(place)
      let other = make()
      if isWanted(other) { return other }
      interpreter.opened.remove(place)
    }
    interpreter.log = after
    return nil
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

// Views that are not known, which stand for whatever an app shows there.
extension ViewBuilder {
  /// What is in views.
  enum Shown {
    case nothing, unknown, known
  }

  /// Whether there is nothing in a view but boxes for views that are not known.
  func isUnknown(_ view: ViewID) -> Bool { shown(by: view) == .unknown }

  /// Whether there is nothing else in all views that something is given.
  func isUnknown(_ arguments: CallArguments) -> Bool {
    shown(by: arguments.contents.map(\.view)) == .unknown
  }

  private func shown(by view: ViewID) -> Shown {
    switch graph[view].kind {
    case .box(_, let arguments): return arguments.contents.isEmpty ? .unknown : .known
    case .list(let views): return shown(by: views)
    case .custom(_, let body): return shown(by: body)
    case .element("Spacer", _): return .nothing
    case .modifier(let entry, let base, let arguments):
      return isUnseen(entry, arguments) ? .nothing : shown(by: base)
    case .element(let entry, let arguments):
      guard entry.isHolder, !arguments.contents.isEmpty else { return .known }
      if let known = shownByHolders[view] { return known }
      let found = shown(by: arguments.contents.map(\.view))
      shownByHolders[view] = found
      return found
    case .layout: return .known
    }
  }

  private func shown(by views: [ViewID]) -> Shown {
    var found = Shown.nothing
    for view in views {
      switch shown(by: view) {
      case .known: return .known
      case .unknown: found = .unknown
      case .nothing: continue
      }
    }
    return found
  }
}
