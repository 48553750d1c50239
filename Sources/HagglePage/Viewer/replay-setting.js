// What stays set in a replay: breakpoints, filter, search, notes; and which explanation is wanted.
// The twin of HaggleReplay/Session/Replay+Setting.swift and Replay+Explaining.swift.
//
// set(replay, instruction), explain(replay, instruction)   give an outcome (see replay.js)

const { Condition, NumberText, QueryError, integer, momentsAt, nextWhere } = haggle;

function set(replay, { command, argument }) {
  switch (command) {
    case "break": return setBreakpoint(replay, argument);
    case "watch": return watch(replay, argument);
    case "search": return search(replay, argument ?? "");
    case "filter": return setFilter(replay, argument);
    case "note": return note(replay, argument ?? "");
    default: return undo(replay);
  }
}

/** Does something with the condition that was typed; what is none is told. */
function withCondition(replay, text, use) {
  let condition;
  try {
    condition = new Condition(text);
  } catch (error) {
    if (error instanceof QueryError) return replay.outcome(error.message);
    throw error;
  }
  return use(condition);
}

function setBreakpoint(replay, text) {
  const number = text === null ? null : integer(text);
  if (number !== null) return clearBreakpoint(replay, number);
  if (text !== null) {
    return withCondition(replay, text, (condition) => toggleBreakpoint(replay, condition));
  }
  if (replay.selected === null) return replay.outcome("the trace has no views");
  return toggleBreakpoint(replay, Condition.about(replay.selected, replay.trace));
}

function toggleBreakpoint(replay, condition) {
  const { breakpoints } = replay.settings;
  const place = breakpoints.findIndex((other) => other.text === condition.text);
  if (place >= 0) return clearBreakpoint(replay, place + 1);
  return replay.changed("a breakpoint", { breakpoints: [...breakpoints, condition] })
    .outcome(`breakpoint ${breakpoints.length + 1}: ${condition.text}`);
}

function clearBreakpoint(replay, number) {
  const { breakpoints } = replay.settings;
  const cleared = breakpoints[number - 1];
  if (cleared === undefined) {
    return replay.outcome(`there is no breakpoint ${number}; B lists them`);
  }
  return replay.changed("clearing a breakpoint", {
    breakpoints: breakpoints.filter((other) => other !== cleared),
  }).outcome(`breakpoint ${number} is cleared: ${cleared.text}`);
}

/** The node that was named, else the selected one; a text that says why there is none. */
function nodeOrRefusal(replay, name) {
  if (name === null) return replay.selected ?? "the trace has no views";
  return replay.trace.nodeCalled(name) ?? haggle.stranger(replay, name);
}

function watch(replay, name) {
  const node = nodeOrRefusal(replay, name);
  if (typeof node === "string") return replay.outcome(node);
  const title = replay.trace.name(node);
  const watched = new Set(replay.settings.watched);
  const wasWatched = watched.delete(node);
  if (!wasWatched) watched.add(node);
  return replay.changed("watching", { watched }).outcome(
    wasWatched ? `${title} is no longer watched` : `${title} is watched: c stops where it changes`);
}

/** Goes to the nearest match after the cursor; from the beginning where there is none. */
function search(replay, text) {
  return withCondition(replay, text, (condition) => {
    const searching = replay.with({ search: condition });
    const { timeline, cursor } = replay;
    const isMatch = (event) => condition.matches(event, timeline);
    const next = nextWhere(timeline, 1, cursor, isMatch);
    if (next !== null) return searching.moved(next).outcome();
    const first = nextWhere(timeline, 1, -1, isMatch);
    if (first === null) return searching.outcome(`no event matches “${text}”`);
    return searching.moved(first).outcome(
      first === cursor ? "only this event matches" : "found from the beginning");
  });
}

/** The cursor stays where it is, whatever is filtered. */
function setFilter(replay, text) {
  if (text === null) {
    return replay.changed("clearing the filter", { filter: null }).outcome("all events are shown");
  }
  return withCondition(replay, text, (filter) => {
    const { timeline, trace } = replay;
    let count = 0;
    for (let event = 0; event < trace.events.length; event++) {
      if (filter.matches(event, timeline)) count++;
    }
    return replay.changed("the filter", { filter }).outcome(
      `${count} of ${trace.events.length} events are shown; & alone shows all`);
  });
}

function note(replay, text) {
  const event = replay.event === null ? null : replay.cursor;
  const notes = [...replay.settings.notes, { text, event }];
  return replay.changed("the note", { notes })
    .outcome(event === null ? "noted" : `noted at event ${event}`);
}

function undo(replay) {
  const last = replay.earlier.at(-1);
  if (last === undefined) return replay.outcome("there is nothing to undo");
  return replay.with({ settings: last.settings, earlier: replay.earlier.slice(0, -1) })
    .outcome(`undone: ${last.what}`);
}

function explain(replay, { command, argument }) {
  if (command === "explain") return explainFinding(replay);
  let node = nodeOrRefusal(replay, command === "why-not" ? null : argument);
  let quantity;
  if (command === "why" && typeof node === "string") {
    // `outer width`, or `width` for the selected view.
    const parts = /^(?:(.*?)\s+)?(width|height|x|y)$/s.exec(argument);
    if (parts) [node, quantity] = [nodeOrRefusal(replay, parts[1] ?? null), parts[2]];
  }
  if (typeof node === "string") return replay.outcome(node);
  if (command === "why") return replay.show({ kind: "why", node, quantity });
  if (command === "values") return replay.show({ kind: "values", node });
  const text = argument ?? "";
  const expected = NumberText.parsed(text);
  if (expected !== null && expected < 0) {
    return replay.outcome(`“${text}” is no length: a length is never less than 0`);
  }
  if (expected !== null) return replay.show({ kind: "whyNot", node, expected });
  return replay.outcome(
    `“${text}” is no length: a number of points has to follow, as in W350`);
}

/** The finding of this event, else of the selected view, else the list of all. */
function explainFinding(replay) {
  const { findings } = replay.trace;
  const moment = momentsAt(replay, replay.cursor)[0];
  if (moment !== undefined) return replay.show({ kind: "finding", index: moment.finding });
  const own = findings.findIndex((finding) => nodesOf(finding).includes(replay.selected));
  if (own >= 0) return replay.show({ kind: "finding", index: own });
  return findings.length === 0 ? replay.outcome("there are no findings")
    : replay.show({ kind: "findings" });
}

/** All views of which a finding, or something that follows from it, holds. */
function nodesOf(finding) {
  return [finding, ...finding.consequences].flatMap(({ node, alike }) => [node, ...alike]);
}

Object.assign(haggle, { set, explain, nodesOf });
