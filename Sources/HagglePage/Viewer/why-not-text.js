// Why a length is not what somebody expected, in words: the event that ruled it out, how the
// question came there, what would have had to be different, and what a re-run showed; the twin of
// HaggleReports/Why's WhyNotText and WhyNotSteps.
//
// whyNotLines(timeline, not)    lines as those of why-text.js; `not` comes from whyNot

const {
  NumberText, PlainText, ProposalKind, answerOf, basisLine, binding, eventText, ledgerOf,
  missingLine, nameList, nameOfCall, reasonOn, standInLines, whyLine, Kind,
} = haggle;
const { display, pair } = NumberText;

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
  return [whyLine(`Its final ${["width", "height"][axis]} is ${size}.`, 1, [event])];
}

function length({ axis }, value) {
  return `${display(value)} ${["wide", "high"][axis]}`;
}

/** How the question moved from node to node; steps of the same kind are folded into one line. */
function stepLines(timeline, steps) {
  const groups = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last !== undefined && areAlike(step, last[0])) last.push(step);
    else groups.push([step]);
  }
  return groups.map((group) => stepLine(timeline, group));
}

function areAlike(step, first) {
  if (step.kind !== first.kind) return false;
  switch (step.kind) {
    case "child": return true;
    case "caller": {
      const areHandedOn = [step, first].every((one) => one.step.cause.kind === "handsOn");
      return areHandedOn || step.step.event === first.step.event;
    }
    case "part":
      return step.event === first.event && step.child === first.child
        && step.expected === first.expected;
    default: return step.call === first.call && step.expected === first.expected;
  }
}

function stepLine(timeline, group) {
  const { spans, trace } = timeline;
  const [first] = group;
  switch (first.kind) {
    case "child": {
      const names = nameList(group.map(({ call }) => spans.node[call]), trace);
      const verb = group.length === 1 ? "answers" : "answer";
      const child = nameOfCall(timeline, group.at(-1).child);
      return whyLine(`${names} ${verb} what ${child} answers`, 1, answerOf(timeline, first.call));
    }
    case "part":
      return whyLine(
        `then ${nameOfCall(timeline, first.child)} would have to answer `
          + display(first.expected), 1, [first.event, ...answerOf(timeline, first.child)]);
    case "offer":
      return whyLine(
        `then ${nameOfCall(timeline, first.call)} would have to be offered `
          + display(first.expected), 1, [spans.ask[first.call]]);
    default: return callerLine(trace, group);
  }
}

function callerLine(trace, group) {
  const { step } = group[0];
  const nodes = group.map((one) => one.step.caller).filter((node) => node >= 0);
  const names = nameList(nodes, trace);
  const verb = nodes.length === 1 ? "hands on what it is" : "hand on what they are";
  const words = {
    handsOn: `${names} ${verb} offered`,
    ownLength: `${names} offers as much as it has itself`,
    restOfOwnLength: `${names} keeps back ${display(step.cause.kept)} of its own length`,
  };
  const needed = `then ${names} would have to be offered ${display(group.at(-1).expected)}`;
  return whyLine(words[step.cause.kind] ?? needed, 1, [step.event]);
}

function verdictLines(timeline, not) {
  const { verdict } = not;
  switch (verdict.kind) {
    case "rule": return ruleLines(timeline, not, verdict.event);
    case "share":
      return [...ruleLines(timeline, not, verdict.event), ...servedBefore(timeline, not),
        whyLine(`There would have had to be ${display(verdict.remaining)} left to share.`, 1)];
    case "reach": return reachLines(timeline, not, verdict.reach);
    case "gaps":
      return [decided(verdict.event), fact(timeline, verdict.event),
        whyLine(`The gaps alone come to ${display(verdict.length)}.`, 1)];
    case "same":
      return [decided(verdict.events[0]), whyLine(
        "It answers the same to 0, to nil and to ∞: no offer changes it.", 1, verdict.events)];
    case "between":
      return [whyLine(
        `The trace gives no reason: it was decided between event ${verdict.first} and event `
          + `${verdict.last}.`, 0, [verdict.first, verdict.last])];
    case "nothing": return [missingLine(timeline, not.node, ["width", "height"][not.axis])];
    default: return [decided(verdict.event), fact(timeline, verdict.event)];
  }
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
  if (decisive === null || !["same", "answer"].includes(verdict.kind)) return [];
  const length = timeline.sizeOf(decisive.call)?.[axis] ?? null;
  return standInLines(timeline.trace, timeline.spans.node[decisive.call], length);
}

function decided(event) {
  return event === undefined ? whyLine("The log rules it out:")
    : whyLine(`Event ${event} rules it out:`, 0, [event]);
}

/** An event in words; an answer with its question. */
function fact(timeline, event) {
  const { kinds, names, nodeOf, events } = timeline.trace;
  const asked = kinds[event] === Kind.answer ? questionOf(timeline, event) : null;
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
    ...sourceLines(trace.nodes[reason.reason]),
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

/** Where the node is written whose rule it is. */
function sourceLines({ at, kind, arguments: words }) {
  if (at === null) return [];
  const list = PlainText.line(words, 60);
  return [whyLine(
    `${at.map(NumberText.integer).join(":")} says ${PlainText.line(kind)}`
      + `${list === "" ? "" : `(${list})`}.`, 1)];
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
    whyLine(missingWords(trace, not, reach), 1),
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
  const name = part.node === null ? trackName(not, part.track) : trace.name(part.node);
  return `${name} would have had to take ${missing} ${isMost ? "more" : "less"}.`;
}

/** What fills its offer would be shorter with less. */
function otherOffer(timeline, { decisive, axis }, { isMost, isMinimum }) {
  if (isMost || isMinimum || decisive === null) return [];
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
    `Offered ${pair(proposal)}, ${names[nodeOf[elsewhere]]} does answer ${pair(size)}.`, 0,
    [elsewhere])];
}

haggle.whyNotLines = whyNotLines;
