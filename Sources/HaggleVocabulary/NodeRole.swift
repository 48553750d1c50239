/// A property of a view that rules and reports ask for, or how it treats its children. Layouts
/// declare their roles, so that no list of SwiftUI names is needed.
@usableFromInline package enum NodeRole: UInt8, CaseIterable, Sendable {
  /// Divides its length among its children.
  case dividesWidth, dividesHeight
  /// Aligns its children on this axis by an alignment guide.
  case alignsWidth, alignsHeight
  /// Makes columns or rows itself, whatever its cells contain.
  case makesColumns, makesRows
  /// Adds spacing or padding to the sizes of its children.
  case spaces
  /// All children but the first lie over or under it and do not affect its size.
  case layers
  /// Its layers lie under it.
  case layersBehind
  /// Its child may extend beyond it on purpose.
  case letsReachOut
  /// Its child may extend beyond it on an axis without a proposed length.
  case scrolls
  /// Content beyond its bounds is not drawn.
  case clips
  /// Gives its child a frame of its own size.
  case frames
  /// States a fixed length on this axis.
  case fixesWidth, fixesHeight
  /// States a length on this axis, or a bound of it.
  case limitsWidth, limitsHeight
  /// States an invalid length, such as ∞, which is ignored.
  case statesNoLength
  /// States a minimum length on this axis.
  case hasLeastWidth, hasLeastHeight
  /// States an ideal length on this axis, used where nothing is proposed.
  case hasIdealWidth, hasIdealHeight
  /// Sets an alignment guide.
  case guidesWidth, guidesHeight
  /// Does not contribute to the size of its column or row.
  case unsizedWidth, unsizedHeight
  /// Aligns its content to the leading or top edge (starts), or to the trailing or bottom one
  /// (ends). Lines of a text that are centred, and guides of the centre, have both.
  case startsWidth, startsHeight, endsWidth, endsHeight
  /// Proposes a size of a fixed aspect ratio to its child.
  case proposesShape
  /// Proposes nil to its child, which then takes its ideal size.
  case asksForIdeal
  case text, image, spacer
  /// Shows only an area: a colour, a shape or a line.
  case decorates
  /// Covers the corners of its frame, as a colour does and a capsule does not.
  case fillsCorners
  /// Takes its proposal, whatever its content.
  case ignoresContent
  /// Shows one of several pages.
  case pages
  /// Places all children but the first at its edges, and gives the first the remaining area.
  case insets
  /// A layout declared in the text or the app.
  case declared
  /// A placeholder for an undeclared view.
  case box
  /// Its size is not stated anywhere.
  case isOfUnknownSize
  /// Its numbers are assumed, as those of a control are.
  case assumed
  /// Hides everything behind its frame.
  case opaque
  /// Reacts to taps in its whole frame, as a button does.
  case reacts
  /// Accepts typed text.
  case takesText
  /// Accepts several lines of text, as an editor does.
  case takesLines
  /// An image that is sharp at any size.
  case symbol
  /// A row with explicit insets from the edges of its list.
  case statesMargins
  /// Spans several columns of a grid.
  case spansColumns
  /// Reacts to taps on its content only: a gesture, a button of the plain style.
  case reactsToContent
  /// Can be hit in its whole frame, because a content shape precedes the gestures on it.
  case takesHits
  /// Cannot be hit, nor can its content: taps go to what is behind it.
  case letsHitsThrough
  /// A text in one of the accessibility sizes.
  case enlarged
  /// A text whose limit of lines is stated around a container that it is in.
  case inheritsLimit
  /// A text whose lines begin at the right.
  case beginsAtRight
  /// Shows a picture that is loaded later, which then has its own size.
  case loadsPicture
  /// A header or footer that stays in sight while its rows scroll.
  case pinned
  /// Scrolls on by a whole length of its own at a time.
  case scrollsByPage
  /// Is seen where a mask is: its edges are not.
  case masked
  /// Has the size and the place of another view, as far as that is known.
  case follows
  /// Its author says how it is drawn where it has another length than its own: a text where its
  /// dots are, a picture which part of it is stretched.
  case givesWay

  /// The word for it in a trace.
  package var word: String { Self.words[Int(rawValue)] }

  /// The words, in the order of the cases.
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
    "spansColumns", "reactsToContent", "takesHits", "letsHitsThrough", "enlarged",
    "inheritsLimit", "beginsAtRight", "loadsPicture", "pinned", "scrollsByPage",
    "masked", "follows", "givesWay",
  ]
}

// The roles that depend on an axis.
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

/// The roles of one view, as a bit set of eight bytes.
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

  /// All roles of the set, in declaration order.
  package var all: [NodeRole] { NodeRole.allCases.filter(contains) }

  /// Calls `body` with each role, without allocating an array.
  package func forEach(_ body: (NodeRole) -> Void) {
    var rest = bits
    while rest != 0 {
      if let role = NodeRole(rawValue: UInt8(rest.trailingZeroBitCount)) { body(role) }
      rest &= rest - 1
    }
  }
}
