// What the comparisons of a query mean; the twin of HaggleReplay/Query's QueryTest, EventFacts and
// QueryMatcher.
//
// new QueryMatcher(steps, timeline).matches(event)    steps: those of a Query

const { Kind, NumberText } = haggle;

function holdsText(comparison, text, other) {
  const [a, b] = [text.normalize(), other.normalize()];
  if (comparison === "~") return a.includes(b);
  return comparison === "==" ? a === b : comparison === "!=" && a !== b;
}

/** Several texts: equal or containing if one of them is, unequal if none is equal. */
function holdsTexts(comparison, texts, other) {
  if (comparison === "!=") return !texts.some((text) => holdsText("==", text, other));
  return texts.some((text) => holdsText(comparison, text, other));
}

function holdsOrder(comparison, isEqual, isLess) {
  switch (comparison) {
    case "==": return isEqual;
    case "!=": return !isEqual;
    case "<": return isLess && !isEqual;
    case "<=": return isLess || isEqual;
    case ">": return !isLess && !isEqual;
    case ">=": return !isLess || isEqual;
    default: return false;
  }
}

/** Numbers that people type come from output, which is rounded: 294.33 means 294.333… too. */
function areEqual(a, b) {
  if (a.points === null || b.points === null) return a.points === b.points;
  return a.points === b.points
    || (!a.isExact && !b.isExact && NumberText.isShownAlike(a.points, b.points));
}

/** What counts as equal is neither less nor greater; what is ideal has no order. */
function holdsLength(comparison, a, b) {
  const isEqual = areEqual(a, b);
  if (comparison === "==" || comparison === "!=") return (comparison === "==") === isEqual;
  if (a.points === null || b.points === null) return false;
  if (Number.isNaN(a.points) || Number.isNaN(b.points)) return false;
  return holdsOrder(comparison, isEqual, a.points < b.points);
}

/** A node is equal to its name; its kind counts for what it contains. */
function names(comparison, node, text) {
  return holdsText(comparison, node.name, text)
    || (comparison === "~" && holdsText(comparison, node.kind, text));
}

/** A query made ready for the events of a timeline. */
class QueryMatcher {
  constructor(steps, timeline) {
    this.steps = steps.map((step) => ({ ...step, ofNode: new Map() }));
    this.timeline = timeline;
    this.trace = timeline.trace;
    this.rules = rulesByEvidence(timeline.trace);
  }

  matches(event) {
    let holds = false;
    for (let index = 0; index < this.steps.length; index++) {
      const step = this.steps[index];
      if (step.kind === "test") holds = this.#holds(step, event);
      else if (step.kind === "not") holds = !holds;
      else if (holds === (step.kind === "skipIf")) index = step.next - 1;
    }
    return holds;
  }

  #holds({ test, ofNode }, event) {
    const { comparison, text } = test;
    switch (test.kind) {
      case "cached": return this.trace.events[event].cached === true && this.#is(event, "answer");
      case "evidence": return this.rules.has(event);
      case "finding": return this.rules.has(event)
        && holdsTexts(comparison, this.rules.get(event), text);
      case "name": return this.#isNamed(test, this.trace.nodeOf[event], ofNode);
      case "number": return this.#isNumber(test, event);
      case "sort": return holdsText(comparison, this.#sort(event), text);
      case "phase": return this.#isPhase(comparison, this.#phase(event), text);
      default: return this.#isLength(test, event);
    }
  }

  #is(event, kind) { return this.trace.kinds[event] === Kind[kind]; }

  #isNamed({ field, comparison, text }, node, ofNode) {
    if (node < 0) return false;
    if (ofNode.has(node)) return ofNode.get(node);
    const own = this.trace.nodes[node];
    const meant = field === "parent" ? this.trace.nodes[own.parent] : own;
    const holds = field === "kind" ? holdsText(comparison, own.kind, text)
      : meant !== undefined && names(comparison, meant, text);
    ofNode.set(node, holds);
    return holds;
  }

  #isNumber({ field, comparison, number }, event) {
    const value = field === "event" ? event : this.timeline.passAt(event)?.number;
    return value !== undefined && holdsOrder(comparison, value === number, value < number);
  }

  #sort(event) {
    const sorts = ["pass", "pass", "ask", "answer", "place", "reason", "note", "probe"];
    return sorts[this.trace.kinds[event]];
  }

  #isPhase(comparison, phase, text) {
    return phase !== null && holdsText(comparison, phase, text);
  }

  /** What belongs to no call, and is no placement, has no phase. */
  #phase(event) {
    const { kinds, events } = this.trace;
    const phase = (span) => span < 0 ? null
      : events[this.timeline.spans.ask[span]].placing === true ? "placing" : "sizing";
    switch (kinds[event]) {
      case Kind.passBegin: case Kind.passEnd: return null;
      case Kind.answer: return phase(this.#call(event));
      case Kind.place: return "placing";
      case Kind.probe: return "probing";
      default: return phase(this.timeline.spanAt(event));
    }
  }

  /** The call that this answer ends; −1 for none. */
  #call(event) {
    const span = this.timeline.spanAt(event);
    return span >= 0 && this.timeline.spans.answer[span] === event ? span : -1;
  }

  #isLength(test, event) {
    const length = this.#length(test.field, event);
    const other = test.kind === "length" ? test.length : this.#length(test.other, event);
    return length !== null && other !== null && holdsLength(test.comparison, length, other);
  }

  #length(field, event) {
    const [what, side] = field.split(".");
    const values = this.#values(what, event);
    if (values === null) return null;
    const sides = what === "place" ? ["x", "y", "width", "height"] : ["width", "height"];
    return { points: values[sides.indexOf(side)], isExact: false };
  }

  /** What is asked (of an answer what it answers), answered or placed; null. */
  #values(what, event) {
    const { kinds, events } = this.trace;
    const record = events[event];
    const kind = kinds[event];
    if (what === "place") return kind === Kind.place ? record.frame : null;
    if (what === "answer") {
      return kind === Kind.answer || kind === Kind.probe ? record.size : null;
    }
    if (kind === Kind.ask || kind === Kind.probe) return record.proposal;
    const call = kind === Kind.answer ? this.#call(event) : -1;
    return call < 0 ? null : events[this.timeline.spans.ask[call]].proposal;
  }
}

/** The rules of the findings, and of what follows from them, that name an event as evidence. */
function rulesByEvidence({ findings }) {
  const rules = new Map();
  for (const finding of findings) {
    for (const { rule, evidence } of [finding, ...finding.consequences]) {
      for (const event of evidence) rules.set(event, [...(rules.get(event) ?? []), rule]);
    }
  }
  return rules;
}

haggle.QueryMatcher = QueryMatcher;
