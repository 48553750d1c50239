import Foundation
package import HaggleLanguage
package import HaggleVocabulary

/// The views, modifiers and lists that result from evaluation, in one flat array.
///
/// `Lowering` turns it into layouts and flattens lists and declared views. Views are only added and
/// never changed, so all owners share a graph and see later additions.
package struct ViewGraph {
  private final class Storage {
    var views: [ViewNode] = []
    /// The nesting depth of each view.
    var depths: [Int] = []
    /// The view under all modifiers, for each view.
    var roots: [ViewID] = []
    /// The same under declared views as well.
    var cores: [ViewID] = []
    /// The views where others may be at another time.
    var dynamic: Set<ViewID> = []
    /// What a selection knows the views of elements by.
    var identities: [ViewID: Value] = [:]
    var depth = 1
  }

  private let storage = Storage()

  init() {}

  package var views: [ViewNode] { storage.views }

  package subscript(id: ViewID) -> ViewNode { storage.views[Int(id.index)] }

  /// The arguments of the outermost such modifier of a view, also inside declared views.
  func arguments(of modifier: String, on view: ViewID) -> CallArguments? {
    var view = view
    while true {
      switch self[view].kind {
      case .modifier(let entry, let base, let arguments):
        if entry.name == modifier { return arguments }
        view = base
      case .custom(_, let body): view = body
      default: return nil
      }
    }
  }

  var count: Int { storage.views.count }

  /// The nesting depth.
  var depth: Int { storage.depth }

  /// The nesting depth of `view`.
  func depth(of view: ViewID) -> Int { storage.depths[Int(view.index)] }

  /// Adds a view, whose parts are in the graph already.
  func add(_ node: ViewNode) -> ViewID {
    let depth = 1 + (node.parts.lazy.map { self.depth(of: $0) }.max() ?? 0)
    let id = ViewID(index: Int32(storage.views.count))
    switch node.kind {
    case .modifier(_, let base, _):
      storage.roots.append(root(of: base))
      storage.cores.append(core(of: base))
    case .custom(_, let body):
      storage.roots.append(id)
      storage.cores.append(core(of: body))
    default:
      storage.roots.append(id)
      storage.cores.append(id)
    }
    storage.views.append(node)
    storage.depths.append(depth)
    storage.depth = max(storage.depth, depth)
    return id
  }

  /// The view under all modifiers.
  func root(of view: ViewID) -> ViewID { storage.roots[Int(view.index)] }

  /// The view under all modifiers, and under the declared views that it is the body of.
  func core(of view: ViewID) -> ViewID { storage.cores[Int(view.index)] }
}

extension ViewGraph {
  /// Notes that others may be in the place of these views at another time, or none: in an `if`, a
  /// `switch`, a `ForEach`, or beside one of them.
  func noteDynamic(_ views: [ViewID]) { storage.dynamic.formUnion(views) }

  /// Whether the number of views that a content shows is only known at run time, by the type that
  /// its builder has.
  func isDynamic(_ content: ViewID) -> Bool {
    var open = [content]
    while let id = open.popLast() {
      if storage.dynamic.contains(id) { return true }
      switch self[id].kind {
      case .list(let views): open += views
      case .custom(_, let body): open.append(body)
      case .modifier(_, let base, _): open.append(base)
      case .element, .layout, .box: continue
      }
    }
    return false
  }
}

extension ViewGraph {
  /// Notes what a selection knows a view by without a tag: the identity of its element.
  func note(identity: Value, of view: ViewID) { storage.identities[view] = identity }

  func identity(of view: ViewID) -> Value? { storage.identities[view] }
}

extension ViewGraph {
  /// Whether a view is used as a style: a colour or gradient, as long as it has no modifiers but
  /// those of styles. All others make a view of it.
  func isStyle(_ id: ViewID) -> Bool {
    var view = id
    while case .modifier(let entry, let base, let arguments) = self[view].kind {
      guard entry.isOfStyles(arguments) else { return false }
      view = base
    }
    guard case .element(let entry, _) = self[view].kind else { return false }
    return entry.traits.contains(.style)
  }
}

/// A view of the graph.
package struct ViewNode {
  package enum Kind {
    /// A view of the catalog: `HStack(spacing: 10) { … }`, `Color.red` (an entry of `Color`).
    case element(CatalogEntry, CallArguments)
    /// A modifier of the catalog: `base.frame(width: 50)`.
    case modifier(CatalogEntry, base: ViewID, CallArguments)
    /// Several views in one place: a builder's statements, `Group`, `ForEach`. None is `EmptyView`.
    case list([ViewID])
    /// A declared view, and its body.
    case custom(name: String, body: ViewID)
    /// A declared `Layout`, called with content: `FlowLayout(spacing: 4) { … }`.
    case layout(name: String, instance: Value, CallArguments)
    /// An undeclared view: laid out as a box around the content of its builder closures.
    case box(name: String, CallArguments)
  }

  package var kind: Kind
  /// The place of its name.
  package var place: SourcePlace?

  init(_ kind: Kind, at place: SourcePlace?) {
    self.kind = kind
    self.place = place
  }
}

extension ViewNode {
  /// A SwiftUI view by name; a box if the catalog lacks it.
  static func named(_ name: String, _ arguments: CallArguments, at place: SourcePlace?) -> ViewNode
  {
    let entry = Catalog.view(name)
    return ViewNode(
      entry.map { .element($0, arguments) } ?? .box(name: name, arguments), at: place)
  }

  /// The views directly inside.
  var parts: [ViewID] {
    switch kind {
    case .element(_, let arguments), .box(_, let arguments), .layout(_, _, let arguments):
      arguments.contents.map(\.view)
    case .modifier(_, let base, let arguments): [base] + arguments.contents.map(\.view)
    case .list(let views): views
    case .custom(_, let body): [body]
    }
  }
}

/// The evaluated arguments of a view or modifier, grouped by their role in the catalog.
package struct CallArguments {
  package struct Content {
    /// The parameter's name: `content` for the first unlabelled trailing closure, else its label.
    package var label: String
    package var view: ViewID
    /// Whether it is a colour or gradient passed as an argument, not built by a closure.
    var isStyle: Bool

    init(_ label: String, _ view: ViewID, isStyle: Bool = false) {
      self.label = label
      self.view = view
      self.isStyle = isStyle
    }
  }

  /// Plain arguments in their order.
  var values: [LabeledValue]
  /// Built views: of builder closures, and of arguments that are views (`overlay(Text("a"))`).
  package var contents: [Content]
  /// The arguments as written, with white space folded and without builder closures, for display.
  package var text: String
  /// The size in points that the author states for a view that is not in the text.
  var statedSize: CGSize?
  /// The modifier's effect after the layout.
  var effect: ViewEffect?

  init(values: [LabeledValue] = [], contents: [Content] = [], text: String = "") {
    self.values = values
    self.contents = contents
    self.text = text
  }

  /// The value with that label.
  subscript(label: String) -> Value? { values[label] }

  /// The n-th value without a label.
  package func positional(_ n: Int) -> Value? {
    values.lazy.filter { $0.label == nil }.dropFirst(n).first?.value
  }

  /// The built content with that name.
  func content(_ label: String = "content") -> ViewID? {
    contents.first { $0.label == label }?.view
  }
}
