// Where we stand: which event, what it says, who asked, why, what is wrong with it; and for
// newcomers one sentence about what to press.
//
// new NowPane(viewer)   .element, .update()

const { element, eventText, firstStop, momentsAt, setChildren, setText, stopDetails } = haggle;

const longSentence = 90;

class NowPane {
  constructor(viewer) {
    this.viewer = viewer;
    this.position = element("h2", { class: "position" });
    this.sentence = element("p", { class: "sentence" });
    this.details = element("div", { class: "details" });
    this.hint = element("p", { class: "hint" });
    this.element = element(
      "section", { class: "pane now", tabindex: -1, "aria-label": "Where we stand" },
      this.position,
      element("div", { class: "spoken", "aria-live": "polite", "aria-atomic": "true" },
        this.sentence),
      this.details, this.hint);
  }

  update() {
    const { replay, timeline } = this.viewer;
    const { events } = timeline.trace;
    setText(this.position, this.#position());
    if (events.length === 0) return setText(this.sentence, "the trace has no events");
    const sentence = eventText(timeline, replay.cursor);
    setText(this.sentence, sentence);
    this.sentence.classList.toggle("long", sentence.length > longSentence);
    const badges = momentsAt(replay, replay.cursor).map((moment) => this.#badge(moment));
    const lines = stopDetails(replay).filter((line) => !line.startsWith("! "));
    setChildren(this.details, badges, lines.map((line) => element("p", {}, line)));
    this.hint.hidden = this.viewer.hasMoved;
    if (!this.viewer.hasMoved && this.hint.childElementCount === 0) this.#welcome();
    return undefined;
  }

  /** `Event 77 of 0…329` */
  #position() {
    const { replay, timeline } = this.viewer;
    const last = timeline.trace.events.length - 1;
    const pass = timeline.passes.length > 1 ? timeline.passAt(replay.cursor) : null;
    if (last < 0) return "No events";
    return `Event ${replay.cursor} of ${last}` + (pass === null ? "" : `, pass ${pass.number}`);
  }

  #badge(moment) {
    const { trace } = this.viewer.timeline;
    const { rule, node, isConsequence } = moment;
    const cause = trace.findings[moment.finding];
    const from = isConsequence ? `, from ${cause.finding} at ${trace.name(cause.node)}` : "";
    return element(
      "p", {}, element("button", {
        class: "alarm", onclick: () => this.viewer.show({ kind: "finding", index: moment.finding }),
      }, element("span", { class: "badge", "aria-hidden": "true" }, "!"),
      ` ${rule} at ${trace.name(node)}${from}`, element("kbd", {}, "x")));
  }

  #welcome() {
    const key = (name) => element("kbd", {}, name);
    const { findings, events } = this.viewer.timeline.trace;
    const isFirst = this.viewer.replay.cursor === firstStop(this.viewer.timeline);
    const place = findings.length > 0 ? "where the first finding shows" : "at the first event";
    const where = isFirst ? `Paused ${place}: ` : "Paused where the address leads: ";
    const first = findings.length > 0 ? [key("x"), " explains it, "] : [];
    setChildren(
      this.hint, where, ...first, key("w"), " tells why the number is what it is, ", key("s"),
      " and ", key("S"), " step forwards and back, ", key("?"), " lists all keys.",
      events.length > 1 ? "" : " There is nothing to step through.");
  }
}

haggle.NowPane = NowPane;
