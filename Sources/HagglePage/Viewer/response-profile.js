// How a node responds to proposals, as far as the trace shows it; the twin of
// HaggleReplay/ResponseProfile.swift.
//
// new ResponseProfile(timeline, node, includingProbes = true)
//   .placed                the proposal that it was placed with; null where it was not placed
//   .minimum .ideal .maximum       the answers { size, event } to 0×0, nil×nil, ∞×∞
//   .answer(length, axis)  to the length on an axis (0 width, 1 height), the other one as placed
//   .points(axis)          every distinct question that has an answer, for a plot:
//                          [{ asked, across, answered, event, isProbe }]
//   .isGreedy(axis) .isRigid(axis) .flexibility(axis)       { value, events }; null: not known
//   .isConstant(axis)      whether no answer that is known differs

const { Kind } = haggle;

class ResponseProfile {
  constructor(timeline, node, includingProbes = true) {
    this.timeline = timeline;
    this.node = node;
    this.includingProbes = includingProbes;
    const placement = timeline.placement(node);
    this.placed = placement < 0 ? null : timeline.trace.events[placement].proposal;
  }

  get minimum() { return this.#answerTo([0, 0]); }
  get ideal() { return this.#answerTo([null, null]); }
  get maximum() { return this.#answerTo([Infinity, Infinity]); }

  answer(length, axis) {
    if (this.placed === null) return null;
    return this.#answerTo(axis === 0 ? [length, this.placed[1]] : [this.placed[0], length]);
  }

  /** Whether it takes all there is: it answers ∞ to ∞. */
  isGreedy(axis) {
    const maximum = this.answer(Infinity, axis);
    return maximum && { value: maximum.size[axis] === Infinity, events: [maximum.event] };
  }

  /** Whether it has one size whatever it is offered: the same answer to 0, nil and ∞. */
  isRigid(axis) {
    const answers = [0, null, Infinity].map((length) => this.answer(length, axis));
    if (answers.includes(null)) return null;
    const size = answers[0].size[axis];
    const value = answers.slice(1).every((answer) => Math.abs(answer.size[axis] - size) < 0.001);
    return { value, events: answers.map((answer) => answer.event) };
  }

  /** Whether no answer that is known differs, whatever was offered on either axis. */
  isConstant(axis) {
    return this.#exchanges().every(({ size }, _, [first]) =>
      Math.abs(size[axis] - first.size[axis]) < 0.001);
  }

  /** How much longer its answer to ∞ is than its answer to 0, in points. */
  flexibility(axis) {
    const minimum = this.answer(0, axis);
    const maximum = this.answer(Infinity, axis);
    if (!minimum || !maximum) return null;
    const value = maximum.size[axis] - minimum.size[axis];
    return { value, events: [minimum.event, maximum.event] };
  }

  points(axis) {
    const seen = new Set();
    return this.#exchanges().filter(({ proposal }) => {
      const key = proposal.join();
      return !seen.has(key) && seen.add(key);
    }).map(({ proposal, size, event, isProbe }) => ({
      asked: proposal[axis], across: proposal[1 - axis], answered: size[axis], event, isProbe,
    }));
  }

  #exchanges() {
    const { timeline, node } = this;
    const { spans, trace } = timeline;
    const asked = Array.from(timeline.spansOf(node)).filter((span) => spans.answer[span] >= 0)
      .map((span) => ({
        proposal: trace.events[spans.ask[span]].proposal, event: spans.answer[span],
        size: trace.events[spans.answer[span]].size, isProbe: false,
      }));
    if (!this.includingProbes) return asked;
    const probes = Array.from(timeline.eventsOf(node))
      .filter((event) => trace.kinds[event] === Kind.probe)
      .map((event) => ({ ...trace.events[event], event, isProbe: true }));
    return asked.concat(probes);
  }

  #answerTo(proposal) {
    return this.timeline.answerTo(this.node, proposal, this.includingProbes);
  }
}

haggle.ResponseProfile = ResponseProfile;
