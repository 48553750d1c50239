/// Layouts in an array, in pre-order: the input of an engine.
package struct LayoutTree {
  /// The nodes in pre-order; a node's id is its index. The first one is the root.
  package private(set) var nodes: [Node] = []
  /// The depth of the deepest branch.
  private(set) var depth = 0
  private var levels: [Int] = []
  /// Runs before each layout of the tree: layouts with late content are reset.
  package var begin: () -> Void = {}

  /// A layout with its children and its description.
  package struct Node {
    package var layout: any Layout
    package var children: [NodeID]
    package var values: LayoutValues
    package var description: NodeDescription
    /// The writing direction inside; nil for the inherited one.
    var layoutDirection: LayoutDirection?

    package init(
      layout: any Layout, children: [NodeID], values: LayoutValues, description: NodeDescription,
      layoutDirection: LayoutDirection? = nil
    ) {
      self.layout = layout
      self.children = children
      self.values = values
      self.description = description
      self.layoutDirection = layoutDirection
    }

    /// The layout's roles, plus those implied by the node's values.
    ///
    /// - Parameter own: those of its layout.
    fileprivate func roles(_ own: NodeRoles) -> NodeRoles {
      let unsized = values[GridCellUnsizedAxes.self] ?? []
      let axes = Axis.allCases.filter { unsized.contains($0) }
      var roles = own.union(values[AddedRoles.self] ?? [])
        .union(NodeRoles(axes.map { .unsized($0) }))
      if values[GridCellColumns.self] ?? 1 > 1 { roles.insert(.spansColumns) }
      return roles
    }
  }

  /// Builds a tree; `build` returns the root, which it adds last.
  ///
  /// ```swift
  /// let tree = LayoutTree { tree in
  ///   tree.add(FixedFrameLayout(width: 50), [tree.add(ColorLayout())])
  /// }
  /// ```
  package init(_ build: (inout Builder) -> NodeID) {
    var builder = Builder()
    let root = build(&builder)
    self.init(builder.nodes, root: root)
  }

  /// Renumbers nodes in any order (children possibly first) in pre-order from `root`.
  package init(_ unordered: [Node], root: NodeID) {
    nodes.reserveCapacity(unordered.count)
    append(LateContent(unordered, roots: [root]), below: nil, level: 0)
  }

  /// Appends the content of a node; existing ids do not change.
  ///
  /// Returns the ids of the new nodes, parents before children.
  mutating func grow(_ content: LateContent, below parent: NodeID) -> Range<Int> {
    let start = nodes.count
    append(content, below: parent, level: level(of: parent))
    return start..<nodes.count
  }

  private mutating func append(_ content: LateContent, below parent: NodeID?, level: Int) {
    var open = content.roots.reversed().map { (id: $0, parent: parent, level: level + 1) }
    while let (id, parent, level) = open.popLast() {
      var node = content.nodes[id.index]
      open += node.children.reversed().map { ($0, NodeID(nodes.count), level + 1) }
      node.children = []
      if let parent { nodes[parent.index].children.append(NodeID(nodes.count)) }
      levels.append(level)
      nodes.append(node)
      depth = max(depth, level)
    }
  }

  /// A copy with some layouts replaced; nil if none is.
  ///
  /// - Parameter other: the replacement for a layout; nil to keep it.
  package func replacingLayouts(_ other: (any Layout) -> (any Layout)?) -> LayoutTree? {
    var (tree, isOther) = (self, false)
    for index in nodes.indices {
      guard let layout = other(nodes[index].layout) else { continue }
      tree.nodes[index].layout = layout
      isOther = true
    }
    return isOther ? tree : nil
  }

  /// Whether a title is drawn in it that is no view of its own.
  func hasCaption(_ id: NodeID) -> Bool {
    !nodes[id.index].description.appearance.captions.isEmpty
  }

  /// The roles of a node. Most nodes have no values and are not copied to look for them.
  ///
  /// - Parameter roles: those of its layout.
  func roles(of id: NodeID, _ roles: NodeRoles) -> NodeRoles {
    let own = nodes[id.index].description.roles ?? roles
    return nodes[id.index].values.isEmpty ? own : nodes[id.index].roles(own)
  }

  /// The number of its ancestors, including itself.
  func level(of id: NodeID) -> Int { levels[id.index] }

  /// Collects nodes, children first.
  package struct Builder {
    /// The nodes added so far.
    package internal(set) var nodes: [Node] = []
    /// The names of the types of layouts, by type.
    private var kinds: [ObjectIdentifier: String] = [:]

    package init() {}

    /// Adds a layout with `children` and returns its temporary id.
    package mutating func add(
      _ layout: any Layout, _ children: [NodeID] = [], label: String? = nil
    ) -> NodeID {
      add(layout, children, values: LayoutValues(), NodeDescription(label: label))
    }

    package mutating func add(
      _ layout: any Layout, _ children: [NodeID], values: LayoutValues,
      _ description: NodeDescription, layoutDirection: LayoutDirection? = nil
    ) -> NodeID {
      var description = description
      if description.kind.isEmpty { description.kind = kind(of: layout) }
      nodes.append(
        Node(
          layout: layout, children: children, values: values, description: description,
          layoutDirection: layoutDirection))
      return NodeID(nodes.count - 1)
    }

    /// The name of the layout's type without "Layout": `HStackLayout` is an `HStack`.
    private mutating func kind(of layout: any Layout) -> String {
      let type = ObjectIdentifier(type(of: layout))
      if let known = kinds[type] { return known }
      let name = "\(Swift.type(of: layout))".prefix { $0 != "<" }
      let isLayout = name.hasSuffix("Layout") && name != "Layout"
      let kind = String(isLayout ? name.dropLast(6) : name)
      kinds[type] = kind
      return kind
    }
  }
}

/// Nodes added during a layout: children in any order, several roots.
package struct LateContent {
  let nodes: [LayoutTree.Node]
  let roots: [NodeID]

  package init(_ nodes: [LayoutTree.Node], roots: [NodeID]) {
    self.nodes = nodes
    self.roots = roots
  }

  /// The depth of the deepest branch.
  var depth: Int {
    var levels = [Int](repeating: 1, count: nodes.count)
    var open = roots
    var deepest = 0
    while let id = open.popLast() {
      deepest = max(deepest, levels[id.index])
      for child in nodes[id.index].children { levels[child.index] = levels[id.index] + 1 }
      open += nodes[id.index].children
    }
    return deepest
  }
}

/// The name of a node, its place in the source and more facts for display.
package struct NodeDescription: Hashable, Sendable {
  package var kind: String
  /// The text of `.id("…")`.
  package var label: String?
  package var place: SourcePlace?
  package var arguments: String
  /// The words of a text, or the name of an image; empty if unknown.
  package var shown = ""
  package var traits: [String]
  /// Its roles if they differ from its layout's, as for parts of controls.
  package var roles: NodeRoles?
  /// How it is drawn, as far as that does not affect its layout.
  package var appearance = Appearance()
  /// The effects to run after the layout, by the numbers of the tree's builder, innermost first.
  package var effects: [Int] = []
  /// The user's views whose body it is, with the place of their use, innermost first.
  package var owners: [ViewOwner] = []

  package init(
    kind: String = "", label: String? = nil, place: SourcePlace? = nil, arguments: String = "",
    traits: [String] = []
  ) {
    self.kind = kind
    self.label = label
    self.place = place
    self.arguments = arguments
    self.traits = traits
  }
}

/// The values that a view passes to the layout of its container, by key.
package struct LayoutValues {
  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  package subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  package var isEmpty: Bool { values.isEmpty }

  package subscript<Key: LayoutValueKey>(
    key: Key.Type, default value: @autoclosure () -> Key.Value
  ) -> Key.Value {
    get { self[key] ?? value() }
    set { self[key] = newValue }
  }

  /// Adds the value of a modifier outside of the present ones.
  package mutating func add<Key: CombinedLayoutValueKey>(_ value: Key.Value, _ key: Key.Type) {
    self[key] = self[key].map { Key.combined(outer: value, inner: $0) } ?? value
  }

  /// Adds the values of `inner`: on conflict the outer value is kept, except for keys that combine
  /// values.
  package mutating func inherit(_ inner: LayoutValues) {
    for (key, inner) in inner.values {
      guard let outer = values[key] else {
        values[key] = inner
        continue
      }
      if let outer = outer as? NamedLayoutValues, let inner = inner as? NamedLayoutValues {
        values[key] = outer.inheriting(inner)
      } else if let combined = Self.combining[key]?(outer, inner) {
        values[key] = combined
      }
    }
  }

  /// How values of combining keys are combined.
  private static let combining: [ObjectIdentifier: @Sendable (Any, Any) -> Any?] = [
    ObjectIdentifier(GridCellColumns.self): { combined(GridCellColumns.self, $0, $1) },
    ObjectIdentifier(GridCellUnsizedAxes.self): { combined(GridCellUnsizedAxes.self, $0, $1) },
    ObjectIdentifier(GridCellAnchor.self): { combined(GridCellAnchor.self, $0, $1) },
    ObjectIdentifier(GridColumnAlignment.self): { combined(GridColumnAlignment.self, $0, $1) },
  ]

  private static func combined<Key: CombinedLayoutValueKey>(
    _ key: Key.Type, _ outer: Any, _ inner: Any
  ) -> Any? {
    guard let outer = outer as? Key.Value, let inner = inner as? Key.Value else { return nil }
    return Key.combined(outer: outer, inner: inner)
  }
}

/// Roles that a view has in addition to its layout's; no layout reads them.
package enum AddedRoles: LayoutValueKey {
  package static let defaultValue: NodeRoles = []
}

/// The values for keys declared in the text, by the key's name: such keys have no type.
package struct NamedLayoutValues {
  private var values: [String: Any] = [:]

  /// The key for all these values of a view.
  package enum Key: LayoutValueKey {
    package static var defaultValue: NamedLayoutValues { NamedLayoutValues() }
  }

  package init() {}

  package subscript(name: String) -> Any? {
    get { values[name] }
    set { values[name] = newValue }
  }

  fileprivate func inheriting(_ inner: NamedLayoutValues) -> NamedLayoutValues {
    var result = self
    result.values.merge(inner.values) { outer, _ in outer }
    return result
  }
}
