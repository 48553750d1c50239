public import HaggleLayouts
import HaggleVocabulary

/// Content to lay out in a test: a box, a text, a stack, a layout of an app.
public protocol LayoutContent {
  /// The views that it consists of.
  var fragments: [LayoutFragment] { get }
}

/// A part of a tree in flat form, so that deep nesting needs no recursion.
public struct LayoutFragment: LayoutContent {
  /// In post-order; the last one is the fragment's own view.
  var nodes: [LayoutTree.Node]
  /// The texts in it.
  var texts: [String]

  public var fragments: [LayoutFragment] { [self] }

  /// A view with a layout and its `content`.
  ///
  /// - Parameters:
  ///   - kind: the name of its kind in the trace; by default that of the layout's type.
  ///   - arguments: the arguments as source code, for the trace.
  ///   - line: the line of the test.
  public init(
    _ layout: some Layout, _ content: [LayoutFragment] = [], kind: String? = nil,
    arguments: String = "", line: Int = #line
  ) {
    nodes = []
    texts = []
    let children = content.map { append($0) }
    nodes.append(
      LayoutTree.Node(
        layout: layout, children: children, values: LayoutValues(),
        description: NodeDescription(
          kind: kind ?? Self.kind(of: layout), place: SourcePlace(line: line, column: 1),
          arguments: arguments)))
  }

  /// Appends another fragment's nodes; returns the id of its view.
  private mutating func append(_ fragment: LayoutFragment) -> NodeID {
    let offset = nodes.count
    texts += fragment.texts
    nodes += fragment.nodes.lazy.map { node in
      var node = node
      node.children = node.children.map { NodeID($0.index + offset) }
      return node
    }
    return NodeID(nodes.count - 1)
  }

  /// The name of the layout's type, without generic arguments.
  private static func kind(of layout: some Layout) -> String {
    String("\(type(of: layout))".prefix { $0 != "<" })
  }

  /// The fragment's own view.
  var root: LayoutTree.Node {
    get { nodes[nodes.count - 1] }
    set { nodes[nodes.count - 1] = newValue }
  }

  var tree: LayoutTree { LayoutTree(nodes, root: NodeID(nodes.count - 1)) }
}

extension LayoutContent {
  /// A single view: several are put into an implicit stack, as in SwiftUI.
  func single(in stack: some Layout, _ kind: String, line: Int) -> LayoutFragment {
    let fragments = fragments
    if fragments.count == 1 { return fragments[0] }
    return fragments.isEmpty
      ? LayoutFragment(EmptyLayout(), kind: "EmptyView", line: line)
      : LayoutFragment(stack, fragments, kind: kind, arguments: "implicit", line: line)
  }
}

/// Collects views in order, with `if`, `switch` and `for`.
@resultBuilder public enum LayoutContentBuilder {
  public static func buildExpression(_ content: some LayoutContent) -> LayoutList {
    LayoutList(fragments: content.fragments)
  }

  public static func buildBlock(_ lists: LayoutList...) -> LayoutList { buildArray(lists) }

  public static func buildArray(_ lists: [LayoutList]) -> LayoutList {
    LayoutList(fragments: lists.flatMap(\.fragments))
  }

  public static func buildOptional(_ list: LayoutList?) -> LayoutList {
    list ?? LayoutList(fragments: [])
  }

  public static func buildEither(first list: LayoutList) -> LayoutList { list }

  public static func buildEither(second list: LayoutList) -> LayoutList { list }
}

/// Several views in order.
public struct LayoutList: LayoutContent {
  public let fragments: [LayoutFragment]
}

extension Layout {
  /// The layout around `content`: `FlowLayout(spacing: 8) { Box(60, 20) }`.
  public func callAsFunction(
    line: Int = #line, @LayoutContentBuilder _ content: () -> LayoutList
  ) -> LayoutFragment {
    LayoutFragment(self, content().fragments, line: line)
  }
}
