package import HaggleReplay
package import HaggleTraces
import HaggleVocabulary

/// The state of a page: what it shows of a trace, and the reactions to its user.
///
/// Requests and answers are plain data: a browser passes them on as JSON and decides nothing.
/// Expensive answers are cached.
package struct PageModel {
  package private(set) var replay: Replay
  var keys: Instruction.KeyReader
  /// The command whose argument is being typed.
  var asking: (command: Command, count: Int?)?
  var reader = ReaderTabs()
  /// Where the page began, which an address may say: there it says how to begin.
  var beginning: Cursor
  /// Whether one has gone elsewhere.
  var hasMoved: Bool { replay.cursor != beginning }
  /// Counts what changes what is set, so that a browser draws it again.
  var changes = 0
  private var saved: Replay.Settings?
  var rows: ViewRows
  var events: EventRows
  var picture: PictureRows?
  let source: SourceRows

  package init(_ trace: Trace) {
    replay = Replay(Timeline(trace))
    beginning = replay.cursor
    keys = Instruction.KeyReader(replay.keys)
    rows = ViewRows(replay)
    events = EventRows(replay)
    picture = PictureRows(replay.timeline, replay.tree)
    source = SourceRows(trace)
  }

  /// Compares the trace with another one.
  mutating func hold(against other: Trace) {
    replay = replay.against(Timeline(other))
  }

  var timeline: Timeline { replay.timeline }
  var trace: Trace { replay.trace }

  /// The kind of a request; its other members are arguments.
  package enum Wish: String, CaseIterable {
    // Actions of the user.
    case press, enter, perform, select, fold, explain, line, tab, show, follow, resume
    // Contents of panes.
    case facts, now, views, events, source, reader, boxes, picture, ticks, help, choices
    // Data for outside of the page.
    case file, saved, place
  }

  /// The answer to a request such as `{"wish":"events","from":0,"to":40}`; null for an unknown one.
  package mutating func answer(_ request: JSONValue) -> JSONValue {
    guard let wish = request["wish"]?.text.flatMap({ Wish(rawValue: $0) }) else { return .null }
    switch wish {
    case .press: return press(request["key"]?.text ?? "")
    case .enter: return enter(request["text"]?.text ?? "")
    case .perform: return perform(request)
    case .select: return select(node(request))
    case .line: return select(source.node(onLine: request["number"]?.whole ?? 0))
    case .fold: return after(choosing: node(request), .fold)
    case .explain: return after(choosing: node(request), .explain)
    case .tab: return choose(tab: request["name"]?.text ?? "")
    case .show: return show(request)
    case .follow: return follow(request)
    case .resume: return resume(request)
    case .facts: return facts
    case .now: return now
    case .views: return rows.window(request.window, replay)
    case .events: return events.window(request.window, replay)
    case .source: return source.window(request.window, replay)
    case .reader: return readerParts
    case .boxes: return picture?.frame ?? .null
    case .picture:
      // What came of it all is shown where it begins as well.
      let isFinal = replay.cursor == timeline.firstStop || replay.isSettled
      return picture?.moved(to: replay, isFinal: isFinal) ?? .null
    case .ticks: return ticks
    case .help: return CommandList(replay.keys).help
    case .choices: return CommandList(replay.keys).choices(for: request["text"]?.text ?? "")
    case .file: return .string(String(decoding: replay.annotated.encoded(), as: UTF8.self))
    case .saved:
      saved = replay.settings
      return state
    case .place: return JSONValue(replay.place)
    }
  }

  /// Continues with another replay.
  mutating func become(_ next: Replay) {
    let isSet =
      next.settings.marks != replay.settings.marks
      || next.settings.notes != replay.settings.notes
      || next.settings.breakpoints.map(\.words) != replay.settings.breakpoints.map(\.words)
      || next.settings.watched != replay.settings.watched
    if isSet { changes += 1 }
    if next.tree != replay.tree { picture = PictureRows(next.timeline, next.tree) }
    replay = next
    rows.follow(next)
    events.follow(next)
  }

  /// The current position, for the address and for redrawing after each step.
  var state: JSONValue {
    [
      "cursor": JSONValue(replay.cursor.event), "tree": JSONValue(replay.tree.beginning),
      "node": JSONValue(replay.chosen.map { trace.nodes[$0.index].name }),
      "tab": JSONValue(reader.tab.rawValue),
      "changes": JSONValue(changes),
      "hasMoved": JSONValue(hasMoved), "isPending": JSONValue(!keys.partial.isEmpty),
      "isUnsaved": JSONValue(isUnsaved),
      "isIdle": JSONValue(isIdle), "isAtEnd": JSONValue(isAtWhole),
      "words": JSONValue(replay.event == nil ? "" : sentence),
    ]
  }

  /// Whether closing the page would lose changes.
  private var isUnsaved: Bool {
    guard replay.isChanged else { return false }
    return saved?.marks != replay.settings.marks || saved?.notes != replay.settings.notes
  }

  /// Whether there is nothing to stop at, so that these buttons are disabled.
  private var isIdle: Bool {
    replay.moments.isEmpty && replay.settings.breakpoints.isEmpty
      && replay.settings.watched.isEmpty
  }
}
