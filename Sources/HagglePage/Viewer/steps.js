// Where a step leads; the twin of HaggleReplay/Stepping. A cursor is the number of the event that
// happened last; −1 where nothing has. Each function gives a cursor, or null where there is
// nothing that way. A direction is 1 (forwards) or −1 (backwards).
//
// step(timeline, "into" | "over" | "out" | "pass", direction, cursor)
// nextWhere(timeline, direction, cursor, isWanted)   the nearest event that way that is wanted
// change(timeline, node, direction, cursor)    the nearest that gave it an answer or rectangle anew
// changes(timeline, node, event)               whether the event does
// openAfter(timeline, cursor), openBefore(timeline, cursor)    the innermost open call; −1: none
// firstStop(timeline)       where a replay begins: at the first finding, else after the first event
// findingMoments(timeline)  where findings can be seen, by event: { event, finding, rule, node,
//                           isConsequence }; finding is an index into trace.findings

const { Kind, State, lastIndex } = haggle;

function cursorAt({ trace }, event) {
  return event !== null && event >= 0 && event < trace.events.length ? event : null;
}

function spanAt(timeline, cursor) {
  return timeline.spanOfEvent[cursor] ?? -1;
}

function openAfter(timeline, cursor) {
  const span = spanAt(timeline, cursor);
  return span >= 0 && timeline.spans.answer[span] === cursor ? timeline.spans.parent[span] : span;
}

function openBefore(timeline, cursor) {
  const span = spanAt(timeline, cursor);
  return span >= 0 && timeline.spans.ask[span] === cursor ? timeline.spans.parent[span] : span;
}

function step(timeline, kind, direction, cursor) {
  const targets = { into: (_, to, from) => from + to, over, out, pass };
  return cursorAt(timeline, targets[kind](timeline, direction, cursor));
}

/** From a question to its answer (and back); from anything else to its neighbour. */
function over(timeline, direction, cursor) {
  const { spans } = timeline;
  const span = spanAt(timeline, cursor);
  if (span >= 0 && direction > 0 && spans.ask[span] === cursor) {
    return spans.answer[span] >= 0 ? spans.answer[span] : lastEvent(timeline, span) + 1;
  }
  if (span >= 0 && direction < 0 && spans.answer[span] === cursor) return spans.ask[span];
  return cursor + direction;
}

/** The last event that belongs to a call, or to one in it. */
function lastEvent({ spans, spanOfEvent }, span) {
  let last = spans.ask[span];
  while (spanOfEvent[last + 1] >= span && spanOfEvent[last + 1] < spans.end[span]) last++;
  return last;
}

/** To the answer of the innermost open call, or back to its question; outside of all to the edge
 * of the pass. */
function out(timeline, direction, cursor) {
  const { spans } = timeline;
  let span = direction > 0 ? openAfter(timeline, cursor) : openBefore(timeline, cursor);
  for (; span >= 0; span = spans.parent[span]) {
    const event = direction > 0 ? spans.answer[span] : spans.ask[span];
    if (event >= 0) return event;
  }
  const pass = cursor < 0 ? null : timeline.passAt(cursor);
  if (pass === null) return null;
  const edge = direction > 0 ? pass.end - 1 : pass.begin;
  return edge === cursor ? null : edge;
}

function pass({ passBegins }, direction, cursor) {
  const last = lastIndex(passBegins, direction > 0 ? cursor : cursor - 1);
  return passBegins[direction > 0 ? last + 1 : last] ?? null;
}

function nextWhere({ trace }, direction, cursor, isWanted) {
  const count = trace.events.length;
  for (let event = cursor + direction; event >= 0 && event < count; event += direction) {
    if (isWanted(event)) return event;
  }
  return null;
}

function change(timeline, node, direction, cursor) {
  const events = timeline.eventsOf(node);
  let index = lastIndex(events, direction > 0 ? cursor : cursor - 1) + (direction > 0 ? 1 : 0);
  for (; index >= 0 && index < events.length; index += direction) {
    if (changes(timeline, node, events[index])) return events[index];
  }
  return null;
}

function isEqual(a, b) {
  return a.every((number, index) => number === b[index]);
}

function changes(timeline, node, event) {
  const { events, kinds, nodeOf } = timeline.trace;
  if (nodeOf[event] !== node) return false;
  const before = new State(timeline, event - 1);
  if (kinds[event] === Kind.answer) {
    const answer = before.answerOf(node);
    return answer === null || !isEqual(answer.size, events[event].size);
  }
  if (kinds[event] !== Kind.place) return false;
  const placement = before.placementOf(node);
  return placement < 0 || !isEqual(events[placement].frame, events[event].frame);
}

const ownKinds = new Set([Kind.answer, Kind.place, Kind.probe]);

/** Of the evidence the first event in which the node itself answers or is placed. */
function moment({ kinds, nodeOf }, { evidence, node }) {
  const own = evidence.find((event) => nodeOf[event] === node && ownKinds.has(kinds[event]));
  return own ?? evidence[0] ?? null;
}

function findingMoments({ trace }) {
  return trace.findings.flatMap((record, finding) => {
    const own = { event: moment(trace, record), finding, rule: record.rule, node: record.node,
      isConsequence: false };
    const others = record.consequences.map((consequence) => ({
      event: moment(trace, consequence), finding, rule: consequence.rule, node: consequence.node,
      isConsequence: true,
    }));
    return [own, ...others].filter(({ event }) => event !== null);
  }).sort((a, b) => a.event - b.event || a.finding - b.finding);
}

function firstStop({ trace }) {
  const first = trace.findings.length > 0 ? moment(trace, trace.findings[0]) : null;
  return first ?? Math.min(0, trace.events.length - 1);
}

Object.assign(haggle, {
  step, nextWhere, change, changes, openAfter, openBefore, findingMoments, firstStop,
});
