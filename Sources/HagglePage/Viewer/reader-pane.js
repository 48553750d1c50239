// What one reads beside the picture: a tab for each, of which one is open.
//
// new ReaderPane(viewer)   .element, .update()

const {
  EventsPane, SourcePane, element, findingsPane, profilePlot, setChildren, setText,
} = haggle;

class ReaderPane {
  constructor(viewer) {
    this.viewer = viewer;
    this.events = new EventsPane(viewer);
    this.source = new SourcePane(viewer);
    this.lines = element("div", { class: "lines", tabindex: 0 });
    this.title = element("h3", { class: "title" });
    this.tabs = new Map(viewer.ask("reader").tabs.map(({ name }) => [name, element("button", {
      role: "tab", id: `tab-${name}`, "aria-controls": "reader", tabindex: -1,
      onclick: () => viewer.act("tab", { name }),
    })]));
    this.body = element("div", { class: "reader-body", role: "tabpanel", id: "reader" });
    this.row = element("div", {
      class: "tabs", role: "tablist", "aria-label": "Explanations",
      onkeydown: (event) => this.#walkTabs(event),
    }, [...this.tabs.values()]);
    this.element = element(
      "section", { class: "pane reader", "aria-label": "Explanations" }, this.row, this.body);
    new ResizeObserver(() => this.#showTab()).observe(this.row);
  }

  /** The open tab is in sight, with some of those beside it. */
  #showTab() {
    const tab = this.tabs.get(this.parts?.tab);
    if (tab) this.row.scrollLeft = tab.offsetLeft - (this.row.clientWidth - tab.offsetWidth) / 2;
  }

  #walkTabs(event) {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (way === undefined) return;
    const names = [...this.tabs.keys()];
    const open = names.indexOf(this.viewer.state.tab);
    const name = names[(open + way + names.length) % names.length];
    this.viewer.act("tab", { name });
    this.tabs.get(name).focus();
    event.preventDefault();
    event.stopPropagation();
  }

  update() {
    const parts = this.viewer.ask("reader");
    const isOther = parts.tab !== this.parts?.tab;
    this.parts = parts;
    for (const { name, label } of parts.tabs) {
      const isOpen = name === parts.tab;
      setText(this.tabs.get(name), label);
      this.tabs.get(name).setAttribute("aria-selected", String(isOpen));
      this.tabs.get(name).tabIndex = isOpen ? 0 : -1;
    }
    if (isOther) this.#showTab();
    this.body.setAttribute("aria-labelledby", `tab-${parts.tab}`);
    this.#put(parts.tab);
    if (parts.tab === "log") this.events.update();
    else if (parts.tab === "source") this.source.update();
    else this.#fill(parts);
  }

  #put(tab) {
    const lists = { log: this.events.parts, source: [this.source.element] };
    const parts = lists[tab] ?? [this.title, this.lines];
    const isThere = parts.length === this.body.children.length
      && parts.every((part, index) => part === this.body.children[index]);
    if (!isThere) this.body.replaceChildren(...parts);
  }

  #fill({ findings, sections, plots }) {
    setText(this.title, sections?.[0].title ?? "");
    if (findings !== undefined) {
      setChildren(this.lines, findingsPane(this.viewer, findings));
      return;
    }
    setChildren(this.lines, plots?.length > 0 ? this.#plots(plots) : [], sections.map(
      (section, index) => this.#section(section, index > 0)));
  }

  #plots(plots) {
    return [
      element("p", { class: "quiet legend" }, "Filled: other axis as placed; diamonds: asked by "
        + "haggle; dashed: takes what is offered; numbers: events."),
      element("div", { class: "plots" }, plots.map((plot) => profilePlot(this.viewer, plot))),
    ];
  }

  #section({ title, kind, lines, more }, hasTitle) {
    return [
      hasTitle ? element("h4", {}, title) : null,
      element("ol", { class: kind }, lines.map((line) => this.#line(line))),
      more && element("p", { class: "quiet" }, more),
    ];
  }

  #line({ text, indent, event, node, events, isCurrent }) {
    const content = node === null ? element("span", { class: "words" }, text)
      : element("button", {
        class: "words", onclick: () => this.viewer.act("select", { node }),
      }, text);
    const link = event === null ? null
      : element("button", { class: "events", onclick: () => this.viewer.go(event) }, events);
    const item = element(
      "li", { class: isCurrent ? "current" : null, "aria-current": isCurrent ? "true" : null },
      event === null && node === null ? text : element("div", { class: "line" }, content, link));
    if (indent > 0) item.style.paddingLeft = `${0.4 + indent * 1.2}em`;
    return item;
  }
}

haggle.ReaderPane = ReaderPane;
