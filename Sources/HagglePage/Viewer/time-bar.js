// The way through the events: a slider with ticks where findings, passes, marks and notes are, and
// a button for each way to step, with its key. In a narrow window all that comes on demand; first
// stands what one asks there: what the view that was tapped is, and why.
//
// new TimeBar(viewer)   .element, .update()

const { element, setChildren, setText } = haggle;

const steps = [
  ["first", "|◂", "first event"], ["continue-back", "◂ finding", "previous finding or stop"],
  ["finish-back", "◂ out", "back to the question of this call"],
  ["step-back", "◂ back", "the event before"],
  ["step", "step ▸", "next event"], ["over", "over ▸", "from a question to its answer"],
  ["finish", "out ▸", "finish this call: to its answer"],
  ["continue", "finding ▸", "next finding or stop"], ["last", "▸|", "the end of the layout"],
];

const mostReasons = 3;

class TimeBar {
  constructor(viewer) {
    this.viewer = viewer;
    this.last = Math.max(0, viewer.facts.last);
    this.slider = element("input", {
      type: "range", min: 0, max: this.last, step: 1, id: "slider", "aria-label": "Event",
      oninput: () => viewer.go(Number(this.slider.value)),
    });
    this.ticks = element("div", { class: "ticks" });
    this.message = element("p", { class: "message", role: "status" });
    // For narrow windows, where the pane that says it may be out of sight.
    this.event = element("p", { class: "current-event", "aria-hidden": "true" });
    this.asked = element("p", { class: "subject" });
    this.reasons = element("div");
    this.card = element(
      "div", { class: "card" },
      element("button", {
        "aria-pressed": "false", onclick: ({ currentTarget }) => {
          const isStepping = this.element.classList.toggle("stepping");
          currentTarget.setAttribute("aria-pressed", String(isStepping));
        },
      }, "Steps"),
      this.asked, this.reasons);
    this.element = element(
      "footer", { class: "transport" }, this.message, this.card, this.event,
      element("div", { class: "time" }, this.ticks, this.slider),
      element("div", { class: "buttons", role: "toolbar", "aria-label": "Steps" },
        steps.map(([command, label, title]) => this.#button(command, label, title))));
  }

  #button(command, label, title) {
    const key = this.viewer.facts.keys[command];
    return element(
      "button", {
        "data-command": command, title: title || null, "aria-keyshortcuts": key,
        "aria-label": /\w/.test(label) ? null : title,
        onclick: () => this.viewer.command(command),
      }, element("span", {}, label), element("kbd", { "aria-hidden": "true" }, key));
  }

  update() {
    const { cursor, words, changes, isIdle, isAtEnd } = this.viewer.state;
    this.slider.value = isAtEnd ? this.last : cursor;
    if (cursor >= 0) {
      this.slider.setAttribute("aria-valuetext", `event ${cursor}: ${words}`);
      setText(this.event, `${cursor}  ${words}`);
    }
    this.#tell();
    if (this.drawn === changes) return;
    this.drawn = changes;
    this.#drawTicks();
    for (const button of this.element.querySelectorAll("[data-command^=continue]")) {
      button.disabled = isIdle;
    }
  }

  /** The selected view, and the first that is to be said of why it is as large as it is. */
  #tell() {
    const { now, reader } = this.viewer;
    const { tab, sections } = reader.parts;
    const lines = tab === "why" && now.subjectNow ? sections?.[0].lines ?? [] : [];
    setText(this.asked, now.subjectNow ?? "Tap a view to see why it is as large as it is.");
    const told = lines.slice(1).filter(({ text }) => text !== "").slice(0, mostReasons);
    setChildren(this.reasons, told.map(({ text }) => element("p", {}, text)),
    lines.length === 0 ? [] : element(
      "button", { class: "plain", onclick: () => reader.element.scrollIntoView() }, "All of it"));
  }

  say(text) { setText(this.message, text ?? ""); }

  #drawTicks() {
    setChildren(this.ticks, this.viewer.ask("ticks").map((tick) => this.#tick(tick)));
  }

  #tick({ event, kind, label, sign }) {
    const tick = element("button", {
      class: `tick of-${kind}`, title: label, "aria-label": label, tabindex: -1,
      onclick: () => this.viewer.go(event),
    }, sign);
    tick.style.setProperty("--at", (event / Math.max(1, this.last)).toFixed(5));
    return tick;
  }
}

haggle.TimeBar = TimeBar;
