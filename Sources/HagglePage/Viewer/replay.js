// Somebody who walks through a recorded negotiation: where they stand, what they look at, what they
// have set and noted; the twin of HaggleReplay/Session/Replay.swift.
//
// A value: a command makes another one of it, and nothing is shown or written here.
//
// new Replay(timeline)          begins at the first finding, else at the first event
//   .timeline .trace .cursor .event (null: none) .selected (a node; null: none)
//   .chosen .chosenCall .search, .past and .future (cursors), .moments (see steps.js)
//   .settings { breakpoints (Conditions), watched and folded (Sets of nodes), filter (a Condition
//       or null), marks { name, event }, notes { text, event } }
//   .isChanged                  whether there are marks or notes that the trace does not have
//   .perform(instruction)       what a command (see commands.js) makes of it, an outcome:
//       { replay, message (null: the state says it), effect (null: none) }; effects are
//       { kind: "show", panel }, { kind: "write" | "attach", path }, { kind: "copy" },
//       { kind: "screen", instruction }, { kind: "quit" }; panels are { kind: "why", node },
//       { kind: "whyNot", node, expected }, { kind: "values", node }, { kind: "finding", index }
//       and { kind } of findings, tree, log, picture, stack, ledger, source, breakpoints, marks,
//       notes, help
//   .moved(cursor)              stands there, with the view of that event selected
//   .with(changes)              the same with other properties, for what has no command

const { choose, explain, findingMoments, firstStop, jump, openAfter, set, walk } = haggle;

const families = [
  [walk, ["step", "step-back", "next", "previous", "over", "over-back", "finish", "finish-back",
    "pass", "pass-back", "change", "change-back", "continue", "continue-back", "search-next",
    "search-back"]],
  [jump, ["first", "last", "go", "mark", "jump", "back", "forward"]],
  [choose, ["down", "up", "left", "right", "sibling", "sibling-back", "parent", "fold", "select",
    "caller", "callee"]],
  [set, ["break", "watch", "search", "filter", "note", "undo"]],
  [explain, ["why", "why-not", "values", "explain"]],
];
const performers = new Map(families.flatMap(([perform, names]) =>
  names.map((name) => [name, perform])));
const panels = new Set([
  "findings", "tree", "log", "picture", "stack", "ledger", "source", "breakpoints", "marks",
  "notes", "help",
]);

function momentsOfEvents(moments) {
  const groups = new Map();
  for (const moment of moments) {
    if (groups.has(moment.event)) groups.get(moment.event).push(moment);
    else groups.set(moment.event, [moment]);
  }
  return groups;
}

class Replay {
  constructor(timeline) {
    this.timeline = timeline;
    this.moments = findingMoments(timeline);
    this.momentsOfEvent = momentsOfEvents(this.moments);
    this.cursor = firstStop(timeline);
    this.chosen = null;
    this.chosenCall = null;
    this.search = null;
    this.settings = {
      breakpoints: [], watched: new Set(), filter: null, folded: new Set(),
      marks: timeline.trace.marks, notes: timeline.trace.notes,
    };
    this.earlier = [];
    this.past = [];
    this.future = [];
    this.wasWarned = false;
  }

  get trace() { return this.timeline.trace; }

  get event() { return this.trace.events[this.cursor] ?? null; }

  /** The chosen view, else that of the event, else the one around it, else the root. */
  get selected() {
    if (this.chosen !== null) return this.chosen;
    const own = this.trace.nodeOf[this.cursor] ?? -1;
    if (own >= 0) return own;
    const open = openAfter(this.timeline, this.cursor);
    return open >= 0 ? this.timeline.spans.node[open] : this.timeline.tree.roots[0] ?? null;
  }

  get isChanged() {
    const { marks, notes } = this.settings;
    return !areSame(marks, this.trace.marks) || !areSame(notes, this.trace.notes);
  }

  with(changes) {
    return Object.assign(Object.create(Replay.prototype), this, changes);
  }

  moved(cursor) {
    if (cursor === this.cursor) return this;
    const stand = { cursor, chosen: null, chosenCall: null };
    if (Math.abs(cursor - this.cursor) <= 1) return this.with(stand);
    return this.with({ ...stand, past: [...this.past, this.cursor], future: [] });
  }

  /** Changes something that can be undone; `what` names it. */
  changed(what, changes) {
    return this.with({
      settings: { ...this.settings, ...changes },
      earlier: [...this.earlier, { settings: this.settings, what }],
    });
  }

  outcome(message = null, effect = null) {
    return { replay: this, message, effect };
  }

  show(panel) { return this.outcome(null, { kind: "show", panel }); }

  perform(instruction) {
    const { command, argument } = instruction;
    const calm = this.with({ wasWarned: false });
    if (performers.has(command)) return performers.get(command)(calm, instruction);
    if (panels.has(command)) return calm.show({ kind: command });
    switch (command) {
      case "write": case "attach": return calm.outcome(null, { kind: command, path: argument });
      case "copy": return calm.outcome(null, { kind: "copy" });
      case "quit": return this.#quit();
      default: return calm.outcome(null, { kind: "screen", instruction });
    }
  }

  /** What was noted is not lost by a key. */
  #quit() {
    if (!this.isChanged || this.wasWarned) return this.outcome(null, { kind: "quit" });
    return this.with({ wasWarned: true }).outcome(
      "marks or notes are not saved: :write saves them, q once more drops them");
  }
}

function areSame(some, others) {
  return some.length === others.length && some.every((one, index) =>
    one.name === others[index].name && one.text === others[index].text
      && one.event === others[index].event);
}

haggle.Replay = Replay;
