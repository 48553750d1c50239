// The boxes of the picture and their ghosts. Each view has its elements once; a step touches those
// of the views that it moves.
//
// new PictureBoxes(items)   as the model gives them, those further back first
//   .layers          ghosts, boxes, what lies outside of the proposed space
//   .scaleTo(pixels) pixels(rectangle) turns points into pixels; everything is placed anew
//   .move(moved)     takes what the model says has moved
//   .items           { node, isLeaf, isLabelled, name, columns, final, now (null: not placed yet),
//       size (as text), sizeColumns }
// setRectangle(rect, [x, y, width, height])

const { drawn } = haggle;

function isSame(a, b) {
  return a !== null && b !== null && a.every((number, index) => number === b[index]);
}

function setRectangle(rect, numbers) {
  ["x", "y", "width", "height"].forEach((name, index) =>
    rect.setAttribute(name, Math.max(index < 2 ? -1e6 : 0, numbers[index]).toFixed(2)));
  return rect;
}

class PictureBoxes {
  constructor(items) {
    this.items = items.map((item) => this.#item(item));
    this.layers = ["ghosts", "boxes", "overflow"].map((name) => drawn("g", { class: name }));
    this.layers[0].append(...this.items.map((item) => item.ghost));
    this.layers[1].append(...this.items.map((item) => item.box));
    this.layers[2].append(...this.items.map((item) => item.outside));
  }

  #item(item) {
    const { node, name } = item;
    const shape = (kind) =>
      drawn("rect", { class: kind, "data-node": node, "data-name": name, display: "none" });
    return {
      ...item, now: null, parts: [], size: "", sizeColumns: 0, ghost: shape("box ghost"),
      box: shape(item.isLeaf ? "box leaf" : "box"),
      outside: drawn("g", { "pointer-events": "none" }),
    };
  }

  scaleTo(pixels) {
    this.pixels = pixels;
    for (const item of this.items) {
      setRectangle(item.ghost, pixels(item.final));
      this.#place(item);
    }
  }

  move(moved) {
    for (const { index, now, size, columns, outside } of moved) {
      const item = this.items[index];
      Object.assign(item, { now, size, sizeColumns: columns, parts: outside });
      this.#place(item);
    }
  }

  #place({ box, ghost, outside, now, final, parts }) {
    box.setAttribute("display", now === null ? "none" : "inline");
    ghost.setAttribute("display", isSame(now, final) ? "none" : "inline");
    if (now !== null) setRectangle(box, this.pixels(now));
    if (parts.length === 0 && outside.childElementCount === 0) return;
    outside.replaceChildren(...parts.map((part) =>
      setRectangle(drawn("rect", { fill: "url(#overflow-hatch)" }), this.pixels(part))));
  }
}

Object.assign(haggle, { PictureBoxes, setRectangle });
