// A trace file as it is embedded in the page; the twin of HaggleTraces/Trace.swift.
//
// new Trace(text) gives
//   header   its keys as in the file; proposal is [width, height] or null
//   nodes    { kind, name, labelled, parent (−1: none), at, arguments, traits, owners, hidden,
//            zIndex, effects, birth }; a node's id is its index
//   events   the records as in the file, an event's number is its index; lengths are numbers
//            (Infinity, NaN), an axis that is not specified is null
//   kinds    for each event a Kind; nodeOf: for each event its node, −1 for none
//   findings     { rule, class, node, alike, axis, at, message, evidence, advice, consequences,
//                proof, ignore }; a consequence is { rule, node, alike, message, evidence }
//   verdicts { rule, node, change, confirmed, outcome }, marks { name, event },
//   notes { text, event (null: about the whole) }, the user's
//   name(node)   what every output calls the node
//   nodeCalled(name)   the node of that name, as shown or as given, or the only one of that kind;
//                      null where there is none
//   nodesOfKind(kind)
//
// Keys that a record leaves out have their default: `event.by ?? -1`, `event.cached === true`.
// Nothing is assumed of a trace: parents, answers, placements and reasons may be missing.

const Kind = {
  passBegin: 0, passEnd: 1, ask: 2, answer: 3, place: 4, reason: 5, note: 6, probe: 7,
};
const eventKinds = new Set(["pass", "ask", "answer", "place", "reason", "note", "probe"]);
const infinities = { "inf": Infinity, "-inf": -Infinity, "nan": NaN };

/** A length of the file as a number; null stays null. */
function length(value) {
  return typeof value === "string" ? infinities[value] ?? NaN : value;
}

function readLengths(record, keys) {
  for (const key of keys) {
    const value = record[key];
    if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index++) value[index] = length(value[index]);
    } else if (typeof value === "string") {
      record[key] = length(value);
    }
  }
}

/** The first key; those that look like numbers stand first in an object, whatever the file says. */
function recordKind(record) {
  for (const key in record) if (!/^\d/.test(key)) return key;
  return "";
}

function eventKind(kind, record) {
  if (kind !== "pass") return Kind[kind];
  return typeof record.begin === "string" ? Kind.passBegin : Kind.passEnd;
}

function readEvent(kind, record) {
  readLengths(record, ["proposal", "size", "frame"]);
  if (kind !== "reason") return record;
  readLengths(record, ["result"]);
  record.terms = (record.terms ?? []).map(readTerm);
  record.order = record.order ?? [];
  for (const ranked of record.order) readLengths(ranked, ["priority", "min", "max"]);
  return record;
}

/** A term's operator is the key of its value. */
function readTerm(term) {
  const operator = ["+", "-", "*", "/", "max", "min"].find((key) => term[key] !== undefined);
  return { operator, value: length(term[operator]), name: term.name, node: term.node };
}

function readNode(record, birth) {
  const node = {
    kind: "", name: "", labelled: false, parent: -1, at: null, arguments: "", traits: [],
    owners: [], hidden: false, zIndex: 0, effects: [], ...record, birth,
  };
  for (const effect of node.effects) readLengths(effect, ["scale", "rotation", "anchor"]);
  readLengths(node, ["zIndex"]);
  return node;
}

function readFinding(record) {
  const lists = { alike: [], evidence: [] };
  const consequences = (record.consequences ?? []).map((item) => ({ ...lists, ...item }));
  return {
    axis: null, at: null, advice: "", proof: null, ignore: "", ...lists, ...record, consequences,
    rule: record.finding,
  };
}

const plainName = /^[^\p{White_Space}\p{Cc}"\\,;()&|=!<>~'“”„‘’]+$/u;
const escapes = { "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\t": "\\t" };

/** The name; in quotes where it could be misread: `"two words"`. */
function displayName(name) {
  if (plainName.test(name)) return name;
  const escaped = name.replace(
    /["\\]|\p{Cc}/gu,
    (character) => escapes[character] ?? `\\u{${character.codePointAt(0).toString(16)}}`);
  return `"${escaped}"`;
}

class Trace {
  constructor(text) {
    const file = JSON.parse(text);
    this.header = { tool: "", ignored: [], assumed: 0, boxes: 0, ...file.header };
    this.header.proposal = this.header.proposal ?? null;
    readLengths(this.header, ["proposal"]);
    this.nodes = [];
    this.events = [];
    this.findings = [];
    this.verdicts = [];
    this.marks = [];
    this.notes = [];
    for (const record of file.records ?? []) this.#add(record);
    this.#index();
  }

  #add(record) {
    const kind = recordKind(record);
    if (kind === "node") {
      this.nodes.push(readNode(record, this.events.length));
    } else if (eventKinds.has(kind)) {
      this.events.push(readEvent(kind, record));
    } else if (kind === "finding") {
      this.findings.push(readFinding(record));
    } else if (kind === "verdict") {
      this.verdicts.push({ ...record, rule: record.verdict });
    } else if (kind === "mark") {
      this.marks.push({ name: record.mark, event: record.event });
    } else if (kind === "annotation") {
      this.notes.push({ text: record.annotation, event: record.event ?? null });
    }
  }

  #index() {
    const { events } = this;
    this.kinds = new Uint8Array(events.length);
    this.nodeOf = new Int32Array(events.length);
    for (let number = 0; number < events.length; number++) {
      const event = events[number];
      const kind = recordKind(event);
      this.kinds[number] = eventKind(kind, event);
      this.nodeOf[number] = kind === "pass" ? -1 : event[kind] ?? -1;
    }
    this.names = this.nodes.map((node) => displayName(node.name));
  }

  name(node) {
    return this.names[node] ?? `node ${node}`;
  }

  nodeCalled(name) {
    const node = this.nodes.findIndex((node, index) =>
      node.name === name || this.names[index] === name);
    if (node >= 0) return node;
    const alike = this.nodesOfKind(name);
    return alike.length === 1 ? alike[0] : null;
  }

  nodesOfKind(kind) {
    return this.names.flatMap((_, node) => (this.nodes[node].kind === kind ? [node] : []));
  }

  /** `complete`, `complete with n assumptions`, `partial, n boxes`, or `partial, from a log`. */
  get completeness() {
    const { boxes, assumed, imported } = this.header;
    if (imported !== undefined) return `partial, from a ${imported}`;
    if (boxes > 0) return `partial, ${boxes} box${boxes === 1 ? "" : "es"}`;
    if (assumed === 0) return "complete";
    return `complete with ${haggle.PlainText.counted(assumed, "assumption")}`;
  }
}

haggle.Kind = Kind;
haggle.Trace = Trace;
haggle.displayName = displayName;
