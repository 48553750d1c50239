// What one reads beside the picture: a tab for each, of which one is open. The open one follows the
// cursor and the selected view.
//
// new ReaderPane(viewer)   .element, .update(), .show(panel), .tab (its name, as in a permalink)

const {
  EventsPane, SourcePane, assumedLines, element, findingsPane, panelLines, panelTitle, profilePlot,
  setChildren, setText,
} = haggle;

/** More lines than these are left out, and said to be. */
const mostLines = 600;
const columns = 1000;

const tabs = [
  ["log", "Events"], ["why", "Why"], ["values", "Values"], ["findings", "Findings"],
  ["source", "Source"], ["stack", "Calls"], ["notes", "Notes"],
];

/** Which tab a panel is in. */
const homes = {
  whyNot: "why", finding: "findings", ledger: "stack", marks: "notes", breakpoints: "notes",
  assumed: "notes",
};

const nothing = { text: "nothing is known about it", event: null, node: null, isCurrent: false };

/** An explanation names the events that say so at the end of its lines. */
const trailingEvents = /^(.*?) {2,}(events? .*)$/;

class ReaderPane {
  constructor(viewer) {
    this.viewer = viewer;
    this.tab = "log";
    this.panels = new Map();
    this.events = new EventsPane(viewer);
    this.source = new SourcePane(viewer);
    this.lines = element("div", { class: "lines", tabindex: 0 });
    this.title = element("h3", { class: "title" });
    this.tabs = new Map(tabs.map(([name, label]) => [name, element("button", {
      role: "tab", id: `tab-${name}`, "aria-controls": "reader", tabindex: -1,
      onclick: () => this.#choose(name),
    }, label)]));
    this.body = element("div", { class: "reader-body", role: "tabpanel", id: "reader" });
    this.element = element(
      "section", { class: "pane reader", "aria-label": "Explanations" },
      element("div", {
        class: "tabs", role: "tablist", "aria-label": "Explanations",
        onkeydown: (event) => this.#walkTabs(event),
      }, [...this.tabs.values()]), this.body);
  }

  /** A panel that a command asked for, or that a link leads to. */
  show(panel) {
    const home = homes[panel.kind] ?? panel.kind;
    this.panels.set(home, { ...panel, beside: this.viewer.replay.selected });
    this.open(home);
  }

  /** Whoever chooses a tab wants all of it, not what a command once asked for. */
  #choose(name) {
    this.panels.delete(name);
    this.open(name);
  }

  has(name) { return this.tabs.has(name); }

  open(name) {
    this.tab = name;
    this.viewer.changed();
    this.update();
  }

  #walkTabs(event) {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (way === undefined) return;
    const names = [...this.tabs.keys()];
    const next = names[(names.indexOf(this.tab) + way + names.length) % names.length];
    this.#choose(next);
    this.tabs.get(next).focus();
    event.preventDefault();
    event.stopPropagation();
  }

  update() {
    const counts = {
      findings: this.viewer.timeline.trace.findings.length,
      notes: this.viewer.replay.settings.notes.length,
    };
    for (const [name, label] of tabs) {
      const tab = this.tabs.get(name);
      setText(tab, counts[name] > 0 ? `${label} ${counts[name]}` : label);
      const isOpen = name === this.tab;
      tab.setAttribute("aria-selected", String(isOpen));
      tab.tabIndex = isOpen ? 0 : -1;
    }
    this.body.setAttribute("aria-labelledby", `tab-${this.tab}`);
    const parts = this.#parts();
    const isSame = parts.length === this.body.children.length
      && parts.every((part, index) => part === this.body.children[index]);
    if (!isSame) this.body.replaceChildren(...parts);
    if (this.tab === "log") this.events.update();
    else if (this.tab === "source") this.source.update();
    else this.#fill();
  }

  #parts() {
    if (this.tab === "log") return this.events.parts;
    if (this.tab === "source") return [this.source.element];
    return [this.title, this.lines];
  }

  /** What is shown follows the selected view, once another is selected than at the command. */
  #panel() {
    const { selected } = this.viewer.replay;
    const asked = this.panels.get(this.tab);
    if (!["why", "values"].includes(this.tab)) return asked ?? { kind: this.tab };
    return asked?.beside === selected ? asked : { kind: this.tab, node: selected };
  }

  #fill() {
    const { replay } = this.viewer;
    const panel = this.#panel();
    if (this.tab === "findings") {
      setText(this.title, "");
      return setChildren(this.lines, findingsPane(this.viewer, panel.index ?? null));
    }
    const isNodeless = "node" in panel && panel.node === null;
    setText(this.title, isNodeless ? "" : this.#titleOf(panel));
    const lines = isNodeless ? [] : this.#linesOf(panel);
    if (lines.length === 0) lines.push(nothing);
    setChildren(
      this.lines, this.#plots(panel),
      element("ol", { class: panel.kind },
        lines.slice(0, mostLines).map((line) => this.#line(line))),
      lines.length > mostLines
        ? element("p", { class: "quiet" }, `… ${lines.length - mostLines} more lines`) : null,
      this.#more(panel));
    return undefined;
  }

  #titleOf(panel) {
    return panel.kind === "assumed" ? "what was assumed"
      : panelTitle(panel, this.viewer.replay.trace);
  }

  #linesOf(panel) {
    return panel.kind === "assumed" ? assumedLines(this.viewer.timeline)
      : panelLines(this.viewer.replay, panel, columns);
  }

  #plots(panel) {
    if (panel.kind !== "values" || panel.node === null) return [];
    const plots = [0, 1].map((axis) => profilePlot(this.viewer, panel.node, axis));
    if (plots.every((plot) => plot === null)) return [];
    return [
      element("p", { class: "quiet legend" }, "Filled: other axis as placed; diamonds: asked by "
        + "haggle; dashed: takes what is offered; numbers: events."),
      element("div", { class: "plots" }, plots),
    ];
  }

  /** The open calls come with the reasons of the innermost; notes with all else that is set. */
  #more(panel) {
    const others = { stack: ["ledger"], notes: ["marks", "breakpoints", "assumed"] };
    return (others[panel.kind] ?? []).map((kind) => {
      const lines = this.#linesOf({ kind });
      return lines.length === 0 ? [] : [
        element("h4", {}, this.#titleOf({ kind })),
        element("ol", { class: kind }, lines.map((line) => this.#line(line))),
      ];
    });
  }

  #line({ text, event, node, isCurrent }) {
    const indent = /^ */.exec(text)[0].length;
    const [, words, named] = trailingEvents.exec(text.slice(indent)) ?? [null, text.trim(), null];
    const events = named ?? (event === null ? null : `event ${event}`);
    const content = node === null ? element("span", { class: "words" }, words)
      : element("button", { class: "words", onclick: () => this.viewer.select(node) }, words);
    const link = events === null || event === null ? null
      : element("button", { class: "events", onclick: () => this.viewer.go(event) }, events);
    const item = element(
      "li", { class: isCurrent ? "current" : null, "aria-current": isCurrent ? "true" : null },
      event === null && node === null ? words : element("div", { class: "line" }, content, link));
    if (indent > 0) item.style.paddingLeft = `${0.4 + indent * 0.6}em`;
    return item;
  }
}

haggle.ReaderPane = ReaderPane;
