import HaggleAnalysis

extension Wish {
  /// What a rule asks for.
  static func all(for aim: Cure.Aim) -> [Wish] {
    switch aim {
    case .length(let node, let axis, let bounds):
      if bounds.least == bounds.most { return [.length(node, axis, .equal, bounds.least)] }
      let least: [Wish] =
        bounds.least > 0 ? [.length(node, axis, .atLeast, bounds.least)] : []
      return bounds.most.isFinite ? least + [.length(node, axis, .atMost, bounds.most)] : least
    case .gap(let node, let other, let axis, let gap): return [.gap(node, other, axis, gap)]
    case .origin(let node, let axis, let place): return [.origin(node, axis, place)]
    case .level(let node, let other, let share, let axis):
      return [.level(node, other, at: share, axis)]
    case .ratio(let node, let ratio): return [.ratio(node, ratio)]
    case .before(let node, let other, let axis): return [.before(node, other, axis)]
    case .apart(let node, let other): return [.apart(node, other)]
    case .above(let node, let other): return [.above(node, other)]
    case .onLine(let small, let large): return [.onLine(small, large)]
    case .tappable(let node): return [.tappable(node)]
    case .offered(let node, let axis, let length): return [.offered(node, axis, length)]
    case .whole(let text): return [.whole(text)]
    case .inside(let node, let container, let axis): return [.inside(node, container, axis)]
    }
  }
}
