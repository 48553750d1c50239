package import HaggleSyntax

/// Which views of a text the files of its project show as parts of a screen, in what scrolls or
/// beside other views, which in sheets, and which between bars. What only a whole screen
/// can have wrong says nothing of parts.
package struct PartUses {
  /// The names of the views that are parts.
  package let parts: Set<String>
  /// Those of the views that sheets show, and nothing else.
  package let sheets: Set<String>
  /// Those of the views that are all of what navigation views show, or that links go to, and are
  /// shown by nothing else.
  package let navigated: Set<String>
  /// Those of the views that are all of a tab, and are shown by nothing else.
  package let tabbed: Set<String>
  /// The platforms on which something shows them; empty if nothing does.
  package let systems: Set<PlatformEvidence.System>

  /// How a file shows a view.
  private enum Use: Hashable {
    case part, screen, sheet
    /// All of what a navigation view or a tab shows.
    case page(isNavigated: Bool, isTab: Bool)

    var isNavigated: Bool { if case .page(true, _) = self { true } else { false } }
    var isTab: Bool { if case .page(_, true) = self { true } else { false } }
  }

  /// What has a bar above its content, beside links.
  private static let navigating: Set = [
    "NavigationStack", "NavigationView", Presentation.Kind.navigationDestination.rawValue,
  ]

  /// What may stand between such a view and its content.
  private static let transparent: Set = ["Group", "AnyView", "VStack", "ZStack", "Tab"]

  /// Views that have several others beside or below each other, or that scroll.
  private static let containers: Set = [
    "ScrollView", "List", "Form", "Section", "HStack", "LazyVStack", "LazyHStack", "LazyVGrid",
    "LazyHGrid", "Grid", "GridRow", "ForEach", "GroupBox", "DisclosureGroup",
  ]

  /// What shows a view in a sheet; on a phone a popover is one.
  private static let sheets = Set([Presentation.Kind.sheet, .popover].map(\.rawValue))

  /// What shows a view as a screen, or as all of a window.
  private static let shows = Set(Presentation.Kind.allCases.map(\.rawValue)).union([
    "NavigationStack", "NavigationView", "NavigationSplitView", "TabView", "WindowGroup", "Window",
  ])

  /// - Parameters:
  ///   - source: the text whose views they are.
  ///   - own: which of the files is its own; nil for none.
  package init(of source: SourceText, in files: ProjectFiles, besides own: Int?) {
    let views = SyntaxTree.parse(source).views
    var uses: [String: Set<Use>] = [:]
    var systems: Set<PlatformEvidence.System> = []
    let callers = Set(views.flatMap { files.callers[$0] ?? [] }).map { files.sources[$0] }
    for file in callers + (own == nil ? [source] : []) {
      let tree = SyntaxTree.parse(file)
      tree.parseEverything()
      let calls = Calls(tree)
      for (name, span) in calls.uses(of: views) {
        if let use = Self.use(at: span, in: calls) { uses[name, default: []].insert(use) }
        systems.formUnion(Self.systems(at: span.lowerBound, in: tree))
      }
    }
    parts = Set(uses.filter { $0.value == [.part] }.keys)
    sheets = Set(uses.filter { $0.value == [.sheet] }.keys)
    navigated = Set(uses.filter { $0.value.allSatisfy(\.isNavigated) }.keys)
    tabbed = Set(uses.filter { $0.value.allSatisfy(\.isTab) }.keys)
    self.systems = systems
  }

  /// The platforms for which the code at a place is compiled.
  private static func systems(
    at offset: Int, in tree: SyntaxTree
  ) -> [PlatformEvidence.System] {
    PlatformEvidence.System.allCases.filter {
      tree.isCompiled(at: offset, where: CompilationConditions($0))
    }
  }

  /// What the nearest view around a use says of it; nil if none does.
  private static func use(at span: SourceSpan, in calls: Calls) -> Use? {
    let around = calls.around(span)
    for (index, call) in around.enumerated() {
      let isPage = isAlone(around[..<index])
      if call.pushed?.contains(span.lowerBound) == true {
        return isPage ? .page(isNavigated: true, isTab: false) : .screen
      }
      let outer = around[(index + 1)...]
      if isPage, !outer.contains(where: { presenting.contains($0.name) }) {
        if navigating.contains(call.name) {
          return .page(isNavigated: true, isTab: isTab(around: outer))
        }
        if call.hasTabs { return .page(isNavigated: false, isTab: true) }
      }
      if sheets.contains(call.name) { return .sheet }
      if shows.contains(call.name) { return .screen }
      if containers.contains(call.name) || call.name == "VStack" && call.views > 1 { return .part }
    }
    return nil
  }

  /// Whether the nearest of these views that has others has tabs.
  private static func isTab(around outer: ArraySlice<Calls.Call>) -> Bool {
    outer.first { !transparent.contains($0.name) || $0.views != 1 }?.hasTabs == true
  }

  /// Whether what lies between a view and what shows it has nothing else.
  private static func isAlone(_ between: ArraySlice<Calls.Call>) -> Bool {
    between.allSatisfy { transparent.contains($0.name) && $0.views == 1 }
  }

  /// What presents a view in a space of its own.
  private static let presenting = Set(Presentation.Kind.allCases.map(\.rawValue))
    .subtracting(navigating)
}

/// The calls of a file, as far as they have views in them.
private struct Calls {
  struct Call {
    let name: String
    /// Its arguments and closures.
    let inside: SourceSpan
    /// How many statements its first closure has.
    let views: Int
    /// The view that a link goes to, of a link.
    var pushed: SourceSpan?
    /// Whether it has a bar of tabs.
    var hasTabs = false
  }

  private let all: [Call]
  private let tree: SyntaxTree
  /// Previews show parts of a screen as screens.
  private let previews: [SourceSpan]

  init(_ tree: SyntaxTree) {
    self.tree = tree
    let paged = Self.pagedStarts(in: tree)
    all = tree.expressions.compactMap { expression in
      guard case .call(let callee, let arguments, let closures) = expression.kind else {
        return nil
      }
      let start = tree[callee].span.upperBound
      guard let name = tree.name(of: callee), start <= expression.span.upperBound else {
        return nil
      }
      let views = closures.first.map { tree.statements(of: $0.closure.body).count } ?? 0
      let inside = start..<expression.span.upperBound
      let pushed =
        name == "NavigationLink" ? tree.destination(arguments, closures, in: inside) : nil
      let hasTabs = name == "TabView" && !paged.contains(expression.span.lowerBound)
      return Call(name: name, inside: inside, views: views, pushed: pushed, hasTabs: hasTabs)
    }
    previews = tree.previewSpans
  }

  /// Where views are swiped like pages: without a bar.
  private static func pagedStarts(in tree: SyntaxTree) -> Set<Int> {
    let starts = tree.expressions.compactMap { expression -> Int? in
      guard case .call(let callee, let arguments, _) = expression.kind,
        case .member(_, "tabViewStyle") = tree[callee].kind
      else { return nil }
      let isPaged = arguments.contains { argument in
        tree.source.text(in: tree[argument.value].span).lowercased().contains("page")
      }
      return isPaged ? expression.span.lowerBound : nil
    }
    return Set(starts)
  }

  func uses(of names: [String]) -> [(name: String, span: SourceSpan)] {
    tree.expressions.compactMap { expression in
      guard case .call(let callee, _, _) = expression.kind,
        case .identifier(let name) = tree[callee].kind, names.contains(name),
        !previews.contains(where: { $0.contains(expression.span.lowerBound) })
      else { return nil }
      return (name, expression.span)
    }
  }

  /// The calls that have a stretch in their arguments or closures, the innermost first.
  func around(_ span: SourceSpan) -> [Call] {
    all.filter {
      $0.inside.lowerBound <= span.lowerBound && span.upperBound <= $0.inside.upperBound
    }
    .sorted { $0.inside.count < $1.inside.count }
  }
}

extension SyntaxTree {
  /// The names of the views that it declares at its top level.
  var views: [String] {
    declarations(among: topLevel).compactMap { id in
      guard case .type(let type) = self[id].kind, type.kind == .struct,
        type.inherited.contains(where: { $0.name == "View" })
      else { return nil }
      return type.name
    }
  }

  /// The name that a call begins with: `VStack`, and `sheet` of `x.sheet`.
  fileprivate func name(of callee: ExpressionID) -> String? {
    switch self[callee].kind {
    case .identifier(let name), .member(_, let name): name
    default: nil
    }
  }
}

extension SyntaxTree {
  /// Where a `NavigationLink` has the view that it goes to: an argument, or its first closure.
  fileprivate func destination(
    _ arguments: [Argument], _ closures: [TrailingClosure], in inside: SourceSpan
  ) -> SourceSpan? {
    if let argument = arguments.first(where: { $0.label == "destination" }) {
      return self[argument.value].span
    }
    guard !arguments.contains(where: { $0.label == "value" }), !closures.isEmpty,
      let start = opening(of: closures[0].closure.body)
    else { return nil }
    let next = closures.dropFirst().first.flatMap { opening(of: $0.closure.body) }
    return start..<max(start, next ?? inside.upperBound)
  }
}
