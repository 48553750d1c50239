// Keys as the table of keys names them, from the events of a browser.
//
// listenToKeys(viewer)   hands instructions, and commands that want text, to the viewer

const { KeyReader, keyTable } = haggle;

const names = {
  " ": "space", "ArrowLeft": "left", "ArrowRight": "right", "ArrowUp": "up", "ArrowDown": "down",
  "Home": "home", "End": "end", "Enter": "enter", "Escape": "esc", "Tab": "tab", "F1": "F1",
};

/** The browser's own: for it, a page without them would be a trap. */
const kept = new Set(["tab", "S-tab", ...keyTable.groups.flatMap((group) =>
  group.rows.flatMap((row) => row.browserKeeps))]);

/** What a control in focus does itself with a key. */
function isOfControl(target, key) {
  if (target.closest("input[type=range]")) {
    return ["left", "right", "up", "down", "home", "end"].includes(key);
  }
  if (target.closest("input, textarea, select")) return true;
  const isButton = target.closest("button, a, summary, [role=link]") !== null;
  return isButton && ["enter", "space"].includes(key);
}

/** `s`, `C-n`, `M-left`; null for what is no key of ours. */
function keyName(event) {
  const { key } = event;
  if (event.metaKey || event.isComposing || (key.length > 1 && names[key] === undefined)) {
    return null;
  }
  const name = names[key] ?? key;
  if (event.ctrlKey && event.altKey) return name;
  if (event.ctrlKey) return `C-${name}`;
  if (event.altKey) return `M-${name}`;
  return event.shiftKey && name === "tab" ? "S-tab" : name;
}

function listenToKeys(viewer) {
  const reader = new KeyReader();
  document.addEventListener("keydown", (event) => {
    const key = keyName(event);
    if (key === null || event.defaultPrevented || viewer.prompt.isOpen) return;
    const isPending = reader.partial !== "";
    if (!isPending && (kept.has(key) || isOfControl(event.target, key))) return;
    if (isPending && key === "tab") return;
    take(viewer, reader.take(key), reader, event);
  });
}

function take(viewer, outcome, reader, event) {
  switch (outcome.kind) {
    case "pending": viewer.say(`${reader.partial}…`); break;
    case "prompt": viewer.ask(outcome.command, outcome.count, event.key); break;
    case "instruction": viewer.perform(outcome.instruction); break;
    default:
      // What means nothing here may mean something to the browser.
      if (event.ctrlKey || event.altKey || outcome.key.length > 1) return;
      viewer.say(`“${outcome.key}” is no key of the replay; ? lists them`);
  }
  event.preventDefault();
}

haggle.listenToKeys = listenToKeys;
