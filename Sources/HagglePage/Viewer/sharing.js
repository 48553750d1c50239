// What leaves the page: the stop as text, and the trace with the marks and notes that were made.
//
// shareText(replay, link)     copies the stop with its address; a promise of what to tell
// saveTrace(replay, path)     offers the file for saving; what to tell
// annotatedTrace(text, replay)    the trace file with the replay's marks and notes

const { stopLines } = haggle;

async function shareText(replay, link) {
  const text = `${stopLines(replay).join("\n")}\n${link}\n`;
  try {
    await navigator.clipboard.writeText(text);
    return "copied: this stop as text, with its address";
  } catch {
    return "the browser does not let the page copy; the address holds event and view";
  }
}

/** One record per line: marks and notes go, and come anew, before the line that ends the file. */
function annotatedTrace(text, { settings }) {
  const file = JSON.parse(text);
  const kept = file.records.filter((record) => !("mark" in record) && !("annotation" in record));
  const marks = settings.marks.map(({ name, event }) => ({ mark: name, event }));
  const notes = settings.notes.map(({ text: annotation, event }) =>
    (event === null ? { annotation } : { annotation, event }));
  const lines = [...kept, ...marks, ...notes].map((record) => JSON.stringify(record));
  const { records, ...head } = file;
  const start = JSON.stringify(head).slice(0, -1);
  return `${start},"records":[\n${lines.join(",\n")}\n]}\n`;
}

function saveTrace(replay, path) {
  const { scenario } = replay.trace.header;
  const name = path ?? `${(scenario ?? "recording").replace(/\.swift$/, "")}.trace.json`;
  const text = annotatedTrace(document.getElementById("trace").textContent, replay);
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = haggle.element("a", { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return `saved: ${name}, with marks and notes`;
}

Object.assign(haggle, { shareText, saveTrace, annotatedTrace });
