// The scenario's source.
//
// new SourcePane(viewer)   .element, .update()

const { RowList, element, setChildren, setText } = haggle;

class SourcePane {
  constructor(viewer) {
    this.viewer = viewer;
    this.box = element("div", {
      class: "list source", role: "listbox", tabindex: 0, "aria-label": "Source",
    });
    this.file = element("p", { class: "quiet source-file", hidden: true });
    this.element = element("div", { class: "sources" }, this.file, this.box);
    const { missing } = viewer.ask("source");
    if (missing !== undefined) {
      setChildren(this.box, element("p", { class: "quiet" }, missing));
      return;
    }
    this.list = new RowList(this.box, {
      rows: (from, to) => this.#rows(from, to), row: (data) => this.#row(data),
      choose: ({ number }) => viewer.act("line", { number }),
    });
  }

  update() { this.list?.update(); }

  /** Lines of several files are numbered each by itself: above them stands which one it is. */
  #rows(from, to) {
    const answer = this.viewer.ask("source", { from, to });
    this.file.hidden = answer.file === null;
    setText(this.file, answer.file ?? "");
    return answer;
  }

  #row({ number, shown, text, isBlamed, nodes, isCurrent }) {
    return element(
      "div", {
        class: `row${nodes.length > 0 ? " leads" : ""}${isBlamed ? " blamed" : ""}`,
        "data-views": nodes.length > 0 ? nodes.join(" ") : null,
        role: "option", "aria-selected": String(isCurrent),
      },
      element("span", { class: "number" }, shown),
      element("span", { class: "mark" }, isBlamed
        ? element("span", { class: "badge", "aria-label": "finding" }, "!") : ""),
      element("span", { class: "words" }, text));
  }
}

haggle.SourcePane = SourcePane;
