// The words of a query with their places, and what is said of a text that is none; the twin of
// HaggleReplay/Query's QueryToken, QueryLexer, QueryLiteral and QueryError.
//
// queryTokens(text)    [{ kind, text, column, length }]; kinds: word, string, comparison (with
//                      `comparison`: == != < <= > >= ~), and, or, not, open, close, end
// queryLiteral(text)   the length that a word is: { word: "number" | "min" | "ideal" | "max",
//                      length: { points (null: ideal), isExact } }; null
// quoted(token)        its text for a message
// new QueryError(text, column, length, reason, remedy)    message: everything, in three lines

const { NumberText, PlainText } = haggle;
const { characters, columns } = PlainText;
const comparisons = ["==", "!=", "<", "<=", ">", ">=", "~"];
const quotes = "'“”„‘’";
const space = /^\p{White_Space}/u;
const control = /\p{Cc}/u;

/** Nothing in a text may move the cursor of a terminal. */
function printable(character) {
  return character !== "\t" && /^\p{Cc}/u.test(character) ? "\ufffd" : character;
}

/** The part of a line that is shown, with the marks under it; the twin of SourceExcerpt.swift. */
function excerpt(text, column, length) {
  const limit = 160;
  const all = characters(text);
  const start = Math.max(0, column - 1 - limit / 2);
  const shown = all.slice(start, start + limit);
  const before = shown.slice(0, Math.max(0, column - 1 - start));
  const marked = shown.slice(before.length, before.length + Math.max(1, length));
  const width = marked.reduce((sum, one) => sum + (one === "\t" ? 1 : columns(one)), 0);
  const lead = start > 0 ? "…" : "";
  const blanks = before.map((one) => (one === "\t" ? "\t" : " ".repeat(columns(one)))).join("");
  return {
    text: lead + shown.map(printable).join("") + (all.length > start + limit ? "…" : ""),
    underline: `${lead && " "}${blanks}^${"~".repeat(Math.max(0, width - 1))}`,
  };
}

class QueryError extends Error {
  constructor(text, column, length, reason, remedy) {
    const shown = excerpt(text, column, length);
    super(`column ${column} of the query: ${reason}. ${remedy}\n  ${shown.text}\n`
      + `  ${shown.underline}`);
    Object.assign(this, { text, column, length, reason, remedy });
  }
}

function quoted({ text }) {
  const all = characters(text);
  const shown = all.slice(0, 40).map((one) => (control.test(one) ? "\ufffd" : one));
  return `“${shown.join("")}${all.length > shown.length ? "…" : ""}”`;
}

class QueryLexer {
  constructor(text) {
    this.text = text;
    this.characters = characters(text);
    this.index = 0;
  }

  get tokens() {
    const tokens = [];
    do tokens.push(this.#next()); while (tokens.at(-1).kind !== "end");
    return tokens;
  }

  #next() {
    const all = this.characters;
    while (this.index < all.length && space.test(all[this.index])) this.index++;
    const start = this.index;
    const first = all[start];
    if (first === undefined) return this.#token("end", start);
    if (first === "\"") return this.#string();
    if (first === "(" || first === ")") return this.#sign(first === "(" ? "open" : "close", 1);
    if (first === "&" || first === "|") return this.#junction(first);
    if ("=!<>~".includes(first)) return this.#comparison(first);
    while (this.index < all.length && isInWord(all[this.index])) this.index++;
    if (this.index > start) return this.#token("word", start);
    throw quotes.includes(first)
      ? this.#error(1, `${first} is no quote here`, "Put text into \"…\".")
      : this.#error(1, `${first} has no meaning outside of quotes`, "Put text into \"…\".");
  }

  #junction(sign) {
    if (this.characters[this.index + 1] === sign) return this.#sign(sign === "&" ? "and" : "or", 2);
    throw this.#error(1, `a single ${sign} has no meaning`, `Write ${sign}${sign}.`);
  }

  #comparison(sign) {
    if (sign !== "~" && this.characters[this.index + 1] === "=") {
      return { ...this.#sign("comparison", 2), comparison: `${sign}=` };
    }
    if (sign === "!") return this.#sign("not", 1);
    if (comparisons.includes(sign)) return { ...this.#sign("comparison", 1), comparison: sign };
    throw this.#error(1, "a single = has no meaning", "Write == to compare.");
  }

  #sign(kind, length) {
    this.index += length;
    return this.#token(kind, this.index - length);
  }

  #token(kind, start, text = this.characters.slice(start, this.index).join("")) {
    return { kind, text, column: start + 1, length: Math.max(1, this.index - start) };
  }

  /** Text in quotes, with the escapes with which names are printed. */
  #string() {
    const start = this.index++;
    let text = "";
    while (this.index < this.characters.length && this.characters[this.index] !== "\"") {
      text += this.characters[this.index] === "\\" ? this.#escaped()
        : this.characters[this.index++];
    }
    if (this.index >= this.characters.length) {
      this.index = start;
      throw this.#error(1, "the quote is not closed", "Put a \" where the text ends.");
    }
    this.index++;
    return this.#token("string", start, text);
  }

  #escaped() {
    const next = this.characters[this.index + 1];
    if (next === "u") return this.#scalar();
    if (!["\"", "\\", "n", "t"].includes(next)) throw this.#unknownEscape();
    this.index += 2;
    return { n: "\n", t: "\t" }[next] ?? next;
  }

  /** `\u{1b}` */
  #scalar() {
    const rest = this.characters.slice(this.index + 2, this.index + 12);
    const end = rest.indexOf("}");
    const digits = rest.slice(1, Math.max(1, end)).join("");
    const value = /^\+?[0-9a-f]+$/i.test(digits) ? parseInt(digits, 16) : NaN;
    const isScalar = value <= 0x10ffff && !(value >= 0xd800 && value <= 0xdfff);
    if (rest[0] !== "{" || !isScalar) throw this.#unknownEscape();
    this.index += 3 + end;
    return String.fromCodePoint(value);
  }

  #unknownEscape() {
    return this.#error(
      1, "\\ begins nothing that is known", "Write \\\", \\\\, \\n, \\t or \\u{…}.");
  }

  #error(length, reason, remedy) {
    return new QueryError(this.text, this.index + 1, length, reason, remedy);
  }
}

/** Everything that has no meaning of its own. */
function isInWord(character) {
  return !space.test(character) && !"()\"'“”„‘’&|=!<>~,;\\".includes(character);
}

function queryLiteral(text) {
  switch (text) {
    case "min": return { word: "min", length: { points: 0, isExact: true } };
    case "ideal": case "nil": return { word: "ideal", length: { points: null, isExact: false } };
    case "max": case "∞": case "inf":
      return { word: "max", length: { points: Infinity, isExact: true } };
    default: {
      const points = NumberText.parsed(text.replace(/^−/, "-"));
      return points === null ? null : { word: "number", length: { points, isExact: false } };
    }
  }
}

const queryTokens = (text) => new QueryLexer(text).tokens;

Object.assign(haggle, { QueryError, queryLiteral, queryTokens, quoted });
