// Which events somebody means: an expression of the query language, or a single word that stands
// for whatever is called so; the twin of HaggleReplay/Session/Condition.swift.
//
// new Condition("node ~ Grid")   throws QueryError, whose message is for the user
// Condition.about(node, trace)   everything that concerns one node
// condition.text, condition.matches(event, timeline)

const { Kind, PlainText, Query, QueryError } = haggle;

function isWord(text) {
  return PlainText.characters(text).every((character) =>
    /^[\p{Alphabetic}\p{N}]/u.test(character) || ["." , "_", "-"].includes(character));
}

class Condition {
  constructor(text) {
    this.text = text;
    const isField = ["cached", "finding"].includes(text);
    if (isWord(text) && !isField) this.word = text.toLowerCase();
    else this.query = new Query(text);
  }

  static about(node, trace) {
    const condition = Object.create(Condition.prototype);
    condition.text = `node == ${trace.name(node)}`;
    try {
      // A name as every output shows it is a literal of the language.
      condition.query = new Query(condition.text);
    } catch (error) {
      if (!(error instanceof QueryError)) throw error;
      condition.word = trace.nodes[node].name;
    }
    return condition;
  }

  matches(event, timeline) {
    if (this.query !== undefined) return this.query.matches(event, timeline);
    const { nodes, nodeOf } = timeline.trace;
    const isCalled = ({ name }) => name.toLowerCase() === this.word;
    this.isName ??= nodes.some(isCalled);
    if (this.isName) return nodeOf[event] >= 0 && isCalled(nodes[nodeOf[event]]);
    return wordsOf(timeline.trace, event).some((text) => text.toLowerCase().includes(this.word));
  }
}

/** What an event could be searched by: names, kinds, rules, what was printed. */
function wordsOf({ events, kinds, nodeOf, nodes }, number) {
  const event = events[number];
  const node = nodes[nodeOf[number]];
  const words = node === undefined ? [] : [node.name, node.kind];
  switch (kinds[number]) {
    case Kind.reason: return [...words, event.rule, event.remark ?? ""];
    case Kind.note: return [...words, event.text];
    case Kind.passBegin: return [...words, "pass", event.begin];
    case Kind.passEnd: return [...words, "pass"];
    default: return words;
  }
}

haggle.Condition = Condition;
