// Where a replay stands, in a few lines that can be read aloud; the twin of
// HaggleReports/Replay/StopText.swift.
//
// stopLines(replay, columns = 100)   what happened, who asked, why, and what is wrong with it
// stopDetails(replay)                the same without the first line, each a text of its own
// reasonsIn(timeline, span, last = Infinity)   the events of the reasons given in a call, up to one
// finalReasons(timeline, cursor)     of the answer there, the last reason of its own on each axis

const {
  Kind, NumberText, PlainText, ProposalKind, ReasonText, State, eventText, momentsAt, stopsAt,
} = haggle;
const { display, pair } = NumberText;

const mostCalls = 4;

function stopLines(replay, columns = 100) {
  if (replay.event === null) return ["the trace has no events"];
  const last = replay.trace.events.length - 1;
  const head = `${replay.cursor}/${last}  ${eventText(replay.timeline, replay.cursor)}`;
  return [head, ...stopDetails(replay).flatMap((line) => wrapped(line, columns))];
}

function stopDetails(replay) {
  return [
    ...about(replay), ...calls(replay), ...because(replay), ...findings(replay), ...stops(replay),
    ...notes(replay),
  ];
}

function wrapped(line, columns) {
  return PlainText.paragraph(line, columns - 4).map((part, index) =>
    (index === 0 ? "  " : "    ") + part);
}

function about(replay) {
  const { timeline, trace, cursor, event } = replay;
  switch (trace.kinds[cursor]) {
    case Kind.ask: return [question(replay, event)];
    case Kind.answer: return answer(timeline, cursor, event);
    case Kind.place: return placement(timeline, cursor, event);
    case Kind.probe: return ["haggle's own question after the passes; no parent asked it"];
    default: return [];
  }
}

/** `outer asks for its minimum size; the answer is event 77`. */
function question({ timeline, trace, cursor }, ask) {
  const wish = ProposalKind.question(ask.proposal);
  const host = trace.header.cache === undefined ? "somebody" : "the host";
  const asker = ask.by === undefined ? host : trace.name(ask.by);
  const verb = wish === "" ? "offers a size" : `asks for its ${wish}`;
  const occasion = ask.placing === true ? ", while placing" : "";
  const answer = timeline.spans.answer[timeline.spanAt(cursor)];
  const told = answer < 0 ? "the trace has no answer" : `the answer is event ${answer}`;
  return `${asker} ${verb}${occasion}; ${told}`;
}

function answer(timeline, cursor, event) {
  const { spans, trace } = timeline;
  const span = timeline.spanAt(cursor);
  if (span < 0) return [];
  const ask = trace.events[spans.ask[span]];
  const wish = ProposalKind.question(ask.proposal);
  const asker = ask.by === undefined ? "" : ` by ${trace.name(ask.by)}`;
  const size = pair(ask.proposal);
  const asked = `asked${asker} in event ${spans.ask[span]}`;
  const text = wish === "" ? `to ${size}, ${asked}` : `${asked} for its ${wish} (${size})`;
  return [event.cached === true ? `${text}; remembered, the view did not hear of it` : text];
}

function placement(timeline, cursor, event) {
  const rectangle = new State(timeline, cursor).rectangleOf(event.place);
  if (rectangle === null) return ["where that is on the screen is not known"];
  return [`on the screen at ${display(rectangle[0])},${display(rectangle[1])}`];
}

/** `open: border.2 ← 350×350 › outer ← 350×350`. */
function calls({ timeline, trace, cursor }) {
  const { spans } = timeline;
  const open = new State(timeline, cursor).callStack;
  if (open.length === 0) return [];
  const words = open.slice(-mostCalls).map((span) =>
    `${trace.name(spans.node[span])} ← ${pair(trace.events[spans.ask[span]].proposal)}`);
  const more = open.length - words.length;
  return [`open: ${more > 0 ? `… ${more} more › ` : ""}${words.join(" › ")}`];
}

/** The arithmetic that gave an answer its numbers. */
function because({ timeline, trace, cursor }) {
  return finalReasons(timeline, cursor).map((number) => {
    const reason = trace.events[number];
    const axis = reason.axis === undefined ? "" : `${reason.axis} `;
    return `${axis}${new ReasonText(reason, trace).line} (event ${number})`;
  });
}

function findings(replay) {
  const { trace } = replay;
  return momentsAt(replay, replay.cursor).map((moment) => {
    const { rule, node } = trace.findings[moment.finding];
    const cause = moment.isConsequence
      ? `, a consequence of ${PlainText.line(rule)} at ${trace.name(node)}` : "";
    return `! ${PlainText.line(moment.rule)} at ${trace.name(moment.node)}${cause}: x explains it`;
  });
}

function stops(replay) {
  return stopsAt(replay, replay.cursor).flatMap((stop) => {
    if (stop.kind === "watch") return [`${replay.trace.name(stop.node)} is watched`];
    if (stop.kind === "finding") return [];
    const { text } = replay.settings.breakpoints[stop.index];
    return [`breakpoint ${stop.index + 1}: ${PlainText.line(text)}`];
  });
}

function notes({ settings, cursor }) {
  const marks = settings.marks.filter((mark) => mark.event === cursor).map((mark) => mark.name);
  const notes = settings.notes.filter((note) => note.event === cursor)
    .map((note) => `note: ${PlainText.line(note.text)}`);
  return [...(marks.length > 0 ? [`marked ${marks.sort().join(", ")}`] : []), ...notes];
}

function reasonsIn(timeline, span, last = Infinity) {
  const { spans, trace } = timeline;
  const answer = spans.answer[span];
  const end = Math.min(last, answer < 0 ? trace.events.length - 1 : answer);
  return Array.from(timeline.reasons(spans.node[span])).filter((number) =>
    number >= spans.ask[span] && number <= end && timeline.spanAt(number) === span);
}

function finalReasons(timeline, cursor) {
  const { spans, trace } = timeline;
  const span = timeline.spanAt(cursor);
  if (span < 0 || spans.answer[span] !== cursor) return [];
  const own = reasonsIn(timeline, span).filter((number) =>
    trace.events[number].child === undefined && trace.events[number].track === undefined);
  return ["width", "height"].map((axis) =>
    own.findLast((number) => trace.events[number].axis === axis))
    .filter((number) => number !== undefined);
}

Object.assign(haggle, { stopLines, stopDetails, reasonsIn, finalReasons });
