// What strangers have to know: what went wrong, and how to read the numbers.
//
// plainFinding(trace)       the first sentence about what one sees; null where nothing was found
// nothingFound(timeline)    that nothing was found, and in how much; null where nobody looked
// exchangeText(timeline)    how questions and answers are written, by one of this trace
// exampleCall(timeline)     the call at the first finding, else the first that was answered; −1

const { NumberText, PlainText, firstStop } = haggle;

/** As the bug report's: the consequence, where there is one, is what one sees. */
function plainFinding({ findings }) {
  const [finding] = findings;
  if (finding === undefined) return null;
  const seen = finding.rule === "overflow" ? null : finding.consequences[0];
  const message = PlainText.line((seen ?? finding).message);
  const end = message.indexOf(". ");
  return end < 0 ? message : message.slice(0, end + 1);
}

/** As the report's: what nobody could see may be wrong all the same. */
function nothingFound({ trace }) {
  const { boxes, assumed, cache, imported } = trace.header;
  if (trace.findings.length > 0) return null;
  if (imported !== undefined) {
    const isImpossible = ({ answer, size }) =>
      answer !== undefined && !size.every((length) => length >= 0);
    return trace.events.some(isImpossible) ? null : "haggle found nothing wrong in what was read.";
  }
  if (cache === undefined) return null;
  return `haggle found nothing wrong in ${boxes + assumed > 0 ? "what could be laid out"
    : "this layout"}.`;
}

function exampleCall(timeline) {
  const { spans } = timeline;
  const own = timeline.spanAt(firstStop(timeline)) ?? -1;
  return own >= 0 && spans.answer[own] >= 0 ? own : spans.answer.findIndex((event) => event >= 0);
}

function exchangeText(timeline) {
  const { spans, trace } = timeline;
  const call = exampleCall(timeline);
  const legend = "0 asks for the minimum, ∞ for the maximum, nil for the ideal size";
  if (call < 0) return legend;
  const name = trace.name(spans.node[call]);
  const offer = NumberText.pair(timeline.proposalOf(call));
  const answer = NumberText.pair(trace.events[spans.answer[call]].size);
  return `${name} ← ${offer}: ${name} is offered ${offer} · ${name} → ${answer}: it answers · `
    + legend;
}

Object.assign(haggle, { exampleCall, exchangeText, nothingFound, plainFinding });
