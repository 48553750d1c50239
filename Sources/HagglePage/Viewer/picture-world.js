// What part of the plane a picture shows, and how points become pixels; the twin of
// HaggleReports/Picture/PictureWorld.swift.
//
// pictureWorld(timeline, finals)   { proposed, world }: rectangles in points; null where nothing
//                                  has a place; finals are drawings (see drawing.js)
// isDrawable(rectangle), outsideParts(rectangle, space)    what of it lies outside of the space
// isWithin(rectangle, space)

function isDrawable(rectangle) {
  return rectangle !== null && rectangle.every((number) => Math.abs(number) < 1e9)
    && rectangle[2] >= 0 && rectangle[3] >= 0;
}

/** All of them together, edges as [left, top, right, bottom]. */
function union(rectangles, [left, top, right, bottom]) {
  const edges = [left, top, right, bottom];
  for (const [x, y, width, height] of rectangles) {
    edges[0] = Math.min(edges[0], x);
    edges[1] = Math.min(edges[1], y);
    edges[2] = Math.max(edges[2], x + width);
    edges[3] = Math.max(edges[3], y + height);
  }
  return edges;
}

/** What was proposed; on an axis without a length the root's own one. */
function proposedSpace(timeline, rectangles) {
  const roots = timeline.tree.roots.map((node) => timeline.rectangle(node)).filter(isDrawable);
  const first = roots[0] ?? rectangles[0];
  const [left, top, right, bottom] = union(
    roots, [first[0], first[1], first[0] + first[2], first[1] + first[3]]);
  const [width, height] = (timeline.trace.header.proposal ?? [null, null]).map(
    (length) => (Number.isFinite(length) && length > 0 ? length : null));
  return [
    width === null ? left : 0, height === null ? top : 0, width ?? right - left,
    height ?? bottom - top,
  ];
}

/** Everything, but not further from the space than half of it. */
function pictureWorld(timeline, finals) {
  const rectangles = finals.map((drawing) => drawing.rectangle).filter(isDrawable);
  if (rectangles.length === 0) return null;
  const proposed = proposedSpace(timeline, rectangles);
  const [x, y, width, height] = proposed;
  const [left, top, right, bottom] = union(rectangles, [x, y, x + width, y + height]);
  const [worldX, worldY] = [Math.max(left, x - width / 2), Math.max(top, y - height / 2)];
  return {
    proposed,
    world: [
      worldX, worldY, Math.min(right, x + width * 1.5) - worldX,
      Math.min(bottom, y + height * 1.5) - worldY,
    ],
  };
}

function intersection([x, y, width, height], [left, top, right, bottom]) {
  const [minX, minY] = [Math.max(x, left), Math.max(y, top)];
  return [minX, minY, Math.min(x + width, right) - minX, Math.min(y + height, bottom) - minY];
}

/** Left, right, above and below of the space. */
function outsideParts(rectangle, [x, y, width, height]) {
  const sides = [
    [-Infinity, -Infinity, x - 0.5, Infinity], [x + width + 0.5, -Infinity, Infinity, Infinity],
    [x, -Infinity, x + width, y - 0.5], [x, y + height + 0.5, x + width, Infinity],
  ];
  return sides.map((side) => intersection(rectangle, side))
    .filter((part) => part[2] > 0 && part[3] > 0);
}

/** Whether any of it lies in the space. */
function isWithin(rectangle, [x, y, width, height]) {
  const [, , wide, high] = intersection(rectangle, [x, y, x + width, y + height]);
  return wide >= 0 && high >= 0;
}

Object.assign(haggle, { pictureWorld, isDrawable, outsideParts, isWithin });
