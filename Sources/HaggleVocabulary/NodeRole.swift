/// What a view does to the views in it, or is, as far as rules and reports ask for it: written by
/// its layout, so that they need no list of SwiftUI's names.
package enum NodeRole: UInt8, CaseIterable, Sendable {
  /// Divides its length among its children.
  case dividesWidth, dividesHeight
  /// Lays its children side by side across that axis, by a guide.
  case alignsWidth, alignsHeight
  /// Makes columns or rows by itself, whatever its cells contain.
  case makesColumns, makesRows
  /// Adds spacing or padding to what its children answer.
  case spaces
  /// All children but the first lie over or under it and have no part in its size.
  case layers
  /// They lie under it.
  case layersBehind
  /// Its child may reach beyond it on purpose.
  case letsReachOut
  /// Its child may reach beyond it where it was offered no length.
  case scrolls
  /// What reaches beyond it is not drawn.
  case clips
  /// Holds its child in a length of its own.
  case frames
  /// States that length.
  case fixesWidth, fixesHeight
  /// States that length, or a bound of it.
  case limitsWidth, limitsHeight
  /// States how long it is at least.
  case hasLeastWidth, hasLeastHeight
  /// Sets an alignment guide.
  case guidesWidth, guidesHeight
  /// Does not help to size its column or row.
  case unsizedWidth, unsizedHeight
  /// Proposes a shape to its child.
  case proposesShape
  /// Asks its child for its ideal size.
  case asksForIdeal
  case text, image, spacer
  /// A layout that the text or the app declares.
  case declared
  /// Stands for a view that is not declared.
  case box
  /// Its size is one that is not stated anywhere.
  case isOfUnknownSize
  /// Its numbers are assumed, as a control's are.
  case assumed

  /// As it is written in a trace.
  package var word: String {
    switch self {
    case .dividesWidth: "dividesWidth"
    case .dividesHeight: "dividesHeight"
    case .alignsWidth: "alignsWidth"
    case .alignsHeight: "alignsHeight"
    case .makesColumns: "makesColumns"
    case .makesRows: "makesRows"
    case .spaces: "spaces"
    case .layers: "layers"
    case .layersBehind: "layersBehind"
    case .letsReachOut: "letsReachOut"
    case .scrolls: "scrolls"
    case .clips: "clips"
    case .frames: "frames"
    case .fixesWidth: "fixesWidth"
    case .fixesHeight: "fixesHeight"
    case .limitsWidth: "limitsWidth"
    case .limitsHeight: "limitsHeight"
    case .hasLeastWidth: "hasLeastWidth"
    case .hasLeastHeight: "hasLeastHeight"
    case .guidesWidth: "guidesWidth"
    case .guidesHeight: "guidesHeight"
    case .unsizedWidth: "unsizedWidth"
    case .unsizedHeight: "unsizedHeight"
    case .proposesShape: "proposesShape"
    case .asksForIdeal: "asksForIdeal"
    case .text: "text"
    case .image: "image"
    case .spacer: "spacer"
    case .declared: "declared"
    case .box: "box"
    case .isOfUnknownSize: "isOfUnknownSize"
    case .assumed: "assumed"
    }
  }
}

// Those that are about an axis.
extension NodeRole {
  package static func divides(_ axis: Axis) -> NodeRole { axis.one(.dividesWidth, .dividesHeight) }
  package static func aligns(_ axis: Axis) -> NodeRole { axis.one(.alignsWidth, .alignsHeight) }
  package static func makesTracks(_ axis: Axis) -> NodeRole { axis.one(.makesColumns, .makesRows) }
  package static func fixes(_ axis: Axis) -> NodeRole { axis.one(.fixesWidth, .fixesHeight) }
  package static func limits(_ axis: Axis) -> NodeRole { axis.one(.limitsWidth, .limitsHeight) }
  package static func hasLeast(_ axis: Axis) -> NodeRole {
    axis.one(.hasLeastWidth, .hasLeastHeight)
  }
  package static func guides(_ axis: Axis) -> NodeRole { axis.one(.guidesWidth, .guidesHeight) }
  package static func unsized(_ axis: Axis) -> NodeRole { axis.one(.unsizedWidth, .unsizedHeight) }
}

extension Axis {
  fileprivate func one(_ width: NodeRole, _ height: NodeRole) -> NodeRole {
    self == .horizontal ? width : height
  }
}

/// What one view does, in eight bytes.
package struct NodeRoles: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var bits: UInt64 = 0

  package init(_ roles: some Sequence<NodeRole>) { for role in roles { insert(role) } }

  package init(arrayLiteral roles: NodeRole...) { self.init(roles) }

  package func contains(_ role: NodeRole) -> Bool { bits & 1 << UInt64(role.rawValue) != 0 }

  package mutating func insert(_ role: NodeRole) { bits |= 1 << UInt64(role.rawValue) }

  package func union(_ other: NodeRoles) -> NodeRoles {
    var all = self
    all.bits |= other.bits
    return all
  }

  /// In the order in which they are declared.
  package var all: [NodeRole] { NodeRole.allCases.filter(contains) }
}
