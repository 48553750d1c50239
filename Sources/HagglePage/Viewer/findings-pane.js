// Findings as one reads them: the fact, what to do, the proof, what follows, and the events that
// prove it, each of which one can go to.
//
// findingsPane(viewer, index)   elements; the finding at `index` first, all where that is null
// assumedLines(timeline)        lines as those of panel-text.js

const { Kind, PlainText, consequenceText, element, eventText } = haggle;

const mostFindings = 100;
const mostEvents = 40;

function entry(term, text) {
  return text ? [element("dt", {}, term), element("dd", {}, text)] : [];
}

function eventRows(viewer, events) {
  const { timeline, replay } = viewer;
  return events.filter((event) => event < timeline.trace.events.length).slice(0, mostEvents)
    .map((event) => element(
      "li", { class: event === replay.cursor ? "current" : null },
      element("button", { class: "line", onclick: () => viewer.go(event) },
        element("span", { class: "number" }, String(event)),
        element("span", { class: "words" }, eventText(timeline, event)))));
}

function article(viewer, finding) {
  const { trace } = viewer.timeline;
  const facts = [finding.class, finding.axis, finding.at && `line ${finding.at[0]}`];
  const select = { class: "plain", onclick: () => viewer.select(finding.node) };
  return element(
    "article", { class: "finding" },
    element("h3", {}, element("span", { class: "badge", "aria-hidden": "true" }, "!"),
      ` ${PlainText.line(finding.finding)} at `,
      element("button", select, trace.name(finding.node)),
      element("span", { class: "facts" }, ` ${facts.filter(Boolean).join(", ")}`)),
    element("p", {}, finding.message),
    element(
      "dl", {}, entry("To do", finding.advice), entry("Proof", finding.proof),
      finding.consequences.map((item) => entry("Hence", consequenceText(item, trace))),
      entry("Ignore", finding.ignore && `// ignore: ${finding.ignore}`)),
    element("h4", {}, "The events that prove it"),
    element("ol", {}, eventRows(viewer, finding.evidence)));
}

function findingsPane(viewer, index) {
  const { findings, header } = viewer.timeline.trace;
  const first = findings[index] === undefined ? [] : [findings[index]];
  const others = findings.filter((_, place) => place !== index);
  const shown = [...first, ...others].slice(0, mostFindings);
  const more = findings.length - shown.length;
  return [
    findings.length > 0 ? null
      : element("p", {}, haggle.nothingFound(viewer.timeline) ?? "no findings"),
    shown.map((finding) => article(viewer, finding)),
    more > 0 ? element("p", { class: "quiet" }, `… ${more} more: haggle check lists them`) : null,
    header.ignored.length > 0
      ? element("p", { class: "quiet" }, `silenced by the source: ${header.ignored.join("; ")}`)
      : null,
  ];
}

/** What had to be assumed of the source, or left out, each with what makes it certain. */
function assumedLines({ trace }) {
  return trace.events.flatMap((event, number) =>
    (trace.kinds[number] === Kind.note && event.from === "scenario"
      ? [haggle.line(haggle.inOneLine(event), { event: number, node: event.note })] : []));
}

Object.assign(haggle, { assumedLines, findingsPane });
