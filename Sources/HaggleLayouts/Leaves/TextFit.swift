import Foundation

/// The layout of a text for one proposal. Lengths are unscaled, in points.
struct TextFit: Hashable {
  /// The scale of the font, 1 unless `minimumScaleFactor` allows less.
  var scale: CGFloat
  /// The number of lines needed and kept.
  var needed: Int
  var kept: Int
  /// The widest of the kept lines.
  var widest: CGFloat
  /// The width of the longest word, if it exceeds a line and is broken; else nil.
  var broken: CGFloat?
}

/// Breaks one text into lines, and truncates or scales what does not fit.
///
/// A class because it is large and used for every question; it keeps the last lines that it made.
final class TextFitting {
  let words: MeasuredText
  let line: LineMetric
  let limits: TextLimits
  /// The lines without wrapping, and the width that they need.
  private let unbroken: [MeasuredText.Line]
  private let enough: CGFloat
  @exclusivity(unchecked) private var last: (width: CGFloat, lines: [MeasuredText.Line])

  init(words: MeasuredText, line: LineMetric, limits: TextLimits) {
    self.words = words
    self.line = line
    self.limits = limits
    unbroken = words.lines(in: .infinity)
    let space = words.letters.reduce(0) { $1.isSpace ? max($0, $1.advance) : $0 }
    let widest = unbroken.reduce(space) { max($0, $1.width) }
    // Rounding errors of greater sums exceed the tolerance.
    enough = widest < 1e8 ? widest : .infinity
    last = (.infinity, unbroken)
  }

  /// The distance between baselines.
  var pitch: CGFloat { line.pitch(spacing: limits.lineSpacing) }

  private func lines(in width: CGFloat) -> [MeasuredText.Line] {
    if width >= enough { return unbroken }
    if width != last.width { last = (width, words.lines(in: width)) }
    return last.lines
  }

  func fit(_ proposal: ProposedViewSize) -> TextFit {
    let room = Room(width: max(proposal.width ?? .infinity, 0), height: proposal.height)
    return fit(room, at: limits.minimumScale < 1 ? scale(for: room) : 1)
  }

  private struct Room {
    let width: CGFloat
    let height: CGFloat?
  }

  private func fit(_ room: Room, at scale: CGFloat) -> TextFit {
    let lines = self.lines(in: room.width / scale)
    let kept = min(lines.count, capacity(room, at: scale))
    var widest = lines.prefix(kept).lazy.map(\.width).max() ?? 0
    if kept < lines.count, let last = lines[..<kept].last {
      let others = lines.prefix(kept - 1).lazy.map(\.width).max() ?? 0
      widest = max(others, words.cutWidth(of: last, in: room.width / scale))
    }
    let needed = limits.isScrolled ? min(lines.count, limits.most ?? .max) : lines.count
    var fit = TextFit(scale: scale, needed: max(needed, kept), kept: kept, widest: widest)
    if kept > 1, words.longest > room.width / scale + 1e-6 { fit.broken = words.longest }
    return fit
  }

  /// The number of lines that fit: at least one and the reserved ones, at most the line limit.
  private func capacity(_ room: Room, at scale: CGFloat) -> Int {
    let limit = max(limits.most ?? .max, 1)
    guard let height = room.height, height.isFinite else { return limit }
    return min(limit, max(line.lines(in: height / scale, pitch: pitch), limits.reserved))
  }
}

// MARK: - Shrinking

extension TextFitting {
  private static let leastScale: CGFloat = 0.01

  /// The largest scale at which nothing is cut, but not below the stated one. Source: inferred.
  private func scale(for room: Room) -> CGFloat {
    let least = max(limits.minimumScale, Self.leastScale)
    if !isCut(room, at: 1) { return 1 }
    if isCut(room, at: least) { return least }
    return max(least, exactScale(room, near: nearlyFitting(room, from: least)))
  }

  /// Bisects the range 32 times: smaller type never needs more lines.
  private func nearlyFitting(_ room: Room, from least: CGFloat) -> CGFloat {
    var (fitting, cut): (CGFloat, CGFloat) = (least, 1)
    for _ in 0..<32 {
      let middle = (fitting + cut) / 2
      if isCut(room, at: middle) { cut = middle } else { fitting = middle }
    }
    return fitting
  }

  /// At the largest scale, either the widest line or the last line just fits.
  private func exactScale(_ room: Room, near nearly: CGFloat) -> CGFloat {
    let lines = self.lines(in: room.width / nearly)
    let widest = lines.lazy.map(\.width).max() ?? 0
    var exact = widest > 0 ? min(1, room.width / widest) : 1
    if let height = room.height, height.isFinite {
      exact = min(exact, height / line.height(of: lines.count, pitch: pitch))
    }
    return exact > 0 && !isCut(room, at: exact) ? exact : nearly
  }

  /// Whether it needs more lines than allowed, or a line is higher than the space. A proposed
  /// height of 0, which asks for the minimum, is answered by one line: modelled.
  private func isCut(_ room: Room, at scale: CGFloat) -> Bool {
    if let height = room.height, height > 0, line.height * scale > height + 1e-6 { return true }
    return lines(in: room.width / scale).count > capacity(room, at: scale)
  }
}
