// What one can tell a replay, by key and by name; the twin of HaggleReplay/Commands. The table of
// keys comes from Swift: haggle.keyTable = { groups: [{ title, rows: [{ keys, command, backKeys,
// back, about, browserKeeps }] }], commands: [{ name, letter (one more character has to follow),
// text (what has to follow), isNeeded, isPrompted, needsScreen }] }.
//
// An instruction is { command, count, argument, typed }; what is not there is null.
// new KeyReader().take("s")    reads keys as they are pressed: { kind: "pending" }, { kind:
//     "instruction", instruction }, { kind: "prompt", command, count } (text has to be asked for;
//     then `promptedInstruction`), { kind: "unknown", key }
// readCommands("sso f c")      a line of keys and commands; throws CommandError
// namedInstruction("120")      what stands behind `:`; throws CommandError
// promptedInstruction(command, count, key, text)    what was asked for; throws CommandError
// keysFor(command), shownKey("M-left"), isForwards(command),
// keyHelp(columns = Infinity, isWanted)

const { PlainText } = haggle;
const { groups } = haggle.keyTable;
const rows = groups.flatMap((group) => group.rows);
for (const row of rows) {
  row.backKeys ??= [];
  row.browserKeeps ??= [];
}

const commands = new Map(haggle.keyTable.commands.map((command) => [command.name, command]));
const commandOfKey = new Map(rows.flatMap((row) => [
  ...row.keys.map((key) => [key, row.command]), ...row.backKeys.map((key) => [key, row.back]),
]));

/** Counts that are longer than any trace are as good as this one. */
const greatestCount = 1_000_000_000;

class CommandError extends Error {}

function instruction(command, { count = null, argument = null, typed = "" } = {}) {
  return { command, count, argument, typed };
}

class KeyReader {
  constructor() { this.#reset(); }

  #reset() {
    this.count = null;
    this.pending = null;
    /** What has been typed of a command that is not complete. */
    this.partial = "";
  }

  take(key) {
    this.partial += key;
    if (this.pending !== null) return this.#finish(this.pending, key, "");
    if (/^[0-9]$/.test(key)) {
      this.count = Math.min((this.count ?? 0) * 10 + Number(key), greatestCount);
      return { kind: "pending" };
    }
    const command = commandOfKey.get(key);
    if (command === undefined) {
      this.#reset();
      return { kind: "unknown", key };
    }
    if (!commands.get(command).letter) return this.#finish(command, null, key);
    this.pending = command;
    return { kind: "pending" };
  }

  #finish(command, argument, key) {
    const { count, partial: typed } = this;
    this.#reset();
    // Nothing is done no times: 0 is only the number of the first event.
    const times = count === 0 ? null : count;
    if (commands.get(command).isPrompted) return { kind: "prompt", command, count: times };
    if (command === "first" && count !== null) {
      const go = instruction("go", { argument: `${count}`, typed });
      return { kind: "instruction", instruction: go };
    }
    return { kind: "instruction", instruction: made(command, times, argument, key, typed) };
  }
}

function made(command, count, argument, key, typed) {
  if (command === "pane-number") return instruction(command, { argument: key.slice(-1), typed });
  return instruction(command, { count, argument, typed });
}

function readCommands(text) {
  return text.split(/\r\n|[\n\v\f\r\x85\u2028\u2029]/).flatMap(readLine);
}

function readLine(line) {
  const instructions = [];
  const reader = new KeyReader();
  const rest = PlainText.characters(line);
  for (let index = 0; index < rest.length; index++) {
    const key = rest[index];
    // A space is no key, not even the name of a mark.
    if (key === " " || key === "\t" || (key === ";" && reader.partial === "")) continue;
    const outcome = reader.take(key);
    if (outcome.kind === "instruction") instructions.push(outcome.instruction);
    if (outcome.kind === "unknown") {
      throw new CommandError(`“${key}” is no key of the replay; ? lists them`);
    }
    if (outcome.kind !== "prompt") continue;
    const start = index + 1;
    while (index + 1 < rest.length && rest[index + 1] !== ";") index++;
    const text = rest.slice(start, index + 1).join("");
    index++;
    instructions.push(promptedInstruction(outcome.command, outcome.count, key, text));
  }
  if (reader.partial === "") return instructions;
  throw new CommandError(`“${reader.partial}” is not complete: a key has to follow`);
}

function promptedInstruction(command, count, key, text) {
  if (command === "prompt") return namedInstruction(text);
  const { trimmed } = PlainText;
  return checked(
    instruction(command, { count, argument: trimmed(text), typed: trimmed(key + text) }));
}

function namedInstruction(line) {
  const text = PlainText.trimmed(line);
  const typed = `:${text}`;
  if (/^[0-9]+$/.test(text)) return instruction("go", { argument: text, typed });
  const word = /^\P{White_Space}*/u.exec(text)[0];
  const rest = PlainText.trimmed(text.slice(word.length));
  const command = commandNamed(word);
  if (command.letter || command.text !== undefined) {
    return checked(instruction(command.name, { argument: rest, typed }));
  }
  if (rest === "") return instruction(command.name, { typed });
  const count = integer(rest);
  if (count !== null && count > 0) {
    return instruction(command.name, { count: Math.min(count, greatestCount), typed });
  }
  const remedy = rest.startsWith(":") ? "; between commands stands ;" : "";
  throw new CommandError(
    `“:${command.name}” takes nothing but a count, not “${rest}”${remedy}`);
}

/** A whole number that a machine word holds; null for anything else. */
function integer(text) {
  if (!/^[+-]?[0-9]+$/.test(text)) return null;
  const value = Number(text);
  return Math.abs(value) < 2 ** 63 ? value : null;
}

/** What people type for some commands in other programs. */
const aliases = { q: "quit" };

function commandNamed(word) {
  const alias = Object.hasOwn(aliases, word) ? aliases[word] : word;
  if (commands.has(alias)) return commands.get(alias);
  if (word === "") throw new CommandError("a command is missing behind the colon; ? lists them");
  const matches = [...commands.keys()].filter((name) => name.startsWith(word));
  if (matches.length === 1) return commands.get(matches[0]);
  if (matches.length === 0) {
    throw new CommandError(`there is no command “:${word}”; ? lists them`);
  }
  const list = matches.map((name) => `:${name}`).join(", ");
  throw new CommandError(`“:${word}” may be ${list}`);
}

/** Itself, if it has the argument that it needs; one that is left out becomes null. */
function checked(typed) {
  if (typed.argument !== "") return typed;
  const { text, isNeeded, letter } = commands.get(typed.command);
  if (isNeeded || letter) {
    const what = letter ? "a letter" : text;
    throw new CommandError(`“${typed.typed}” is not complete: ${what} has to follow`);
  }
  return { ...typed, argument: null };
}

function keysFor(command) {
  return rows.flatMap((row) => [
    ...(row.command === command ? row.keys : []), ...(row.back === command ? row.backKeys : []),
  ]);
}

/** Whether a command leads forwards where it has a way back. */
function isForwards(command) {
  return !rows.some((row) => row.back === command);
}

const keyNames = {
  left: "←", right: "→", up: "↑", down: "↓", space: "Space", tab: "Tab", enter: "Enter",
  esc: "Esc", home: "Home", end: "End", pagedown: "PageDown", pageup: "PageUp",
};

/** A key as people say it. */
function shownKey(key) {
  if (Object.hasOwn(keyNames, key)) return keyNames[key];
  const prefix = /^[MCS]-/.exec(key)?.[0];
  if (prefix === undefined) return key;
  return (prefix === "M-" ? "Alt-" : prefix) + shownKey(key.slice(2));
}

const closing = "Capital letters do the same backwards. Counts go before a key: 3s. Commands have "
  + "names: :120 is event 120, :why outer explains a view, :break node ~ Grid stops at all grids.";

/** How wide the column of the keys is. */
const keyMargin = 24;

/** The replay's keys as help. */
function keyHelp(columns = Infinity, isWanted = () => true) {
  const lines = groups.flatMap((group) => {
    const wanted = group.rows.filter(isWanted);
    if (wanted.length === 0) return [];
    return [group.title, ...wanted.flatMap((row) => helpLines(row, columns)), ""];
  });
  return [...lines, ...PlainText.paragraph(closing, Math.min(columns, 96))];
}

/** `  s / S                 the next event, whatever the depth :step`. */
function helpLines(row, columns) {
  const keys = [row.keys, row.backKeys].filter((some) => some.length > 0)
    .map((some) => some.map(shownKey).join(" ")).join(" / ");
  const start = `  ${keys}${" ".repeat(Math.max(1, keyMargin - 2 - PlainText.columns(keys)))}`;
  const width = columns - Math.max(keyMargin, PlainText.columns(start));
  const about = PlainText.paragraph(`${row.about} :${row.command}`, Math.max(20, width));
  return about.map((line, index) => (index === 0 ? start : " ".repeat(keyMargin)) + line);
}

Object.assign(haggle, {
  CommandError, KeyReader, readCommands, namedInstruction, promptedInstruction, keysFor,
  isForwards, shownKey, keyHelp, integer,
});
