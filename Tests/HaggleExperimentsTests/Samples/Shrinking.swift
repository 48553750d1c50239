import Foundation
import HaggleVocabulary

extension Specimen {
  /// The smallest specimen of which `fails` still holds: greedily, the first smaller one that fails
  /// is shrunk further.
  ///
  /// - Parameter attempts: how many specimens are tried at most.
  func shrunk(attempts: Int = 3_000, while fails: (Specimen) -> Bool) -> Specimen {
    var smallest = self
    var left = attempts
    search: while true {
      for candidate in smallest.smaller {
        guard left > 0 else { break search }
        left -= 1
        if fails(candidate) {
          smallest = candidate
          continue search
        }
      }
      break
    }
    return smallest
  }

  /// Specimens that are a little smaller, what saves most first.
  var smaller: [Specimen] {
    let views = view.smaller.filter(\.isRoot).map { Specimen(view: $0, proposal: proposal) }
    return views + simplerProposals.map { Specimen(view: view, proposal: $0) }
  }

  private var simplerProposals: [ProposedViewSize] {
    Axis.allCases.flatMap { axis -> [ProposedViewSize] in
      guard let length = proposal[axis], length.isFinite else { return [] }
      return [100, length.rounded()].filter { $0 != length && length != 100 }.map {
        ProposedViewSize($0, along: axis, across: proposal[axis.cross])
      }
    }
  }
}

extension Sample {
  /// A row or a cell's trait alone is no view to lay out.
  fileprivate var isRoot: Bool {
    switch element {
    case .row: false
    case .cellColumns, .cellUnsizedAxes, .columnAlignment: children[0].isRoot
    default: true
    }
  }

  /// Views that are a little smaller: a child instead of all, one child less, one of them smaller,
  /// one thing simpler.
  var smaller: [Sample] {
    instead + fewer + simpler
      + children.indices.flatMap { index in
        children[index].smallerMembers(of: element).map { replacing(index, by: $0) }
      }
  }

  /// As a child of `container`: a row is good for nothing but a grid.
  private func smallerMembers(of container: Element) -> [Sample] {
    if case .grid = container { return smaller }
    return smaller.filter(\.isRoot)
  }

  private var instead: [Sample] {
    let views = children.flatMap { child -> [Sample] in
      if case .row = child.element { return child.children }
      return [child]
    }
    return (element.arity == 0 || element == .row(nil) ? [] : views)
      + (element == .color || children.isEmpty && element.arity != 0 ? [] : [Sample(.color)])
  }

  private var fewer: [Sample] {
    guard element.arity == nil else { return [] }
    return children.indices.map { index in
      var sample = self
      sample.children.remove(at: index)
      return sample
    }
  }

  private func replacing(_ index: Int, by child: Sample) -> Sample {
    var sample = self
    sample.children[index] = child
    return sample
  }

  /// The same view with a plainer argument.
  private var simpler: [Sample] {
    (element.plainer + element.rounder).filter { $0 != element }.map { Sample($0, children) }
  }
}

extension Sample.Element {
  /// Without an alignment, with less text, with fewer tracks.
  fileprivate var plainer: [Sample.Element] {
    switch self {
    case .text(let string): string == "a" ? [] : [.text("a")]
    case .hstack(_, let gap): [.hstack(.center, gap)]
    case .vstack(_, let gap): [.vstack(.center, gap)]
    case .zstack: [.zstack(.center)]
    case .lazyHStack(_, let gap): [.hstack(.center, gap), .lazyHStack(.center, gap)]
    case .lazyVStack(_, let gap): [.vstack(.center, gap), .lazyVStack(.center, gap)]
    case .grid(_, let horizontal, let vertical):
      [.grid(.center, horizontal: horizontal, vertical: vertical)]
    case .row: [.row(nil)]
    case .lazyVGrid(let tracks, let gap): Self.fewer(tracks).map { .lazyVGrid($0, gap) }
    case .lazyHGrid(let tracks, let gap): Self.fewer(tracks).map { .lazyHGrid($0, gap) }
    case .frame(let width, let height, _): [.frame(width: width, height: height, .center)]
    case .limits(let limits, _): [.limits(limits, .center)]
    case .overlay: [.overlay(.center)]
    case .background: [.overlay(.center)]
    default: []
    }
  }

  private static func fewer(_ tracks: [Sample.Track]) -> [[Sample.Track]] {
    guard tracks.count > 1 else { return [] }
    return tracks.indices.map { index in
      var fewer = tracks
      fewer.remove(at: index)
      return fewer
    }
  }

  /// One number left out, or a rounder one in its place.
  fileprivate var rounder: [Sample.Element] {
    numbers.enumerated().flatMap { index, number -> [Sample.Element] in
      guard let number else { return [] }
      let rounder = [nil, 10, number.isFinite ? number.rounded() : nil]
      return rounder.filter { $0 != number && number != 10 || $0 == nil }.map {
        replacing(numberAt: index, by: $0)
      }
    }
  }

  private var numbers: [CGFloat?] {
    var numbers: [CGFloat?] = []
    _ = mapNumbers { slot, number in
      if slot != .factor { numbers.append(number) }
      return number
    }
    return numbers
  }

  private func replacing(numberAt index: Int, by number: CGFloat?) -> Sample.Element {
    var position = -1
    return mapNumbers { slot, old in
      if slot != .factor { position += 1 }
      return slot != .factor && position == index ? number : old
    }
  }
}
