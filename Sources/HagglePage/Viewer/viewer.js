// The page that people see: panes around one replay. Every command goes through `perform`, whatever
// it came from, so that the page does what the terminal does.
//
// new Viewer(trace)   what the panes use of it: .replay, .timeline, .hasMoved,
//   .perform(instruction), .command(name), .go(event), .select(node), .fold(node), .explain(node),
//   .show(panel), .say(text), .changed()

const {
  Links, NowPane, PicturePane, Prompt, ReaderPane, Replay, TimeBar, Timeline, ViewsPane,
  assumedLines, element, linkErrors, linkTo, listenToKeys, readLink, shareText, saveTrace,
} = haggle;

function plain(command, argument = null) {
  return { command, count: null, argument, typed: "" };
}

class Viewer {
  constructor(trace) {
    this.timeline = new Timeline(trace);
    this.replay = new Replay(this.timeline);
    this.hasMoved = false;
    this.now = new NowPane(this);
    this.picture = new PicturePane(this);
    this.views = new ViewsPane(this);
    this.reader = new ReaderPane(this);
    this.timeBar = new TimeBar(this);
    this.prompt = new Prompt(this);
    this.panes = [this.now, this.picture, this.views, this.reader].map((pane) => pane.element);
    document.body.prepend(element(
      "div", { id: "viewer" }, this.#header(), element("main", { class: "panes" }, this.panes),
      this.timeBar.element, this.prompt.element));
    document.body.classList.add("live");
    this.links = new Links(this);
    listenToKeys(this);
    addEventListener("beforeunload", (event) => this.#keepNotes(event));
    this.follow(readLink(location.hash), true);
  }

  #header() {
    const { header } = this.timeline.trace;
    const name = [header.scenario, header.root].filter(Boolean).join(", ");
    const report = element("button", {
      "aria-pressed": "false", onclick: () => {
        const isReading = document.body.classList.toggle("reading");
        report.setAttribute("aria-pressed", String(isReading));
      },
    }, "Report");
    return element(
      "header", { class: "top" },
      element("h1", { title: name }, name || "A recorded layout negotiation"),
      element("p", { class: "quiet" }, this.#completeness(header)),
      element("nav", { "aria-label": "Page" }, report,
        element("button", { onclick: () => this.ask("prompt", null, ":") }, "Commands ",
          element("kbd", {}, ":")),
        element("button", { onclick: () => this.command("help") }, "Keys ",
          element("kbd", {}, "?"))));
  }

  /** Leads to what was assumed, where anything was. */
  #completeness({ cache, imported }) {
    if (!cache && !imported) return "";
    const { completeness } = this.timeline.trace;
    return assumedLines(this.timeline).length === 0 ? completeness : element("button", {
      class: "plain", title: "what was assumed, and how to state it",
      onclick: () => this.show({ kind: "assumed" }),
    }, completeness);
  }

  // MARK: what people do

  command(name) { this.perform(plain(name)); }

  go(event) { this.perform(plain("go", String(event))); }

  select(node) { this.#become(this.replay.with({ chosen: node })); }

  fold(node) {
    this.replay = this.replay.with({ chosen: node });
    this.command("fold");
  }

  explain(node) {
    this.replay = this.replay.with({ chosen: node });
    this.command("explain");
  }

  perform(instruction) {
    const { replay, message, effect } = this.replay.perform(instruction);
    this.hasMoved = true;
    this.say(message);
    this.#become(replay);
    if (effect !== null) this.#carryOut(effect);
  }

  #become(replay) {
    const way = Math.abs(replay.cursor - this.replay.cursor);
    this.replay = replay;
    this.update();
    this.links.note(way > 1);
  }

  /** Lists ask how high they are: before the picture changes, lest it be laid out twice. */
  update() {
    for (const pane of [this.views, this.reader, this.now, this.picture, this.timeBar]) {
      pane.update();
    }
  }

  say(text) { this.timeBar.say(text); }

  ask(command, count, key) { this.prompt.ask(command, count, key); }

  /** The open tab belongs to the address. */
  changed() { this.links?.note(false); }

  // MARK: what commands want

  #carryOut(effect) {
    switch (effect.kind) {
      case "show": return this.show(effect.panel);
      case "write":
        this.saved = this.replay.settings;
        return this.say(saveTrace(this.replay, effect.path));
      case "copy": return shareText(this.replay, linkTo(this.place)).then((text) => this.say(text));
      case "attach":
        return this.say("a page writes no folder: haggle attach makes the bug report");
      case "quit": return this.say("close the tab to quit");
      default: return this.#onScreen(effect.instruction);
    }
  }

  show(panel) {
    if (panel.kind === "help") return this.prompt.help();
    if (panel.kind === "tree") return this.views.box.focus();
    if (panel.kind === "picture") return this.#focus(1);
    this.reader.show(panel);
    return this.reader.element.scrollIntoView({ block: "nearest" });
  }

  #onScreen({ command, argument }) {
    const place = this.panes.findIndex((pane) => pane.contains(document.activeElement));
    switch (command) {
      case "pane": return this.#focus(place + 1);
      case "pane-back": return this.#focus(place < 0 ? 3 : place - 1);
      case "pane-number": return this.#focus(Number(argument) - 1);
      case "enlarge": return this.#enlarge(place < 0 ? 1 : place);
      case "shrink": case "close": return this.#enlarge(-1);
      case "view": return this.#focus({ 1: 2, 2: 3 }[place] ?? 1);
      case "prompt": return this.ask("prompt", null, ":");
      case "open": return place === 2 ? this.command("explain") : undefined;
      case "half-down": case "half-up": return this.#scroll(place, command === "half-down");
      default: return undefined;
    }
  }

  #focus(index) {
    const pane = this.panes[(index + this.panes.length) % this.panes.length];
    pane.scrollIntoView({ block: "nearest" });
    (pane.querySelector("[tabindex='0']") ?? pane).focus();
  }

  #enlarge(index) {
    this.panes.forEach((pane, place) => pane.classList.toggle("large", place === index));
    document.body.classList.toggle("enlarged", index >= 0);
    this.say(index >= 0 ? "_ or Esc gives the other panes their room back" : "");
    this.update();
  }

  #scroll(place, isDown) {
    const box = this.panes[Math.max(0, place)].querySelector(".list, .lines");
    box?.scrollBy({ top: (isDown ? 0.5 : -0.5) * box.clientHeight });
  }

  /** What was noted is not lost by closing the page. */
  #keepNotes(event) {
    if (this.replay.isChanged && this.saved !== this.replay.settings) event.preventDefault();
  }

  // MARK: addresses

  get place() {
    const { replay, reader } = this;
    return {
      event: replay.cursor, tab: reader.tab,
      node: replay.chosen === null ? null : replay.trace.nodes[replay.chosen].name,
    };
  }

  /** Stands where a link says; what it does not say, or says wrongly, stays as it is. */
  follow(link, isFirst = false) {
    const { event, node, tab } = link;
    const { trace } = this.timeline;
    const before = this.replay;
    let replay = event !== null && event < trace.events.length ? before.moved(event) : before;
    const chosen = node === null ? -1 : trace.nodes.findIndex((about) => about.name === node);
    if (chosen >= 0) replay = replay.with({ chosen });
    this.say(linkErrors(link, trace, this.reader));
    this.replay = replay;
    this.hasMoved = this.hasMoved || !isFirst;
    if (tab !== null && this.reader.has(tab)) this.reader.tab = tab;
    else if (!isFirst) this.reader.tab = "log";
    this.update();
  }
}

haggle.Viewer = Viewer;
