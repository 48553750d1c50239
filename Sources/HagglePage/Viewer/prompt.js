// What lies over the page: the line that asks for text, with the commands to choose from where it
// asks for one, and the help. Both are made from the table of keys.
//
// new Prompt(viewer)   .element, .ask(command, count, key), .help(), .close(), .isOpen

const {
  CommandError, element, keyTable, namedInstruction, promptedInstruction, setChildren, setText,
  shownKey,
} = haggle;

const questions = {
  "prompt": "Command", "search": "Search the events", "filter": "Show only such events",
  "why-not": "Why not which number?", "note": "Note at this event",
};
const examples = {
  "prompt": "120, why outer, break node ~ Grid", "search": "node ~ Grid && ask.width == min",
  "filter": "node == outer; nothing shows all", "why-not": "350", "note": "here it goes wrong",
};

/** What a page cannot do, or leaves to the browser. */
const beyondPages = new Set(["attach", "pane", "pane-back", "mouse", "redraw", "suspend", "quit"]);

/** Every command by its name, with its keys and what it does. */
function commandList() {
  const rows = keyTable.groups.flatMap((group) => group.rows);
  const both = rows.flatMap((row) => [
    { name: row.command, keys: row.keys, about: row.about, row },
    ...(row.back ? [{ name: row.back, keys: row.backKeys, about: `${row.about}, backwards`, row }]
      : []),
  ]);
  const named = new Set(both.map(({ name }) => name));
  const others = keyTable.commands.filter(({ name }) => !named.has(name))
    .map(({ name, text }) => ({ name, keys: [], about: text ?? "" }));
  return [...both, ...others].filter(({ name }) => !beyondPages.has(name)).map((item) => ({
    ...item, keys: item.keys.filter((key) => !item.row?.browserKeeps.includes(key)),
  }));
}

/** What stands in backticks is to be typed. */
function inCode(text) {
  return text.split("`").map((part, place) =>
    (place % 2 === 0 ? part : element("code", {}, part)));
}

class Prompt {
  constructor(viewer) {
    this.viewer = viewer;
    this.commands = commandList();
    this.label = element("label", { for: "prompt-text" });
    this.input = element("input", {
      id: "prompt-text", type: "text", autocomplete: "off", autocapitalize: "off",
      spellcheck: "false", "aria-describedby": "prompt-error",
      oninput: () => this.#list(), onkeydown: (event) => this.#key(event),
    });
    this.error = element("p", { class: "error", id: "prompt-error", role: "alert" });
    this.choices = element("ul", { class: "choices", role: "listbox", "aria-label": "Commands" });
    this.asking = element("dialog", { class: "prompt" }, this.label, this.input, this.error,
      this.choices);
    this.helping = element("dialog", { class: "help", "aria-label": "Keys" });
    this.element = [this.asking, this.helping];
  }

  get isOpen() { return this.asking.open || this.helping.open; }

  close() {
    this.asking.close();
    this.helping.close();
    // Until it draws again a browser may leave the focus in what it no longer shows.
    const focused = document.activeElement;
    if (this.element.some((dialog) => dialog.contains(focused))) focused.blur();
  }

  ask(command, count, key) {
    this.close();
    Object.assign(this, { command, count, key });
    setText(this.label, questions[command] ?? command);
    this.input.value = "";
    this.input.placeholder = examples[command] ?? "";
    setText(this.error, "");
    this.#list();
    this.asking.showModal();
    this.input.focus();
  }

  #list() {
    const wanted = this.input.value.trim().toLowerCase();
    const isCommand = this.command === "prompt";
    this.choices.hidden = !isCommand;
    this.shown = !isCommand ? [] : this.commands.filter(({ name, about }) =>
      name.startsWith(wanted.split(" ")[0]) || about.toLowerCase().includes(wanted));
    const fits = ({ name }) => Number(name.startsWith(wanted));
    this.shown.sort((a, b) => fits(b) - fits(a));
    this.chosen = -1;
    this.#draw();
  }

  #draw() {
    setChildren(this.choices, this.shown.map((item, index) => element(
      "li", {
        role: "option", "aria-selected": String(index === this.chosen),
        onclick: () => this.#run(item.name),
      },
      element("span", { class: "mono" }, `:${item.name}`),
      element("span", { class: "quiet" }, inCode(item.about)),
      element("span", {}, item.keys.slice(0, 2).map((key) => element("kbd", {}, shownKey(key)))))));
    this.choices.children[this.chosen]?.scrollIntoView({ block: "nearest" });
  }

  #key(event) {
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (way !== undefined && this.shown.length > 0) {
      this.chosen = (this.chosen + way + this.shown.length) % this.shown.length;
      this.#draw();
    } else if (event.key === "Enter") {
      const item = this.shown[this.chosen];
      if (item === undefined) this.#run(this.input.value);
      else this.#run(item.name);
    } else {
      return;
    }
    event.preventDefault();
  }

  #run(text) {
    try {
      const instruction = this.command === "prompt" ? namedInstruction(text)
        : promptedInstruction(this.command, this.count, this.key, text.trim());
      this.close();
      this.viewer.perform(instruction);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      setText(this.error, error.message);
      if (this.input.value !== text) this.input.value = `${text} `;
      this.input.focus();
    }
  }

  /** The keys that a browser leaves to the page. */
  help() {
    this.close();
    const kept = (row, keys) => keys.filter((key) => !row.browserKeeps.includes(key))
      .map((key) => [element("kbd", {}, shownKey(key)), " "]);
    const line = (row) => element(
      "tr", {}, element("td", {}, kept(row, row.keys)), element("td", {}, kept(row, row.backKeys)),
      element("td", {}, inCode(row.about)),
      element("td", { class: "mono quiet" }, `:${row.command}`));
    const tables = keyTable.groups.map((group) => element(
      "section", {}, element("h3", {}, group.title), element("table", {},
        group.rows.filter((row) => !beyondPages.has(row.command)
          && kept(row, [...row.keys, ...row.backKeys]).length > 0).map(line))));
    setChildren(
      this.helping, element("header", {}, element("h2", {}, "Keys"),
        element("button", { onclick: () => this.close() }, "Close ", element("kbd", {}, "Esc"))),
      element("p", {}, "The second column goes the other way. Counts go before a key: 3s. "
        + "Commands have names: :120 is event 120."), tables);
    this.helping.showModal();
  }
}

haggle.Prompt = Prompt;
