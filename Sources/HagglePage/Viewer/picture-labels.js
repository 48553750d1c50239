// Names in the boxes of the picture, where they fit and cover no other name.
//
// pictureLabels(boxes, hasWords, size)   [{ node, text, x, y, width, isGhost }]; boxes are items of
//     the picture in drawing order, with what is seen of them in pixels; hasWords: texts are seen,
//     too; size: of the picture
// textWidth(text)        of a text in bold, in pixels
// overlaps(a, b)         whether two texts do
// freePlace(places, room, isNeeded)   of places for a text, the best; nothing where none is free

const lineHeight = 13;

const ruler = document.createElement("canvas").getContext("2d");
const family = getComputedStyle(document.documentElement).getPropertyValue("--mono");
const widths = new Map();

function textWidth(text) {
  let width = widths.get(text);
  if (width === undefined) {
    ruler.font = `700 11px ${family}`;
    width = ruler.measureText(text).width;
    widths.set(text, width);
  }
  return width;
}

function overlaps(a, b) {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + (b.height ?? lineHeight)
    && b.y < a.y + (a.height ?? lineHeight);
}

/** The first of the places that lies in the room and on no words and nothing that is taken; what is
 * needed may lie on words. It is taken then. */
function freePlace(places, { left, right, bottom, taken, words }, isNeeded = false) {
  const free = places.filter((place) => place.x >= left && place.x + place.width <= right
    && place.y >= 0 && place.y + (place.height ?? lineHeight) <= bottom
    && !taken.some((other) => overlaps(place, other)));
  const place = free.find((own) => !words.some((other) => overlaps(own, other)))
    ?? (isNeeded ? free[0] : undefined);
  if (place !== undefined) taken.push(place);
  return place;
}

/** Along the upper edge, else the lower one, else in the middle; not on what is taken. */
function placeIn([left, top, width, height], text, taken) {
  const needed = textWidth(text);
  if (needed + 8 > width || lineHeight + 2 > height) return null;
  const tops = [top + 2, top + height - lineHeight - 2, top + height / 2 - lineHeight / 2];
  return tops.map((y) => ({ text, x: left + 4, y, width: needed }))
    .find((place) => !taken.some((other) => overlaps(place, other))) ?? null;
}

/** Below it, or at one of its sides, where the picture is free. */
function placeBeside([left, top, width, height], text, [wide, high], taken) {
  const needed = textWidth(text);
  const middle = top + (height - lineHeight) / 2;
  return [
    [left + (width - needed) / 2, top + height + 1], [left + width + 3, middle],
    [left - needed - 3, middle], [left + (width - needed) / 2, top - lineHeight - 1],
  ].map(([x, y]) => ({ text, x, y, width: needed })).find((place) => place.x >= 0
    && place.x + needed <= wide && place.y >= 0 && place.y + lineHeight <= high
    && !taken.some((other) => overlaps(place, other))) ?? null;
}

/** Of boxes with the same edges one is named: by its label, else by its leaf. */
function namedBoxes(boxes) {
  const byEdges = new Map();
  for (const box of boxes) {
    const key = box.pixels.map(Math.round).join();
    const rank = (box.isLabelled ? 2 : 0) + (box.isLeaf ? 1 : 0);
    const other = byEdges.get(key);
    if (other === undefined || rank >= other.rank) byEdges.set(key, { ...box, rank });
  }
  return [...byEdges.values()];
}

/** Leaves first, then labelled containers; the others only where they cover no leaf. Where there is
 * text to be seen, most views need no name, and none lies on it; what nobody would know otherwise
 * has its name beside it, if there is no room in it. */
function pictureLabels(boxes, hasWords, edges) {
  const texts = boxes.filter((box) => box.hasWords);
  // What lies behind words is known by them.
  const isBehind = (box) => texts.some((text) => holds(box.pixels, text.pixels));
  const named = namedBoxes(boxes.map((box, index) => ({ ...box, index }))).filter((box) => !hasWords
    || (box.needsName && (box.isLabelled || !isBehind(box))));
  const leaves = named.filter((box) => box.isLeaf);
  const others = named.filter((box) => !box.isLeaf)
    .sort((a, b) => Number(b.isLabelled) - Number(a.isLabelled));
  // What a name may not lie on: any leaf but one that is behind its view.
  const places = (some) => some.map(
    ({ pixels: [x, y, width, height] }) => ({ x, y, width, height }));
  const drawn = (own) => places(boxes.filter((box) => box.isLeaf && !holds(box.pixels, own)));
  // What is drawn over a view later hides a name in it.
  const above = (own, index) => places(boxes.slice(index + 1).filter(
    (box) => box.isLeaf && !holds(box.pixels, own)));
  // Nor may it cross the edge of what the view is in, such as a round button.
  const isAcross = (place, own) => boxes.some(({ pixels, isLeaf }) => isLeaf && pixels !== own
    && holds(pixels, own) && covers(pixels, place)
    && !holds(pixels, [place.x, place.y, place.width, lineHeight]));
  const taken = [];
  for (const { node, name, size, pixels, ...box } of [...leaves, ...others]) {
    const inside = hasWords && box.isLeaf ? [...taken, ...above(pixels, box.index)] : taken;
    const place = placeIn(pixels, name + size, inside) ?? placeIn(pixels, name, inside)
      ?? (box.isLeaf && hasWords
        ? placeBeside(pixels, name, edges, [...taken, ...drawn(pixels)]) : null);
    const isFree = box.isLeaf || box.isLabelled || place === null
      || !leaves.some((leaf) => covers(leaf.pixels, place));
    const hidesWords = place !== null && texts.some((text) => covers(text.pixels, place));
    if (place === null || !isFree || hidesWords || isAcross(place, pixels)) continue;
    taken.push({ ...place, node, isGhost: box.now === null });
  }
  return taken;
}

/** Whether one rectangle lies in another one. */
function holds([left, top, width, height], [x, y, wide, high]) {
  return x >= left && y >= top && x + wide <= left + width && y + high <= top + height;
}

function covers([left, top, width, height], place) {
  return place.x < left + width && left < place.x + place.width && place.y < top + height
    && top < place.y + lineHeight;
}

Object.assign(haggle, { pictureLabels, overlaps, freePlace, textWidth });
