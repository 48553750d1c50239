import Foundation

extension Sample {
  /// What a number of a view means.
  enum Slot {
    /// A length that must be there, in points.
    case length
    /// A length that may be missing: then there is no such limit.
    case limit
    /// A distance whose absence means the default one.
    case distance
    /// A number without a unit.
    case factor
  }

  /// The same view with its numbers changed; one that must be there stays where `change` has none.
  func mapNumbers(_ change: (Slot, CGFloat?) -> CGFloat?) -> Sample {
    Sample(element.mapNumbers(change), children.map { $0.mapNumbers(change) })
  }
}

extension Sample.Element {
  func mapNumbers(_ change: (Sample.Slot, CGFloat?) -> CGFloat?) -> Sample.Element {
    func gap(_ value: CGFloat?) -> CGFloat? { change(.distance, value) }
    switch self {
    case .spacer(let value): return .spacer(gap(value))
    case .hstack(let guide, let value): return .hstack(guide, gap(value))
    case .vstack(let guide, let value): return .vstack(guide, gap(value))
    case .lazyHStack(let guide, let value): return .lazyHStack(guide, gap(value))
    case .lazyVStack(let guide, let value): return .lazyVStack(guide, gap(value))
    case .grid(let corner, let horizontal, let vertical):
      return .grid(corner, horizontal: gap(horizontal), vertical: gap(vertical))
    case .lazyVGrid(let tracks, let value):
      return .lazyVGrid(tracks.map { $0.mapNumbers(change) }, gap(value))
    case .lazyHGrid(let tracks, let value):
      return .lazyHGrid(tracks.map { $0.mapNumbers(change) }, gap(value))
    case .padding(let side, let value): return .padding(side, gap(value))
    case .inset(let side, let value): return .inset(side, gap(value))
    default: return mapLengths(change)
    }
  }

  private func mapLengths(_ change: (Sample.Slot, CGFloat?) -> CGFloat?) -> Sample.Element {
    func length(_ value: CGFloat) -> CGFloat { change(.length, value) ?? value }
    func limit(_ value: CGFloat?) -> CGFloat? { change(.limit, value) }
    func factor(_ value: CGFloat) -> CGFloat { change(.factor, value) ?? value }
    switch self {
    case .image(let width, let height, let isResizable):
      return .image(width: length(width), height: length(height), isResizable: isResizable)
    case .frame(let width, let height, let corner):
      return .frame(width: limit(width), height: limit(height), corner)
    case .limits(let limits, let corner): return .limits(limits.map(limit), corner)
    case .offset(let x, let y): return .offset(x: length(x), y: length(y))
    case .position(let x, let y): return .position(x: length(x), y: length(y))
    case .aspectRatio(let ratio, let isFilling):
      return .aspectRatio(ratio.map(factor), isFilling: isFilling)
    case .relativeProposed(let value): return .relativeProposed(factor(value))
    case .guide(let guide, let part): return .guide(guide, part: factor(part))
    default: return self
    }
  }
}

extension Sample.Limits {
  fileprivate func map(_ change: (CGFloat?) -> CGFloat?) -> Sample.Limits {
    Sample.Limits(
      minWidth: change(minWidth), idealWidth: change(idealWidth), maxWidth: change(maxWidth),
      minHeight: change(minHeight), idealHeight: change(idealHeight),
      maxHeight: change(maxHeight))
  }
}

extension Sample.Track {
  fileprivate func mapNumbers(_ change: (Sample.Slot, CGFloat?) -> CGFloat?) -> Sample.Track {
    var track = self
    track.length = change(.length, length) ?? length
    track.maximum = change(.limit, maximum.isFinite ? maximum : nil) ?? .infinity
    track.spacing = change(.distance, spacing)
    return track
  }
}
