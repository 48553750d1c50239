// The scenario's source; the line of the selected view is the current one. Lines that a finding is
// about have a sign.
//
// new SourcePane(viewer)   .element, .update()

const { PlainText, RowList, element } = haggle;

class SourcePane {
  constructor(viewer) {
    this.viewer = viewer;
    const { trace } = viewer.timeline;
    const { source } = trace.header;
    this.text = typeof source === "string" ? PlainText.lines(source) : null;
    this.blamed = new Set(trace.findings.map((finding) => finding.at?.[0]));
    this.nodes = new Map();
    trace.nodes.forEach(({ at }, node) => {
      if (at && !this.nodes.has(at[0])) this.nodes.set(at[0], node);
    });
    this.element = element("div", {
      class: "list source", role: "listbox", tabindex: 0, "aria-label": "Source",
    });
    if (this.text === null) {
      this.element.append(element("p", { class: "quiet" }, "the trace does not hold its source"));
      return;
    }
    this.list = new RowList(this.element, {
      count: () => this.text.length, row: (index) => this.#row(index),
      choose: (index) => this.#choose(index + 1),
    });
  }

  update() {
    if (this.text === null) return;
    const { selected, trace } = this.viewer.replay;
    this.current = selected === null ? null : trace.nodes[selected].at?.[0] ?? null;
    this.list.update();
    if (this.current !== null) this.list.reveal(Math.min(this.current, this.text.length) - 1);
  }

  #choose(line) {
    const node = this.nodes.get(line);
    if (node !== undefined) this.viewer.select(node);
  }

  #row(index) {
    const number = index + 1;
    const isBlamed = this.blamed.has(number);
    return element(
      "div", {
        class: `row${this.nodes.has(number) ? " leads" : ""}${isBlamed ? " blamed" : ""}`,
        role: "option", "aria-selected": String(number === this.current),
      },
      element("span", { class: "number" }, String(number)),
      element("span", { class: "mark" }, isBlamed
        ? element("span", { class: "badge", "aria-label": "finding" }, "!") : ""),
      element("span", { class: "words" }, this.text[index]));
  }
}

haggle.SourcePane = SourcePane;
