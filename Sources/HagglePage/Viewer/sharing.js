// What leaves the page.
//
// copyText(text)             a promise of the message
// saveFile(text, path)       offers the trace for saving; the message

async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return "copied: this stop as text, with its address";
  } catch {
    return "the browser does not let the page copy; the address holds event and view";
  }
}

function saveFile(text, path) {
  const name = path ?? `${document.getElementById("report").dataset.name}.trace.json`;
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  haggle.element("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return `saved: ${name}, with marks and notes`;
}

Object.assign(haggle, { copyText, saveFile });
