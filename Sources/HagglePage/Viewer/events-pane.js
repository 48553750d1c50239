// The events, or those that the filter shows; the current one is there in any case.
//
// new EventsPane(viewer)   .parts (elements), .update()

const { RowList, element, eventDepth, eventText, isShown, lastIndex, setText } = haggle;

const deepestIndent = 20;
const kindNames = [
  "of-pass", "of-pass", "of-ask", "of-answer", "of-place", "of-reason", "of-note", "of-probe",
];

class EventsPane {
  constructor(viewer) {
    this.viewer = viewer;
    this.findings = new Set(viewer.replay.moments.map((moment) => moment.event));
    this.box = element("div", {
      class: "list events", role: "listbox", tabindex: 0, "aria-label": "Events",
    });
    this.words = element("span", {});
    this.bar = element("p", { class: "quiet filter" }, this.words,
      element("button", { class: "plain", onclick: () => viewer.command("filter") }, "show all"));
    this.parts = [this.bar, this.box];
    this.list = new RowList(this.box, {
      count: () => this.#count, row: (index) => this.#row(this.#event(index)),
      choose: (index) => viewer.go(this.#event(index)),
    });
  }

  update() {
    const { replay } = this.viewer;
    if (this.filter !== replay.settings.filter) {
      this.filter = replay.settings.filter;
      this.shown = this.filter && Int32Array.from(this.#matches(replay));
    }
    this.before = this.shown && lastIndex(this.shown, replay.cursor);
    this.isExtra = this.shown !== null && this.shown[this.before] !== replay.cursor;
    this.#tell();
    this.list.update();
    this.list.reveal(this.#index(replay.cursor));
    this.box.setAttribute("aria-activedescendant", `event-${replay.cursor}`);
  }

  /** What the filter is, and what it does with the current event. */
  #tell() {
    this.bar.hidden = this.shown === null;
    if (this.bar.hidden) return;
    const all = this.viewer.timeline.trace.events.length;
    setText(this.words, `only ${this.filter.text}: ${this.shown.length} of ${all} events`
      + `${this.isExtra ? ", and in italics where you are" : ""} `);
  }

  *#matches(replay) {
    const { length } = replay.trace.events;
    for (let event = 0; event < length; event++) if (isShown(replay, event)) yield event;
  }

  get #count() {
    return this.shown === null
      ? this.viewer.timeline.trace.events.length : this.shown.length + (this.isExtra ? 1 : 0);
  }

  #index(cursor) {
    return this.shown === null ? cursor : this.before + (this.isExtra ? 1 : 0);
  }

  #event(index) {
    if (this.shown === null) return index;
    if (!this.isExtra || index <= this.before) return this.shown[index];
    return index === this.before + 1 ? this.viewer.replay.cursor : this.shown[index - 1];
  }

  #row(event) {
    const { replay, timeline } = this.viewer;
    const depth = eventDepth(timeline, event);
    const words = element("span", {
      class: `words ${kindNames[timeline.trace.kinds[event]]}`,
    }, depth > deepestIndent ? `[${depth}] ` : "", eventText(timeline, event));
    words.style.paddingLeft = `${0.75 * Math.min(depth, deepestIndent)}rem`;
    const isCurrent = event === replay.cursor;
    const isExtra = isCurrent && this.isExtra;
    return element(
      "div", {
        class: isExtra ? "row beyond" : "row", role: "option", id: `event-${event}`,
        "aria-selected": String(isCurrent),
        title: isExtra ? "the filter does not show it, but this is where you are" : null,
      },
      element("span", { class: "number" }, String(event)),
      element("span", { class: "mark" }, this.findings.has(event)
        ? element("span", { class: "badge", "aria-label": "finding" }, "!") : ""),
      words);
  }
}

haggle.EventsPane = EventsPane;
