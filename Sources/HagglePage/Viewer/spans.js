// Calls of the negotiation: each question with its answer; the twin of HaggleReplay/SpanPairing.
//
// pairSpans(trace) gives { spans, spanOfEvent }: spans in the order in which they were asked, as
// columns: spans.count, and for span i
//   spans.node[i], spans.ask[i], spans.answer[i] (−1: none)    node and event numbers
//   spans.parent[i] (−1: none), spans.depth[i], spans.end[i]   the span after the last one in it
// spanOfEvent[n] is the event's own span, or the innermost one around it; −1 for none.
// The question is trace.events[spans.ask[i]], the answer trace.events[spans.answer[i]].

const { Kind } = haggle;

/** Puts number n into group groups[n] (into none where negative), each in ascending order. */
class Grouping {
  constructor(groups, count) {
    this.starts = new Int32Array(count + 1);
    for (const group of groups) if (group >= 0) this.starts[group + 1]++;
    for (let group = 0; group < count; group++) this.starts[group + 1] += this.starts[group];
    this.members = new Int32Array(this.starts[count]);
    const next = this.starts.slice();
    for (let number = 0; number < groups.length; number++) {
      if (groups[number] >= 0) this.members[next[groups[number]]++] = number;
    }
  }

  /** The members of a group: a typed array, which shares its memory with the others. */
  of(group) {
    return this.members.subarray(this.starts[group], this.starts[group + 1]);
  }
}

/** The index of the last member ≤ limit in an ascending array; −1 for none. */
function lastIndex(members, limit) {
  let low = 0;
  let high = members.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (members[middle] <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

class Spans {
  constructor(count) {
    this.count = count;
    this.node = new Int32Array(count);
    this.ask = new Int32Array(count);
    this.answer = new Int32Array(count).fill(-1);
    this.parent = new Int32Array(count);
    this.depth = new Int32Array(count);
    this.end = new Int32Array(count);
  }
}

class SpanPairing {
  constructor(trace) {
    const { events, kinds } = trace;
    this.trace = trace;
    this.spans = new Spans(kinds.reduce((sum, kind) => sum + (kind === Kind.ask ? 1 : 0), 0));
    this.spanOfEvent = new Int32Array(events.length);
    this.count = 0;
    this.open = [];
    this.openSpans = new Int32Array(trace.nodes.length);
    for (let number = 0; number < events.length; number++) {
      this.spanOfEvent[number] = this.#spanOf(number);
    }
    this.#closeAll();
  }

  #spanOf(number) {
    const node = this.trace.nodeOf[number];
    switch (this.trace.kinds[number]) {
      case Kind.ask:
        return this.#begin(node, number);
      case Kind.answer:
        return this.openSpans[node] > 0 ? this.#answer(node, number) : this.open.at(-1) ?? -1;
      case Kind.passBegin:
      case Kind.passEnd:
        this.#closeAll();
        return -1;
      default:
        return this.open.at(-1) ?? -1;
    }
  }

  #begin(node, number) {
    const { spans, open } = this;
    const index = this.count++;
    spans.node[index] = node;
    spans.ask[index] = number;
    spans.parent[index] = open.at(-1) ?? -1;
    spans.depth[index] = open.length;
    open.push(index);
    this.openSpans[node]++;
    return index;
  }

  /** Closes the latest open span of the node, and whatever is open in it. */
  #answer(node, number) {
    for (;;) {
      const index = this.#closeLast();
      if (this.spans.node[index] !== node) continue;
      this.spans.answer[index] = number;
      return index;
    }
  }

  #closeLast() {
    const index = this.open.pop();
    this.openSpans[this.spans.node[index]]--;
    this.spans.end[index] = this.count;
    return index;
  }

  #closeAll() {
    while (this.open.length > 0) this.#closeLast();
  }
}

haggle.Grouping = Grouping;
haggle.lastIndex = lastIndex;
haggle.pairSpans = (trace) => new SpanPairing(trace);
