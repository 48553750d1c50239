// The trace with the marks and notes that were made in the page, as `haggle` would write it: the
// same bytes. The twin of Trace.with(marks:annotations:) and HaggleTraces/Writing.
//
// annotatedTrace(text, replay)    text: the trace as it is embedded, one record per line

/** What the writer escapes, and how: JSON has two ways for some characters. */
function quotedText(text) {
  const words = { "\\b": "\\u0008", "\\f": "\\u000c" };
  return JSON.stringify(text).replace(/\\./g, (escape) => words[escape] ?? escape);
}

function markRecord({ name, event }) {
  return `{"mark":${quotedText(name)},"event":${event}}`;
}

function noteRecord({ text, event }) {
  return `{"annotation":${quotedText(text)}${event === null ? "" : `,"event":${event}`}}`;
}

/** In a page no `<` stands in data, so that nothing in it can end its element. */
function unescaped(text) {
  return text.replace(/\\(?:u003c|.)/g, (escape) => (escape === "\\u003c" ? "<" : escape));
}

function annotatedTrace(text, { settings }) {
  // Only between records are there line breaks, so neither can stand anywhere else.
  const begin = text.indexOf("\"records\":[\n") + "\"records\":[\n".length;
  const end = text.indexOf("\n]", begin - 1);
  const lines = text.slice(begin, Math.max(begin, end)).split(",\n");
  const kept = lines.filter((line) => line !== "" && !/^\{"(?:mark|annotation)":/.test(line));
  const records = [
    ...kept.map(unescaped), ...settings.marks.map(markRecord), ...settings.notes.map(noteRecord),
  ];
  const body = records.length === 0 ? "" : `${records.join(",\n")}\n`;
  return unescaped(text.slice(0, begin)) + body + unescaped(text.slice(end + 1));
}

haggle.annotatedTrace = annotatedTrace;
