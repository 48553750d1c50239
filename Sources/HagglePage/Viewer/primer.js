// What strangers have to know: what went wrong, and how to read the numbers.
//
// plainFinding(trace)       the first sentence about what one sees; null where nothing was found
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

Object.assign(haggle, { exampleCall, exchangeText, plainFinding });
