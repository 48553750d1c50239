// A reason as arithmetic that one can follow; the twin of HaggleReports/Words/ReasonText.swift,
// FormulaText.swift and OrderText.swift.
//
// new ReasonText(reason, trace)   reason: a record of trace.events
//   .line         the arithmetic, for what, a remark, and whether the rule is modelled
//   .arithmetic   `share 83.5 = remaining 334 ÷ 4 columns left`
//   .subject      the child or track that the result is for; null for the container itself
//   .hasNews      whether it says more than the number itself
// applied(sum, term)   the term's operator applied to what stands before it

const { NumberText, PlainText } = haggle;
const { display } = NumberText;

/** More terms than this are abridged. */
const mostTerms = 16;

function applied(sum, { operator, value }) {
  switch (operator) {
    case "+": return sum + value;
    case "-": return sum - value;
    case "*": return sum * value;
    case "/": return sum / value;
    case "max": return value >= sum ? value : sum;
    default: return value < sum ? value : sum;
  }
}

/** Terms as one writes them: `(proposed 300 − gaps 20) ÷ 3 children`. */
class Formula {
  text = "";
  /** Whether what stands so far must be put into parentheses before it is multiplied. */
  #isSum = false;

  append(term, label) {
    if (this.text === "") {
      this.text = named(term, label);
      return;
    }
    switch (term.operator) {
      case "+": return this.#sum("+", named(term, label));
      case "-": return this.#sum("−", named(term, label));
      case "*": return this.#product("×", counted(term, label));
      case "/": return this.#product("÷", counted(term, label));
      default: return this.#bound(term.operator === "max" ? "at least" : "at most", term, label);
    }
  }

  #sum(sign, term) {
    this.text += ` ${sign} ${term}`;
    this.#isSum = true;
  }

  #product(sign, term) {
    this.text = this.#isSum ? `(${this.text}) ${sign} ${term}` : `${this.text} ${sign} ${term}`;
    this.#isSum = false;
  }

  #bound(words, term, label) {
    const value = display(term.value);
    this.text += label !== null && label.endsWith(` ${value}`)
      ? `, ${label}` : `, ${words} ${value}${label === null ? "" : ` (${label})`}`;
    this.#isSum = true;
  }
}

/** `remaining 334`, but `8 after column 1`. */
function named(term, label) {
  if (term.node === undefined && label !== null && /\p{N}$/u.test(label)) {
    return counted(term, label);
  }
  return (label === null ? "" : `${label} `) + display(term.value);
}

/** `4 columns left`. */
function counted(term, label) {
  return display(term.value) + (label === null ? "" : ` ${label}`);
}

/** What its container calls a track. */
function trackWord(reason) {
  if (reason.axis === "width") return "column";
  return reason.axis === "height" ? "row" : "track";
}

/** Who is served first, and why: `b (20…20), a, c (0…∞)`. */
class OrderText {
  constructor(reason, trace) {
    this.reason = reason;
    this.trace = trace;
    const first = priority(reason.order[0]);
    this.showsPriority = reason.order.some((ranked) => priority(ranked) !== first);
  }

  /** Neighbours with the same range share it. */
  get text() {
    const groups = [];
    for (const ranked of this.reason.order) {
      const range = this.#range(ranked);
      const last = groups.at(-1);
      if (last !== undefined && last.range === range) last.members.push(ranked);
      else groups.push({ range, members: [ranked] });
    }
    return groups.map(({ range, members }) =>
      this.#names(members) + (range === "" ? "" : ` (${range})`)).join(", ");
  }

  #names(group) {
    const words = group.map((ranked) => this.#name(ranked));
    const shown = words.length > 9
      ? [...words.slice(0, 6), `… ${words.length - 7} more …`, words.at(-1)] : words;
    const list = shown.join(", ");
    const areTracks = group.every(({ node, track }) => node === undefined && track !== undefined);
    return areTracks ? `${trackWord(this.reason)}${group.length === 1 ? "" : "s"} ${list}` : list;
  }

  #name({ node, track }) {
    if (node !== undefined) return this.trace.name(node);
    return track === undefined ? "?" : NumberText.integer(track);
  }

  #range(ranked) {
    const words = [];
    if (this.showsPriority) words.push(`priority ${display(priority(ranked))}`);
    if (ranked.min !== undefined || ranked.max !== undefined) {
      words.push(`${bound(ranked.min)}…${bound(ranked.max)}`);
    }
    return words.join(", ");
  }
}

function priority(ranked) {
  return ranked.priority ?? 0;
}

function bound(length) {
  return length === undefined ? "?" : display(length);
}

class ReasonText {
  constructor(reason, trace) {
    this.reason = reason;
    this.trace = trace;
  }

  get line() {
    const { subject, reason } = this;
    let line = this.arithmetic;
    if (subject !== null) line += ` (for ${subject})`;
    if (reason.remark !== undefined) line += `; ${PlainText.line(reason.remark)}`;
    return reason.modelled === true ? `${line} · modelled` : line;
  }

  get arithmetic() {
    const { reason, trace } = this;
    const rule = PlainText.line(reason.rule);
    if (reason.order.length > 0) return `${rule}: ${new OrderText(reason, trace).text}`;
    const hasTerms = reason.terms.length > 0;
    if (reason.result === undefined) return hasTerms ? `${rule}: ${this.#formula()}` : rule;
    const result = display(reason.result);
    if (!hasTerms) return `${rule} ${result}`;
    return this.#isPlainSum()
      ? `${rule} ${this.#formula()} = ${result}` : `${rule} ${result} = ${this.#formula()}`;
  }

  get subject() {
    const { child, track } = this.reason;
    if (child !== undefined) return this.trace.name(child);
    return track === undefined ? null : `${trackWord(this.reason)} ${NumberText.integer(track)}`;
  }

  get hasNews() {
    if (this.reason.order.length > 0 || this.reason.remark !== undefined) return true;
    const terms = this.#effectiveTerms();
    return terms.length !== 1 || terms[0].node !== undefined;
  }

  /** The sum of all tracks of a grid, or of numbers that have no names. */
  #isPlainSum() {
    const { rule, terms } = this.reason;
    return terms.length > 1 && terms.every((term) => term.operator === "+")
      && (rule === "columns" || rule === "rows"
        || terms.every((term) => term.name === undefined && term.node === undefined));
  }

  /** The terms without bounds that were not reached and without what takes nothing away. */
  #effectiveTerms() {
    let sum = 0;
    return this.reason.terms.filter((term, index) => {
      const before = sum;
      sum = index === 0 ? term.value : applied(sum, term);
      const isTaken = term.operator === "-" && Number.isFinite(before);
      const mayBeIdle = isTaken || ["max", "min"].includes(term.operator);
      return !(index > 0 && mayBeIdle && sum === before);
    });
  }

  #formula() {
    const formula = new Formula();
    const terms = this.#effectiveTerms();
    const isLong = terms.length > mostTerms && terms.every((term) => term.operator === "+");
    for (const term of isLong ? terms.slice(0, 8) : terms) formula.append(term, this.#label(term));
    if (isLong) {
      formula.text += ` + … ${terms.length - 12} more …`;
      for (const term of terms.slice(-4)) formula.append(term, this.#label(term));
    }
    return formula.text;
  }

  #label(term) {
    if (this.#isPlainSum()) return null;
    const node = term.node === undefined ? null : this.trace.name(term.node);
    const name = term.name === undefined ? null : PlainText.line(term.name);
    if (name !== null && node !== null) return `${name} of ${node}`;
    return name ?? node;
  }
}

haggle.applied = applied;
haggle.trackWord = trackWord;
haggle.ReasonText = ReasonText;
