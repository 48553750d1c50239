// Why a length is not what somebody expected: how the question moved from node to node, and the
// first event after which the expected length was out of reach; the twin of HaggleReplay/Why's
// WhyNot and WhyNotSearch.
//
// whyNot(timeline, why, expected)    { node, axis, call, expected, steps, verdict, decisive,
//                                    elsewhere, proofs }; null for a place
//   call: whose answer is asked about; −1 where it is the node's final length
//   steps: { kind: "child", call, child }, { kind: "part", event, child, expected },
//     { kind: "offer", call, expected }, { kind: "caller", step (see why.js), expected }
//   verdict: { kind: "isSo" | "rule" | "extreme" | "answer", event }, { kind: "root", event,
//     wanted }, { kind: "share", event, remaining }, { kind: "reach", reach (see why-parts.js) },
//     { kind: "gaps", event, length }, { kind: "same", event, events }, { kind: "limit", event,
//     extreme (what it answers to ∞ or 0) }, { kind: "between", first, last }, { kind: "nothing" }
//   decisive: { call, expected }; null. elsewhere: an event; null. proofs: verdicts of the trace

const {
  Kind, NumberText, ResponseProfile, binding, callerCall, childOfTerm, decisiveCall, firstLike,
  inverted, isAnswer, isOffer, isShare, isSum, ledgerOf, offers, originalCall, partsOf, reachOf,
  reasonOn,
  tolerance,
} = haggle;

/** Follows the question down to the child that decides, or up to who made the offer, until an
 * event decides. Each step down goes into a call, each step up out of one, and what went up never
 * goes down again, so that it ends. */
class WhyNotSearch {
  constructor(timeline, axis) {
    Object.assign(this, { timeline, axis, steps: [], verdict: null, wanted: [] });
  }

  explain(call, expected) {
    const { spans } = this.timeline;
    const seen = new Set();
    for (let next = { call, expected }; next !== null && !seen.has(next.call);) {
      seen.add(next.call);
      const original = originalCall(this.timeline, next.call);
      const ledger = ledgerOf(this.timeline, original, this.axis);
      this.wanted.push({ call: ledger.call, expected: next.expected });
      next = this.#descend(ledger, next.call, next.expected);
    }
    this.verdict ??= between(0, spans.answer[call] < 0 ? spans.ask[call] : spans.answer[call]);
  }

  #descend(ledger, call, expected) {
    const { timeline } = this;
    const ask = timeline.spans.ask[ledger.call];
    const end = this.#end(ledger.call);
    switch (ledger.ending.kind) {
      case "child":
        this.steps.push({ kind: "child", call: ledger.call, child: ledger.ending.call });
        return { call: ledger.ending.call, expected };
      case "offer": {
        const refusal = this.#refusal(timeline.spans.node[ledger.call], expected);
        return refusal === undefined ? this.#climb(call, expected)
          : this.#decide({ kind: "answer", event: refusal });
      }
      case "same": {
        const { spans } = timeline;
        const first = timeline.spansOf(spans.node[ledger.call])
          .find((span) => spans.answer[span] >= 0);
        return this.#decide({ ...ledger.ending, event: spans.answer[first] ?? ask });
      }
      case "unanswered": return this.#decide(between(ask, timeline.trace.events.length - 1));
      case "sum": return this.#weigh(ledger, call, expected);
      default: {
        const isAlone = timeline.childrenOfSpan(ledger.call).length === 0;
        return this.#decide(isAlone ? { kind: "answer", event: end } : between(ask, end));
      }
    }
  }

  /** Where the node was offered the expected length and did not take it. */
  #refusal(node, expected) {
    const { timeline, axis } = this;
    const span = timeline.spansOf(node).find((call) => timeline.sizeOf(call) !== null
      && timeline.proposalOf(call)[axis] === expected
      && Math.abs(timeline.sizeOf(call)[axis] - expected) >= tolerance);
    return span === undefined ? undefined : timeline.spans.answer[span];
  }

  /** The event that answers a call; its question where none does. */
  #end(call) {
    const { ask, answer } = this.timeline.spans;
    return answer[call] < 0 ? ask[call] : answer[call];
  }

  #decide(verdict) {
    this.verdict = verdict;
    return null;
  }

  #weigh(ledger, call, expected) {
    const { timeline, axis } = this;
    const { event } = ledger.rows[ledger.ending.row];
    const reason = reasonOn(timeline, event, axis);
    const parts = partsOf(timeline, reason, ledger);
    if (parts.length > 1 || parts.some((part) => part.track !== null)) {
      return this.#weighParts(parts, ledger, call, expected);
    }
    const term = binding(reason, expected);
    if (isOffer(term, timeline.proposalOf(ledger.call)[axis])) return this.#climb(call, expected);
    const children = timeline.childrenOfSpan(ledger.call);
    const child = isAnswer(term) ? childOfTerm(timeline, children, term, event, axis) : undefined;
    if (child === undefined) return this.#settle(event, ledger, call, expected);
    const wanted = isSum(reason) ? expected - (ledger.answer - term.value) : expected;
    // No child answers less than nothing: what is added to it is too long by itself.
    if (wanted < 0) return this.#settle(event, ledger, call, expected);
    this.steps.push({ kind: "part", event, child, expected: wanted });
    return { call: child, expected: wanted };
  }

  /** A rule of the node's own; where it answers ∞ with enough, it was offered too little. */
  #settle(event, ledger, call, expected) {
    const { timeline, axis } = this;
    const profile = new ResponseProfile(timeline, timeline.spans.node[call]);
    const most = profile.answer(Infinity, axis);
    const offer = timeline.proposalOf(ledger.call)[axis];
    const wasShort = offer !== null && offer < expected;
    if (most && most.size[axis] >= expected && expected > ledger.answer && wasShort) {
      return this.#climb(call, expected);
    }
    return this.#decide({ kind: "rule", event: firstLike(timeline, event, expected) });
  }

  #weighParts(parts, ledger, call, expected) {
    const reach = reachOf(this.timeline, parts, ledger, expected);
    if (reach === "offer") return this.#climb(call, expected);
    return this.#decide(
      reach ?? between(this.timeline.spans.ask[ledger.call], this.#end(ledger.call)));
  }

  /** Why the call was not for `expected`; the caller's call where its own length must be
   * explained. */
  #climb(call, expected) {
    const { timeline } = this;
    this.verdict = this.#limit(call, expected);
    if (this.verdict !== null) return null;
    this.steps.push({ kind: "offer", call, expected });
    let wanted = expected;
    let offered = call;
    for (const step of offers(timeline, call, this.axis)) {
      const caller = callerCall(timeline, offered);
      if (step.cause.kind === "ownLength" || step.cause.kind === "restOfOwnLength") {
        wanted += step.cause.kept ?? 0;
        this.steps.push({ kind: "caller", step, expected: wanted });
        return caller < 0 ? null : { call: caller, expected: wanted };
      }
      this.verdict = this.#endOf(step, caller, wanted);
      if (step.cause.kind === "keepsBack") wanted += step.cause.kept;
      if (step.cause.kind === "reason") wanted = this.#offerBy(step.cause.event, wanted) ?? wanted;
      if (this.verdict !== null) return null;
      this.steps.push({ kind: "caller", step, expected: wanted });
      offered = caller < 0 ? offered : caller;
    }
    return null;
  }

  /** That no other offer does: what the node answers to ∞ is too little already, or what it answers
   * to 0 too much; null where that is not so, or nobody knows. */
  #limit(call, expected) {
    const { timeline, axis } = this;
    const size = timeline.sizeOf(call);
    if (size === null) return null;
    const isMore = expected > size[axis];
    const proposal = timeline.proposalOf(call).with(axis, isMore ? Infinity : 0);
    const extreme = timeline.answerTo(timeline.spans.node[call], proposal);
    const excess = (expected - extreme?.size[axis]) * (isMore ? 1 : -1);
    if (!(excess > tolerance)) return null;
    const event = Math.min(this.#end(call), extreme.event);
    return { kind: "limit", event, extreme: extreme.event };
  }

  /** The verdict where nobody has to be asked further; null. */
  #endOf({ cause, event }, caller, wanted) {
    switch (cause.kind) {
      case "root": return { kind: "root", event: cause.pass, wanted };
      case "extreme": return { kind: "extreme", event };
      case "untold": case "unknownCaller":
        return between(caller < 0 ? 0 : this.timeline.spans.ask[caller], event);
      default: return null;
    }
  }

  /** What the caller would have had to be offered for its reason to come to `wanted`; null where
   * the reason itself decides. */
  #offerBy(event, wanted) {
    const reason = reasonOn(this.timeline, event, this.axis);
    const isBound = binding(reason, wanted).name?.startsWith("proposed") ?? false;
    const needed = isBound ? inverted(reason, wanted) : null;
    if (needed !== null) return needed;
    const divisor = reason.terms[1]?.operator === "/" ? reason.terms[1].value : null;
    return this.#decide(isShare(reason) && divisor !== null
      ? { kind: "share", event, remaining: wanted * divisor }
      : { kind: "rule", event: firstLike(this.timeline, event, wanted) });
  }
}

const between = (first, last) => ({ kind: "between", first, last });

function whyNot(timeline, why, expected) {
  if (!why.isLength) return null;
  const { node, axis, value, event, call } = why;
  const asksFinal = why.isFinal || call === decisiveCall(timeline, node);
  const search = new WhyNotSearch(timeline, axis);
  let verdict = { kind: "nothing" };
  if (value !== null && event !== null && Math.abs(value - expected) < tolerance) {
    verdict = { kind: "isSo", event };
  } else if (call >= 0) {
    search.explain(call, expected);
    verdict = search.verdict;
  }
  const decisive = search.wanted.at(-1) ?? null;
  return {
    node, axis, call: asksFinal ? -1 : call, expected, steps: search.steps, verdict, decisive,
    elsewhere: decisive && elsewhere(timeline, decisive, axis),
    proofs: reruns(timeline, search.wanted, axis),
  };
}

/** Where the node of a call answered the expected length, but for rounding, and not what it answers
 * there; a probe counts too. */
function elsewhere(timeline, { call, expected }, axis) {
  const { kinds, events } = timeline.trace;
  const answer = timeline.sizeOf(call)?.[axis] ?? null;
  return timeline.eventsOf(timeline.spans.node[call]).find((number) => {
    if (kinds[number] !== Kind.answer && kinds[number] !== Kind.probe) return false;
    const length = events[number].size[axis];
    const isNews = answer === null || Math.abs(length - answer) >= tolerance;
    return isNews && Math.abs(length - expected) < 0.5;
  }) ?? null;
}

/** The verdicts of re-runs in which the node of a call had the length that it should have. */
function reruns({ trace, spans }, wanted, axis) {
  const adjective = ["wide", "high"][axis];
  const outcomes = wanted.map(({ call, expected }) =>
    `${trace.name(spans.node[call])} is ${NumberText.display(expected)} ${adjective} instead`);
  return trace.verdicts.filter(({ outcome }) =>
    outcomes.some((start) => outcome.startsWith(start)));
}

haggle.whyNot = whyNot;
