// The way through the events: a slider with ticks where findings, passes, marks and notes are, and
// a button for each way to step, with its key.
//
// new TimeBar(viewer)   .element, .update()

const { element, eventText, keysFor, setChildren, setText, shownKey } = haggle;

const steps = [
  ["first", "|◂", "first event"], ["continue-back", "◂ finding", "previous finding or stop"],
  ["finish-back", "◂ out", "back to the question of this call"],
  ["step-back", "◂ back", "the event before"],
  ["step", "step ▸", "next event"], ["over", "over ▸", "from a question to its answer"],
  ["finish", "out ▸", "finish this call: to its answer"],
  ["continue", "finding ▸", "next finding or stop"], ["last", "▸|", "last event"],
];

/** Ticks nearer than this many thousandths of the way cannot be told apart. */
const resolution = 2;

class TimeBar {
  constructor(viewer) {
    this.viewer = viewer;
    this.last = Math.max(0, viewer.timeline.trace.events.length - 1);
    this.slider = element("input", {
      type: "range", min: 0, max: this.last, step: 1, id: "slider", "aria-label": "Event",
      oninput: () => viewer.go(Number(this.slider.value)),
    });
    this.ticks = element("div", { class: "ticks" });
    this.message = element("p", { class: "message", role: "status" });
    // For narrow windows, where the pane that says it may be out of sight.
    this.stand = element("p", { class: "stand", "aria-hidden": "true" });
    this.element = element(
      "footer", { class: "transport" }, this.message, this.stand,
      element("div", { class: "time" }, this.ticks, this.slider),
      element("div", { class: "buttons", role: "toolbar", "aria-label": "Steps" },
        steps.map(([command, label, title]) => this.#button(command, label, title))));
  }

  #button(command, label, title) {
    const key = keysFor(command)[0];
    return element(
      "button", {
        "data-command": command, title: title || null, "aria-keyshortcuts": key,
        "aria-label": /\w/.test(label) ? null : title,
        onclick: () => this.viewer.command(command),
      }, element("span", {}, label), element("kbd", { "aria-hidden": "true" }, shownKey(key)));
  }

  update() {
    const { replay, timeline } = this.viewer;
    this.slider.value = replay.cursor;
    if (replay.cursor >= 0) {
      const text = eventText(timeline, replay.cursor);
      this.slider.setAttribute("aria-valuetext", `event ${replay.cursor}: ${text}`);
      setText(this.stand, `${replay.cursor}  ${text}`);
    }
    if (this.drawn !== replay.settings) {
      this.drawn = replay.settings;
      this.#drawTicks();
      this.#enable();
    }
  }

  /** Without anything to stop at the ways to the next stop lead nowhere. */
  #enable() {
    const { moments, settings: { breakpoints, watched } } = this.viewer.replay;
    const isIdle = moments.length + breakpoints.length + watched.size === 0;
    for (const button of this.element.querySelectorAll("[data-command^=continue]")) {
      button.disabled = isIdle;
    }
  }

  say(text) { setText(this.message, text ?? ""); }

  #drawTicks() {
    const { replay, timeline } = this.viewer;
    const all = [
      ...timeline.passes.slice(1).map((pass) =>
        ({ event: pass.begin, kind: "pass", label: `pass ${pass.number}`, sign: "┊" })),
      ...replay.settings.notes.filter((note) => Number.isInteger(note.event)).map((note) =>
        ({ event: note.event, kind: "note", label: `note: ${note.text}`, sign: "✎" })),
      ...replay.settings.marks.map((mark) =>
        ({ event: mark.event, kind: "mark", label: `mark ${mark.name}`, sign: mark.name })),
      ...replay.moments.map((moment) => ({
        event: moment.event, kind: "finding", sign: "!",
        label: `${moment.rule} at ${timeline.trace.name(moment.node)}`,
      })),
    ];
    setChildren(this.ticks, this.#apart(all).map((tick) => this.#tick(tick)));
  }

  /** Of ticks in one place the last is kept. */
  #apart(ticks) {
    const byPlace = new Map();
    for (const tick of ticks) {
      byPlace.set(Math.round(this.#share(tick.event) * 1000 / resolution), tick);
    }
    return [...byPlace.values()].sort((a, b) => a.event - b.event);
  }

  #share(event) { return this.last === 0 ? 0 : event / this.last; }

  #tick({ event, kind, label, sign }) {
    const text = `event ${event}: ${label}`;
    const tick = element("button", {
      class: `tick of-${kind}`, title: text, "aria-label": text, tabindex: -1,
      onclick: () => this.viewer.go(event),
    }, sign);
    tick.style.setProperty("--at", this.#share(event).toFixed(5));
    return tick;
  }
}

haggle.TimeBar = TimeBar;
