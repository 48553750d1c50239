import HaggleTraces
package import HaggleVocabulary

/// The views of a tree by role, so that a rule about texts only visits texts.
struct ViewLists: Sendable {
  /// The nodes of each role, by its number.
  private var ofRole: [[NodeID]]
  /// Containers with several children, by the axes that they divide.
  private var containers: [[NodeID]]
  /// The divided axes of each node.
  private let divisions: [Axis.Set]

  init(_ tree: NodeTree, _ nodes: [Trace.Node]) {
    ofRole = Array(repeating: [], count: NodeRole.allCases.count)
    containers = Array(repeating: [], count: Int(Self.both.rawValue) + 1)
    divisions = nodes.indices.map { index in
      tree.childCount(of: NodeID(index)) > 1 ? Self.axes(nodes[index].roles) : []
    }
    for node in tree.nodes {
      nodes[node.index].roles.forEach { ofRole[Int($0.rawValue)].append(node) }
      guard tree.childCount(of: node) > 1 else { continue }
      containers[Int(divisions[node.index].rawValue)].append(node)
    }
  }

  private static let both: Axis.Set = [.horizontal, .vertical]

  private static func axes(_ roles: NodeRoles) -> Axis.Set {
    var axes: Axis.Set = []
    if roles.contains(.dividesWidth) { axes.insert(.horizontal) }
    if roles.contains(.dividesHeight) { axes.insert(.vertical) }
    return axes
  }

  func views(with role: NodeRole) -> [NodeID] { ofRole[Int(role.rawValue)] }

  func containers(dividing axes: Axis.Set) -> [NodeID] { containers[Int(axes.rawValue)] }

  func dividedAxes(of node: NodeID) -> Axis.Set { divisions[node.index] }
}

/// Views by role, in the order of their ids.
extension Timeline {
  package func views(with role: NodeRole) -> [NodeID] { viewLists.views(with: role) }

  /// The views with at least one of the roles.
  package func views(withAnyOf roles: NodeRoles) -> [NodeID] {
    tree.nodes.filter { !trace.nodes[$0.index].roles.isDisjoint(with: roles) }
  }

  /// Containers with several children that divide exactly these axes.
  package func containers(dividing axes: Axis.Set) -> [NodeID] {
    viewLists.containers(dividing: axes)
  }

  /// The axes on which a container divides its length among its children.
  package func dividedAxes(_ node: NodeID) -> Axis.Set { viewLists.dividedAxes(of: node) }
}
