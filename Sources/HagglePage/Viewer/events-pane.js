// The events, or those that the filter shows.
//
// new EventsPane(viewer)   .parts (elements), .update()

const { RowList, element, setText } = haggle;

const deepestIndent = 20;

class EventsPane {
  constructor(viewer) {
    this.viewer = viewer;
    this.box = element("div", {
      class: "list events", role: "listbox", tabindex: 0, "aria-label": "Events",
    });
    this.words = element("span", {});
    this.bar = element("p", { class: "quiet filter" }, this.words,
      element("button", { class: "plain", onclick: () => viewer.command("filter") }, "show all"));
    this.parts = [this.bar, this.box];
    this.list = new RowList(this.box, {
      rows: (from, to) => viewer.ask("events", { from, to }), row: (data) => this.#row(data),
      choose: ({ event }) => viewer.go(event),
    });
  }

  update() {
    const { filter } = this.list.update();
    this.bar.hidden = filter === null;
    setText(this.words, `${filter ?? ""} `);
    this.box.setAttribute("aria-activedescendant", `event-${this.viewer.state.cursor}`);
  }

  #row({ event, node, depth, kind, text, isCurrent, isExtra, isBlamed }) {
    const words = element("span", { class: `words of-${kind}` },
      depth > deepestIndent ? "⋯ " : "", text);
    words.style.paddingLeft = `calc(var(--step) * 0.8 * ${Math.min(depth, deepestIndent)})`;
    return element(
      "div", {
        class: isExtra ? "row beyond" : "row", role: "option", id: `event-${event}`,
        "data-views": node,
        "aria-selected": String(isCurrent),
        title: isExtra ? "the filter does not show it, but this is where you are" : null,
      },
      element("span", { class: "number" }, String(event)),
      element("span", { class: "mark" }, isBlamed
        ? element("span", { class: "badge", "aria-label": "finding" }, "!") : ""),
      words);
  }
}

haggle.EventsPane = EventsPane;
