import Foundation

/// The size of a text for one proposal, with its arithmetic.
struct TextAnswer {
  var fit: TextFit
  /// The available width, ∞ if unlimited.
  var available: CGFloat
  /// The size stated in the scenario; nil if the characters were measured.
  var stated: CGSize?
  /// The line height and the distance between baselines, unscaled.
  var lineHeight: CGFloat
  var pitch: CGFloat
  var ascent: CGFloat
  /// The distance from the top to the last baseline, unscaled.
  private var lastLine: CGFloat
  /// The amount added to the lines by rounding to whole pixels, unscaled.
  private var rounding: CGFloat = 0
  /// The height of the reserved lines.
  var reserved: CGFloat

  init(_ fit: TextFit, _ fitting: TextFitting, _ proposal: ProposedViewSize) {
    self.fit = fit
    available = max(proposal.width ?? .infinity, 0)
    (lineHeight, pitch) = (fitting.line.height, fitting.pitch)
    ascent = fitting.line.ascent
    lastLine = fitting.line.lastBaseline(of: fit.kept, pitch: pitch)
    let lines = fitting.limits.reserved
    reserved = lines > 0 ? fitting.line.height(of: lines, pitch: pitch) : 0
    rounding = fitting.line.height(of: fit.kept, pitch: pitch) - sum
  }

  /// A string with a stated size is one block: it can be narrowed or scaled, not wrapped.
  init(
    stated: CGSize, _ limits: TextLimits, _ line: LineMetric, _ proposal: ProposedViewSize
  ) {
    self.stated = stated
    available = max(proposal.width ?? .infinity, 0)
    let lines = max(1, line.height > 0 ? (stated.height / line.height).rounded() : 1)
    let count = lines < 1e9 ? Int(saturating: lines) : 1
    let height = stated.height / CGFloat(count)
    fit = TextFit(scale: 1, needed: count, kept: count, widest: stated.width)
    (lineHeight, pitch) = (height, height)
    ascent = line.height > 0 ? height * line.ascent / line.height : height
    lastLine = height * CGFloat(count - 1) + ascent
    reserved = limits.reserved > count ? height * CGFloat(limits.reserved) : 0
    fit.scale = scale(limits, proposal.height)
  }

  private func scale(_ limits: TextLimits, _ height: CGFloat?) -> CGFloat {
    guard limits.minimumScale < 1, let stated else { return 1 }
    var scale: CGFloat = stated.width > available ? available / stated.width : 1
    if let height, height.isFinite, height < stated.height * scale {
      scale = max(0, height) / stated.height
    }
    return max(scale, max(0, limits.minimumScale))
  }

  var size: CGSize {
    CGSize(width: min(fit.widest * fit.scale, available), height: max(height, reserved))
  }

  private var height: CGFloat {
    if let stated { return stated.height * fit.scale }
    return (rounding == 0 ? sum : sum + rounding) * fit.scale
  }

  /// The height of the lines.
  private var sum: CGFloat {
    guard pitch != lineHeight, fit.kept > 1 else { return lineHeight * CGFloat(fit.kept) }
    return pitch * CGFloat(fit.kept - 1) + lineHeight
  }

  var firstBaseline: CGFloat { ascent * fit.scale }

  var lastBaseline: CGFloat { lastLine * fit.scale }
}

// MARK: - Reasons

extension TextLayout {
  /// Explains the width and height of a text.
  func explain(_ answer: TextAnswer, _ subviews: Subviews) {
    subviews.explain { node in
      Reason(
        node, .widest, axis: .horizontal, result: answer.size.width, terms: answer.widthTerms,
        detail: answer.scaling ?? answer.breaking, isModelled: answer.fit.scale != 1)
    }
    subviews.explain { node in
      Reason(
        node, .lines, axis: .vertical, result: answer.size.height, terms: answer.heightTerms,
        detail: answer.cut, isModelled: answer.fit.scale != 1)
    }
  }
}

extension TextAnswer {
  fileprivate var widthTerms: [Reason.Term] {
    var terms: [Reason.Term] = []
    terms.reserveCapacity(3)
    terms.append(.init(.plus, fit.widest, stated == nil ? .widestLine : .stated))
    if fit.scale != 1 { terms.append(.init(.times, fit.scale, .scale)) }
    if available.isFinite { terms.append(.init(.atMost, available, .proposed)) }
    return terms
  }

  fileprivate var heightTerms: [Reason.Term] {
    var terms = stated.map { [.init(.plus, $0.height, .stated)] } ?? lineTerms
    if rounding != 0 { terms.append(.init(.plus, rounding, .wholePixels)) }
    if fit.scale != 1 { terms.append(.init(.times, fit.scale, .scale)) }
    if reserved > 0 { terms.append(.init(.atLeast, reserved, .reservedLines)) }
    return terms
  }

  private var lineTerms: [Reason.Term] {
    guard pitch != lineHeight, fit.kept > 1 else {
      return [.init(.plus, lineHeight, .lineHeight), .init(.times, CGFloat(fit.kept), .lines)]
    }
    return [
      .init(.plus, pitch, .linePitch), .init(.times, CGFloat(fit.kept - 1), .furtherLines),
      .init(.plus, lineHeight, .lineHeight),
    ]
  }

  private var isCut: Bool { fit.kept < fit.needed }

  fileprivate var scaling: Reason.Detail? { fit.scale == 1 ? nil : .scaled(isCut: isCut) }

  fileprivate var breaking: Reason.Detail? { fit.broken.map { .broken(longest: $0) } }

  fileprivate var cut: Reason.Detail? { isCut ? .cut(needing: fit.needed) : nil }
}
