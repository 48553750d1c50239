// Lines of what the user set and noted, and of the source; the twin of
// HaggleReports/Replay/PanelText+Remarks.swift.
//
// line(text, { event, node, isCurrent })    a line of a panel (see panel-text.js)
// paragraph(text, columns, indent, event)   a text in lines that fit, all about the same event
// breakpointLines(replay), markLines(replay), noteLines(replay, columns)
// sourceLines(replay, around)               so many before and after the selected view's line

const { PlainText, eventText } = haggle;

function line(text, { event = null, node = null, isCurrent = false } = {}) {
  return { text, event, node, isCurrent };
}

/** A text in lines that fit; what does not fit into the first goes on further in. */
function paragraph(text, columns, indent, event) {
  const parts = PlainText.paragraph(text, Math.max(20, columns - indent - 2));
  return parts.map((part, index) =>
    line(" ".repeat(index === 0 ? indent : indent + 2) + part, { event }));
}

function breakpointLines({ settings, trace }) {
  const set = settings.breakpoints.map((condition, index) =>
    line(`${index + 1}  ${PlainText.line(condition.text)}`));
  const watched = [...settings.watched].sort((a, b) => a - b).map((node) =>
    line(`watched: ${trace.name(node)}`, { node }));
  const lines = [...set, ...watched];
  return lines.length > 0 ? lines : [line(
    "no breakpoints: b sets one on the selected view, :break EXPRESSION any other")];
}

function markLines({ settings, timeline }) {
  if (settings.marks.length === 0) return [line("no marks: ma marks this event a")];
  return settings.marks.slice().sort((a, b) => a.event - b.event).map(({ name, event }) =>
    line(`${name}  ${event}  ${eventText(timeline, event)}`, { event }));
}

function noteLines({ settings }, columns) {
  if (settings.notes.length === 0) return [line("no notes: A adds one to this event")];
  return settings.notes.flatMap(({ text, event }) => paragraph(
    (event === null ? "" : `event ${event}: `) + PlainText.line(text), columns, 0, event));
}

/** The lines around the selected view's place. */
function sourceLines({ trace, selected }, around) {
  const { source } = trace.header;
  if (source === undefined) return [line("the trace does not hold its source")];
  const lines = PlainText.lines(source);
  const place = (trace.nodes[selected]?.at ?? [0])[0];
  const isKnown = place >= 1 && place <= lines.length;
  const first = isKnown ? Math.max(0, place - 1 - around) : 0;
  const shown = lines.slice(first, isKnown ? place + around : 2 * around + 1);
  return shown.map((text, index) => {
    const number = first + index + 1;
    const isCurrent = isKnown && number === place;
    const margin = String(number).padStart(4);
    return line(`${margin}${isCurrent ? ">" : " "} ${text}`, { isCurrent });
  });
}

Object.assign(haggle, {
  line, paragraph, breakpointLines, markLines, noteLines, sourceLines,
});
