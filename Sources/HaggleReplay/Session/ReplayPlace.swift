package import HaggleTraces
import HaggleVocabulary

/// A position that is valid across traces: after a new layout of the source, events and views have
/// other numbers, but the place remains.
package struct ReplayPlace: Sendable {
  package var moment: Moment
  /// The view chosen by the user; nil if the selection follows the current event.
  package var chosen: View?

  package init(moment: Moment, chosen: View?) {
    self.moment = moment
    self.chosen = chosen
  }

  package enum Moment: Sendable {
    /// The beginning of the replay.
    case beginning
    /// The end of the layout.
    case end
    /// The `count`th event of its kind about that view, from 0; a nil view for events about none.
    case event(RecordKind, View?, count: Int)
  }

  /// A view by its name and mark.
  package struct View: Sendable {
    package let name: String
    /// Its words, its colour or its declared view; nil if it has none.
    package let mark: String?

    package init(_ name: String, mark: String?) {
      self.name = name
      self.mark = mark
    }
  }
}

extension Replay {
  package var place: ReplayPlace {
    ReplayPlace(
      moment: cursor == timeline.firstStop
        ? .beginning : cursor == timeline.settled ? .end : moment(of: cursor.event),
      chosen: chosen.map { timeline.known($0) })
  }

  /// A copy at a place taken from another replay, as far as it exists here.
  package func moved(to place: ReplayPlace) -> Replay {
    var replay = self
    switch place.moment {
    case .beginning:
      replay = Replay(timeline, keys: keys)
      replay.subject = subject
    case .end: replay = replay.settled
    case .event:
      guard let event = event(at: place.moment) else { return replay.settled }
      replay.move(to: Cursor(after: event))
    }
    let chosen = place.chosen.flatMap { timeline.view(known: $0, in: replay.tree) }
    replay.chosen = chosen ?? replay.chosen
    return replay
  }

  /// A replay of the layout after its source was saved, with this one's place, settings, notes and
  /// search as far as they still apply.
  package func following(_ timeline: Timeline) -> Replay {
    var replay = Replay(timeline, keys: keys).moved(to: place)
    replay.subject = subject
    replay.settings = settings(in: replay)
    replay.search = search.flatMap { search in
      (try? Condition(search.condition.text, in: timeline)).map { EventSearch($0, in: timeline) }
    }
    return diff.map { replay.against($0.first) } ?? replay
  }

  private func settings(in other: Replay) -> Settings {
    func views(_ views: Set<NodeID>) -> Set<NodeID> {
      Set(
        views.compactMap { view in
          other.timeline.view(known: timeline.known(view), in: other.timeline.tree)
            .map { other.timeline.view(of: $0) }
        })
    }
    func event(_ event: Int) -> Int {
      other.event(at: moment(of: event)) ?? max(other.timeline.settled.event, 0)
    }
    func condition(_ old: Condition) -> Condition? {
      try? Condition(old.text, in: other.timeline)
    }
    var settings = Settings()
    settings.breakpoints = self.settings.breakpoints.compactMap { old in
      condition(old.condition).map { Breakpoint(condition: $0, isOn: old.isOn) }
    }
    settings.watched = views(self.settings.watched)
    settings.folded = views(self.settings.folded)
    settings.filter = self.settings.filter.flatMap(condition)
    settings.marks = self.settings.marks.map { Mark($0.name, event: event($0.event)) }
    settings.notes = self.settings.notes.map { Annotation($0.text, event: $0.event.map(event)) }
    return settings
  }

  private func moment(of event: Int) -> ReplayPlace.Moment {
    guard trace.events.indices.contains(event) else { return .end }
    let (kind, node) = (trace.events[event].kind, trace.events[event].node)
    let count = events(kind, about: node).partitioningIndex { $0 >= event }
    return .event(kind, node.map { timeline.known($0) }, count: count)
  }

  /// The event of a moment; if the view has fewer such events, the last of them.
  private func event(at moment: ReplayPlace.Moment) -> Int? {
    guard case .event(let kind, let view, let count) = moment else { return nil }
    let node = view.flatMap { timeline.view(known: $0, in: timeline.tree) }
    if view != nil, node == nil { return nil }
    let events = events(kind, about: node)
    return events.indices.contains(count) ? events[count] : events.last
  }

  private func events(_ kind: RecordKind, about node: NodeID?) -> [Int] {
    let view = node.map { timeline.view(of: $0) }
    return trace.events.indices.filter { event in
      trace.events[event].kind == kind
        && trace.events[event].node.map { timeline.view(of: $0) } == view
    }
  }
}

extension Timeline {
  fileprivate func known(_ node: NodeID) -> ReplayPlace.View {
    ReplayPlace.View(trace.name(of: node), mark: trace.mark(of: node))
  }

  /// The view that is called and known so; else the only one that is known so, as names with
  /// numbers move on where something is put before them; else the one that is called so.
  fileprivate func view(known view: ReplayPlace.View, in tree: NodeTree) -> NodeID? {
    let named = tree.preorder.first { trace.name(of: $0) == view.name }
    guard let mark = view.mark, named.map({ trace.mark(of: $0) }) != mark else { return named }
    let marked = tree.preorder.filter { trace.mark(of: $0) == mark }
    return marked.count == 1 ? marked[0] : named
  }
}
