// The boxes of the picture and their ghosts. Each view has its elements once; a step touches those
// of the views that it moves.
//
// new PictureBoxes(timeline, finals, frame)   the frame is a pictureWorld
//   .layers                  ghosts, boxes, what lies outside of the proposed space
//   .scaleTo(pixels)         pixels(rectangle) turns points into pixels; everything is placed anew
//   .moveTo(cursor)          gives whether anything changed
//   .items                   { node, isLeaf, final, now (null: not placed yet) }, back first
//   .isOverflowing, .hasGhosts, .left (how many are not drawn), .beyond (how many lie outside of
//       the picture)
// setRectangle(rect, [x, y, width, height])

const { State, drawings, drawn, isDrawable, isWithin, outsideParts } = haggle;

/** More boxes than these could not be told apart: those that end up in the proposed space are drawn
 * first, and the large ones. */
const mostBoxes = 1500;

function isSame(a, b) {
  return a === b || (a !== null && b !== null && a.every((number, index) => number === b[index]));
}

function setRectangle(rect, numbers) {
  ["x", "y", "width", "height"].forEach((name, index) =>
    rect.setAttribute(name, Math.max(index < 2 ? -1e6 : 0, numbers[index]).toFixed(2)));
  return rect;
}

function foremost(finals, proposed) {
  if (finals.length <= mostBoxes) return finals;
  const area = ({ rectangle: [, , width, height] }) => width * height;
  const isIn = ({ rectangle }) => Number(isWithin(rectangle, proposed));
  const sorted = finals.slice().sort((a, b) => isIn(b) - isIn(a) || area(b) - area(a));
  const kept = new Set(sorted.slice(0, mostBoxes));
  return finals.filter((final) => kept.has(final));
}

/** Views with the same edges around and in one another together, as in the report's picture: when
 * the outermost is drawn, or the one that a background is behind of. */
function inGroups(finals, { trace: { nodes }, tree }) {
  const groupOf = new Map();
  finals.forEach(({ node, rectangle }, place) => {
    const { parent } = nodes[node];
    const around = groupOf.get(parent);
    const isSameGroup = around !== undefined && isSame(around.rectangle, rectangle);
    const group = isSameGroup ? around : { rectangle, place };
    const hasBackground = nodes[parent]?.kind === "background" && tree.children(parent)[0] === node;
    if (hasBackground) group.place = place;
    groupOf.set(node, group);
  });
  const place = ({ node }) => groupOf.get(node).place;
  return finals.slice().sort((a, b) => place(a) - place(b));
}

class PictureBoxes {
  constructor(timeline, finals, frame) {
    this.timeline = timeline;
    this.proposed = frame.proposed;
    const drawable = finals.filter(({ rectangle }) => isDrawable(rectangle));
    const seen = drawable.filter(({ rectangle }) => isWithin(rectangle, frame.world));
    const kept = inGroups(foremost(seen, frame.proposed), timeline);
    this.left = seen.length - kept.length;
    this.beyond = drawable.length - seen.length;
    this.items = kept.map((final) => this.#item(final));
    this.hasEffects = timeline.trace.nodes.some((node) => node.effects.length > 0);
    this.layers = ["ghosts", "boxes", "overflow"].map((name) => drawn("g", { class: name }));
    this.layers[0].append(...this.items.map((item) => item.ghost));
    this.layers[1].append(...this.items.map((item) => item.box));
    this.layers[2].append(...this.items.map((item) => item.outside));
  }

  #item({ node, rectangle: final }) {
    const isLeaf = this.timeline.tree.children(node).length === 0;
    const shape = (kind) => drawn("rect", { class: kind, "data-node": node, display: "none" });
    return {
      node, isLeaf, final, now: undefined, ghost: shape("box ghost"),
      box: shape(isLeaf ? "box leaf" : "box"), outside: drawn("g", { "pointer-events": "none" }),
    };
  }

  scaleTo(pixels) {
    this.pixels = pixels;
    for (const item of this.items) {
      setRectangle(item.ghost, pixels(item.final));
      if (item.now !== undefined) this.#place(item);
    }
  }

  moveTo(cursor) {
    const rectangleOf = this.#rectangles(cursor);
    let hasChanged = false;
    for (const item of this.items) {
      const now = rectangleOf(item.node);
      if (item.now !== undefined && isSame(now, item.now)) continue;
      item.now = now;
      hasChanged = true;
      this.#place(item);
    }
    return hasChanged;
  }

  /** Where views are drawn at that time; effects such as rotations need the whole tree. */
  #rectangles(cursor) {
    const state = new State(this.timeline, cursor);
    const plain = (node) => state.rectangleOf(node);
    if (!this.hasEffects) return (node) => drawable(plain(node));
    const places = new Map(drawings(this.timeline, plain).map((one) => [one.node, one.rectangle]));
    return (node) => drawable(places.get(node) ?? null);
  }

  #place(item) {
    const { box, ghost, outside, now, final } = item;
    box.setAttribute("display", now === null ? "none" : "inline");
    ghost.setAttribute("display", isSame(now, final) ? "none" : "inline");
    if (now !== null) setRectangle(box, this.pixels(now));
    const parts = now === null ? [] : outsideParts(now, this.proposed);
    if (parts.length === 0 && outside.childElementCount === 0) return;
    outside.replaceChildren(...parts.map((part) =>
      setRectangle(drawn("rect", { fill: "url(#overflow-hatch)" }), this.pixels(part))));
  }

  get isOverflowing() { return this.items.some((item) => item.outside.childElementCount > 0); }

  get hasGhosts() { return this.items.some((item) => !isSame(item.now, item.final)); }
}

function drawable(rectangle) {
  return isDrawable(rectangle) ? rectangle : null;
}

Object.assign(haggle, { PictureBoxes, setRectangle });
