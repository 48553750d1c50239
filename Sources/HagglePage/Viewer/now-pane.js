// Where we stand: which event, what it says, who asked, why, what is wrong with it; above it the
// notes about the whole and what went wrong in it; below, for newcomers, how to read it, and what
// to press.
//
// new NowPane(viewer)   .element, .update()

const {
  Kind, PlainText, element, eventText, exchangeText, finalReasons, firstStop, momentsAt,
  nothingFound, plainFinding, setChildren, setText, stopDetails,
} = haggle;

const longSentence = 90;

class NowPane {
  constructor(viewer) {
    this.viewer = viewer;
    this.position = element("h2", { class: "position" });
    this.start = element("p", { class: "quiet start" });
    this.sentence = element("p", { class: "sentence" });
    this.details = element("div", { class: "details" });
    this.hint = element("p", { class: "hint" });
    this.remarks = element("div", { class: "remarks" });
    const { timeline } = viewer;
    const plain = plainFinding(timeline.trace) ?? nothingFound(timeline);
    this.headline = element("p", { class: "headline", title: plain }, plain);
    this.primer = element(
      "details", { class: "primer", open: true }, element("summary", {}, "How to read the numbers"),
      element("p", { class: "quiet" }, exchangeText(timeline)));
    this.element = element(
      "section", { class: "pane now", tabindex: -1, "aria-label": "Where we stand" },
      this.remarks, this.headline, element("div", { class: "standing" }, this.position, this.start),
      element("div", { class: "spoken", "aria-live": "polite", "aria-atomic": "true" },
        this.sentence),
      this.details, this.hint, this.primer);
  }

  /** Folded once: whoever opens it again keeps it open. */
  #fold() {
    if (!this.viewer.hasMoved || this.isFolded) return;
    this.isFolded = true;
    this.primer.open = false;
    this.headline.classList.add("brief");
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
    // What is open is in the tree too, the arithmetic is not.
    const isOpen = (line) => Number(line.startsWith("open: "));
    lines.sort((a, b) => isOpen(a) - isOpen(b));
    setChildren(
      this.details, badges, lines.map((line) => element("p", {}, line)), this.#elsewhere());
    for (const words of [this.hint, this.start]) words.hidden = this.viewer.hasMoved;
    if (!this.viewer.hasMoved && this.hint.childElementCount === 0) this.#welcome();
    return undefined;
  }

  /** Where an answer comes without its arithmetic, what shows it. */
  #elsewhere() {
    const { cursor, timeline } = this.viewer.replay;
    if (timeline.trace.kinds[cursor] !== Kind.answer || finalReasons(timeline, cursor).length > 0) {
      return null;
    }
    return element("p", {}, element(
      "button", { class: "plain", onclick: () => this.viewer.command("why") }, "Why"),
    " tells where the numbers come from");
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
    // Where there are no keys, buttons do it.
    const hasKeys = !matchMedia("(max-width: 760px), (pointer: coarse)").matches;
    const key = (name, label) => element(hasKeys ? "kbd" : "b", {}, hasKeys ? name : label);
    const { findings, events } = this.viewer.timeline.trace;
    const first = findings.length > 0 ? [key("x", "Findings"), " explains it, "] : [];
    setText(this.start, this.#start());
    setChildren(
      this.hint, ...first, key("w", "Why"),
      " tells why the number is what it is, ", key("s", "step ▸"), " and ", key("S", "◂ back"),
      " step forwards and back, ", key("?", "Commands"),
      hasKeys ? " lists all keys." : " lists what else there is.",
      events.length > 1 ? "" : " There is nothing to step through.");
  }

  #start() {
    const { replay, timeline } = this.viewer;
    const { findings, kinds } = timeline.trace;
    if (replay.cursor !== firstStop(timeline)) return "where the address leads";
    const shows = momentsAt(replay, replay.cursor).some((moment) => moment.finding === 0);
    if (!shows) return "the first one";
    const finding = findings.length > 1 ? `finding 1 of ${findings.length}` : "the finding";
    const isPlacing = kinds.subarray(0, replay.cursor + 1).includes(Kind.place);
    return `where the cause of ${finding} shows${isPlacing ? "" : ", before views are placed"}`;
  }
}

haggle.NowPane = NowPane;
