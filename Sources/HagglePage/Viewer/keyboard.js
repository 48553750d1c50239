// Keys as the table of keys names them, from the events of a browser.
//
// listenToKeys(viewer)   hands them to the model, which says whether they are its own

const names = {
  " ": "space", "ArrowLeft": "left", "ArrowRight": "right", "ArrowUp": "up", "ArrowDown": "down",
  "Home": "home", "End": "end", "Enter": "enter", "Escape": "esc", "Tab": "tab", "F1": "F1",
};

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
  document.addEventListener("keydown", (event) => {
    const key = keyName(event);
    if (key === null || event.defaultPrevented || viewer.prompt.isOpen) return;
    if (!viewer.state.isPending && isOfControl(event.target, key)) return;
    if (viewer.act("press", { key }).isTaken) event.preventDefault();
  });
}

haggle.listenToKeys = listenToKeys;
