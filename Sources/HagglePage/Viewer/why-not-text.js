// Why a length is not what somebody expected, in words: the event that ruled it out, how the
// question came there, what would have had to be different, and what a re-run showed; the twin of
// HaggleReports/Why's WhyNotText and WhyNotLimits.
//
// whyNotLines(timeline, not)    lines as those of why-text.js; `not` comes from whyNot

const {
  Kind, NumberText, PlainText, ProposalKind, basisLine, binding, eventText, ledgerOf, missingLine,
  nameOfCall, reasonOn, rootWords, standInLines, stepLines, tolerance, whyLine,
} = haggle;
const { display, pair } = NumberText;
const dimensions = ["width", "height"];

function whyNotLines(timeline, not) {
  const name = timeline.trace.name(not.node);
  const { verdict, expected, call } = not;
  const subject = subjectOf(timeline, call);
  if (verdict.kind === "isSo") {
    const words = `${subject}${name} is ${length(not, expected)}: as expected`;
    return [whyLine(words, 0, [verdict.event]), ...finalLines(timeline, not)];
  }
  const asked = call < 0 ? [] : [timeline.spans.ask[call]];
  return [
    whyLine(`${subject}why ${name} is not ${length(not, expected)}`, 0, asked),
    ...finalLines(timeline, not), ...stepLines(timeline, not.steps),
    ...verdictLines(timeline, not), ...standIn(timeline, not), ...elsewhereLines(timeline, not),
    ...not.proofs.map(({ change, outcome }) =>
      whyLine(`A re-run shows it: ${PlainText.line(`if ${change}, ${outcome}`)}.`)),
  ];
}

/** Which of its answers it is about; nothing where that is its final length. */
function subjectOf(timeline, call) {
  if (call < 0) return "";
  const proposal = timeline.proposalOf(call);
  const wish = ProposalKind.question(proposal);
  const size = pair(proposal);
  return wish === "" ? `offered ${size}, ` : `asked for its ${wish} (${size}), `;
}

/** The final length, where another answer is asked about. */
function finalLines(timeline, { node, axis, call }) {
  const event = timeline.placement(node);
  if (call < 0 || event < 0) return [];
  const size = display(timeline.trace.events[event].frame[2 + axis]);
  return [whyLine(`Its final ${dimensions[axis]} is ${size}.`, 1, [event])];
}

function length({ axis }, value) {
  return `${display(value)} ${["wide", "high"][axis]}`;
}

function verdictLines(timeline, not) {
  const { verdict } = not;
  const head = decided(verdict.event);
  switch (verdict.kind) {
    case "rule": return ruleLines(timeline, not, verdict.event);
    case "share":
      return [...ruleLines(timeline, not, verdict.event), ...servedBefore(timeline, not),
        whyLine(`There would have had to be ${display(verdict.remaining)} left to share.`, 1)];
    case "reach": return reachLines(timeline, not, verdict.reach);
    case "gaps":
      return [head, fact(timeline, verdict.event),
        whyLine(`The gaps alone come to ${display(verdict.length)}.`, 1)];
    case "root":
      return [head, rootLine(timeline, not)];
    case "extreme": return [head, extremeLine(timeline, not)];
    case "limit": return [head, ...limitLines(timeline, not)];
    case "same":
      return [head, fact(timeline, verdict.event), whyLine(
        "It answers the same to 0, to nil and to ∞: no offer changes it.", 1, verdict.events)];
    case "between":
      return [whyLine(
        `The trace gives no reason: it was decided between event ${verdict.first} and event `
          + `${verdict.last}.`, 0, [verdict.first, verdict.last])];
    case "nothing": return [missingLine(timeline, not.node, dimensions[not.axis])];
    default: return [head, fact(timeline, verdict.event)];
  }
}

/** That no more, or no less, is proposed. */
function rootLine({ trace }, { axis, verdict: { event, wanted } }) {
  const length = trace.events[event].proposal[axis];
  const limit = length === null ? ""
    : `: no ${length < wanted ? "more" : "less"} than ${display(length)}`;
  return whyLine(rootWords(trace, event) + limit, 1, [event]);
}

/** A question for the minimum, ideal or maximum is no offer of space. */
function extremeLine(timeline, { axis, verdict: { event } }) {
  const call = timeline.spanAt(event);
  const caller = timeline.callerOf(call);
  const { trace } = timeline;
  const proposal = timeline.proposalOf(call);
  return whyLine(
    `${caller < 0 ? "somebody" : trace.name(caller)} asks ${nameOfCall(timeline, call)} for its `
      + `${ProposalKind.question(proposal)} (${pair(proposal)}): that question offers no other `
      + dimensions[axis], 1, [event]);
}

function limitLines(timeline, { axis, verdict: { event, extreme } }) {
  const isMost = questionOf(timeline, extreme)[axis] > 0;
  return [
    fact(timeline, event), ...(event === extreme ? [] : [fact(timeline, extreme)]),
    whyLine(`Whatever ${dimensions[axis]} it is offered, it answers no `
      + `${isMost ? "more" : "less"}.`, 1),
  ];
}

/** Who took something of what was to be shared before that share. */
function servedBefore(timeline, { axis, verdict: { event: share } }) {
  const { spans } = timeline;
  const call = timeline.spanAt(share);
  if (call < 0) return [];
  const takers = ledgerOf(timeline, call, axis).rows.filter(({ event }) => event < share)
    .flatMap(({ basis }) => basis).filter(({ kind }) => kind === "taker")
    .map((taker) => taker.call);
  if (takers.length === 0) return [];
  const shown = takers.slice(-4);
  const words = shown.map((taker) =>
    `${nameOfCall(timeline, taker)} ${display(timeline.sizeOf(taker)?.[axis])}`).join(", ");
  const more = takers.length > 4 ? `… ${takers.length - 4} more …, ` : "";
  const events = shown.map((taker) => spans.answer[taker]).filter((event) => event >= 0);
  return [whyLine(`Before it took: ${more}${words}.`, 1, events)];
}

/** What the answer that decides is, where it is not the view's own. */
function standIn(timeline, { verdict, decisive, axis }) {
  if (decisive === null || !["same", "answer", "limit"].includes(verdict.kind)) return [];
  const length = timeline.sizeOf(decisive.call)?.[axis] ?? null;
  return standInLines(timeline.trace, timeline.spans.node[decisive.call], length);
}

function decided(event) {
  return event === undefined ? whyLine("The log rules it out:")
    : whyLine(`Event ${event} rules it out:`, 0, [event]);
}

/** An event in words; an answer with its question. */
function fact(timeline, event) {
  const { names, nodeOf, events } = timeline.trace;
  const asked = questionOf(timeline, event);
  const text = asked === null ? eventText(timeline, event)
    : `${names[nodeOf[event]]} answers ${pair(events[event].size)} to ${pair(asked)}`;
  return whyLine(text, 1, [event]);
}

/** What was proposed where the event answers or probes; null. */
function questionOf(timeline, event) {
  if (timeline.trace.kinds[event] === Kind.probe) return timeline.trace.events[event].proposal;
  const span = timeline.spanAt(event);
  return span >= 0 && timeline.spans.answer[span] === event ? timeline.proposalOf(span) : null;
}

function ruleLines(timeline, not, event) {
  const { trace } = timeline;
  if (trace.kinds[event] !== Kind.reason) return [decided(event)];
  const reason = trace.events[event];
  return [
    decided(event), fact(timeline, event), ...boundLines(not, reason),
    ...sourceLines(trace, reason.reason),
  ];
}

/** What is to be reached where it is decided. */
function wanted({ decisive, expected }) {
  return decisive === null ? expected : decisive.expected;
}

/** The bound that is in the way; the arithmetic shows only bounds that changed something. */
function boundLines(not, reason) {
  const { operator, value, name } = binding(reason, wanted(not));
  if ((operator !== "min" && operator !== "max") || name === undefined) return [];
  const words = operator === "min" ? "at most" : "at least";
  return [whyLine(`It is ${words} ${display(value)}: ${PlainText.line(name)}.`, 1)];
}

/** Where the node is written whose rule it is; of a part of a control, where the control is. */
function sourceLines({ nodes, names }, node) {
  if (nodes[node].at === null) return [];
  const place = (index) => nodes[index]?.at?.join(":");
  let written = node;
  while (place(nodes[written].parent) === place(node)) written = nodes[written].parent;
  const { at, kind, arguments: words } = nodes[written];
  const part = written === node ? "" : `; ${names[node]} is a part of it`;
  return [whyLine(
    `${at.map(NumberText.integer).join(":")} says ${PlainText.line(kind)}`
      + `${PlainText.listed(words, 60)}${part}.`, 1)];
}

function reachLines(timeline, not, reach) {
  const { spans, trace } = timeline;
  const { part, isMost, event } = reach;
  const subject = trace.name(not.decisive === null ? not.node : spans.node[not.decisive.call]);
  const most = `${isMost ? "at most" : "at least"} ${length(not, reach.length)}`;
  return [
    decided(event),
    whyLine(`from then on ${subject} is ${most}, whatever is still open`, 1),
    ...(part.share === null ? [] : [fact(timeline, part.share)]),
    ...(part.share === event ? [] : [fact(timeline, event)]),
    whyLine(reach.all ? togetherWords(trace, not, reach) : missingWords(trace, not, reach), 1),
    ...orderLines(timeline, not, reach), ...otherOffer(timeline, not, reach),
  ];
}

/** What the part would have had to take; nobody takes less of what nobody took. */
function missingWords(trace, not, { part, isMost, length }) {
  if (!isMost && !part.isTaken) {
    return "Nobody took that share: only another order, or smaller parts, could come to "
      + `${display(wanted(not))}.`;
  }
  const missing = display(Math.abs(wanted(not) - length));
  const name = partName(trace, not, part);
  return `${name} would have had to take ${missing} ${isMost ? "more" : "less"}.`;
}

/** The least that each part answers, and what lies between them. */
function togetherWords(trace, not, { all, length }) {
  const gaps = all.reduce((sum, { minimum }) => sum - (minimum ?? 0), length);
  const words = all.slice(0, 6).map((part) =>
    `${partName(trace, not, part)} ${display(part.minimum ?? 0)}`);
  if (all.length > 6) words.push(`… ${all.length - 6} more …`);
  if (gaps > tolerance) words.push(`gaps ${display(gaps)}`);
  return `Its parts are never less: ${words.join(" + ")}.`;
}

function partName(trace, not, { node, track }) {
  return node === null ? trackName(not, track) : trace.name(node);
}

/** What fills its offer would be shorter with less. */
function otherOffer(timeline, { decisive, axis }, { isMost, all }) {
  if (isMost || all || decisive === null) return [];
  const { call, expected } = decisive;
  if (timeline.sizeOf(call)?.[axis] !== timeline.proposalOf(call)[axis]) return [];
  return [whyLine(
    `Or ${nameOfCall(timeline, call)} would have had to be offered ${display(expected)}: it took `
      + "all that it was offered.", 1, [timeline.spans.ask[call]])];
}

function trackName({ axis }, track) {
  return track === null ? "it" : `${["column", "row"][axis]} ${track}`;
}

/** Who was served before, and by what that was decided. */
function orderLines(timeline, { axis, decisive }, { isMost, order }) {
  if (!isMost || order === null || decisive === null) return [];
  const reason = reasonOn(timeline, order, axis);
  const { rows } = ledgerOf(timeline, decisive.call, axis);
  const basis = rows.find(({ event }) => event === order)?.basis ?? [];
  return [
    whyLine("It comes after others:", 1), fact(timeline, order),
    ...basis.map((one) => basisLine(timeline, axis, one, reason)),
  ];
}

/** What the node that decides answered to another question. */
function elsewhereLines(timeline, { elsewhere }) {
  if (elsewhere === null) return [];
  const { events, nodeOf, names } = timeline.trace;
  const { size } = events[elsewhere];
  const proposal = questionOf(timeline, elsewhere);
  if (proposal === null) return [];
  return [whyLine(
    `Offered ${pair(proposal)}, ${names[nodeOf[elsewhere]]} answers ${pair(size)}.`, 0,
    [elsewhere])];
}

haggle.whyNotLines = whyNotLines;
