// The page that people see: panes around one model. What the user does goes to the model (`act`),
// and every pane asks it what to show.
//
// new Viewer(model)   what the panes use of it: .facts (of the trace), .state (the position),
//   .ask(wish, more), .act(wish, more), .command(name), .go(event), .say(text)

const {
  Links, NowPane, PaneEdges, PicturePane, Prompt, ReaderPane, TimeBar, ViewsPane, copyText,
  element, followSaves, lightViews, linkTo, listenToKeys, readLink, saveFile, setSight, takeKept,
} = haggle;

class Viewer {
  constructor(model) {
    this.ask = model.ask.bind(model);
    this.facts = this.ask("facts");
    this.now = new NowPane(this);
    this.picture = new PicturePane(this);
    this.views = new ViewsPane(this);
    this.reader = new ReaderPane(this);
    this.timeBar = new TimeBar(this);
    this.prompt = new Prompt(this);
    this.panes = [this.now, this.picture, this.views, this.reader].map((pane) => pane.element);
    const panes = element("main", {
      class: `panes ${this.facts.shape}${
        this.facts.findings === 0 ? " calm" : ""}`,
    }, this.panes);
    this.edges = new PaneEdges(panes, () => this.update());
    lightViews(panes, (node) => this.picture.light(node));
    document.body.prepend(element(
      "div", { id: "viewer" }, this.#header(), panes, this.timeBar.element, this.prompt.element));
    document.body.classList.add("live");
    const kept = takeKept();
    if (kept === null) this.follow({ ...readLink(location.hash), isFirst: true });
    else this.#resume(kept);
    this.#makeRoom(panes);
    this.links = new Links(this);
    listenToKeys(this);
    addEventListener("beforeunload", (event) => {
      if (this.state.isUnsaved) event.preventDefault();
    });
    followSaves(this);
  }

  /** The upper panes are as high as what is said first needs, and that stays so. */
  #makeRoom(panes) {
    const { top, height } = panes.getBoundingClientRect();
    const { bottom } = this.now.element.lastElementChild.getBoundingClientRect();
    const share = 100 * (bottom + 10 - top) / height;
    panes.style.setProperty("--opening", `${Math.min(64, share).toFixed(1)}%`);
  }

  #resume({ place, tab, isReading, sight }) {
    const change = document.querySelector("meta[name=watched]")?.dataset.change;
    this.act("resume", { place, tab, change });
    if (isReading) this.report.click();
    setSight(this, sight);
  }

  #header() {
    const { name, isNamed, setting } = this.facts;
    const report = element("button", {
      "aria-pressed": "false", onclick: () => {
        const isReading = document.body.classList.toggle("reading");
        report.setAttribute("aria-pressed", String(isReading));
      },
    }, "Report");
    this.report = report;
    return element(
      "header", { class: "top" },
      element("h1", { title: isNamed ? name : "" }, name),
      element("p", { class: "quiet" }, this.#completeness()),
      element("p", { class: "quiet" }, setting),
      element("nav", { "aria-label": "Page" }, report,
        element("button", { onclick: () => this.command("prompt") }, "Commands ",
          element("kbd", {}, this.facts.keys.prompt)),
        element("button", { onclick: () => this.command("help") }, "Keys ",
          element("kbd", {}, this.facts.keys.help))));
  }

  /** Leads to what was assumed, where anything was. */
  #completeness() {
    const { completeness, isAssumed } = this.facts;
    return !isAssumed ? completeness : element("button", {
      class: "plain", title: "what was assumed, and how to state it",
      onclick: () => this.act("show", { assumed: true }),
    }, completeness);
  }

  // MARK: what people do

  command(command) { this.act("perform", { command }); }

  go(event) { this.act("perform", { command: "go", argument: String(event) }); }

  act(wish, more) {
    const answer = this.ask(wish, more);
    const { state, message, effect } = answer;
    if (state === undefined) return answer;
    if (effect?.kind !== "ask") this.prompt.close();
    const way = Math.abs(state.cursor - (this.state?.cursor ?? state.cursor));
    this.state = state;
    this.say(message);
    this.update();
    this.links?.note(way > 1);
    if (effect !== null) this.#carryOut(effect);
    return answer;
  }

  /** Goes where a link says. */
  follow(link) { this.act("follow", link); }

  /** Lists ask how high they are: before the picture changes, lest it be laid out twice. */
  update() {
    for (const pane of [this.views, this.reader, this.now, this.picture, this.timeBar]) {
      pane.update();
    }
  }

  say(text) { this.timeBar.say(text); }

  // MARK: what the model wants of the page

  #carryOut(effect) {
    switch (effect.kind) {
      case "ask": return this.prompt.ask(effect);
      case "help": return this.prompt.help();
      case "focus": return this.#focus(effect.pane === "views" ? 2 : 1);
      case "reader": return this.reader.element.scrollIntoView({ block: "nearest" });
      case "copy":
        return copyText(`${effect.text}\n${linkTo(this.state)}\n`).then((text) => this.say(text));
      case "save":
        this.say(saveFile(this.ask("file"), effect.path));
        this.state = this.ask("saved");
        return undefined;
      default: return this.#onScreen(effect);
    }
  }

  #onScreen({ kind, way, number }) {
    const place = this.panes.findIndex((pane) => pane.contains(document.activeElement));
    switch (kind) {
      case "pane": return this.#focus(place < 0 && way < 0 ? 3 : place + way);
      case "numbered": return this.#focus(number - 1);
      case "zoom": return this.#enlarge(way < 0 ? -1 : place < 0 ? 1 : place);
      case "view": return this.#focus({ 1: 2, 2: 3 }[place] ?? 1);
      case "open": return place === 2 ? this.command("explain") : undefined;
      default: return this.#scroll(place, way);
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

  #scroll(place, way) {
    const box = this.panes[Math.max(0, place)].querySelector(".list, .lines");
    box?.scrollBy({ top: 0.5 * way * box.clientHeight });
  }
}

haggle.Viewer = Viewer;
