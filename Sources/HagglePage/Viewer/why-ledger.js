// How a node came to its answer on one axis, in one call; the twin of HaggleReplay/Why's Ledger,
// Timeline+Ledger and Timeline+Ending.
//
// ledgers(timeline, call, axis)    [{ call, axis, answer (null), rows, ending }]: of the node, of
//     the child whose answer it hands on, and so on; the last one decides
// ledgerOf(timeline, call, axis)   one of them
//     rows: { event, basis: [{ kind: "taker" | "term", call } or { kind: "first", node, minimum,
//     maximum (calls, −1: none) }] }
//     ending: { kind: "sum", row }, { kind: "falseSum", row, sum }, { kind: "otherAnswer", row,
//     result }, { kind: "corrected", event }, { kind: "child", call }, { kind: "offer" },
//     { kind: "same", events }, { kind: "untold" }, { kind: "unanswered" }

const {
  Kind, ResponseProfile, callAnswering, firstAtLeast, isAnswer, isOwn, isSame, isShare,
  originalCall, reasonOn, reasonsInCall, sumOf,
} = haggle;

function ledgers(timeline, call, axis) {
  const ledgers = [ledgerOf(timeline, originalCall(timeline, call), axis)];
  while (ledgers.at(-1).ending.kind === "child") {
    ledgers.push(ledgerOf(timeline, ledgers.at(-1).ending.call, axis));
  }
  return ledgers;
}

function ledgerOf(timeline, call, axis) {
  const reasons = reasonsInCall(timeline, call, axis);
  const children = timeline.childrenOfSpan(call);
  const rows = reasons.map((event) => {
    const end = nextStep(timeline, event, call);
    return { event, basis: basisOf(timeline, event, end, children, axis) };
  });
  return {
    call, axis, answer: timeline.sizeOf(call)?.[axis] ?? null,
    rows: withoutRepeats(timeline, rows), ending: endingOf(timeline, call, reasons, children, axis),
  };
}

/** The rows without the answers that an earlier one told. */
function withoutRepeats(timeline, rows) {
  const seen = new Set();
  return rows.map(({ event, basis }) => ({
    event, basis: basis.filter(({ kind, call }) => {
      if (kind === "first") return true;
      const original = originalCall(timeline, call);
      return !seen.has(original) && seen.add(original);
    }),
  }));
}

/** Where the node of a call begins something else than to offer a share: the end of what it asks
 * because of a share that it tells in `number`. */
function nextStep(timeline, number, call) {
  const { spans, trace } = timeline;
  const all = timeline.eventsOf(spans.node[call]);
  const next = all.subarray(firstAtLeast(all, number + 1)).find((event) => {
    const reason = trace.events[event];
    return trace.kinds[event] === Kind.reason && (reason.child === undefined || isShare(reason))
      && timeline.spanAt(event) === call;
  });
  const answer = spans.answer[call];
  return Math.min(next ?? Infinity, answer < 0 ? Infinity : answer);
}

function basisOf(timeline, number, end, children, axis) {
  const reason = reasonOn(timeline, number, axis);
  if (reason.order.length > 0) return firstOf(timeline, reason, number, children, axis);
  if (isShare(reason)) return takers(timeline, reason, number, end, children);
  return terms(timeline, reason, number, children, axis);
}

/** The children that were asked because of a share, each once: with its first call. */
function takers(timeline, reason, number, end, children) {
  const seen = new Set();
  return callsBetween(timeline, children, number, end).filter((child) => {
    const node = timeline.spans.node[child];
    const isMeant = reason.child === undefined || reason.child === node;
    return isMeant && !seen.has(node) && seen.add(node);
  }).map((call) => ({ kind: "taker", call }));
}

/** The calls that were begun between two events. */
function callsBetween({ spans }, children, number, end) {
  return children.filter((child) => spans.ask[child] > number && spans.ask[child] < end);
}

/** The answers that are terms; a child's last one with that number. */
function terms(timeline, reason, number, children, axis) {
  return reason.terms.filter(isAnswer).map((term) => childOfTerm(
    timeline, children, term, number, axis)).filter((call) => call !== undefined)
    .map((call) => ({ kind: "term", call }));
}

function childOfTerm(timeline, children, { node, value }, before, axis) {
  const { spans } = timeline;
  return children.findLast((span) =>
    (node ?? spans.node[span]) === spans.node[span] && spans.ask[span] < before
      && timeline.sizeOf(span)?.[axis] === value);
}

/** Why the first of an order is first, where its range is not that of all others. */
function firstOf(timeline, reason, number, children, axis) {
  const [first] = reason.order;
  const isAlone = reason.order.some(({ min, max }) => min !== first.min || max !== first.max);
  if (!isAlone) return [];
  const nodes = first.node === undefined
    ? nodesOfTrack(timeline, first.track, children, number, axis) : [first.node];
  return nodes.map((node) => evidence(timeline, first, node, number, axis))
    .filter(({ minimum, maximum }) => minimum >= 0 || maximum >= 0).slice(0, 1);
}

/** What a node answered to 0 and ∞, where that is the range by which something was ranked. */
function evidence(timeline, { min, max }, node, before, axis) {
  const call = (length, answer) => answer === undefined ? -1
    : callAnswering(timeline, node, length, answer, axis, before);
  return { kind: "first", node, minimum: call(0, min), maximum: call(Infinity, max) };
}

/** The children that were asked for a track's share: a trace does not say otherwise where they
 * stand. */
function nodesOfTrack(timeline, track, children, number, axis) {
  const call = timeline.spanAt(number);
  if (track === undefined || call < 0) return [];
  const share = reasonsInCall(timeline, call, axis).find((event) =>
    event > number && reasonOn(timeline, event, axis).track === track);
  if (share === undefined) return [];
  return callsBetween(timeline, children, share, nextStep(timeline, share, call))
    .map((child) => timeline.spans.node[child]);
}

/** What the answer follows from. */
function endingOf(timeline, call, reasons, children, axis) {
  const answer = timeline.sizeOf(call)?.[axis] ?? null;
  if (answer === null) return { kind: "unanswered" };
  const reason = (number) => reasonOn(timeline, number, axis);
  const total = reasons.findLastIndex((number) =>
    isOwn(reason(number)) && isSame(reason(number).result, answer));
  if (total >= 0) return checked(total, reason(reasons[total]));
  const correction = correctionIn(timeline, call);
  if (correction !== undefined) return { kind: "corrected", event: correction };
  const child = children.findLast((span) => isSame(timeline.sizeOf(span)?.[axis], answer));
  if (child !== undefined) return { kind: "child", call: originalCall(timeline, child) };
  const row = reasons.findLastIndex((number) => isOwn(reason(number)));
  if (row >= 0) return { kind: "otherAnswer", row, result: reason(reasons[row]).result };
  return withoutReason(timeline, call, answer, axis);
}

function checked(row, reason) {
  const sum = sumOf(reason);
  return sum === null || isSame(sum, reason.result) ? { kind: "sum", row }
    : { kind: "falseSum", row, sum };
}

/** What the engine noted about the node while it answered. */
function correctionIn(timeline, call) {
  const { kinds, events } = timeline.trace;
  return timeline.eventsOf(timeline.spans.node[call]).find((number) =>
    kinds[number] === Kind.note && events[number].from === "engine"
      && timeline.spanAt(number) === call);
}

function withoutReason(timeline, call, answer, axis) {
  const profile = new ResponseProfile(timeline, timeline.spans.node[call]);
  const rigid = profile.isRigid(axis);
  if (rigid?.value && profile.isConstant(axis)) return { kind: "same", events: rigid.events };
  return { kind: timeline.proposalOf(call)[axis] === answer ? "offer" : "untold" };
}

Object.assign(haggle, { ledgers, ledgerOf, childOfTerm });
