// The scenario's source.
//
// new SourcePane(viewer)   .element, .update()

const { RowList, element, setChildren } = haggle;

class SourcePane {
  constructor(viewer) {
    this.viewer = viewer;
    this.element = element("div", {
      class: "list source", role: "listbox", tabindex: 0, "aria-label": "Source",
    });
    const { missing } = viewer.ask("source");
    if (missing !== undefined) {
      setChildren(this.element, element("p", { class: "quiet" }, missing));
      return;
    }
    this.list = new RowList(this.element, {
      rows: (from, to) => viewer.ask("source", { from, to }), row: (data) => this.#row(data),
      choose: ({ number }) => viewer.act("line", { number }),
    });
  }

  update() { this.list?.update(); }

  #row({ number, shown, file, text, isBlamed, nodes, isCurrent }) {
    return element(
      "div", {
        class: `row${nodes.length > 0 ? " leads" : ""}${isBlamed ? " blamed" : ""}`,
        "data-views": nodes.length > 0 ? nodes.join(" ") : null,
        role: "option", "aria-selected": String(isCurrent),
      },
      element("span", { class: "number" }, shown),
      element("span", { class: "mark" }, isBlamed
        ? element("span", { class: "badge", "aria-label": "finding" }, "!") : ""),
      element("span", { class: "words" }, text),
      file && element("span", { class: "file" }, file));
  }
}

haggle.SourcePane = SourcePane;
