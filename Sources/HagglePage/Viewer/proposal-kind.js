// What a proposal asks for, in words; the twin of HaggleReports/Words/ProposalKind.swift.
//
// ProposalKind.words([0, 0])  `min`; `ideal`, `max`, or per axis `min width, max height`;
//                             empty where both axes are just numbers
// ProposalKind.question([0, 0])  the same in full: `minimum size`, `maximum width`

const dimensions = ["width", "height"];

function kind(length) {
  if (length === null) return "ideal";
  if (length === 0) return "min";
  return length === Infinity ? "max" : "";
}

function words(proposal) {
  const kinds = proposal.map(kind);
  if (kinds[0] === kinds[1]) return kinds[0];
  const named = kinds.map((word, axis) => word && `${word} ${dimensions[axis]}`);
  return named.filter(Boolean).join(", ");
}

const names = { "": "", min: "minimum", ideal: "ideal", max: "maximum" };

function question(proposal) {
  const kinds = proposal.map((length) => names[kind(length)]);
  if (kinds[0] === kinds[1]) return kinds[0] && `${kinds[0]} size`;
  const named = kinds.map((word, axis) => word && `${word} ${dimensions[axis]}`);
  return named.filter(Boolean).join(" and ");
}

haggle.ProposalKind = { words, question };
