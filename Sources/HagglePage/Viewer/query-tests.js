// One comparison of a query: a field, how it is compared, and with what; the twin of
// HaggleReplay/Query's QueryField and QueryParser+Tests.
//
// queryTest(parser, token)   reads a comparison that begins with the token. A test is { kind } of
//     cached, evidence; number { field, comparison, number }; length { field, comparison, length };
//     lengths { field, comparison, other }; name { field, comparison, text };
//     sort, phase, finding { comparison, text }

const { PlainText, queryLiteral, quoted } = haggle;
const { characters } = PlainText;

/** What each field is compared with, in the order in which messages list them. */
const contents = {
  event: "number", node: "name", kind: "name", parent: "name",
  "ask.width": "length", "ask.height": "length", "answer.width": "length",
  "answer.height": "length", "place.x": "length", "place.y": "length", "place.width": "length",
  "place.height": "length", cached: "truth", pass: "number", phase: "phase", finding: "name",
};
const fields = Object.keys(contents);
const sorts = ["ask", "answer", "place", "reason", "note", "probe", "pass"];
const phases = ["sizing", "placing", "probing"];
const examples = {
  event: "== answer", pass: "== 1", phase: "== placing", finding: "~ minimum", cached: "",
  node: "~ Grid", kind: "~ Grid", parent: "~ Grid",
};
const example = (field) => examples[field] ?? "> 100";
const isOrder = (comparison) => !["==", "!=", "~"].includes(comparison);
const isField = (token) => token.kind === "word" && Object.hasOwn(contents, token.text);

function queryTest(parser, token) {
  const field = fieldOf(parser, token);
  const { comparison } = parser.peek;
  if (comparison === undefined) {
    if (field === "cached") return { kind: "cached" };
    if (field === "finding") return { kind: "evidence" };
    throw parser.error(
      parser.peek, `${field} is not compared with anything`,
      `Write, say, ${field} ${example(field)}.`);
  }
  const sign = parser.take();
  switch (contents[field]) {
    case "truth":
      throw parser.error(sign, `${field} stands alone`, `Write ${field} or !${field}.`);
    case "name": return nameTest(parser, field, comparison, sign);
    case "phase":
      return { kind: "phase", comparison, text: wordOf(parser, phases, field, comparison, sign) };
    case "number": return numberTest(parser, field, comparison, sign);
    default: return lengthTest(parser, field, comparison, sign);
  }
}

function fieldOf(parser, token) {
  if (isField(token)) return token.text;
  if (token.kind === "string" || (token.kind === "word" && queryLiteral(token.text) !== null)) {
    throw parser.error(
      token, "a comparison begins with a field", `Write, say, ask.width == ${token.text}.`);
  }
  if (token.kind === "word") {
    throw parser.error(token, `there is no field ${quoted(token)}`, remedy(token.text));
  }
  const reason = token.kind === "end" ? "a comparison is missing"
    : `${quoted(token)} stands where a comparison is due`;
  throw parser.error(token, reason, "Write, say, node ~ Grid.");
}

function nameTest(parser, field, comparison, sign) {
  refuseOrder(parser, field, comparison, sign);
  const { text } = valueOf(parser, field, comparison);
  return field === "finding" ? { kind: "finding", comparison, text }
    : { kind: "name", field, comparison, text };
}

function numberTest(parser, field, comparison, sign) {
  const literal = parser.peek.kind === "word" ? queryLiteral(parser.peek.text) : null;
  if (literal?.word === "number") {
    if (comparison === "~") throw containsNoNumber(parser, field, sign);
    parser.take();
    return { kind: "number", field, comparison, number: literal.length.points };
  }
  if (field === "event") {
    return { kind: "sort", comparison, text: wordOf(parser, sorts, field, comparison, sign) };
  }
  throw parser.error(
    parser.peek, `${field} is compared with a number`, `Write, say, ${field} == 1.`);
}

function lengthTest(parser, field, comparison, sign) {
  if (comparison === "~") throw containsNoNumber(parser, field, sign);
  const token = parser.take();
  if (isField(token) && contents[token.text] === "length") {
    return { kind: "lengths", field, comparison, other: token.text };
  }
  const literal = token.kind === "word" ? queryLiteral(token.text) : null;
  if (literal === null) {
    const what = token.kind === "end" ? "a length is missing" : `${quoted(token)} is no length`;
    throw parser.error(
      token, what, "Write a number, min, ideal, max, or a field such as ask.width.");
  }
  if (literal.word === "ideal") refuseIdeal(parser, field, comparison, token);
  return { kind: "length", field, comparison, length: literal.length };
}

function containsNoNumber(parser, field, sign) {
  return parser.error(
    sign, `~ is for text, and ${field} is a number`, "Write == or an order.");
}

function refuseIdeal(parser, field, comparison, token) {
  if (!field.startsWith("ask.")) {
    throw parser.error(
      token, `${field} is never ideal`, "Only ask.width and ask.height may be.");
  }
  if (!isOrder(comparison)) return;
  throw parser.error(token, "ideal is neither more nor less than a number", "Write == or !=.");
}

function refuseOrder(parser, field, comparison, sign) {
  if (!isOrder(comparison)) return;
  throw parser.error(
    sign, `${field} is text and has no order`, "Write ==, != or ~ (contains).");
}

/** One of a few words, or for `~` a part of one. */
function wordOf(parser, words, field, comparison, sign) {
  refuseOrder(parser, field, comparison, sign);
  const token = valueOf(parser, field, comparison);
  const isKnown = comparison === "~" ? words.some((word) => word.includes(token.text))
    : words.includes(token.text);
  if (isKnown) return token.text;
  throw parser.error(
    token, `${field} is never ${quoted(token)}`, `It is one of ${words.join(", ")}.`);
}

function valueOf(parser, field, comparison) {
  const token = parser.take();
  if (token.kind !== "word" && token.kind !== "string") {
    throw parser.error(
      token, `what ${field} is compared with is missing`,
      `Write, say, ${field} ${example(field)}.`);
  }
  if (comparison === "~" && token.text === "") {
    throw parser.error(token, "everything contains an empty text", "Write what to look for.");
  }
  return token;
}

/** `Write ask.width.`, or which fields there are. */
function remedy(text) {
  const word = characters(text.toLowerCase()).slice(0, 64);
  const near = suggestions(word);
  return near.length > 0 ? `Write ${near.join(" or ")}.` : `There are ${fields.join(", ")}.`;
}

/** What is abbreviated, what lacks its beginning, else what is spelt nearly so. */
function suggestions(word) {
  const text = word.join("");
  const longer = fields.filter((name) => abbreviates(text, name) || name.endsWith(`.${text}`));
  if (longer.length > 0) return longer;
  const distances = fields.map((name) => editDistance(word, [...name]));
  const least = Math.min(...distances);
  if (least > Math.max(1, Math.floor(word.length / 3))) return [];
  return fields.filter((_, index) => distances[index] === least);
}

/** `ask.w` is short for `ask.width`. */
function abbreviates(short, name) {
  const [some, all] = [short, name].map((text) => text.split(".").filter((part) => part !== ""));
  return some.length === all.length && some.every((part, index) => all[index].startsWith(part));
}

/** How many characters must be added, removed, replaced or swapped with their neighbour. */
function editDistance(a, b) {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  a.forEach((one, i) => {
    const row = [i + 1];
    b.forEach((other, j) => {
      const cost = Math.min(
        rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (one === other ? 0 : 1));
      const isSwapped = i > 0 && j > 0 && one === b[j - 1] && a[i - 1] === other;
      row.push(isSwapped ? Math.min(cost, rows[i - 1][j - 1] + 1) : cost);
    });
    rows.push(row);
  });
  return rows[a.length][b.length];
}

haggle.queryTest = queryTest;
