package import HaggleVocabulary

package struct ViewID: Hashable, Sendable {
  package let index: Int32
}

/// What evaluating a view's body yields: views, modifiers and lists in one flat array.
///
/// Nothing is laid out here. `Lowering` turns it into layouts, flattening lists and user views.
package struct ViewGraph {
  package private(set) var views: [ViewNode] = []
  /// How many views stand inside each other from a view on at most. A view is added after all that
  /// it holds.
  private var depths: [Int32] = []
  /// How many views stand inside each other at most.
  private(set) var depth = 1

  package init() {}

  package subscript(id: ViewID) -> ViewNode { views[Int(id.index)] }

  /// How many views stand inside each other from `view` on at most.
  func depth(of view: ViewID) -> Int { Int(depths[Int(view.index)]) }

  package mutating func add(_ node: ViewNode) -> ViewID {
    let inside = node.parts.map { depths[Int($0.index)] }.max() ?? 0
    views.append(node)
    depths.append(inside + 1)
    depth = max(depth, Int(inside) + 1)
    return ViewID(index: Int32(views.count - 1))
  }
}

extension ViewGraph {
  private static let styles: Set<String> = [
    "Color", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
    "MeshGradient",
  ]

  /// Whether a view serves as a style: a colour or gradient, whatever was done to its look.
  func isStyle(_ id: ViewID) -> Bool {
    var id = id
    while case .modifier(_, let base, _) = self[id].kind { id = base }
    guard case .element(let name, _) = self[id].kind else { return false }
    return Self.styles.contains(name)
  }
}

/// One view of the graph.
package struct ViewNode {
  package enum Kind {
    /// A view that the catalog knows: `HStack(spacing: 10) { … }`, `Color.red` (name `Color`).
    case element(String, CallArguments)
    /// A modifier that the catalog knows: `base.frame(width: 50)`.
    case modifier(String, base: ViewID, CallArguments)
    /// Several views in one place: a builder's statements, `Group`, `ForEach`. None is `EmptyView`.
    case list([ViewID])
    /// A view that the text declares, and what its body is.
    case custom(name: String, body: ViewID)
    /// A `Layout` that the text declares, called with content: `FlowLayout(spacing: 4) { … }`.
    case layout(name: String, instance: Value, CallArguments)
    /// A view that nobody declares: laid out as a box around what its builder closures build.
    case box(name: String, CallArguments)
  }

  package var kind: Kind
  /// Where its name is written.
  package var place: SourcePlace?

  package init(_ kind: Kind, at place: SourcePlace?) {
    self.kind = kind
    self.place = place
  }
}

/// The evaluated arguments of a view or modifier, sorted by what the catalog says they are.
package struct CallArguments {
  package struct Argument {
    package var label: String?
    package var value: Value

    package init(_ label: String?, _ value: Value) {
      self.label = label
      self.value = value
    }
  }

  package struct Content {
    /// The parameter's name: `content` for the first unlabelled trailing closure, else its label.
    package var label: String
    package var view: ViewID
    /// Whether it is a colour or a gradient that was passed as one, not built by a closure.
    package var isStyle: Bool

    package init(_ label: String, _ view: ViewID, isStyle: Bool = false) {
      self.label = label
      self.view = view
      self.isStyle = isStyle
    }
  }

  /// Plain arguments in their order.
  package var values: [Argument]
  /// Built views: of builder closures, and of arguments that are views (`overlay(Text("a"))`).
  package var contents: [Content]
  /// The arguments as they are written, white space folded, without builder closures: for people.
  package var text: String

  package init(values: [Argument] = [], contents: [Content] = [], text: String = "") {
    self.values = values
    self.contents = contents
    self.text = text
  }

  /// The value with that label.
  package subscript(label: String) -> Value? { values.first { $0.label == label }?.value }

  /// The n-th value without a label.
  package func positional(_ n: Int) -> Value? {
    values.lazy.filter { $0.label == nil }.dropFirst(n).first?.value
  }

  /// The built content with that name.
  package func content(_ label: String = "content") -> ViewID? {
    contents.first { $0.label == label }?.view
  }
}
