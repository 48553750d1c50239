// What went wrong: fact, rule, evidence, remedy, and when to leave it; the twin of
// HaggleReports/Words/FindingsText.swift.
//
// findingLines(finding, trace, columns)    all of it, in lines of so many characters
// findingTitle(finding, trace)   `GridBug.swift:13:9: contract: phantom-minimum at nested, width`
// consequenceText(consequence, trace), eventList([12, 14])     `events 12, 14`

const { NumberText, PlainText } = haggle;

function findingLines(finding, trace, columns) {
  const prose = (text, label) => labelled(text, label, columns);
  return [
    findingTitle(finding, trace), ...prose(finding.message, ""),
    ...prose(eventList(finding.evidence), "evidence"), ...prose(finding.proof ?? "", "proof"),
    ...finding.consequences.flatMap((item) => prose(consequenceText(item, trace), "hence")),
    ...prose(finding.advice, "to do"), ...prose(finding.ignore, "ignore"),
  ];
}

function findingTitle(finding, trace) {
  const { scenario } = trace.header;
  const file = scenario === undefined ? "" : `${PlainText.line(scenario)}:`;
  const numbers = (finding.at ?? []).map(NumberText.integer).join(":");
  const place = numbers === "" ? "" : `${file}${numbers}: `;
  return `${place}${finding.class}: ${PlainText.line(finding.rule)} at ${trace.name(finding.node)}`
    + (finding.axis === null ? "" : `, ${finding.axis}`);
}

function consequenceText({ rule, node, message, evidence }, trace) {
  const events = eventList(evidence);
  return `${rule} at ${trace.name(node)}: ${message}${events === "" ? "" : ` (${events})`}`;
}

function eventList(numbers) {
  if (numbers.length === 0) return "";
  const shown = numbers.slice(0, 12).join(", ");
  const more = numbers.length > 12 ? `, … ${numbers.length - 12} more` : "";
  return `event${numbers.length === 1 ? "" : "s"} ${shown}${more}`;
}

function labelled(text, label, columns) {
  const indent = " ".repeat(label === "" ? 2 : 12);
  const lines = PlainText.paragraph(text, Math.max(40, columns - indent.length));
  return lines.map((line, index) =>
    (index === 0 && label !== "" ? `  ${label}`.padEnd(12) : indent) + line);
}

Object.assign(haggle, { findingLines, findingTitle, consequenceText, eventList });
