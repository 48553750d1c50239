// Where we stand: which event, what it says, who asked, why, what is wrong with it; above it the
// notes about the whole and, for newcomers, what went wrong, how to read it, and what to press.
//
// new NowPane(viewer)   .element, .update()

const {
  PlainText, element, eventText, exchangeText, firstStop, momentsAt, plainFinding, setChildren,
  setText, stopDetails,
} = haggle;

const longSentence = 90;

class NowPane {
  constructor(viewer) {
    this.viewer = viewer;
    this.position = element("h2", { class: "position" });
    this.sentence = element("p", { class: "sentence" });
    this.details = element("div", { class: "details" });
    this.hint = element("p", { class: "hint" });
    this.remarks = element("div", { class: "remarks" });
    this.primer = this.#primer();
    this.element = element(
      "section", { class: "pane now", tabindex: -1, "aria-label": "Where we stand" },
      this.remarks, this.primer, this.position,
      element("div", { class: "spoken", "aria-live": "polite", "aria-atomic": "true" },
        this.sentence),
      this.details);
  }

  /** What went wrong in plain words; below it how to read the numbers, and what to press. */
  #primer() {
    const { timeline } = this.viewer;
    const plain = plainFinding(timeline.trace) ?? "How to read the numbers";
    return element(
      "details", { class: "primer", open: true }, element("summary", {}, plain),
      element("p", { class: "quiet" }, exchangeText(timeline)), this.hint);
  }

  /** Folded once: whoever opens it again keeps it open. */
  #fold() {
    if (!this.viewer.hasMoved || this.isFolded) return;
    this.isFolded = true;
    this.primer.open = false;
  }

  #remark() {
    const { notes } = this.viewer.replay.settings;
    if (notes === this.remarked) return;
    this.remarked = notes;
    setChildren(this.remarks, notes.filter((note) => note.event === null).map((note) =>
      element("p", {}, element("span", { class: "quiet" }, "note: "), PlainText.line(note.text))));
  }

  update() {
    const { replay, timeline } = this.viewer;
    this.#fold();
    this.#remark();
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
    const { replay, timeline } = this.viewer;
    const isFirst = replay.cursor === firstStop(timeline);
    const shows = momentsAt(replay, replay.cursor).some((moment) => moment.finding === 0);
    const place = shows ? "where the first finding shows" : "at the first event";
    const where = isFirst ? `Paused ${place}: ` : "Paused where the address leads: ";
    const first = findings.length > 0 ? [key("x"), " explains it, "] : [];
    setChildren(
      this.hint, where, ...first, key("w"), " tells why the number is what it is, ", key("s"),
      " and ", key("S"), " step forwards and back, ", key("?"), " lists all keys.",
      events.length > 1 ? "" : " There is nothing to step through.");
  }
}

haggle.NowPane = NowPane;
