extension AlignmentKey {
  /// The edge at which it lines views up; none for a middle, a baseline or a guide of one's own.
  var edgeRoles: NodeRoles {
    switch self {
    case HorizontalAlignment.leading.key, VerticalAlignment.top.key: [.starts(axis)]
    case HorizontalAlignment.trailing.key, VerticalAlignment.bottom.key: [.ends(axis)]
    default: []
    }
  }
}

extension Alignment {
  /// The edges at which it lines views up.
  var edgeRoles: NodeRoles { horizontal.key.edgeRoles.union(vertical.key.edgeRoles) }
}
