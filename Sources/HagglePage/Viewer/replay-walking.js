// Steps of a replay: from event to event; the twin of HaggleReplay/Session/Replay+Walking.swift.
//
// walk(replay, instruction)   gives an outcome (see replay.js)
// stopsAt(replay, event)      why `continue` stops there: { kind: "finding", moment },
//                             { kind: "breakpoint", index }, { kind: "watch", node }
// momentsAt(replay, event)    the findings that can be seen there (see steps.js)
// isShown(replay, event)      whether the filter lets the event through

const { step, nextWhere, change, changes, isForwards } = haggle;

/** The commands that go step by step, with their way. */
const plainSteps = {
  step: ["into", 1], "step-back": ["into", -1], over: ["over", 1], "over-back": ["over", -1],
  finish: ["out", 1], "finish-back": ["out", -1], pass: ["pass", 1], "pass-back": ["pass", -1],
};

/** The commands that go on to what is wanted. */
const searches = {
  next: [isShown, 1], previous: [isShown, -1],
  continue: [isStop, 1], "continue-back": [isStop, -1],
  "search-next": [isFound, 1], "search-back": [isFound, -1],
};

function walk(replay, { command, count }) {
  let { cursor } = replay;
  let taken = 0;
  while (taken < (count ?? 1)) {
    const next = nextOf(replay, command, cursor);
    if (next === null) break;
    cursor = next;
    taken++;
  }
  return replay.moved(cursor).outcome(taken === 0 ? refusal(replay, command) : null);
}

/** Where a step leads; null where there is nothing that way. */
function nextOf(replay, command, cursor) {
  const { timeline, selected } = replay;
  if (Object.hasOwn(plainSteps, command)) {
    const [kind, direction] = plainSteps[command];
    return step(timeline, kind, direction, cursor);
  }
  if (Object.hasOwn(searches, command)) {
    const [isWanted, direction] = searches[command];
    return nextWhere(timeline, direction, cursor, (event) => isWanted(replay, event));
  }
  if (selected === null) return null;
  return change(timeline, selected, command === "change" ? 1 : -1, cursor);
}

function isFound({ search, timeline }, event) {
  return search !== null && search.matches(event, timeline);
}

function isShown({ settings, timeline }, event) {
  return settings.filter === null || settings.filter.matches(event, timeline);
}

function isStop(replay, event) {
  return stopsAt(replay, event).length > 0;
}

function stopsAt(replay, event) {
  const { settings, timeline } = replay;
  const stops = momentsAt(replay, event).map((moment) => ({ kind: "finding", moment }));
  settings.breakpoints.forEach((breakpoint, index) => {
    if (breakpoint.matches(event, timeline)) stops.push({ kind: "breakpoint", index });
  });
  const node = timeline.trace.nodeOf[event];
  if (settings.watched.has(node) && changes(timeline, node, event)) {
    stops.push({ kind: "watch", node });
  }
  return stops;
}

function momentsAt({ momentsOfEvent }, event) {
  return momentsOfEvent.get(event) ?? [];
}

function refusal(replay, command) {
  const forwards = isForwards(command);
  const edge = forwards ? "this is the last event" : "this is the first event";
  const side = forwards ? "after" : "before";
  switch (command.replace(/-back$/, "")) {
    case "step": case "over": return edge;
    case "next": case "previous":
      return replay.settings.filter ? `the filter shows nothing ${side} this event` : edge;
    case "finish": return "no call is open here";
    case "pass": return `there is no pass ${side} this event`;
    case "change": {
      const name = replay.selected === null ? "the view" : replay.trace.name(replay.selected);
      return `no answer or rectangle of ${name} changes ${side} this event`;
    }
    case "search-next": case "search":
      return replay.search === null ? "nothing was searched for yet: /EXPRESSION does"
        : `nothing matches “${replay.search.text}” ${side} this event`;
    default: return `no finding, breakpoint or change of a watched view ${side} this event`;
  }
}

Object.assign(haggle, { walk, stopsAt, momentsAt, isShown });
