// What leaves the page: the stop as text, and the trace with the marks and notes that were made.
//
// shareText(replay, link)     copies the stop with its address; a promise of what to tell
// saveTrace(replay, path)     offers the file for saving; what to tell

const { annotatedTrace, stopLines } = haggle;

async function shareText(replay, link) {
  const text = `${stopLines(replay).join("\n")}\n${link}\n`;
  try {
    await navigator.clipboard.writeText(text);
    return "copied: this stop as text, with its address";
  } catch {
    return "the browser does not let the page copy; the address holds event and view";
  }
}

function saveTrace(replay, path) {
  const name = path ?? `${document.getElementById("report").dataset.name}.trace.json`;
  const text = annotatedTrace(document.getElementById("trace").textContent, replay);
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = haggle.element("a", { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return `saved: ${name}, with marks and notes`;
}

Object.assign(haggle, { shareText, saveTrace });
