// The current event: what it says, who asked, why, what is wrong with it; above it the
// notes about the whole and what went wrong in it; below what the selected view is offered and
// answers and, for newcomers, how to read it, and what to press.
//
// new NowPane(viewer)   .element, .update()

const { element, setChildren, setText, sizeBars } = haggle;

class NowPane {
  constructor(viewer) {
    this.viewer = viewer;
    const { headline, telling, cure, primer, blamedLine } = viewer.facts;
    this.position = element("h2", { class: "position" });
    this.start = element("p", { class: "quiet start" });
    this.subject = element("p", { class: "subject" });
    this.sentence = element("p", { class: "sentence" });
    this.details = element("div", { class: "details" });
    this.hint = element("p", { class: "hint" }, this.#welcome());
    this.notes = element("div", { class: "notes" });
    this.headline = element("p", { class: "headline", title: headline }, headline);
    this.cure = cure && this.#cure(cure);
    this.blamed = blamedLine && element(
      "pre", { class: "blamed-line" },
      element("button", {
        class: "plain", title: "the line in the source",
        onclick: () => viewer.act("tab", { name: "source" }),
      }, String(blamedLine.number)), `  ${blamedLine.text.trim()}`,
      blamedLine.file && element("span", { class: "quiet" }, `  ${blamedLine.file}`));
    this.telling = telling.length === 0 ? null : element(
      "ul", { class: "telling" }, telling.map((fact) => element("li", {}, this.#fact(fact))));
    this.sizes = element("div");
    this.primer = element(
      "details", { class: "primer", open: true }, element("summary", {}, "How to read the numbers"),
      element("p", { class: "quiet" }, primer));
    this.element = element(
      "section", { class: "pane now", tabindex: -1, "aria-label": "Where we stand" },
      element("div", { class: "verdict" },
        this.notes, this.headline, this.telling, this.blamed, this.cure),
      element("div", { class: "moment" },
        element("div", { class: "where" }, this.position, this.start),
        element("div", { class: "spoken", "aria-live": "polite", "aria-atomic": "true" },
          this.subject, this.sizes, this.sentence),
        this.details, this.hint, this.primer));
  }

  /** The smallest edit, with what it is against where that is no finding. */
  #cure({ claim, title, lines, effect }) {
    const head = claim ? element("p", {}, `Where ${claim}, this edit helps:`) : element(
      "button", { class: "plain", onclick: () => this.viewer.act("show", { finding: 0 }) },
      "This edit helps");
    return element(
      "div", { class: "cure" }, head, title && element("p", { class: "edit" }, title),
      element("pre", {}, lines.map((line) => element("div", {}, line))),
      element("p", { class: "quiet" }, effect));
  }

  #fact({ text, node, isAssumption }) {
    const lead = isAssumption ? () => this.viewer.act("show", { assumed: true })
      : () => this.viewer.act("select", { node });
    return element("button", { class: "plain", onclick: lead }, text);
  }

  /** What is wrong and what helps stays in sight; the rest where one begins. */
  #fold(hasMoved, isElsewhere) {
    if ((hasMoved || isElsewhere) && !this.isFolded) this.primer.open = false;
    this.isFolded ||= hasMoved || isElsewhere;
    this.headline.classList.toggle("brief", hasMoved);
    if (this.telling) this.telling.hidden = hasMoved;
  }

  update() {
    const { viewer } = this;
    const now = viewer.ask("now");
    /** What a narrow window says of the view in another place. */
    this.subjectNow = now.subject;
    this.first ??= now.subject ?? "";
    this.#fold(viewer.state.hasMoved, (now.subject ?? "") !== this.first);
    setChildren(this.notes, now.notes.map((note) =>
      element("p", {}, element("span", { class: "quiet" }, "note: "), note)));
    setText(this.position, now.position);
    setText(this.subject, now.subject ?? "");
    setText(this.sentence, now.sentence);
    this.sentence.classList.toggle("long", now.isLong);
    this.sentence.classList.toggle("aside", now.subject !== null);
    setChildren(
      this.details, now.badges.map((badge) => this.#badge(badge)),
      now.lines.map((line) => element("p", {}, line)), now.lacksReason ? this.#elsewhere() : null);
    setChildren(this.sizes, now.sizes === null ? [] : sizeBars(now.sizes));
    for (const words of [this.hint, this.start]) words.hidden = now.start === null;
    setText(this.start, now.start ?? "");
  }

  /** What shows the arithmetic of an answer that comes without it. */
  #elsewhere() {
    return element("p", {}, element(
      "button", { class: "plain", onclick: () => this.viewer.command("why") }, "Why"),
    " tells where the numbers come from");
  }

  #badge({ finding, text }) {
    return element("p", {}, element(
      "button", { class: "alarm", onclick: () => this.viewer.act("show", { finding }) },
      element("span", { class: "badge", "aria-hidden": "true" }, "!"), ` ${text}`,
      element("kbd", {}, this.viewer.facts.keys.explain)));
  }

  #welcome() {
    // Where there are no keys, buttons do it.
    const { keys, findings, events } = this.viewer.facts;
    const hasKeys = !matchMedia("(max-width: 760px), (pointer: coarse)").matches;
    const key = (command, label) => element(
      "button",
      { class: "plain", "aria-label": label, onclick: () => this.viewer.command(command) },
      element(hasKeys ? "kbd" : "b", {}, hasKeys ? keys[command] : label));
    return [
      findings > 0 ? "" : "Click a view to see why it is as large as it is. ",
      findings > 0 ? [key("explain", "Findings"), " explains it, "] : [],
      key("why", "Why"), " tells why the number is what it is, ", key("step", "step ▸"), " and ",
      key("step-back", "◂ back"), " step forwards and back, ", key("help", "Commands"),
      hasKeys ? " lists all keys." : " lists what else there is.",
      events > 1 ? "" : " There is nothing to step through.",
    ];
  }
}

haggle.NowPane = NowPane;
