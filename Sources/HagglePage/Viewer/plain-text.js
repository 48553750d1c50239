// Text that comes from a file or a user, made fit for a line; the twin of
// HaggleReports/Words/PlainText.swift.
//
// PlainText.visible(text)        without control characters and those that turn writing around
// PlainText.line(text, limit)    on one line: white space of any length becomes one space
// PlainText.lines(text)          its lines, each made visible
// PlainText.characters(text)     what a reader takes for characters, as an array
// PlainText.counted(2, "node")   `2 nodes`

const control = /[\0-\x08\n-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g;
const newline = /\r\n|[\n\v\f\r\x85\u2028\u2029]/;
const plainLine = /^[!-~]+(?: [!-~]+)*$/;
// A mark behind a space belongs to the space, and goes with it.
const whiteSpace =
  /(?:[\t-\r\x85\u2028\u2029]|\p{White_Space}[\p{Grapheme_Extend}\p{Mc}\u200d]*)+/u;
const segmenter = globalThis.Intl?.Segmenter && new Intl.Segmenter("en");

function visible(text) {
  return text.replace(control, "\ufffd");
}

function characters(text) {
  if (!segmenter) return Array.from(text);
  return Array.from(segmenter.segment(text), (part) => part.segment);
}

function line(text, limit = Infinity) {
  if (text.length <= limit && plainLine.test(text)) return text;
  const words = visible(text.split(whiteSpace).filter((word) => word !== "").join(" "));
  if (words.length <= limit) return words;
  const parts = characters(words);
  return parts.length > limit ? parts.slice(0, Math.max(0, limit - 1)).join("") + "…" : words;
}

function lines(text) {
  return text.split(newline).map(visible);
}

function counted(count, noun) {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

haggle.PlainText = { visible, line, lines, characters, counted };
