// Which call a number comes from, and what was said in it; the twin of HaggleReplay/Why's
// Timeline+Calls and Reason+Binding. An axis is 0 (width) or 1 (height).
//
// decisiveCall(timeline, node)     the call that gave the node its final size; −1
// originalCall(timeline, call)     the one that reached the node where this one was remembered
// reasonsInCall(timeline, call, axis)    event numbers of the reasons that its node gave in it
// reasonOn(timeline, number, axis)       the reason that an event is, if about the axis; null
// callAnswering(timeline, node, length, answer, axis, before)    the latest such call; −1
// isSame(a, b): two numbers; no number is like no number
// isShare(reason), isOwn(reason), isSum(reason), isAnswer(term), isOffer(term, offer),
// sumOf(reason), binding(reason, expected), inverted(reason, result): the arithmetic

const { Kind, applied } = haggle;
const dimensions = ["width", "height"];

/** How near two numbers must be for a person to call them the same: people write two decimals. */
const tolerance = 0.005;

function areSame(a, b) {
  return a !== null && b !== null && a[0] === b[0] && a[1] === b[1];
}

function decisiveCall(timeline, node) {
  const { spans, trace } = timeline;
  const answered = timeline.spansOf(node).filter((span) => spans.answer[span] >= 0);
  const event = timeline.placement(node);
  if (event < 0) return answered.at(-1) ?? -1;
  const asked = answered.filter((span) => spans.ask[span] < event
    && areSame(timeline.proposalOf(span), trace.events[event].proposal));
  // What a parent asks again while it places is answered from memory, and rests on no reason.
  const last = asked.findLast((span) => isMadeByCaller(timeline, span))
    ?? asked.findLast((span) => spans.parent[span] >= 0);
  if (last === undefined) return asked.at(-1) ?? -1;
  const parent = spans.parent[last];
  if (parent < 0) return last;
  const together = asked.filter((span) => spans.parent[span] === parent);
  // Before it shares anything out, a parent only asks what its children could be.
  const begin = Math.min(...[0, 1].map((axis) => firstShare(timeline, parent, axis)));
  const isLater = (span) => spans.ask[span] > (begin === Infinity ? 0 : begin);
  return together.find(isLater) ?? together[0];
}

function firstShare(timeline, call, axis) {
  return reasonsInCall(timeline, call, axis).find((number) =>
    isShare(reasonOn(timeline, number, axis))) ?? Infinity;
}

/** Whether a call was made in a call of the node that makes it. */
function isMadeByCaller(timeline, call) {
  const parent = timeline.spans.parent[call];
  const caller = timeline.callerOf(call);
  return parent >= 0 && (caller < 0 || caller === timeline.spans.node[parent]);
}

function originalCall(timeline, call) {
  if (!timeline.isCached(call)) return call;
  return timeline.spansOf(timeline.spans.node[call]).findLast((span) =>
    span < call && !timeline.isCached(span)
      && areSame(timeline.proposalOf(span), timeline.proposalOf(call))
      && isSameSize(timeline.sizeOf(span), timeline.sizeOf(call))) ?? call;
}

/** The index of the first member that is at least the value. */
function firstAtLeast(members, value) {
  return haggle.lastIndex(members, value - 1) + 1;
}

function reasonsInCall(timeline, call, axis) {
  const { spans, trace } = timeline;
  const all = timeline.eventsOf(spans.node[call]);
  const end = spans.answer[call] < 0 ? trace.events.length : spans.answer[call];
  const inside = all.subarray(firstAtLeast(all, spans.ask[call]), firstAtLeast(all, end));
  return Array.from(inside).filter((number) =>
    reasonOn(timeline, number, axis) !== null && timeline.spanAt(number) === call);
}

function reasonOn({ trace }, number, axis) {
  if (trace.kinds[number] !== Kind.reason) return null;
  const reason = trace.events[number];
  return (reason.axis ?? dimensions[axis]) === dimensions[axis] ? reason : null;
}

function callAnswering(timeline, node, length, answer, axis, before) {
  const { spans } = timeline;
  return timeline.spansOf(node).findLast((span) =>
    spans.answer[span] >= 0 && spans.answer[span] < before
      && timeline.proposalOf(span)[axis] === length
      && isSame(timeline.sizeOf(span)[axis], answer)) ?? -1;
}

const isSame = (a, b) => a === b || (Number.isNaN(a) && Number.isNaN(b));

function isSameSize(a, b) {
  return a !== null && b !== null && isSame(a[0], b[0]) && isSame(a[1], b[1]);
}

/** Whether it says what a child or track is offered. */
const isShare = (reason) => reason.rule === "share";

/** Whether it may be the container's own length rather than something on the way to it. */
function isOwn(reason) {
  return reason.child === undefined && reason.track === undefined && reason.result !== undefined
    && reason.order.length === 0 && !["gaps", "remaining", "share"].includes(reason.rule);
}

/** Whether it is a sum: of terms that are added and taken away. */
function isSum(reason) {
  return reason.terms.slice(1).every(({ operator }) => operator === "+" || operator === "-");
}

/** What the terms add up to; null without terms. */
function sumOf({ terms }) {
  return terms.length === 0 ? null : terms.slice(1).reduce(applied, terms[0].value);
}

/** Whether the term is a child's answer. */
const isAnswer = (term) => term.node !== undefined || term.name === "the child's answer";

/** Whether the term is what the node itself was offered. */
function isOffer({ name, value }, offer) {
  return value === offer && name?.startsWith("proposed");
}

/** The term that excludes `expected`: the last bound that it exceeds, else the term that the
 * others start from or the one that is an answer. */
function binding(reason, expected) {
  const bound = reason.terms.slice(1).findLast(({ operator, value }) =>
    (operator === "min" && value < expected - tolerance)
      || (operator === "max" && value > expected + tolerance));
  return bound ?? reason.terms.find((term) => term.node !== undefined) ?? reason.terms[0]
    ?? { operator: "+", value: reason.result ?? 0 };
}

/** What its first term would have to be for `result` to come out; null. */
function inverted(reason, result) {
  const value = reason.terms.slice(1).reverse().reduce((sum, { operator, value }) => {
    switch (operator) {
      case "+": return sum - value;
      case "-": return sum + value;
      case "*": return sum / value;
      case "/": return sum * value;
      default: return sum;
    }
  }, result);
  return Number.isFinite(value) ? value : null;
}

Object.assign(haggle, {
  areSame, isSame, decisiveCall, originalCall, firstAtLeast, reasonsInCall, reasonOn, callAnswering,
  isShare, isOwn, isSum, sumOf, isAnswer, isOffer, binding, inverted, tolerance,
});
