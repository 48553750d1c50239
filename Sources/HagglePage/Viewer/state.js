// What is so at one moment: after an event, when events 0…event have happened. Everything is
// looked up by binary search, nothing is replayed.
//
// new State(timeline, event) gives
//   callStack          the open calls, outermost first: indices into timeline.spans
//   answerOf(node)     { size, event } of the last answer so far, haggle's probes not counted; null
//   placementOf(node)  the number of the event that placed it last so far; −1
//   rectangleOf(node)  [x, y, width, height] in the root's space so far; null
//   exists(node)       whether the node has come into being
//   questionsTo(node)  how often it was asked so far

const { lastIndex } = haggle;

class State {
  constructor(timeline, event) {
    this.timeline = timeline;
    this.event = event;
    this.rectangles = new Map();
  }

  get callStack() {
    const { spans } = this.timeline;
    const stack = [];
    let span = this.timeline.spanAt(this.event) ?? -1;
    if (span >= 0 && spans.answer[span] === this.event) span = spans.parent[span];
    for (; span >= 0; span = spans.parent[span]) stack.push(span);
    return stack.reverse();
  }

  answerOf(node) {
    const event = this.#last(this.timeline.answersOfNode.of(node));
    return event < 0 ? null : { size: this.timeline.trace.events[event].size, event };
  }

  placementOf(node) {
    return this.#last(this.timeline.placementsOfNode.of(node));
  }

  /** Walks up until something is known, then down again: chains of nodes may be long. */
  rectangleOf(node) {
    const chain = [];
    const { nodes } = this.timeline.trace;
    for (let outer = node; outer >= 0 && !this.rectangles.has(outer); outer = nodes[outer].parent) {
      chain.push(outer);
    }
    for (const inner of chain.reverse()) this.rectangles.set(inner, this.#rectangle(inner));
    return this.rectangles.get(node);
  }

  questionsTo(node) {
    const { spans } = this.timeline;
    const all = this.timeline.spansOf(node);
    let [low, high] = [0, all.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (spans.ask[all[middle]] <= this.event) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  exists(node) {
    return this.timeline.trace.nodes[node].birth <= this.event + 1;
  }

  /** The rectangle, when that of the parent is known. */
  #rectangle(node) {
    const event = this.placementOf(node);
    if (event < 0) return null;
    const { nodes, events } = this.timeline.trace;
    const [x, y, width, height] = events[event].frame;
    if (nodes[node].parent < 0) return [x, y, width, height];
    const outer = this.rectangles.get(nodes[node].parent);
    return outer && [x + outer[0], y + outer[1], width, height];
  }

  #last(events) {
    return events[lastIndex(events, this.event)] ?? -1;
  }
}

haggle.State = State;
