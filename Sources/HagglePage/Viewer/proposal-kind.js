// What a proposal asks for, in words; the twin of HaggleReports/Words/ProposalKind.swift.
//
// ProposalKind.sized([0, 0])     `0×0 min`; `ideal`, `max`, or per axis `min width, max height`;
//                                just the size where both axes are numbers
// ProposalKind.question([0, 0])  the kind in full: `minimum size`, `maximum width`

const { pair } = haggle.NumberText;

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

/** With its kind behind the size. */
function sized(proposal) {
  const kind = words(proposal);
  return pair(proposal) + (kind && ` ${kind}`);
}

const names = { "": "", min: "minimum", ideal: "ideal", max: "maximum" };

function question(proposal) {
  const kinds = proposal.map((length) => names[kind(length)]);
  if (kinds[0] === kinds[1]) return kinds[0] && `${kinds[0]} size`;
  const named = kinds.map((word, axis) => word && `${word} ${dimensions[axis]}`);
  return named.filter(Boolean).join(" and ");
}

haggle.ProposalKind = { sized, question };
