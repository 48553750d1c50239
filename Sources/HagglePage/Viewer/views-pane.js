// The tree of views: what each is asked or answered last, how often it was asked, and what is wrong
// with it.
//
// new ViewsPane(viewer)   .element, .update()

const { PlainText, RowList, NumberText, State, element, nodeState, rowsOf, visibleOf } = haggle;

/** Rows are not indented deeper than this many levels; from there on the level is given. */
const deepestIndent = 16;

/** The views of which findings, or what follows from them, hold. */
function blamedNodes(trace) {
  const nodes = new Set();
  for (const finding of trace.findings) {
    for (const part of [finding, ...finding.consequences ?? []]) {
      for (const node of [part.node, ...part.alike ?? []]) nodes.add(node);
    }
  }
  return nodes;
}

class ViewsPane {
  constructor(viewer) {
    this.viewer = viewer;
    this.blamed = blamedNodes(viewer.timeline.trace);
    this.box = element("div", {
      class: "list", role: "tree", tabindex: 0, "aria-label": "Views", id: "views",
    });
    this.element = element(
      "section", { class: "pane views", "aria-label": "Views" },
      element("h2", {}, "Views"), this.box);
    this.list = new RowList(this.box, {
      count: () => this.rows.length, row: (index) => this.#row(this.rows[index]),
      choose: (index, event) => this.#choose(this.rows[index], event),
    });
  }

  update() {
    const { replay } = this.viewer;
    if (this.folded !== replay.settings.folded) {
      this.folded = replay.settings.folded;
      this.rows = rowsOf(replay);
      this.places = new Map(this.rows.map((node, index) => [node, index]));
    }
    this.state = new State(replay.timeline, replay.cursor);
    const { node } = replay.timeline.spans;
    this.asked = new Map(this.state.callStack.map((call) => [node[call], call]));
    this.current = replay.selected === null ? null : visibleOf(replay, replay.selected);
    this.list.update();
    if (this.current !== null) this.list.reveal(this.places.get(this.current) ?? 0);
    const isThere = this.box.querySelector("[aria-selected=true]") !== null;
    if (isThere) this.box.setAttribute("aria-activedescendant", `view-${this.current}`);
    else this.box.removeAttribute("aria-activedescendant");
  }

  #choose(node, event) {
    if (event.target.closest(".badge")) this.viewer.explain(node);
    else if (event.target.closest(".fold")) this.viewer.fold(node);
    else this.viewer.select(node);
  }

  #row(node) {
    const { tree, trace } = this.viewer.timeline;
    const depth = tree.depth(node);
    const isParent = tree.children(node).length > 0;
    const isFolded = this.folded.has(node);
    const row = element(
      "div", {
        class: "row", role: "treeitem", id: `view-${node}`, "aria-level": depth + 1,
        "aria-selected": String(node === this.current),
        "aria-expanded": isParent ? String(!isFolded) : null,
      },
      depth > deepestIndent ? element("span", { class: "quiet" }, `[${depth}] `) : null,
      element("span", { class: "fold", "aria-hidden": "true" },
        isParent ? (isFolded ? "▸" : "▾") : ""),
      this.#title(node), this.#answer(node),
      this.blamed.has(node) ? element("span", {
        class: "badge", title: "explain the finding (x)", "aria-label": "finding",
      }, "!") : null);
    row.style.paddingLeft = `${0.5 + 0.9 * Math.min(depth, deepestIndent)}rem`;
    if (trace.nodes[node].hidden) row.classList.add("hidden-view");
    return row;
  }

  /** `outer Grid`, but `Grid.2` */
  #title(node) {
    const about = this.viewer.timeline.trace.nodes[node];
    const name = element("span", { class: "name" }, this.viewer.timeline.trace.name(node));
    return about.labelled
      ? [name, element("span", { class: "quiet" }, ` ${PlainText.line(about.kind)}`)] : name;
  }

  #answer(node) {
    const { timeline } = this.viewer;
    const answer = this.state.exists(node) ? this.state.answerOf(node) : null;
    if (answer === null) {
      return element("span", { class: "quiet" }, nodeState(node, this.state)[0]);
    }
    const count = this.state.questionsTo(node);
    const asked = this.asked.get(node);
    const words = asked === undefined ? `→ ${NumberText.pair(answer.size)}`
      : `← ${NumberText.pair(timeline.proposalOf(asked))}`;
    return [
      element("span", { class: asked === undefined ? "answer" : "answer open" }, words),
      count > 1 ? element("span", { class: "quiet" }, `×${count}`) : null,
    ];
  }
}

haggle.ViewsPane = ViewsPane;
haggle.blamedNodes = blamedNodes;
