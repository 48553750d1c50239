package import HaggleTraces
package import HaggleVocabulary

/// A walk through a recorded negotiation: where it is, what is looked at, what was set and noted.
///
/// A value: a command makes another one of it (`perform`), and nothing is shown or written here.
package struct Replay: Sendable {
  package internal(set) var timeline: Timeline
  /// What differs from another negotiation, the first, that this one is held against; nil where it
  /// is held against none.
  package private(set) var diff: Diff?
  /// Where findings can be seen, in the order of the events.
  package let moments: [FindingMoment]
  /// Those that are in force, so that messages name no others.
  package private(set) var keys: KeyMap
  package internal(set) var cursor: Cursor
  /// The view that was chosen; nil while the view of the current event is the selected one.
  package internal(set) var chosen: NodeID?
  /// The open call that was chosen, an index into the timeline's spans; nil for the innermost.
  package internal(set) var chosenCall: Int?
  package internal(set) var settings: Settings
  /// The edits that were found last, for a number.
  package internal(set) var found: FoundEdits?
  package internal(set) var search: EventSearch?
  var earlier: [(settings: Settings, what: String)] = []
  var past: [Cursor] = []
  var future: [Cursor] = []
  var wasWarned = false

  /// What the user sets, and can undo.
  package struct Settings: Sendable {
    package var breakpoints: [Breakpoint] = []
    /// What `Timeline.view(of:)` says of the watched nodes: a view is watched in all passes.
    package var watched: Set<NodeID> = []
    package var filter: Condition?
    /// The same of the folded ones.
    package var folded: Set<NodeID> = []
    package var marks: [Mark] = []
    package var notes: [Annotation] = []
  }

  /// Begins at the first finding; where there is none at the end of the layout, with the root
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

  /// The same where messages name the keys of this map.
  package func naming(_ keys: KeyMap) -> Replay {
    var replay = self
    replay.keys = keys
    return replay
  }

  /// The same held against another negotiation.
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

  /// The view that commands are about: the chosen one, else that of the current event, else the one
  /// around it, else the root.
  package var selected: NodeID? {
    chosen ?? event?.node ?? timeline.openSpan(after: cursor).map { timeline.spans[$0].node }
      ?? tree.roots.first
  }

  /// The views of the pass at the cursor.
  package var tree: NodeTree { timeline.tree(at: cursor) }

  /// The trace with the marks and notes that were made.
  package var annotated: Trace {
    trace.with(marks: settings.marks, annotations: settings.notes)
  }

  /// Whether there are marks or notes that the trace does not have yet.
  package var isChanged: Bool {
    settings.marks != trace.marks || settings.notes != trace.annotations
  }

  /// Moves behind the event, with the view of that event selected.
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

  /// Moves without adding to the back stack (while dragging).
  package func dragged(to event: Int) -> Replay {
    guard let cursor = timeline.cursor(at: event) else { return self }
    var replay = self
    replay.move(to: cursor)
    return replay
  }

  /// Where everything has its place: with the view that was chosen before, else the root.
  var settled: Replay {
    let last = timeline.settled
    var replay = moved(to: last)
    let kept = chosen.map { timeline.view(of: $0) }
    let tree = timeline.tree(at: last)
    replay.chosen = tree.preorder.first { timeline.view(of: $0) == kept } ?? tree.roots.first
    return replay
  }

  /// The call that is explained: the chosen one, else of a chosen view the last one so far, else
  /// that of the current event, or the one around it. An index into the timeline's spans.
  package var callAtHand: Int? {
    if let chosenCall { return chosenCall }
    let here = timeline.span(at: cursor)
    guard let chosen, here.map({ timeline.spans[$0].node }) != chosen else { return here }
    return timeline.lastCall(of: chosen, at: cursor)
  }

  /// Whether everything has its place.
  package var isSettled: Bool { cursor >= timeline.settled }

  /// The same with this view selected.
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

  /// Changes something that can be undone; `what` names it.
  mutating func change(_ what: String, _ change: (inout Settings) -> Void) {
    earlier.append((settings, what))
    change(&settings)
  }
}
