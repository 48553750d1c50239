extension Edit {
  /// Edits with equal means do the same thing to different views, or in different words.
  struct Means: Hashable, Sendable {
    let kind: Kind
    /// Of several edits at once in their order.
    let names: [Name]
  }

  /// What an edit is about: of edits about the same one is enough.
  enum Name: Hashable, Sendable {
    /// A modifier or a view that is added, replaced or removed, as it is written.
    case call(String)
    /// Other arguments for a modifier or a view with this name, which is something else than
    /// repeating it.
    case arguments(String)
    case layout(LayoutEdits.Part)

    // What no single name of SwiftUI says.
    case adaptiveTracks, flexibleTracks, largerTrack, track, trackMaximum, trackMaximumLength
    case trackMinimum
    case balance, bar, bareReader, clip, condition, coordinateSpace, detent, detentHeight
    case evenSpread, guide, labelContent, localPoint, measuredSize, middle, notLazy, order
    case pictureSlot, quotient, ratio, safeArea, share, square, viewport

    /// Leaves a view's room to a clear colour.
    static let slot = call("Color.clear.overlay")
    /// Makes a view as long as what scrolls around it.
    static let relativeFrame = call("containerRelativeFrame")
    /// Lets a view take its ideal length.
    static let idealLength = call("fixedSize")
  }
}
