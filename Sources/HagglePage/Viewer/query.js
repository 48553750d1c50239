// The language of queries, breakpoints and filters: `node ~ Grid && ask.width == min`; the twin of
// HaggleReplay/Query.
//
// new Query(text)                  throws QueryError (see query-words.js)
// query.matches(event, timeline)   whether the event matches
// query.events(timeline)           the numbers of all that do

const { QueryError, QueryMatcher, queryTest, queryTokens, quoted } = haggle;

/** What is longer nobody types. */
const mostBytes = 4096;

/** Puts the words of a query into the order in which they are worked out; what is open waits on a
 * list instead of a call stack. */
class QueryParser {
  constructor(text) {
    if (new TextEncoder().encode(text).length > mostBytes) {
      throw new QueryError(
        text, 1, 1, `it has more than ${mostBytes} bytes`, "Ask for less at once.");
    }
    this.text = text;
    this.tokens = queryTokens(text);
    this.index = 0;
    this.open = [];
    this.steps = [];
  }

  get peek() { return this.tokens[this.index]; }

  /** The next word; the end stays. */
  take() {
    const token = this.peek;
    this.index = Math.min(this.index + 1, this.tokens.length - 1);
    return token;
  }

  error({ column, length }, reason, remedy) {
    return new QueryError(this.text, column, length, reason, remedy);
  }

  parse() {
    do this.#operand(); while (this.#junction());
    return this.steps;
  }

  /** Everything up to the next `&&` or `||`. */
  #operand() {
    for (;;) {
      const token = this.take();
      if (token.kind === "not" || token.kind === "open") {
        this.open.push(token);
        continue;
      }
      this.steps.push({ kind: "test", test: queryTest(this, token) });
      this.#settleNots();
      break;
    }
    while (this.peek.kind === "close") this.#close(this.take());
  }

  #close(token) {
    this.#settleJunctions(true);
    if (this.open.pop()?.kind !== "open") {
      throw this.error(token, "nothing is open that ) could close", "Take it away, or add a (.");
    }
    this.#settleNots();
  }

  /** Whether the query goes on. */
  #junction() {
    const token = this.take();
    if (token.kind === "end") return this.#end();
    if (token.kind !== "and" && token.kind !== "or") throw this.#missingJunction(token);
    this.#settleJunctions(token.kind === "or");
    this.open.push({ kind: token.kind, step: this.steps.length });
    this.steps.push({ kind: token.kind === "and" ? "skipUnless" : "skipIf", next: 0 });
    return true;
  }

  #end() {
    this.#settleJunctions(true);
    const token = this.open.at(-1);
    if (token === undefined) return false;
    throw this.error(token, "the ( is not closed", "Put a ) where its part ends.");
  }

  #missingJunction(token) {
    const meant = new Map([["and", "&&"], ["or", "||"]]).get(token.text.toLowerCase());
    return this.error(
      token, `${quoted(token)} stands where && or || is due`,
      meant ? `Write ${meant}.`
        : "Join comparisons with && or ||; put names with spaces in \"…\".");
  }

  #settleNots() {
    while (this.open.at(-1)?.kind === "not") {
      this.open.pop();
      this.steps.push({ kind: "not" });
    }
  }

  /** An `&&` binds more tightly than an `||`. */
  #settleJunctions(includingOr) {
    for (;;) {
      const last = this.open.at(-1);
      if (last?.kind !== "and" && !(includingOr && last?.kind === "or")) return;
      this.steps[last.step].next = this.steps.length;
      this.open.pop();
    }
  }
}

class Query {
  #matcher = null;

  constructor(text) {
    this.text = text;
    this.steps = new QueryParser(text).parse();
  }

  matches(event, timeline) {
    if (this.#matcher?.timeline !== timeline) {
      this.#matcher = new QueryMatcher(this.steps, timeline);
    }
    return event >= 0 && event < timeline.trace.events.length && this.#matcher.matches(event);
  }

  events(timeline) {
    const all = Array.from(timeline.trace.events.keys());
    return all.filter((event) => this.matches(event, timeline));
  }
}

haggle.Query = Query;
