// Findings as one reads them, with the events that prove them, each of which one can go to.
//
// findingsPane(viewer, findings)   elements

const { element } = haggle;

function eventRow(viewer, { event, text, isCurrent }) {
  return element(
    "li", { class: isCurrent ? "current" : null },
    element("button", { class: "line", onclick: () => viewer.go(event) },
      element("span", { class: "number" }, String(event)),
      element("span", { class: "words" }, text)));
}

function editItem({ title, lines, effect, command }) {
  return element(
    "li", {}, title && element("p", { class: "edit" }, title),
    element("pre", {}, lines.map((line) => element("div", {}, line))),
    element("p", {}, effect), command && element("pre", {}, command));
}

function article(viewer, { node, rule, name, facts, message, edits, attempts, entries, events }) {
  const select = { class: "plain", onclick: () => viewer.act("select", { node }) };
  return element(
    "article", { class: "finding" },
    element("h3", {}, element("span", { class: "badge", "aria-hidden": "true" }, "!"),
      ` ${rule} at `, element("button", select, name),
      element("span", { class: "facts" }, ` ${facts}`)),
    element("p", {}, message),
    edits && element("p", {}, `${edits}:`),
    edits && element("ol", { class: "edits" }, attempts.map(editItem)),
    element("dl", {}, entries.map(([term, text]) =>
      [element("dt", {}, term), element("dd", {}, text)])),
    element("h4", {}, "The events that prove it"),
    element("ol", {}, events.map((row) => eventRow(viewer, row))));
}

function findingsPane(viewer, { articles, more, ignored }) {
  return [
    articles.length > 0 ? null : element("p", {}, viewer.facts.nothingFound),
    articles.map((finding) => article(viewer, finding)),
    [more, ignored].map((text) => text && element("p", { class: "quiet" }, text)),
  ];
}

haggle.findingsPane = findingsPane;
