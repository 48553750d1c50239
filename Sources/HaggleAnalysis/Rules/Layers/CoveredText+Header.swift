import Foundation
import HaggleReplay
import HaggleVocabulary

/// What lies at the top of layers and over the first lines of another one.
struct Header {
  /// The layer below.
  let page: NodeID
  /// Its first text.
  let first: NodeID
  /// How far that is to go down, in points.
  let depth: CGFloat

  /// What is narrower, in parts of the layers, is no header.
  fileprivate static let across: CGFloat = 0.9
  /// So far below the start of its page, in points, the first text is.
  fileprivate static let nearTop: CGFloat = 44
  /// More texts of a layer are not looked at.
  fileprivate static let most = 64
}

extension Timeline {
  func header(_ cover: NodeID, over text: NodeID, in layers: NodeID) -> Header? {
    guard isLayerStack(layers), let whole = rectangle(of: layers),
      let above = rectangle(of: cover), abs(above.minY - whole.minY) < 1,
      above.width > Header.across * whole.width, above.maxY < whole.midY,
      let page = stepsOutwards(from: text).first(where: { $0.outer == layers })?.inner,
      let first = texts(in: page, most: Header.most).first(where: { $0 != cover }),
      let own = rectangle(of: first), own.minY < above.maxY
    else { return nil }
    // What the text is in, such as a row with margins, begins above it.
    let start = Array(modified(by: page)).last.flatMap { rectangle(of: $0) }?.minY ?? own.minY
    let isNear = (0...Header.nearTop).contains(own.minY - start)
    let depth = above.maxY - (isNear ? start : own.minY)
    return Header(page: page, first: first, depth: depth.rounded(.up))
  }
}
