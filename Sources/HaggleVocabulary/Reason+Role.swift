extension Reason {
  /// The meaning of a number in the arithmetic of a reason. Reports turn it into words.
  @usableFromInline package enum Role: String, ClosedSet {
    /// The proposal that the container itself received.
    case proposed
    /// As `proposed`, for a scroll view along its axis.
    case scrollAxis
    case childAnswer, ideal, factor, shape, fittingScale, fillingScale
    /// The other side of a square.
    case otherSide
    /// The lower bound 0.
    case notNegative

    // The length to share, and the number of those that share it.
    case left, remaining, spacing, lowerMinimums, returnedMinimums
    case childrenLeft, tracksLeft, itemsLeft

    // The children of a stack.
    case children, broadestChild, lastChildStart, afterGuide, beforeGuide

    // Columns and rows. Some are about a single one, the term's `track`.
    case track, shareOfTrack, gapAfterTrack
    /// All tracks up to the term's `track`, with their gaps; the second of a lazy grid.
    case allTracks, allLazyTracks
    /// The tracks listed by the reason: as a range, and those that share an excess.
    case tracks, spreadTracks
    case gap, gaps, trackGaps, gapCount, neighbourGap, innerGaps, excess
    case trackTotal, fixedTracks, minimum, maximum, declaredMinimum, itemLength, fittingTracks
    /// The lines of a lazy grid; the term's `track` is the last one's number.
    case onlyLine, lineStart, lineLength

    // Arguments of a frame, named after the axis: width, minWidth, idealWidth, maxWidth.
    case length, minLength, idealLength, maxLength

    case container, fromContainer, columnSpacing, columnCount, spannedColumns, innerColumnSpacing
    case content, margins, insets, listWidth, rowMargins, unsafeBefore, unsafeAfter

    // The lines of texts.
    case widestLine, stated, scale, wholePixels, reservedLines, lineHeight, lines, linePitch
    case furtherLines

    // Numbers that haggle assumes.
    case assumed, assumedIdeal, assumedInsets, assumedLeast, assumedLeastRow
    /// The length of a part drawn by a control, which is the kind of the reason's node.
    case assumedPart
    case segmentedControl, widestSegment, segments
    case disputedIdeal
  }
}

extension Reason.Term {
  /// Its role; nil if it has none or only a newer version knows it.
  package var knownRole: Reason.Role? { role?.known }

  /// Whether it is the container's proposal.
  package var isOffer: Bool { knownRole == .proposed || knownRole == .scrollAxis }

  /// Whether it is a child's answer.
  package var isAnswer: Bool { node != nil || knownRole == .childAnswer }
}
