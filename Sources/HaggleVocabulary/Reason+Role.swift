extension Reason {
  /// What a number of the arithmetic is. Reports make the words.
  package enum Role: String, ClosedSet {
    /// What the container was offered itself.
    case proposed
    /// The same, of a scroll view along its axis.
    case scrollAxis
    case childAnswer, ideal, factor, shape, fittingScale, fillingScale
    /// A square's other side.
    case otherSide
    /// What is never less than 0.
    case notNegative

    // What there is to share, and among how many.
    case left, remaining, spacing, lowerMinimums, returnedMinimums
    case childrenLeft, tracksLeft, itemsLeft

    // Parts of a stack.
    case children, broadestChild, lastChildStart, afterGuide, beforeGuide

    // Columns and rows. Some are about one of them, which is the term's `track`.
    case track, shareOfTrack, gapAfterTrack
    /// All tracks up to the term's `track` with their gaps; the second of a lazy grid.
    case allTracks, allLazyTracks
    /// The tracks that the reason lists: as a range, and those that an excess is spread on.
    case tracks, spreadTracks
    case gap, gaps, trackGaps, gapCount, neighbourGap, innerGaps, excess
    case trackTotal, fixedTracks, minimum, maximum, declaredMinimum, itemLength, fittingTracks
    /// The lines of a lazy grid; the term's `track` is the number of the last one.
    case onlyLine, lineStart, lineLength

    // Arguments of a frame, named after the axis: width, minWidth, idealWidth, maxWidth.
    case length, minLength, idealLength, maxLength

    case container, fromContainer, columnSpacing, columnCount, spannedColumns, innerColumnSpacing
    case content, margins, insets, listWidth, rowMargins, unsafeBefore, unsafeAfter

    // Texts.
    case widestLine, stated, scale, wholePixels, reservedLines, lineHeight, lines, linePitch
    case furtherLines

    // Numbers that haggle assumes.
    case assumed, assumedIdeal, assumedInsets, assumedLeast, assumedLeastRow
    /// A length of what a control draws itself, which is the kind of the reason's node.
    case assumedPart
    case segmentedControl, widestSegment, segments
    case disputedIdeal
  }
}

extension Reason.Term {
  /// Its role; nil also for one that only a newer version knows.
  package var knownRole: Reason.Role? { role?.known }

  /// Whether it is what the container was offered.
  package var isOffer: Bool { knownRole == .proposed || knownRole == .scrollAxis }

  /// Whether it is a child's answer.
  package var isAnswer: Bool { node != nil || knownRole == .childAnswer }
}
