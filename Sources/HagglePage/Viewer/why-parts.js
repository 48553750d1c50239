// A container's length as parts that are decided one after the other; the twin of
// HaggleReplay/Why's Timeline+Parts.
//
// partsOf(timeline, reason, ledger)    the children or tracks whose lengths a sum adds up:
//     { node, track (null), value, event (after which it is known), share (the reason that offered
//     it; null), isTaken (whether somebody was asked to take it), minimum, maximum (null: nobody
//     asked) }
// reachOf(timeline, parts, ledger, expected)    what decides it, as a verdict of why-not.js:
//     "offer": out of reach from the beginning, by what the container was offered; null: nothing
//     excludes it; { kind: "gaps", event, length }; { kind: "reach", reach: { event, isMost,
//     all (all parts, where it is the least that they can be), length, part, order (the event of
//     the order that put the part behind others; null) } }
// firstLike(timeline, number, expected)    the first event that gives the same result for the same
//     reason against it

const { binding, isShare, isSum, reasonOn, tolerance } = haggle;

function partsOf(timeline, reason, ledger) {
  if (!isSum(reason)) return [];
  const orders = ledger.rows.map(({ event }) => reasonOn(timeline, event, ledger.axis).order);
  const order = orders.findLast((ranks) => ranks.length > 0) ?? [];
  return reason.terms.flatMap((term) => {
    const track = trackOf(reason, term);
    if (term.node === undefined && track === undefined) return [];
    const ranked = order.find((rank) => rank.node === term.node && rank.track === track);
    return [{
      node: term.node ?? null, track: track ?? null, value: term.value,
      minimum: ranked?.min ?? null, maximum: ranked?.max ?? null,
      ...decision(timeline, term, track, ledger),
    }];
  });
}

/** The track whose length a term of a grid's sum is: `column 3`. */
function trackOf({ rule }, { name }) {
  if ((rule !== "columns" && rule !== "rows") || name === undefined) return undefined;
  const match = /^ *(?:column|row) +([+-]?\d+) *$/.exec(name);
  return match === null ? undefined : Number(match[1]);
}

/** The event after which a part is known, the reason that offered it its share, and whether
 * somebody was asked to take it. */
function decision(timeline, { node, value }, track, ledger) {
  const { spans } = timeline;
  const { call, axis } = ledger;
  const row = ledger.rows.findLast(({ event }) => {
    const reason = reasonOn(timeline, event, axis);
    if (!isShare(reason)) return false;
    return track === undefined ? reason.child === node : reason.track === track;
  });
  if (row !== undefined) {
    const answers = row.basis.filter(({ kind }) => kind === "taker")
      .map((taker) => spans.answer[taker.call]).filter((event) => event >= 0);
    const isTaken = answers.length > 0;
    return { event: isTaken ? Math.max(...answers) : row.event, share: row.event, isTaken };
  }
  const end = spans.answer[call] < 0 ? spans.ask[call] : spans.answer[call];
  const child = timeline.childrenOfSpan(call).find((span) =>
    spans.node[span] === node && timeline.sizeOf(span)?.[axis] === value);
  return { event: child === undefined ? end : spans.answer[child], share: null, isTaken: true };
}

/** The first event after which the parts can no longer come to `expected`, as far as they answer
 * between what they answered to 0 and to ∞, and take no more than is left unless they must. */
function reachOf(timeline, unsorted, ledger, expected) {
  const answer = ledger.answer ?? 0;
  const parts = unsorted.map((part) => expected < answer ? given(timeline, part, ledger) : part)
    .sort((a, b) => a.event - b.event);
  const offer = timeline.proposalOf(ledger.call)[ledger.axis] ?? Infinity;
  let decided = answer - parts.reduce((sum, part) => sum + part.value, 0);
  const gaps = decided > expected + tolerance ? gapsIn(timeline, ledger) : null;
  if (gaps !== null) return { kind: "gaps", event: gaps, length: decided };
  // What came out longer already was not held back by what it was offered.
  const isTooShort = ({ most }) => expected > answer && most < expected - tolerance;
  const all = bounds(decided, parts, offer);
  if (isTooShort(all) && expected > offer) return "offer";
  const before = all.least > expected + tolerance
    ? reachBeforeAll(timeline, parts, all.least, ledger) : null;
  if (before !== null) return before;
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index];
    decided += part.value;
    const open = bounds(decided, parts.slice(index + 1), offer);
    const isMost = isTooShort(open);
    if (!isMost && open.least <= expected + tolerance) continue;
    const length = isMost ? open.most : open.least;
    const order = orderBefore(timeline, part, ledger);
    return { kind: "reach", reach: { event: part.event, isMost, length, part, order } };
  }
  return null;
}

/** The event that tells what lies between the parts; null. */
function gapsIn(timeline, { rows, axis }) {
  const rules = ["gaps", "remaining"].map((rule) =>
    rows.find(({ event }) => reasonOn(timeline, event, axis).rule === rule));
  const row = rules[0] ?? rules[1] ?? rows.at(-1);
  return row === undefined ? null : firstLike(timeline, row.event, 0);
}

/** A track whose share nobody took has its length from a child that is in other tracks too and
 * took more than they have; then that child is the part. */
function given(timeline, part, { rows, axis }) {
  if (part.isTaken || part.track === null) return part;
  const excess = rows.findLast(({ event }) =>
    isExcess(reasonOn(timeline, event, axis), part.track));
  if (excess === undefined) return part;
  const { child } = reasonOn(timeline, excess.event, axis);
  if (child === undefined) return part;
  return {
    ...part, node: child, track: null, event: excess.event, share: null, isTaken: true,
  };
}

/** Whether it says what a child gives a track by taking more than its tracks have. */
function isExcess({ rule, terms }, track) {
  return rule === "excess"
    && terms.some(({ name }) => (name?.match(/\d+/g) ?? []).map(Number).includes(track));
}

/** The order that tells the least that all parts together can be; the one that needs most is to
 * blame. */
function reachBeforeAll(timeline, parts, length, { rows, axis }) {
  const order = rows.find(({ event }) => reasonOn(timeline, event, axis).order.length > 0);
  if (order === undefined || parts.length === 0) return null;
  const longest = parts.reduce((most, part) =>
    (most.minimum ?? 0) < (part.minimum ?? 0) ? part : most);
  return {
    kind: "reach", reach: {
      event: order.event, isMost: false, all: parts, length, part: { ...longest, share: null },
      order: null,
    },
  };
}

function bounds(decided, open, offer) {
  const least = open.reduce((sum, { minimum }) => sum + (minimum ?? 0), 0);
  const most = open.reduce((sum, { maximum }) => sum + (maximum ?? Infinity), 0);
  const isKnown = open.every(({ minimum, maximum }) => minimum !== null && maximum !== null);
  const left = isKnown ? Math.max(offer - decided, least) : Infinity;
  return { least: decided + least, most: decided + Math.min(most, left) };
}

/** The order that served others before the part, by what they answered. */
function orderBefore(timeline, part, { rows, axis }) {
  const row = rows.findLast(({ event, basis }) => {
    const [first] = reasonOn(timeline, event, axis).order;
    if (first === undefined || basis.length === 0) return false;
    return (first.node ?? null) !== part.node || (first.track ?? null) !== part.track;
  });
  return row?.event ?? null;
}

function firstLike(timeline, number, expected) {
  const { events } = timeline.trace;
  const text = (event) => {
    const { rule, axis, child, track, result } = events[event];
    const { operator, value, name, node } = binding(events[event], expected);
    return [rule, axis, child, track, result, operator, value, name, node].join();
  };
  const wanted = text(number);
  return timeline.reasons(events[number].reason).find((event) => text(event) === wanted) ?? number;
}

Object.assign(haggle, { partsOf, reachOf, firstLike });
