import HaggleSyntax

/// How the files of a project show views, and what shows those that show them.
struct UseSearch {
  private let files: ProjectFiles
  /// The files that were asked for, by their indices.
  private var known: [Int: ViewCalls] = [:]
  /// Whether a view is in a tab, as far as that was asked for.
  private var tabs: [String: Bool] = [:]

  init(_ files: ProjectFiles) { self.files = files }

  mutating func calls(in file: Int) -> ViewCalls {
    if let known = known[file] { return known }
    let calls = ViewCalls(files.sources[file])
    known[file] = calls
    return calls
  }

  /// How a file shows a view at a place: what is around it says that, or where a property,
  /// a method or a view is used whose code is no more than that; empty if nothing does.
  mutating func uses(
    at span: SourceSpan, in calls: ViewCalls, depth: Int = Self.mostSteps
  ) -> Set<Use> {
    if let use = use(at: span, in: calls) { return [use] }
    guard depth > 0, let owner = calls.owner(of: span.lowerBound) else { return [] }
    let isAlone = Self.isAlone(calls.around(span)[...])
    return places(of: owner, at: span, in: calls).reduce(into: []) { uses, place in
      uses.formUnion(
        self.uses(at: place.span, in: place.calls, depth: depth - 1).filter {
          if case .page = $0 { isAlone } else { true }
        })
    }
  }

  /// Where the property or method is used that a place is in; of a `body`, its view.
  mutating func places(
    of owner: String, at span: SourceSpan, in calls: ViewCalls
  ) -> [(calls: ViewCalls, span: SourceSpan)] {
    guard let member = calls.member(of: span.lowerBound) else { return [] }
    if member != "body" { return calls.uses(ofMember: member, in: owner).map { (calls, $0) } }
    let callers = files.callers[owner] ?? []
    guard callers.count <= Self.mostCallers else { return [] }
    return callers.map { self.calls(in: $0) }.flatMap { calls in
      calls.uses(of: [owner]).filter { calls.owner(of: $0.span.lowerBound) != owner }
        .map { (calls, $0.span) }
    }
  }

  /// How a file shows a view at a place; nil if nothing around it says that.
  private mutating func use(at span: SourceSpan, in calls: ViewCalls) -> Use? {
    let use = shown(at: span, in: calls)
    guard case .page(isNavigated: true, isTab: false) = use, files.callers["TabView"] != nil,
      let owner = calls.owner(of: span.lowerBound), isInTab(owner, depth: Self.mostSteps)
    else { return use }
    return .page(isNavigated: true, isTab: true)
  }

  /// How far out a bar of tabs is looked for, and in how many files at each step.
  static let mostSteps = 4
  private static let mostCallers = 6

  /// Whether all that shows a view is in a tab: what is pushed there keeps the bar.
  private mutating func isInTab(_ view: String, depth: Int) -> Bool {
    if let known = tabs[view] { return known }
    // A view may show itself.
    tabs[view] = false
    let callers = files.callers[view] ?? []
    guard depth > 0, callers.count <= Self.mostCallers else { return false }
    var isThere = false
    for calls in callers.map({ self.calls(in: $0) }) {
      for (_, span) in calls.uses(of: [view]) {
        switch shown(at: span, in: calls) {
        case .page(_, isTab: true): break
        case .sheet, .screen, .bar: return false
        case .part, .page, nil:
          guard let owner = calls.owner(of: span.lowerBound), owner != view,
            isInTab(owner, depth: depth - 1)
          else { return false }
        }
        isThere = true
      }
    }
    tabs[view] = isThere
    return isThere
  }

  /// How a file shows a view.
  enum Use: Hashable {
    case part, screen, sheet
    /// An item of a bar, where a button gets the room that a finger needs.
    case bar
    /// All of what a navigation view or a tab shows.
    case page(isNavigated: Bool, isTab: Bool)

    var isNavigated: Bool { if case .page(true, _) = self { true } else { false } }
    var isTab: Bool { if case .page(_, true) = self { true } else { false } }
  }

  /// What has a bar above its content, beside links.
  private static let navigating: Set = [
    "NavigationStack", "NavigationView", Presentation.Kind.navigationDestination.rawValue,
  ]

  /// What may be between such a view and its content.
  private static let transparent: Set = ["Group", "AnyView", "VStack", "ZStack", "Tab"]

  /// Views that have several others beside or below each other, or that scroll.
  private static let containers: Set = [
    "ScrollView", "List", "Form", "Section", "HStack", "LazyVStack", "LazyHStack", "LazyVGrid",
    "LazyHGrid", "Grid", "GridRow", "ForEach", "GroupBox", "DisclosureGroup",
  ]

  /// What has views as items of a bar.
  private static let bars: Set = [
    "toolbar", "ToolbarItem", "ToolbarItemGroup", "navigationBarItems",
  ]

  /// What shows a view in a sheet; on a phone a popover is one.
  private static let sheets = Set([Presentation.Kind.sheet, .popover].map(\.rawValue))

  /// What shows a view as a screen, or as all of a window.
  private static let shows = Set(Presentation.Kind.allCases.map(\.rawValue)).union([
    "NavigationStack", "NavigationView", "NavigationSplitView", "TabView", "WindowGroup", "Window",
  ])

  /// What the nearest view around a use says of it; nil if none does.
  private func shown(at span: SourceSpan, in calls: ViewCalls) -> Use? {
    let around = calls.around(span)
    for (index, call) in around.enumerated() {
      let isPage = Self.isAlone(around[..<index])
      if call.pushed?.contains(span.lowerBound) == true {
        return isPage ? .page(isNavigated: true, isTab: false) : .screen
      }
      let outer = around[(index + 1)...]
      if isPage, !outer.contains(where: { Self.presenting.contains($0.name) }) {
        if Self.navigating.contains(call.name) {
          return .page(isNavigated: true, isTab: Self.isTab(around: outer))
        }
        if call.hasTabs { return .page(isNavigated: false, isTab: true) }
      }
      if Self.bars.contains(call.name) { return .bar }
      if Self.sheets.contains(call.name) { return .sheet }
      if Self.shows.contains(call.name) { return .screen }
      if Self.containers.contains(call.name) || call.name == "VStack" && call.views > 1
        || Self.scrolls(call.name) || isRegistry(call.name)
      {
        return .part
      }
    }
    return nil
  }

  /// Whether its name says that it scrolls: `TrackableScrollView`, `.scrollPopup { … }`.
  private static func scrolls(_ name: String) -> Bool {
    (name.contains("Scroll") || name.hasPrefix("scroll")) && !name.contains("Reader")
  }

  /// Whether the nearest of these views that has others has tabs.
  private static func isTab(around outer: ArraySlice<ViewCalls.Call>) -> Bool {
    outer.first { !transparent.contains($0.name) || $0.views != 1 }?.hasTabs == true
  }

  /// Whether what lies between a view and what shows it has nothing else.
  private static func isAlone(_ between: ArraySlice<ViewCalls.Call>) -> Bool {
    between.allSatisfy { transparent.contains($0.name) && $0.views == 1 }
  }

  /// What presents a view in a space of its own.
  private static let presenting = Set(Presentation.Kind.allCases.map(\.rawValue))
    .subtracting(navigating)

  /// Whether it is a value of the project that holds views for others to show, and not by its name
  /// a screen: an entry of a catalogue.
  private func isRegistry(_ name: String) -> Bool {
    guard let places = files.declarations.plain[name], !places.isEmpty,
      !Self.wordsOfScreens.contains(where: name.contains)
    else { return false }
    return places.allSatisfy { files.declarations.all[$0].kind == .data }
  }

  private static let wordsOfScreens = [
    "Tab", "Screen", "Page", "Route", "Destination", "Step", "Section", "Menu", "Sidebar",
  ]
}
