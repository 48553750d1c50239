package import HaggleReplay
package import HaggleTraces

/// One kind of anomaly: its explanation and its search. docs/RULES.md is written from them, and
/// `haggle explain` shows them.
package struct Rule: Sendable {
  /// The name in the catalogue, such as `underfill`.
  package let id: String
  /// One sentence for lists.
  package let summary: String
  /// What it finds, what that looks like, and how it comes about: paragraphs.
  package let finding: Paragraphs
  /// A view of which it says something.
  package let example: String
  /// The questions that the example may ask; nil for as many as any.
  package var budget: Int?
  /// Which cases count, and how sure they are: paragraphs behind the example.
  package var scope: Paragraphs = []
  /// What helps, as a clause.
  package let help: String
  /// When to leave it, as a clause behind "if".
  package let exception: String
  /// How much its findings claim.
  package var `class` = Finding.Class.smell
  /// Which findings claim less, as a clause behind the class.
  var classNote: String?
  /// What the name in the key names, as a clause behind the key: "of the row".
  var keyNote: String?
  /// What a trace has to hold for it.
  package var needs = "the log with the roles of its nodes"
  package var traits: Set<Trait> = []
  /// The rules that see what its findings lead to, on the same axis.
  var consequences: [String] = []
  /// The rules that see what its findings lead to on the other axis.
  var consequencesAcross: [String] = []
  let search: Search
  /// The picture that an edit must reach, for rules whose search does not return it.
  var goal: (@Sendable (Finding, Timeline) -> Goal?)?

  package enum Trait: Sendable {
    /// It is about unused space: withheld where more content would fill it.
    case unusedSpace
    /// It is about the whole pass, whichever view its findings name: their key has no name.
    case wholePass
    /// It is about the size of a view on a screen, whatever is around it: a bare room refutes
    /// nothing.
    case sizeAlone
    /// It is about the edges of a screen or the width of a window: what is shown as a part of one
    /// has others.
    case wholeScreen
  }

  /// A text in paragraphs, or a single one.
  package struct Paragraphs: Sendable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    package let texts: [String]

    package init(stringLiteral text: String) { texts = [text] }
    package init(arrayLiteral texts: String...) { self.texts = texts }
  }
}

extension Rule {
  /// The key that silences a finding, with a placeholder for the name, and what is named.
  package var key: String {
    let key = traits.contains(.wholePass) ? id : "\(id)@NAME"
    return "`\(key)`" + (keyNote.map { ", \($0)" } ?? "")
  }

  /// How much its findings claim, in words.
  package var classes: String {
    `class`.rawValue + (classNote.map { ", \($0)" } ?? "")
  }
}

extension Finding {
  /// The picture that an edit must reach; nil if the rule states none.
  package func goal(in timeline: Timeline) -> Goal? {
    guard let rule = Rule.byID[rule] else { return nil }
    if let goal = rule.goal { return goal(self, timeline) }
    return rule.search.detection(of: Hypothesis.Symptom(self), in: timeline)?.goal
  }
}

extension Rule {
  /// Whether this key belongs to a rule that needs edits to be laid out, and so may not have run.
  package static func isOfEdits(_ key: String) -> Bool {
    if case .edits = byID[String(key.prefix { $0 != "@" })]?.search { true } else { false }
  }

  package static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  /// All rules, each in a file of its own; docs/RULES.md has their order.
  package static let all: [Rule] = [
    .twoPhaseMismatch, .overflow, .offCentreOverflow, .belowDeclaredMinimum, .underfill,
    .measureExplosion, .squeezedText, .cutText, .lostWords,
    .idealCollapse, .greedyDecoration, .takenMaximum,
    .idleSpacer, .idleAlignment, .unevenBackground, .markerOffLine, .offMiddle, .turnedView,
    .movedView, .idleGuide, .looseReader, .unusableLength, .earlyBackground, .splitSpacing,
    .starvedView, .idlePriority, .scrollInScroll, .layeredSpacer, .huggingStack, .unevenWidths,
    .greedyPosition, .tallLazyStack, .stretchedCard, .spillingLayer, .wideCell,
    .coveredText, .idleRatio, .outgrownBase, .overlappingRings, .raggedRows, .shortTurn,
    .splitContent,
    .clippedStrip, .huggingPage, .insetRow, .thinDivider, .narrowedShape, .overlaidText,
    .distortedImage, .centredFill, .hangingBars, .greedyPicture, .lyingDivider, .sunkenOverlay,
    .relativeGap, .undoneFrame, .clearTaker, .unsizedShape, .wideLazyStack, .scatteredRows,
    .letterbox, .looseStrip, .endlessLine, .earlyWrap, .narrowFrame, .unevenLines, .hiddenSize,
    .idleTextAlignment, .smallPage, .wholePage, .idleIdeal, .tallStrip, .shortLayer,
    .draggedLayer, .halfList, .shortList, .shortLine, .globalPoint, .scrolledBar, .oneColumn,
    .gapBehindLast, .halfGuide, .fullLayer, .cutShadow, .framedSpacer, .smallTarget, .unstatedGap,
    .outerFrame, .hangingColumns, .emptySlot, .oneLineEditor, .blownUpPicture, .gridHoles,
    .looseLayout, .boxedScroll, .mixedLines, .besideBoth, .halfLayer, .wideControl,
    .unlevelParts, .scrolledButton, .longUnderline, .huddledRow, .movedOver, .tightFrame,
    .raggedFields, .numberColumn, .driftingColumns, .hangingHint, .stoppedPaint, .rigidControl,
    .outOfReach,
    .shortReserve, .mixedSizes, .flushRow, .endlessPicture, .unevenTracks, .greedyCells,
    .unevenHalves, .unscaledText, .floatingBar, .narrowSlit, .brokenPill, .shortBackdrop,
    .cellSpacer, .unevenColumns, .centredInColumn, .shortScroll, .staggeredRows, .needlessSpacer,
    .loneSpan, .shortAnswer, .mixedEdges, .unlevelColumns, .crampedRow,
    .idleClip, .raggedCells, .corneredContent, .nearEdges, .cutCorners,
    .tightCircle, .passedOver, .hangingCards, .narrowScroll, .centredLabel,
    .unsafeText, .idleSafeArea, .infiniteAnswer, .nilAsZero,
    .unplacedSubview, .unfilledBounds, .placedTwice, .phantomMinimum, .oscillation, .drift,
    .livelock,
    .measureFeedback, .noEffect,
    .driftingRows, .narrowFace, .nestedList, .insistentText, .staleCache, .stoppedBar,
    .coveredOverhang, .deafRow, .coveredControl, .trespassingPicture,
    .strandedAccessory, .centredDetails, .hiddenSlot, .edgeSpacer, .earlyClip, .idleScaling,
    .shrunkView, .crowdedRow, .tallBarItem, .grownByPicture, .sunkenCell, .patchedPage,
    .insetScroll, .infinitePlace, .unclippedStrip, .cutDrawing, .leftLines, .pushedLabels,
    .jumpingPicture, .echoedMeasure, .limitedLines, .mixedMeasure,
    .eatenMargin, .nestedBars, .tinyText, .emptyHost, .highRows, .centredLines, .doubledInset,
    .hiddenPaint, .cutBadge, .oneRowList, .shortGridRow, .idleCorners, .stiffSpacer,
    .floatingLine, .lowOverlay, .cutCount, .spreadCard, .equalColumns, .unlevelReader,
    .foreignFrame, .touchingEdge, .topLine, .besideColumns, .lastSpacer, .filledOverlay,
    .rigidRatio, .jumpingRows, .movedOff, .tightTrack, .mixedChoices,
    .missedEdge, .narrowList, .risenButton, .squareCorners, .narrowHeader,
    .loadedSize, .seenBesideHeader, .centredBubbles, .addedPadding, .halfPushed, .narrowColumn,
    .leftBehind, .spillingLine, .outgrownTrack, .lowChoice, .relativeMargin, .tightShare,
    .lowMenu, .fewColumns, .secondLabel, .globalLength, .unscaledPicture, .edgeText, .cutStart,
    .keptMeasure, .pageDrift, .unseenText, .cutLine, .idleChoice, .unevenCircles, .priorityWeights,
    .longFill, .halfPoint, .touchingWords, .sliverFill, .lineOffCircles, .offPivot,
    .centredCut, .spreadLayers, .groupedLayers, .secondChevron, .paddedMinimum, .outgrownShare,
    .narrowCells, .cutRow, .lowStandIn, .brokenLine, .driftingLayers, .shortArc, .sidelessBubble,
    .narrowSpan, .raisingGuide, .turnedAway, .measuredPadding, .splitStripe, .loneKey,
  ]
}
