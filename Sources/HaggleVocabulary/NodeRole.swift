/// What a view does to the views in it, or is, as far as rules and reports ask for it: written by
/// its layout, so that they need no list of SwiftUI's names.
@usableFromInline package enum NodeRole: UInt8, CaseIterable, Sendable {
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
  /// States a length that is none, such as ∞, which is ignored.
  case statesNoLength
  /// States how long it is at least.
  case hasLeastWidth, hasLeastHeight
  /// States how long it would like to be, which counts where nothing is proposed.
  case hasIdealWidth, hasIdealHeight
  /// Sets an alignment guide.
  case guidesWidth, guidesHeight
  /// Does not help to size its column or row.
  case unsizedWidth, unsizedHeight
  /// Lines its content up at its leading or top edge, or at the edge across from it.
  case startsWidth, startsHeight, endsWidth, endsHeight
  /// Proposes a shape to its child.
  case proposesShape
  /// Asks its child for its ideal size.
  case asksForIdeal
  case text, image, spacer
  /// Shows nothing but how large it is: a colour, a shape or a line.
  case decorates
  /// Reaches into the corners of its room, as a colour does and a capsule does not.
  case fillsCorners
  /// Takes what it is offered, whatever is in it.
  case ignoresContent
  /// Shows one of several pages.
  case pages
  /// Puts all children but the first at its edges, and gives the first what they leave.
  case insets
  /// A layout that the text or the app declares.
  case declared
  /// Stands for a view that is not declared.
  case box
  /// Its size is one that is not stated anywhere.
  case isOfUnknownSize
  /// Its numbers are assumed, as a control's are.
  case assumed
  /// Hides what is behind it, all over its room.
  case opaque
  /// Reacts to taps in its room, as a button does.
  case reacts
  /// People type into it.
  case takesText
  /// They type several lines, as into an editor.
  case takesLines
  /// A picture that is drawn sharp at any size.
  case symbol
  /// A row that states how far it keeps from the edges of its list.
  case statesMargins
  /// Wants several columns of a grid.
  case spansColumns
  /// Reacts to taps where something in it can be hit: a gesture, a button of the plain style.
  case reactsToContent
  /// Can be hit all over its room, as a content shape says before any gesture on it.
  case takesHits
  /// Cannot be hit, nor can anything in it: a tap goes to what is behind it.
  case letsHitsThrough

  /// As it is written in a trace.
  package var word: String { Self.words[Int(rawValue)] }

  /// The words in the order of the cases.
  private static let words = [
    "dividesWidth", "dividesHeight", "alignsWidth", "alignsHeight", "makesColumns", "makesRows",
    "spaces", "layers", "layersBehind", "letsReachOut", "scrolls", "clips", "frames",
    "fixesWidth", "fixesHeight", "limitsWidth", "limitsHeight", "statesNoLength", "hasLeastWidth",
    "hasLeastHeight", "hasIdealWidth", "hasIdealHeight", "guidesWidth", "guidesHeight",
    "unsizedWidth", "unsizedHeight",
    "startsWidth", "startsHeight", "endsWidth", "endsHeight", "proposesShape", "asksForIdeal",
    "text", "image", "spacer", "decorates", "fillsCorners", "ignoresContent", "pages", "insets",
    "declared", "box", "isOfUnknownSize", "assumed", "opaque", "reacts",
    "takesText", "takesLines", "symbol", "statesMargins",
    "spansColumns", "reactsToContent", "takesHits", "letsHitsThrough",
  ]
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
  package static func hasIdeal(_ axis: Axis) -> NodeRole {
    axis.one(.hasIdealWidth, .hasIdealHeight)
  }
  package static func guides(_ axis: Axis) -> NodeRole { axis.one(.guidesWidth, .guidesHeight) }
  package static func starts(_ axis: Axis) -> NodeRole { axis.one(.startsWidth, .startsHeight) }
  package static func ends(_ axis: Axis) -> NodeRole { axis.one(.endsWidth, .endsHeight) }
  package static func unsized(_ axis: Axis) -> NodeRole { axis.one(.unsizedWidth, .unsizedHeight) }
}

extension Axis {
  fileprivate func one(_ width: NodeRole, _ height: NodeRole) -> NodeRole {
    self == .horizontal ? width : height
  }
}

/// What one view does, in eight bytes.
@usableFromInline package struct NodeRoles: Hashable, Sendable, ExpressibleByArrayLiteral {
  @usableFromInline var bits: UInt64 = 0

  package init(_ roles: some Sequence<NodeRole>) { for role in roles { insert(role) } }

  @usableFromInline package init(arrayLiteral roles: NodeRole...) { self.init(roles) }

  @inlinable package func contains(_ role: NodeRole) -> Bool {
    bits & 1 << UInt64(role.rawValue) != 0
  }

  package mutating func insert(_ role: NodeRole) { bits |= 1 << UInt64(role.rawValue) }

  package func union(_ other: NodeRoles) -> NodeRoles {
    var all = self
    all.bits |= other.bits
    return all
  }

  @inlinable package func isDisjoint(with other: NodeRoles) -> Bool { bits & other.bits == 0 }

  /// In the order in which they are declared.
  package var all: [NodeRole] { NodeRole.allCases.filter(contains) }

  /// The same without a list of them.
  package func forEach(_ body: (NodeRole) -> Void) {
    var rest = bits
    while rest != 0 {
      if let role = NodeRole(rawValue: UInt8(rest.trailingZeroBitCount)) { body(role) }
      rest &= rest - 1
    }
  }
}
