// Names in the boxes of the picture, where they fit and cover no other name.
//
// pictureLabels(timeline, boxes)   [{ node, text, x, y, width, isGhost }]; boxes are { node,
//     pixels, size, isLeaf, isGhost } in drawing order; ghosts are named only

const { NumberText, PlainText } = haggle;

const columnWidth = 6.7;
const lineHeight = 13;

function overlaps(a, b) {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + lineHeight
    && b.y < a.y + lineHeight;
}

/** Along the upper edge, else the lower one, else in the middle. */
function placeIn([left, top, width, height], text, taken) {
  const needed = PlainText.columns(text) * columnWidth;
  if (needed + 8 > width || lineHeight + 2 > height) return null;
  const tops = [top + 2, top + height - lineHeight - 2, top + height / 2 - lineHeight / 2];
  return tops.map((y) => ({ text, x: left + 4, y, width: needed }))
    .find((place) => !taken.some((other) => overlaps(place, other))) ?? null;
}

/** Of boxes with the same edges one is named: by its label, else by its leaf. */
function namedBoxes(boxes, { nodes }) {
  const byEdges = new Map();
  for (const box of boxes) {
    const key = box.pixels.map(Math.round).join();
    const rank = (nodes[box.node].labelled ? 2 : 0) + (box.isLeaf ? 1 : 0);
    const other = byEdges.get(key);
    if (other === undefined || rank >= other.rank) byEdges.set(key, { ...box, rank });
  }
  return [...byEdges.values()];
}

/** Leaves first, then labelled containers; the others only where they cover no leaf. */
function pictureLabels({ trace }, boxes) {
  const named = namedBoxes(boxes, trace);
  const leaves = named.filter((box) => box.isLeaf);
  const labelled = named.filter((box) => !box.isLeaf && trace.nodes[box.node].labelled);
  const others = named.filter((box) => !box.isLeaf && !trace.nodes[box.node].labelled);
  const taken = [];
  for (const box of [...leaves, ...labelled, ...others]) {
    const name = trace.name(box.node);
    const size = box.isGhost ? "" : ` ${NumberText.pair(box.size)}`;
    const place = placeIn(box.pixels, name + size, taken) ?? placeIn(box.pixels, name, taken);
    const isFree = box.isLeaf || trace.nodes[box.node].labelled || place === null
      || !leaves.some((leaf) => covers(leaf.pixels, place));
    if (place !== null && isFree) taken.push({ ...place, ...identity(box) });
  }
  return taken;
}

function identity({ node, isGhost }) {
  return { node, isGhost };
}

function covers([left, top, width, height], place) {
  return place.x < left + width && left < place.x + place.width && place.y < top + height
    && top < place.y + lineHeight;
}

Object.assign(haggle, { pictureLabels, overlaps, columnWidth });
