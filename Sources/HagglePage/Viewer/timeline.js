// A trace made ready for looking things up; the twin of HaggleReplay/Timeline.swift.
//
// new Timeline(trace) gives
//   trace, spans (see spans.js), tree { roots, preorder, depth(node), children(node) }
//   passes   { number, reason, proposal, size (null: did not end), begin, end }; end is exclusive
//   spansOf(node), eventsOf(node)   typed arrays of numbers, ascending
//   spanAt(event)     the call that the event asks or answers, or the innermost around it; −1
//   proposalOf(span), sizeOf(span) (null: no answer), callerOf(span) (−1: not known or the host)
//   childrenOfSpan(span), passAt(event) (null: none)
//   placement(node)   the number of the event that placed it last; −1
//   size(node)        [width, height] in its parent's space; null where it was not placed
//   rectangle(node)   [x, y, width, height] in the root's space; null where nobody knows
//   answerTo(node, proposal, includingProbes = true)   { size, event }; null
//   distinctQuestions(node), reasons(node)             spans, events
// What was so at one moment is in state.js.

const { Kind, Grouping, lastIndex, pairSpans } = haggle;

/** Which node lies in which; several trees where the trace has several roots. */
class NodeTree {
  constructor(nodes) {
    const parents = Int32Array.from(nodes, (node) => node.parent);
    this.groups = new Grouping(parents, nodes.length);
    this.roots = [];
    parents.forEach((parent, node) => { if (parent < 0) this.roots.push(node); });
    this.depths = new Int32Array(nodes.length);
    this.preorder = [];
    const waiting = this.roots.slice().reverse();
    while (waiting.length > 0) {
      const node = waiting.pop();
      this.preorder.push(node);
      for (const child of this.groups.of(node).slice().reverse()) {
        this.depths[child] = this.depths[node] + 1;
        waiting.push(child);
      }
    }
  }

  children(node) { return this.groups.of(node); }
  depth(node) { return this.depths[node]; }
}

function passes(trace) {
  const begins = [];
  trace.kinds.forEach((kind, number) => { if (kind === Kind.passBegin) begins.push(number); });
  return begins.map((begin, index) => {
    const limit = begins[index + 1] ?? trace.events.length;
    const { pass: number, begin: reason, proposal } = trace.events[begin];
    let end = begin;
    while (end < limit && trace.kinds[end] !== Kind.passEnd) end++;
    return end < limit
      ? { number, reason, proposal, size: trace.events[end].size, begin, end: end + 1 }
      : { number, reason, proposal, size: null, begin, end: limit };
  });
}

function isSame(a, b) {
  return a[0] === b[0] && a[1] === b[1];
}

class Timeline {
  constructor(trace) {
    this.trace = trace;
    const { spans, spanOfEvent } = pairSpans(trace);
    this.spans = spans;
    this.spanOfEvent = spanOfEvent;
    this.passes = passes(trace);
    this.passBegins = this.passes.map((pass) => pass.begin);
    this.tree = new NodeTree(trace.nodes);
    const count = trace.nodes.length;
    this.spansOfNode = new Grouping(spans.node, count);
    this.eventsOfNode = new Grouping(trace.nodeOf, count);
    const only = (kind) => trace.nodeOf.map((node, number) =>
      trace.kinds[number] === kind ? node : -1);
    this.answersOfNode = new Grouping(only(Kind.answer), count);
    this.placementsOfNode = new Grouping(only(Kind.place), count);
    this.hasPlacements = this.placementsOfNode.members.length > 0;
    this.origins = this.#origins();
  }

  spansOf(node) { return this.spansOfNode.of(node); }
  eventsOf(node) { return this.eventsOfNode.of(node); }
  spanAt(event) { return this.spanOfEvent[event]; }

  proposalOf(span) { return this.trace.events[this.spans.ask[span]].proposal; }
  sizeOf(span) { return this.trace.events[this.spans.answer[span]]?.size ?? null; }
  callerOf(span) { return this.trace.events[this.spans.ask[span]].by ?? -1; }

  childrenOfSpan(index) {
    const children = [];
    for (let next = index + 1; next < this.spans.end[index]; next = this.spans.end[next]) {
      children.push(next);
    }
    return children;
  }

  passAt(event) {
    const pass = this.passes[lastIndex(this.passBegins, event)];
    return pass && event < pass.end ? pass : null;
  }

  placement(node) {
    return this.placementsOfNode.of(node).at(-1) ?? -1;
  }

  size(node) {
    const event = this.placement(node);
    return event < 0 ? null : this.trace.events[event].frame.slice(2);
  }

  rectangle(node) {
    const size = this.size(node);
    const x = this.origins[2 * node];
    return size && x !== undefined && this.isLocated[node]
      ? [x, this.origins[2 * node + 1], ...size] : null;
  }

  /** For each node the sum of its own and its ancestors' placements. */
  #origins() {
    const { nodes, events } = this.trace;
    const origins = new Float64Array(2 * nodes.length);
    this.isLocated = new Uint8Array(nodes.length);
    for (const node of this.tree.preorder) {
      const event = this.placement(node);
      const { parent } = nodes[node];
      if (event < 0 || (parent >= 0 && !this.isLocated[parent])) continue;
      const [x, y] = events[event].frame;
      origins[2 * node] = parent < 0 ? x : x + origins[2 * parent];
      origins[2 * node + 1] = parent < 0 ? y : y + origins[2 * parent + 1];
      this.isLocated[node] = 1;
    }
    return origins;
  }

  /** What the node answered to a proposal, at first; else what it answered to haggle's probe. */
  answerTo(node, proposal, includingProbes = true) {
    const { spans, trace } = this;
    for (const span of this.spansOf(node)) {
      const event = spans.answer[span];
      if (event >= 0 && isSame(this.proposalOf(span), proposal)) {
        return { size: trace.events[event].size, event };
      }
    }
    return includingProbes ? this.#probe(node, proposal) : null;
  }

  #probe(node, proposal) {
    const { events, kinds } = this.trace;
    const event = this.eventsOf(node).find(
      (number) => kinds[number] === Kind.probe && isSame(events[number].proposal, proposal));
    return event === undefined ? null : { size: events[event].size, event };
  }

  /** The questions that reached the node, each once, in the order in which they first did. */
  distinctQuestions(node) {
    const seen = new Set();
    return Array.from(this.spansOf(node)).filter((span) => {
      if (this.isCached(span)) return false;
      const key = this.proposalOf(span).join();
      return !seen.has(key) && seen.add(key);
    });
  }

  /** Whether the question did not reach the node, because the answer was remembered. */
  isCached(span) {
    const event = this.spans.answer[span];
    return event >= 0 && this.trace.events[event].cached === true;
  }

  /** The reasons that a node gave, as event numbers. */
  reasons(node) {
    return this.eventsOf(node).filter((number) => this.trace.kinds[number] === Kind.reason);
  }
}

haggle.Timeline = Timeline;
