package import HaggleTraces
package import HaggleVocabulary

/// The state of a replay: position, selection, settings and notes.
///
/// A value type: `perform` returns a new state, and nothing is shown or written here.
package struct Replay: Sendable {
  package internal(set) var timeline: Timeline
  /// The differences from another negotiation that this one is compared with; nil if there is none.
  package private(set) var diff: Diff?
  /// The events at which findings are visible, in order.
  package let moments: [FindingMoment]
  /// The active keys, for messages.
  package private(set) var keys: KeyMap
  package internal(set) var cursor: Cursor
  /// The view chosen by the user; nil if the selection follows the current event.
  package internal(set) var chosen: NodeID?
  /// The open call chosen by the user, as an index into the timeline's spans; nil for the
  /// innermost.
  package internal(set) var chosenCall: Int?
  package internal(set) var settings: Settings
  /// The edits found last, for a number.
  package internal(set) var found: FoundEdits?
  package internal(set) var search: EventSearch?
  /// What `haggle try` has to lay out for this trace, as words for a shell; nil for the file that
  /// the trace names.
  package var subject: String?
  /// The length or position that a view was last asked why it does not have.
  var wanted: (node: NodeID, text: String)?
  var earlier: [(settings: Settings, what: String)] = []
  var past: [Cursor] = []
  var future: [Cursor] = []
  var wasWarned = false

  /// The user's settings, which can be undone.
  package struct Settings: Sendable {
    package var breakpoints: [Breakpoint] = []
    /// The watched views, as given by `Timeline.view(of:)`: a view is watched in all passes.
    package var watched: Set<NodeID> = []
    package var filter: Condition?
    /// The folded views, as given by `Timeline.view(of:)`.
    package var folded: Set<NodeID> = []
    package var marks: [Mark] = []
    package var notes: [Annotation] = []
  }

  /// Starts at the first finding; without findings, at the end of the layout with the root
  /// selected.
  package init(_ timeline: Timeline, keys: KeyMap = .standard) {
    self.timeline = timeline
    self.keys = keys
    moments = timeline.findingMoments
    cursor = timeline.firstStop
    chosen = moments.isEmpty ? timeline.tree(at: cursor).roots.first : nil
    settings = Settings()
    settings.marks = timeline.trace.marks
    settings.notes = timeline.trace.annotations
  }

  /// A copy whose messages use the keys of this map.
  package func naming(_ keys: KeyMap) -> Replay {
    var replay = self
    replay.keys = keys
    return replay
  }

  /// A copy that is compared with another negotiation.
  package func against(_ other: Timeline) -> Replay {
    var replay = self
    replay.diff = Diff(other, timeline)
    return replay
  }

  package var trace: Trace { timeline.trace }

  /// The current event; nil in a trace without events.
  package var event: Event? {
    trace.events.indices.contains(cursor.event) ? trace.events[cursor.event] : nil
  }

  /// The selected view: the chosen one, else that of the current event, else the one around it,
  /// else the root.
  package var selected: NodeID? {
    chosen ?? event?.node ?? timeline.openSpan(after: cursor).map { timeline.spans[$0].node }
      ?? tree.roots.first
  }

  /// The views of the pass at the cursor.
  package var tree: NodeTree { timeline.tree(at: cursor) }

  /// The trace with the user's marks and notes, and with the edits that were asked for last.
  package var annotated: Trace {
    let trace = trace.with(marks: settings.marks, annotations: settings.notes)
    return asked.map(trace.with) ?? trace
  }

  /// Whether there are marks or notes that are not saved.
  package var isChanged: Bool {
    settings.marks != trace.marks || settings.notes != trace.annotations
  }

  /// A copy after an event, with its view selected.
  package func moved(to cursor: Cursor) -> Replay {
    guard cursor != self.cursor else { return self }
    var replay = self
    if abs(cursor.event - self.cursor.event) > 1 {
      replay.past.append(self.cursor)
      replay.future = []
    }
    replay.move(to: cursor)
    return replay
  }

  /// A copy at another event, without adding a position to come back to.
  package func dragged(to event: Int) -> Replay {
    guard let cursor = timeline.cursor(at: event) else { return self }
    var replay = self
    replay.move(to: cursor)
    return replay
  }

  /// A copy at the end of the layout, with the previously selected view, or else the root.
  var settled: Replay {
    let last = timeline.settled
    var replay = moved(to: last)
    let kept = chosen.map { timeline.view(of: $0) }
    let tree = timeline.tree(at: last)
    replay.chosen = tree.preorder.first { timeline.view(of: $0) == kept } ?? tree.roots.first
    return replay
  }

  /// The call to explain, as an index into the timeline's spans: the chosen call, else the last
  /// call so far of a chosen view, else that of the current event or the one around it.
  package var callAtHand: Int? {
    if let chosenCall { return chosenCall }
    let here = timeline.span(at: cursor)
    guard let chosen, here.map({ timeline.spans[$0].node }) != chosen else { return here }
    return timeline.lastCall(of: chosen, at: cursor)
  }

  /// Whether the layout is complete at the cursor.
  package var isSettled: Bool { cursor >= timeline.settled }

  /// The cursor of a picture that shows only what is placed: the end of the layout where one
  /// begins, and until half of the views are placed, as there is little to see before. A page needs
  /// only the first of these, because it draws in outline what is not placed yet.
  package var pictureCursor: Cursor {
    if cursor == timeline.firstStop { return timeline.settled }
    guard let pass = timeline.pass(at: cursor.event) else { return cursor }
    let placements = timeline.placements
    let before = placements.partitioningIndex { $0 >= pass.events.lowerBound }
    let all = placements.partitioningIndex { $0 >= pass.events.upperBound } - before
    let placed = placements.partitioningIndex { $0 > cursor.event } - before
    return 2 * placed < all ? Cursor(after: pass.events.upperBound - 1) : cursor
  }

  /// A copy with this view selected.
  package func choosing(_ node: NodeID) -> Replay {
    var replay = self
    replay.chosen = node
    return replay
  }

  mutating func move(to cursor: Cursor) {
    self.cursor = cursor
    chosen = nil
    chosenCall = nil
  }

  /// Makes an undoable change; `what` describes it.
  mutating func change(_ what: String, _ change: (inout Settings) -> Void) {
    earlier.append((settings, what))
    change(&settings)
  }
}
