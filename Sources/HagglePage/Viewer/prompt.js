// What lies over the page: the line that asks for text, with the commands to choose from where it
// asks for one, and the help. The model knows both.
//
// new Prompt(viewer)   .element, .ask({ question, example, isCommand }), .help(), .close(), .isOpen

const { element, setChildren, setText } = haggle;

/** What is in backticks is to be typed. */
function inCode(text) {
  return text.split("`").map((part, place) =>
    (place % 2 === 0 ? part : element("code", {}, part)));
}

class Prompt {
  constructor(viewer) {
    this.viewer = viewer;
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

  ask({ question, example, isCommand }) {
    this.close();
    this.isCommand = isCommand;
    setText(this.label, question);
    this.input.value = "";
    this.input.placeholder = example;
    setText(this.error, "");
    this.#list();
    this.asking.showModal();
    this.input.focus();
  }

  #list() {
    this.choices.hidden = !this.isCommand;
    this.shown = this.isCommand ? this.viewer.ask("choices", { text: this.input.value }) : [];
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
      element("span", {}, item.keys.map((key) => element("kbd", {}, key))))));
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
    const { error } = this.viewer.act("enter", { text });
    if (error === undefined) return;
    setText(this.error, error);
    if (this.input.value !== text) this.input.value = `${text} `;
    this.input.focus();
  }

  /** The keys that a browser leaves to the page. */
  help() {
    this.close();
    const shown = (keys) => keys.map((key) => [element("kbd", {}, key), " "]);
    const line = ({ keys, back, about, command }) => element(
      "tr", {}, element("td", {}, shown(keys)), element("td", {}, shown(back)),
      element("td", {}, inCode(about)), element("td", { class: "mono quiet" }, command));
    const tables = this.viewer.ask("help").map(({ title, rows }) => element(
      "section", {}, element("h3", {}, title), element("table", {}, rows.map(line))));
    setChildren(
      this.helping, element("header", {}, element("h2", {}, "Keys"),
        element("button", { onclick: () => this.close() }, "Close ", element("kbd", {}, "Esc"))),
      element("p", {}, "The second column goes the other way. Counts go before a key: 3s. "
        + "Commands have names: :120 is event 120."), tables);
    this.helping.showModal();
  }
}

haggle.Prompt = Prompt;
