// Events in words; the twin of HaggleReports/Log/EventText.swift and LogReport.swift.
//
// eventText(timeline, number)   the event in words, as `haggle trace --as log` prints it
// eventDepth(timeline, number)  how many calls are around it: a call and its answer stand at the
//                               call's depth, what happens in it one deeper
// logLine(timeline, number)     the whole line of the log, with number and indentation; a third
//                               argument is what stands behind the number, one column wide
// inOneLine(note)               what is said about the scenario's text: place, message, remedy

const { Kind, NumberText, PlainText, ProposalKind, ReasonText } = haggle;
const { display, pair } = NumberText;

/** Lines are not indented deeper than this many levels; from there on the level is given. */
const deepestIndent = 20;

/** Who asks is told where the indentation does not. */
function askText({ trace, spans, spanOfEvent }, number) {
  const event = trace.events[number];
  let text = `${trace.name(event.ask)} ← ${ProposalKind.sized(event.proposal)}`;
  const parent = spans.parent[spanOfEvent[number]];
  if (event.by !== undefined && (parent < 0 || spans.node[parent] !== event.by)) {
    text += ` by ${trace.name(event.by)}`;
    if (event.placing === true) text += ", placing";
  }
  return text;
}

function placeText(trace, event) {
  const [x, y, width, height] = event.frame;
  const { parent } = trace.nodes[event.place];
  return `${trace.name(event.place)} @ ${display(x)},${display(y)} ${pair([width, height])}`
    + (parent < 0 ? "" : ` in ${trace.name(parent)}`) + `, for ${pair(event.proposal)}`;
}

function reasonText(trace, event) {
  const axis = event.axis === undefined ? "" : ` ${event.axis}`;
  return `${trace.name(event.reason)}${axis}: ${new ReasonText(event, trace).line}`;
}

function noteText(trace, event) {
  if (event.from === "scenario") return PlainText.line(inOneLine(event));
  const subject = event.note === null ? "the layout" : trace.name(event.note);
  const text = PlainText.lines(event.text).join(" ⏎ ");
  return event.from === "console" ? `${subject} prints: ${text}` : `${subject} ${text}`;
}

function inOneLine(note) {
  const integers = (note.at ?? []).map(NumberText.integer);
  const place = integers.length > 0 ? `${integers.join(":")} ` : "";
  const times = (note.count ?? 1) > 1 ? ` (${NumberText.integer(note.count)} times)` : "";
  return place + note.text + times + (note.remedy === undefined ? "" : ` — ${note.remedy}`);
}

function eventText(timeline, number) {
  const { trace } = timeline;
  const event = trace.events[number];
  switch (trace.kinds[number]) {
    case Kind.passBegin:
      return `pass ${NumberText.integer(event.pass)} begins, ${PlainText.line(event.begin)}: `
        + `${pair(event.proposal)} for the root`;
    case Kind.passEnd:
      return `pass ${NumberText.integer(event.pass)} ends: the root is ${pair(event.size)}`;
    case Kind.ask: return askText(timeline, number);
    case Kind.answer:
      return `${trace.name(event.answer)} → ${pair(event.size)}`
        + (event.cached === true ? " cached" : "");
    case Kind.place: return placeText(trace, event);
    case Kind.reason: return reasonText(trace, event);
    case Kind.note: return noteText(trace, event);
    default:
      return `${trace.name(event.probe)} ← ${ProposalKind.sized(event.proposal)}`
        + ` → ${pair(event.size)}`;
  }
}

function eventDepth({ spans, spanOfEvent }, number) {
  const span = spanOfEvent[number];
  if (span < 0) return 0;
  const isOwn = spans.ask[span] === number || spans.answer[span] === number;
  return spans.depth[span] + (isOwn ? 0 : 1);
}

function logLine(timeline, number, mark = " ") {
  const digits = String(timeline.trace.events.length - 1).length;
  const depth = eventDepth(timeline, number);
  const indent = "  ".repeat(Math.min(depth, deepestIndent))
    + (depth > deepestIndent ? `[${depth}] ` : "");
  return `${String(number).padStart(digits)}${mark} ${indent}${eventText(timeline, number)}`;
}

Object.assign(haggle, { eventText, eventDepth, logLine, inOneLine });
