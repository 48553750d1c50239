// Why a number is what it is; the twin of HaggleReplay/Why's Why, OfferStep and PlaceStep.
//
// new Why(timeline, node, "width" | "height" | "x" | "y")    about a node's final number
// Why.ofCall(timeline, call, axis)                           about one call's answer
//   .node .quantity .axis .isLength .isFinal, .value and .event (null: the trace has none),
//   .call (−1: nobody asked), .ledgers (see why-ledger.js), .offers, .placements
// offers(timeline, call, axis)    from the node up to the root: { node, caller (−1), offer (null:
//     ideal), event, cause }, cause: { kind: "root", pass }, { kind: "reason", event },
//     { kind: "keepsBack" | "restOfOwnLength", event, kept } or { kind } of handsOn, ownLength,
//     extreme, untold, unknownCaller
// callerCall(timeline, call)      the call of the parent that it belongs to; −1
// placements(timeline, node, axis)    from the root down: { node, parent, offset, after, event };
//     null where one is missing

const {
  areSame, decisiveCall, firstAtLeast, isOwn, ledgers, originalCall, reasonOn,
  reasonsInCall, applied,
} = haggle;

function offers(timeline, call, axis) {
  const steps = [];
  for (let next = call; next >= 0;) {
    const caller = callerCall(timeline, next);
    steps.push(offerStep(timeline, next, caller, axis));
    next = caller;
  }
  return steps;
}

function offerStep(timeline, call, caller, axis) {
  const { spans } = timeline;
  const cause = caller < 0 ? causeOutside(timeline, call) : causeOf(timeline, call, caller, axis);
  return {
    node: spans.node[call], caller: caller < 0 ? timeline.callerOf(call) : spans.node[caller],
    offer: timeline.proposalOf(call)[axis], event: spans.ask[call], cause,
  };
}

/** The call of the parent in which this one was made, or by which the parent has the size that it
 * is placing its children by. It always began earlier. */
function callerCall(timeline, call) {
  const { spans, trace } = timeline;
  const node = timeline.callerOf(call);
  const around = node < 0 ? trace.nodes[spans.node[call]].parent : node;
  const parent = spans.parent[call];
  if (parent >= 0 && spans.node[parent] === around) return parent;
  if (node < 0) return -1;
  // What is asked again outside of a call of its parent was asked in one before.
  const same = timeline.spansOf(spans.node[call]).findLast((span) =>
    span < call && areSame(timeline.proposalOf(span), timeline.proposalOf(call))
      && spans.parent[span] >= 0 && spans.node[spans.parent[span]] === node);
  if (same !== undefined) return spans.parent[same];
  // Else the parent has the size by which it places already, or it has just answered.
  const event = timeline.placement(node);
  const placed = event >= 0 && event < spans.ask[call] ? trace.events[event].proposal : null;
  const earlier = timeline.spansOf(node).findLast((span) => span < call && spans.answer[span] >= 0
    && (placed === null || areSame(timeline.proposalOf(span), placed)));
  return earlier === undefined ? -1 : originalCall(timeline, earlier);
}

function causeOutside(timeline, call) {
  const { spans, trace } = timeline;
  if (timeline.callerOf(call) >= 0) return { kind: "untold" };
  const pass = timeline.passAt(spans.ask[call]);
  const isRoot = spans.parent[call] < 0 && trace.nodes[spans.node[call]].parent < 0
    && pass !== null && areSame(pass.proposal, timeline.proposalOf(call));
  return isRoot ? { kind: "root", pass: pass.begin } : { kind: "unknownCaller" };
}

function causeOf(timeline, call, caller, axis) {
  const offer = timeline.proposalOf(call)[axis];
  const own = timeline.proposalOf(caller)[axis];
  const reasons = reasonsInCall(timeline, caller, axis);
  const told = offerReason(timeline, reasons, call, axis);
  if (told !== undefined) return { kind: "reason", event: told };
  if (offer === own) return { kind: "handsOn" };
  const kept = keptBack(timeline, reasons, call, own, axis);
  if (kept !== null) return { kind: "keepsBack", ...kept };
  const length = timeline.sizeOf(caller)?.[axis] ?? null;
  if (offer !== null && length === offer) return { kind: "ownLength" };
  const rest = keptBack(timeline, reasons, call, length, axis);
  if (rest !== null) return { kind: "restOfOwnLength", ...rest };
  const later = laterReason(timeline, call, axis);
  if (later !== undefined) return { kind: "reason", event: later };
  return { kind: [null, 0, Infinity].includes(offer) ? "extreme" : "untold" };
}

/** A reason that the caller gave before, in whichever call or while placing, for that child or for
 * a track of that length. */
function laterReason(timeline, call, axis) {
  const { spans } = timeline;
  const caller = timeline.callerOf(call);
  const offer = timeline.proposalOf(call)[axis];
  if (caller < 0 || offer === null) return undefined;
  const all = timeline.eventsOf(caller);
  return all.subarray(0, firstAtLeast(all, spans.ask[call])).findLast((number) => {
    const reason = reasonOn(timeline, number, axis);
    if (reason === null) return false;
    const isMeant = reason.child === spans.node[call] || reason.track !== undefined
      || reason.rule === "offer";
    if (isMeant) return reason.result === offer;
    return (reason.rule === "columns" || reason.rule === "rows")
      && reason.terms.some((term) => term.value === offer && term.name !== "gap");
  });
}

/** The reason whose result is what the call offers: one for that very child (of a span it comes
 * behind), else the one for the child's track, else one for the container's own length. */
function offerReason(timeline, reasons, call, axis) {
  const { spans } = timeline;
  const reason = (number) => reasonOn(timeline, number, axis);
  const offer = timeline.proposalOf(call)[axis];
  const equal = reasons.filter((number) => reason(number).result === offer && offer !== null);
  const before = equal.filter((number) => number < spans.ask[call]);
  const isForChild = (number) => reason(number).child === spans.node[call];
  const tracks = before.filter((number) => reason(number).track !== undefined);
  const isBound = (number) => ["fixed", "clamp", "relative"].includes(reason(number).rule);
  return before.findLast(isForChild) ?? equal.find(isForChild)
    ?? ownTrack(timeline, call, tracks, axis) ?? before.find(isBound);
}

/** Of reasons for tracks of equal length, the one that the call follows. A container asks its
 * children for a track's share at once, so that is the last one before the child was first asked
 * for it; what is asked again follows other tracks too. */
function ownTrack(timeline, call, tracks, axis) {
  if (tracks.length === 0) return undefined;
  const { spans } = timeline;
  const offer = timeline.proposalOf(call)[axis];
  const asked = timeline.spansOf(spans.node[call]).find((span) => spans.ask[span] > tracks[0]
    && timeline.callerOf(span) === timeline.callerOf(call)
    && timeline.proposalOf(span)[axis] === offer) ?? call;
  return tracks.findLast((number) => number < spans.ask[asked]);
}

/** The reason that adds to the child's answer exactly what its offer is less than `own`, and how
 * much that is. */
function keptBack(timeline, reasons, call, own, axis) {
  const offer = timeline.proposalOf(call)[axis];
  const node = timeline.spans.node[call];
  if (own === null || offer === null) return null;
  for (const event of reasons.slice().reverse()) {
    const reason = reasonOn(timeline, event, axis);
    const { terms } = reason;
    const isMeant = isOwn(reason)
      && !terms.some(({ operator }) => operator === "*" || operator === "/")
      && terms.filter((term) => term.node === node).length === 1;
    if (!isMeant) continue;
    const kept = terms.filter((term) => term.node !== node && "+-".includes(term.operator))
      .reduce(applied, 0);
    if (kept !== 0 && Math.abs(own - offer - kept) < 0.001) return { event, kept };
  }
  return null;
}

function placements(timeline, node, axis) {
  const { nodes, events } = timeline.trace;
  const steps = [];
  for (let next = node; next >= 0; next = nodes[next].parent) {
    const event = timeline.placement(next);
    if (event < 0) return null;
    const { parent } = nodes[next];
    const offset = events[event].frame[axis];
    const room = parent < 0 ? undefined : timeline.size(parent)?.[axis];
    const after = room === undefined ? null : room - offset - events[event].frame[2 + axis];
    steps.push({ node: next, parent, offset, after, event });
  }
  return steps.reverse();
}

class Why {
  constructor(timeline, node, quantity) {
    const axis = quantity === "width" || quantity === "x" ? 0 : 1;
    const isLength = quantity === "width" || quantity === "height";
    Object.assign(this, { node, quantity, axis, isLength, isFinal: true, call: -1 });
    Object.assign(this, { value: null, event: null, ledgers: [], offers: [], placements: [] });
    if (isLength) this.#explainLength(timeline);
    else this.#explainPlace(timeline);
  }

  static ofCall(timeline, call, axis) {
    const { spans } = timeline;
    const why = new Why(timeline, spans.node[call], axis === 0 ? "width" : "height");
    const answer = spans.answer[call];
    return Object.assign(why, {
      isFinal: false, value: timeline.sizeOf(call)?.[axis] ?? null, call,
      event: answer < 0 ? spans.ask[call] : answer, ledgers: ledgers(timeline, call, axis),
      offers: offers(timeline, call, axis),
    });
  }

  #explainLength(timeline) {
    const { axis } = this;
    const { spans, trace } = timeline;
    const event = timeline.placement(this.node);
    this.call = decisiveCall(timeline, this.node);
    if (event >= 0) {
      this.event = event;
      this.value = trace.events[event].frame[2 + axis];
    } else if (this.call >= 0) {
      this.event = spans.answer[this.call];
      this.value = timeline.sizeOf(this.call)[axis];
    }
    if (this.call < 0) return;
    this.ledgers = ledgers(timeline, this.call, axis);
    this.offers = offers(timeline, this.call, axis);
  }

  #explainPlace(timeline) {
    const event = timeline.placement(this.node);
    this.event = event < 0 ? null : event;
    this.placements = placements(timeline, this.node, this.axis) ?? [];
    if (this.placements.length === 0) return;
    this.value = this.placements.map((step) => step.offset).reduce((sum, offset) => sum + offset);
  }
}

Object.assign(haggle, { Why, offers, callerCall, placements });
