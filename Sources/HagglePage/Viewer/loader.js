// The first script, and the only one that a page holds as text: it unpacks the viewer, which opens
// the trace that the page holds. Until the viewer is there nothing is shown. Where a browser does
// not let code run the report stays, and says so.
//
// haggle.bytesOf(letters)   what the page holds as letters
// haggle.packed(id)         the bytes of such an element
// haggle.inflated(id)       the same without their compression, by the browser

/** A digit of 93: the letters from ! to ~ without the one that begins markup. */
function digit(code) { return code < 60 ? code - 33 : code - 34; }

/** The bytes behind the letters: 13 bits in two, or 14 (PairedLetters), 6 in a last one alone. */
haggle.bytesOf = (text) => {
  const letters = new TextEncoder().encode(text.replaceAll("\n", ""));
  const bytes = new Uint8Array(letters.length * 7 >> 3);
  let [waiting, count, filled] = [0, 0, 0];
  for (let place = 0; place < letters.length; place += 2) {
    const isPair = place + 1 < letters.length;
    const value = digit(letters[place]) + (isPair ? 93 * digit(letters[place + 1]) : 0);
    const bits = (value & 8191) < 457 ? 14 : 13;
    waiting |= value << count;
    for (count += isPair ? bits : 6; count >= 8; count -= 8) {
      bytes[filled] = waiting;
      filled += 1;
      waiting >>= 8;
    }
  }
  return bytes.subarray(0, filled);
};

haggle.packed = (id) => haggle.bytesOf(document.getElementById(id).textContent);

haggle.inflated = (id) => new Response(new Blob([haggle.packed(id)]).stream()
  .pipeThrough(new DecompressionStream("deflate-raw"))).arrayBuffer();

/** The page's policy names the hash of what is unpacked: nothing else runs. */
async function take(id, kind) {
  const made = document.createElement(kind);
  made.textContent = new TextDecoder().decode(await haggle.inflated(id));
  document.head.append(made);
}

async function begin() {
  const { classList } = document.body;
  classList.add("starting");
  try {
    await take("viewer-style", "style");
    await take("viewer-script", "script");
    await haggle.open();
  } catch (error) {
    const said = document.createElement("p");
    said.setAttribute("role", "status");
    said.textContent =
      `The replay does not run in this browser (${error.message}); this is the report.`;
    document.getElementById("report").prepend(said);
  }
  classList.remove("starting");
}

haggle.begun = begin();
