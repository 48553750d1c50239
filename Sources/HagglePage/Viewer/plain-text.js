// Text that comes from a file or a user, made fit for a line; the twin of
// HaggleReports/Words/PlainText.swift.
//
// PlainText.visible(text)        without control characters and those that turn writing around
// PlainText.line(text, limit)    on one line: white space of any length becomes one space
// PlainText.lines(text)          its lines, each made visible
// PlainText.characters(text)     what a reader takes for characters, as an array
// PlainText.columns(text)        how many columns of a terminal it takes
// PlainText.wrapped(items, separator, width)     items one behind the other, in lines
// PlainText.paragraph(text, width, breakingWords = false)    its words in lines
// PlainText.trimmed(text)        without white space around it
// PlainText.counted(2, "node")   `2 nodes`
// PlainText.listed(text, limit)  arguments as they stand behind a name: `("Very long te…")`

const control = /[\0-\x08\n-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g;
const newline = /\r\n|[\n\v\f\r\x85\u2028\u2029]/;
const plainLine = /^[!-~]+(?: [!-~]+)*$/;
// A mark behind a space belongs to the space, and goes with it.
const whiteSpace =
  /(?:[\t-\r\x85\u2028\u2029]|\p{White_Space}[\p{Grapheme_Extend}\p{Mc}\u200d]*)+/u;
const space = / (?![\p{Grapheme_Extend}\p{Mc}\u200d])/u;
/** East Asian wide and full-width characters, and what is an emoji by itself. */
const wide = new RegExp(
  "^(?:[\\u1100-\\u115f\\u2e80-\\u303e\\u3041-\\u4dbf\\u4e00-\\ua4cf\\ua960-\\ua97f]"
  + "|[\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff01-\\uff60\\uffe0-\\uffe6]"
  + "|[\\u{17000}-\\u{18cff}\\u{1b000}-\\u{1b2ff}\\u{20000}-\\u{3fffd}]"
  + "|\\p{Emoji_Presentation})", "u");
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

/** How many columns a character takes: 0, 1 or 2; the twin of HaggleVocabulary/DisplayWidth. */
function characterColumns(character) {
  if (character >= " " && character <= "~") return 1;
  if (/^[\p{Mn}\u200b\ufeff]/u.test(character)) return 0;
  return wide.test(character) || character.includes("\ufe0f", 1) ? 2 : 1;
}

function columns(text) {
  if (plainLine.test(text)) return text.length;
  return characters(text).reduce((sum, character) => sum + characterColumns(character), 0);
}

function wrapped(items, separator, width) {
  const lines = [];
  let line = "";
  let length = 0;
  for (const item of items) {
    const count = columns(item);
    if (length > 0 && length + separator.length + count <= width) {
      line += separator + item;
      length += separator.length + count;
      continue;
    }
    if (length > 0) lines.push(line + separator.replace(/ $/, ""));
    line = item;
    length = count;
  }
  if (length > 0) lines.push(line);
  return lines;
}

function paragraph(text, width, breakingWords = false) {
  return lines(text).flatMap((line) => {
    const words = line.split(space).filter((word) => word !== "");
    const parts = breakingWords ? words.flatMap((word) => pieces(word, width)) : words;
    return wrapped(parts, " ", width);
  });
}

function pieces(word, width) {
  if (columns(word) <= width) return [word];
  const pieces = [];
  let rest = characters(word);
  while (columns(rest.join("")) > width) {
    const count = Math.max(1, Math.floor(width / 2));
    pieces.push(rest.slice(0, count).join(""));
    rest = rest.slice(count);
  }
  return [...pieces, rest.join("")];
}

function trimmed(text) {
  return text.replace(/^\p{White_Space}+|\p{White_Space}+$/gu, "");
}

function counted(count, noun) {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** What stands behind a name in source; a string that was cut ends all the same. */
function listed(text, limit) {
  const list = line(text, limit);
  const quotes = list.replaceAll("\\\"", "").split("\"").length - 1;
  const end = list.endsWith("…") && quotes % 2 > 0 ? "\"" : "";
  return list && `(${list}${end})`;
}

haggle.PlainText = {
  visible, line, listed, lines, characters, columns, wrapped, paragraph, trimmed, counted,
};
