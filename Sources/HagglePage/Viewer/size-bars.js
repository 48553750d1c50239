// What the selected view is offered and answers, and what it could: a bar for each, on each axis.
//
// sizeBars({ name, axes })   an element

const { element } = haggle;

function bar({ name, share, isEndless, value }) {
  const length = element("span", { class: isEndless ? "length endless" : "length" });
  length.style.width = `${(100 * share).toFixed(1)}%`;
  return element(
    "li", { class: name }, element("span", { class: "quiet" }, name),
    element("span", { class: "track" }, length), element("span", { class: "value" }, value));
}

function sizeBars({ name, axes }) {
  return element(
    "div", { class: "sizes", role: "group", "aria-label": `sizes of ${name}` },
    axes.map(({ dimension, bars }) => element(
      "section", {}, element("h3", {}, dimension), element("ul", {}, bars.map(bar)))));
}

haggle.sizeBars = sizeBars;
