// Why a number is what it is, in words; the twin of HaggleReports/Why's WhyText, LedgerLines and
// BasisText.
//
// whyLines(timeline, why)    [{ text, indent, events }]: what there is to say, and the events that
//                            say so; an empty text separates the parts
// wordsOfLedgers(timeline, ledgers)    the part of it that tells how an answer was found
// whyText(lines, columns)    the same set in columns, as `haggle why` prints it
// setLines(lines, columns)   the same as texts, for each line one or more
// eventWords(events)         `event 77`, `events 77, 130, 5, …`, or nothing
// nameOfCall(timeline, call), answerOf(timeline, call): its node's name, its answer's event if any
// basisLine(timeline, axis, basis, reason)    what a reason rests on (see why-ledger.js)

const {
  NumberText, PlainText, ReasonText, isShare, missingLine, nameList, offerLines, originalCall,
  placeLines,
  reasonOn, standInLines, trackWord, whyLine,
} = haggle;
const { display, exact, pair } = NumberText;

/** More rows than this are abridged in their middle. */
const mostRows = 24;

function eventWords(events) {
  if (events.length === 0) return "";
  const more = events.length > 3 ? ", …" : "";
  return `event${events.length === 1 ? "" : "s"} ${events.slice(0, 3).join(", ")}${more}`;
}

const adjectives = ["wide", "high"];
const dimensions = ["width", "height"];

function whyLines(timeline, why) {
  if (!why.isLength) return placeLines(timeline, why);
  const lines = [title(timeline, why), ...source(timeline.trace.nodes[why.node]),
    ...remarks(timeline, why)];
  if (why.ledgers.length > 0) lines.push(whyLine(""), ...wordsOfLedgers(timeline, why.ledgers));
  if (why.offers.length > 0) lines.push(whyLine(""), ...offerLines(timeline, why.offers));
  return lines;
}

function title(timeline, { node, quantity, axis, value, event }) {
  if (value === null || event === null) return missingLine(timeline, node, quantity);
  const length = `${display(value)} ${adjectives[axis]}`;
  return whyLine(`${timeline.trace.name(node)} is ${length}`, 0, [event]);
}

/** What it is and where it is written: `frame(maxWidth: 100) at 4:9`. */
function source({ at, kind, arguments: words }) {
  if (at === null) return [];
  const list = PlainText.listed(words, 60);
  return [whyLine(`${PlainText.line(kind)}${list} at ${at.map(NumberText.integer).join(":")}`, 1)];
}

/** What must be known before the number is explained. */
function remarks(timeline, why) {
  if (why.value === null) return [];
  if (why.call < 0) {
    return [whyLine("It was placed so; the trace holds no question that it answered.", 1)];
  }
  return [...otherAnswer(timeline, why), ...unplaced(timeline, why), ...remembered(timeline, why)];
}

function otherAnswer(timeline, { call, value, axis }) {
  const size = timeline.sizeOf(call);
  if (size === null || haggle.isSame(size[axis], value)) return [];
  return [whyLine(
    `It answered ${pair(size)} to ${pair(timeline.proposalOf(call))}, and was placed with another `
      + "size.", 1, answerOf(timeline, call))];
}

function unplaced(timeline, { call, node, isFinal, axis, value }) {
  const offer = pair(timeline.proposalOf(call));
  const events = [timeline.spans.ask[call]];
  const placed = timeline.placement(node);
  if (!isFinal) {
    const final = timeline.size(node)?.[axis] ?? value;
    const end = `; in the end it is ${display(final)} ${adjectives[axis]}`;
    if (final !== value) events.push(placed);
    return [whyLine(`That is its answer to ${offer}${final === value ? "" : end}.`, 1, events)];
  }
  if (placed >= 0) return [];
  const fact = timeline.hasPlacements ? "It was never placed" : "The trace places nothing";
  return [whyLine(`${fact}; this is its last answer, to ${offer}.`, 1, events)];
}

function remembered(timeline, { call }) {
  const original = originalCall(timeline, call);
  if (original === call) return [];
  return [whyLine(
    "It answers from memory; it found the answer here:", 1, answerOf(timeline, original))];
}

/** The event that answers a call, if there is one. */
function answerOf({ spans }, call) {
  return spans.answer[call] < 0 ? [] : [spans.answer[call]];
}

/** How a node came to its answer: its arithmetic, and what each number rests on. */
function wordsOfLedgers(timeline, ledgers) {
  const said = ledgers.flatMap((ledger) => [
    ...heading(timeline, ledger), ...rowLines(timeline, ledger),
  ]);
  const last = ledgers.at(-1);
  return [
    ...detour(timeline, ledgers), ...said, ...endingLines(timeline, last),
    ...standInLines(timeline.trace, timeline.spans.node[last.call], last.answer),
  ];
}

const nameOfCall = ({ trace, spans }, call) => trace.name(spans.node[call]);

/** The nodes that answer what a child answers. */
function detour(timeline, ledgers) {
  if (ledgers.length < 2) return [];
  const nodes = ledgers.slice(0, -1).map(({ call }) => timeline.spans.node[call]);
  const names = nameList(nodes, timeline.trace);
  const last = nameOfCall(timeline, ledgers.at(-1).call);
  const isGuess = nodes.length === 1 && asksSeveral(timeline, ledgers[0]);
  const text = isGuess ? `${names} answers the same as ${last}; the trace says no reason`
    : `${names} ${nodes.length === 1 ? "answers" : "answer"} what ${last} answers`;
  return [whyLine(text, 0, answerOf(timeline, ledgers[0].call))];
}

/** Whether it asked more than one child and said nothing: that one of them answered the same is no
 * proof. */
function asksSeveral(timeline, { rows, call }) {
  if (rows.length > 0) return false;
  const children = timeline.childrenOfSpan(call);
  return new Set(children.map((child) => timeline.spans.node[child])).size > 1;
}

function heading(timeline, ledger) {
  const { call } = ledger;
  if (timeline.sizeOf(call) === null || shownRows(timeline, ledger).length === 0) return [];
  const text = `${nameOfCall(timeline, call)} is offered ${pair(timeline.proposalOf(call))}`;
  return [whyLine(text, 0, [timeline.spans.ask[call]])];
}

/** The rows that say more than a number, and the one that gives the answer. */
function shownRows(timeline, { rows, ending, axis }) {
  return rows.filter(({ event }, index) => ending.row === index
    || new ReasonText(reasonOn(timeline, event, axis), timeline.trace).hasNews);
}

function rowLines(timeline, ledger) {
  const rows = shownRows(timeline, ledger);
  const lines = (some) => some.flatMap((row) => linesOfRow(timeline, row, ledger.axis));
  const order = orderLines(timeline, ledger);
  if (rows.length <= mostRows) return [...order, ...lines(rows)];
  const left = rows.slice(10, -8);
  const more = whyLine(`… ${left.length} more …`, 1, [left[0].event, left.at(-1).event]);
  return [...order, ...lines(rows.slice(0, 10)), more, ...lines(rows.slice(-8))];
}

/** The order that the shares follow, where it was decided before. */
function orderLines(timeline, { rows, call, axis }) {
  const { spans, trace } = timeline;
  const given = rows.map(({ event }) => trace.events[event]);
  if (!given.some(isShare) || given.some(({ order }) => order.length > 0)) return [];
  const event = timeline.reasons(spans.node[call]).findLast((number) => number < spans.ask[call]
    && trace.events[number].order.length > 0 && trace.events[number].axis === dimensions[axis]);
  return event === undefined ? [] : [whyLine(
    `${new ReasonText(trace.events[event], trace).line}; decided in an earlier question`, 1,
    [event])];
}

function linesOfRow(timeline, { event, basis }, axis) {
  const reason = reasonOn(timeline, event, axis);
  const more = basis.length > 8 ? [whyLine(`… ${basis.length - 8} more …`, 2)] : [];
  return [
    whyLine(new ReasonText(reason, timeline.trace).line, 1, [event]),
    ...basis.slice(0, 8).map((one) => basisLine(timeline, axis, one, reason)), ...more,
  ];
}

/** What a reason rests on, or what came of it. */
function basisLine(timeline, axis, basis, reason) {
  if (basis.kind === "first") return firstLine(timeline, axis, basis, reason);
  const { call } = basis;
  const offer = timeline.proposalOf(call)[axis];
  const answer = timeline.sizeOf(call)?.[axis];
  const answers = offer === answer ? "takes it" : `answers ${display(answer)}`;
  const words = answer === undefined ? "does not answer" : answers;
  return whyLine(
    `${nameOfCall(timeline, call)} is offered ${display(offer)} and ${words}`, 2,
    answerOf(timeline, originalCall(timeline, call)));
}

function firstLine(timeline, axis, { node, minimum, maximum }, reason) {
  const calls = [[minimum, "0"], [maximum, "∞"]].filter(([call]) => call >= 0);
  const words = calls.map(([call, offer]) =>
    `${display(timeline.sizeOf(call)[axis])} to ${offer}`).join(" and ");
  const name = timeline.trace.name(node);
  const { track } = reason.order[0];
  const subject = track === undefined ? `${name} is first: it`
    : `${trackWord(reason)} ${NumberText.integer(track)} is first: in it ${name}`;
  return whyLine(
    `${subject} answers ${words}`, 2, calls.flatMap(([call]) => answerOf(timeline, call)));
}

function endingLines(timeline, { call, answer, rows, ending, axis }) {
  const name = nameOfCall(timeline, call);
  const events = answerOf(timeline, call);
  const proposal = pair(timeline.proposalOf(call));
  const exchange = () => `${name} answers ${pair(timeline.sizeOf(call))} to ${proposal}`;
  const told = (text, some = events) => [whyLine(text, 0, some)];
  const damaged = (fact, some) =>
    told(`But ${fact}: the trace is damaged or was edited.`, some);
  switch (ending.kind) {
    case "sum": return told(`so ${name} answers ${display(answer)}`);
    case "falseSum": {
      const { event } = rows[ending.row];
      const said = exact(reasonOn(timeline, event, axis).result);
      return damaged(`the terms add up to ${exact(ending.sum)}, the reason says ${said}`, [event]);
    }
    case "otherAnswer":
      return damaged(
        `the reasons give ${exact(ending.result)}, the answer is ${exact(answer)}`,
        [rows[ending.row].event, ...events]);
    case "corrected":
      return told(`${exchange()}, which the engine corrected`, [ending.event, ...events]);
    case "offer": return told(`${name} takes what it is offered: ${display(answer)}`);
    case "same":
      return told(
        `${name} answers ${display(answer)} whatever it is offered: to 0, to nil and to ∞`,
        ending.events);
    case "untold": return told(`${exchange()}; the trace says no reason`);
    case "unanswered":
      return told(`${name} is offered ${proposal}; the trace holds no answer`,
        [timeline.spans.ask[call]]);
    default: return [];
  }
}

/** What is said at the left, the numbers of events at the right. */
function setLines(lines, columns) {
  const right = lines.reduce((most, { events }) => Math.max(most, eventWords(events).length), 0);
  return lines.map((line) => setLine(line, columns, right));
}

function whyText(lines, columns = 100) {
  return setLines(lines, columns).flat().map((text) => `${text}\n`).join("");
}

/** The line, continued below where it is too long. */
function setLine({ text, indent, events }, columns, right) {
  const margin = "  ".repeat(indent);
  const width = Math.max(20, columns - right - 2 - margin.length);
  const parts = PlainText.paragraph(text, width - 2, true);
  const lines = parts.map((part, index) => margin + (index === 0 ? "" : "  ") + part);
  if (lines.length === 0) lines.push("");
  if (events.length === 0) return lines;
  const gap = Math.max(2, columns - PlainText.columns(lines[0]) - right);
  lines[0] += " ".repeat(gap) + eventWords(events);
  return lines;
}

Object.assign(haggle, {
  whyLines, wordsOfLedgers, whyText, setLines, eventWords, basisLine, nameOfCall, answerOf,
});
