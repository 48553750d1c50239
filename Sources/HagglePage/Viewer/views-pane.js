// The tree of views.
//
// new ViewsPane(viewer)   .element, .update()

const { RowList, element } = haggle;

/** Rows are not indented deeper than this many levels; from there on the level is given. */
const deepestIndent = 16;

class ViewsPane {
  constructor(viewer) {
    this.viewer = viewer;
    this.box = element("div", {
      class: "list", role: "tree", tabindex: 0, "aria-label": "Views", id: "views",
    });
    this.moment = element("span", { class: "quiet" });
    this.element = element(
      "section", { class: "pane views", "aria-label": "Views" },
      element("h2", {}, "Views", this.moment), this.box);
    this.list = new RowList(this.box, {
      rows: (from, to) => viewer.ask("views", { from, to }), row: (data) => this.#row(data),
      choose: ({ node }, event) => this.#choose(node, event.target),
    });
  }

  update() {
    // The picture beside it shows the end.
    this.moment.textContent = this.list.update().moment ?? "";
    const current = this.box.querySelector("[aria-selected=true]");
    if (current !== null) this.box.setAttribute("aria-activedescendant", current.id);
    else this.box.removeAttribute("aria-activedescendant");
  }

  #choose(node, target) {
    if (target.closest(".badge")) this.viewer.act("explain", { node });
    else if (target.closest(".fold")) this.viewer.act("fold", { node });
    else this.viewer.act("select", { node });
  }

  #row(data) {
    const { node, depth, isFolded } = data;
    const row = element(
      "div", {
        class: data.isHidden ? "row hidden-view" : "row", role: "treeitem", id: `view-${node}`,
        "data-views": node,
        "aria-level": depth + 1, "aria-selected": String(data.isCurrent),
        "aria-expanded": isFolded === null ? null : String(!isFolded),
      },
      depth > deepestIndent ? element(
        "span", { class: "deeper", title: `${depth} views around it` }, "⋯") : null,
      element("span", { class: "fold", "aria-hidden": "true" },
        isFolded === null ? "" : isFolded ? "▸" : "▾"),
      element("span", { class: "name" }, data.name),
      data.kind && element("span", { class: "quiet" }, ` ${data.kind}`),
      data.surroundings && element(
        "span", { class: "quiet surroundings" }, ` ${data.surroundings}`),
      element("span", {
        class: data.isOpen ? "answer open" : data.isAnswered ? "answer" : "quiet",
      }, data.answer),
      data.isBlamed ? element("span", {
        class: "badge", title: `explain the finding (${this.viewer.facts.keys.explain})`,
        "aria-label": "finding",
      }, "!") : null);
    row.style.paddingLeft = `calc(0.5rem + var(--step) * ${Math.min(depth, deepestIndent)})`;
    return row;
  }
}

haggle.ViewsPane = ViewsPane;
