// The boxes of the picture and their ghosts. Each view has its elements once; a step touches those
// of the views that it moves.
//
// new PictureBoxes(items)   as the model gives them, those further back first
//   .layers          ghosts, boxes, borders, what lies outside of the proposed space
//   .scaleTo(pixels, scale)   pixels(rectangle) turns points into pixels; all is placed anew
//   .move(moved)     takes what the model says has moved
//   .items           { node, isLeaf, isLabelled, name, final, now (null: not placed yet),
//       size (as text), looks (what it draws), shown (what is seen of it) }
// setRectangle(rect, [x, y, width, height])

const { drawn, lookOf } = haggle;

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
    this.layers = ["ghosts", "boxes", "edges", "overflow"].map(
      (name) => drawn("g", { class: name }));
    this.layers[0].append(...this.items.map((item) => item.ghost));
    const onTop = this.items.filter(({ isOnTop }) => isOnTop);
    this.layers[1].append(...this.items.flatMap((item) => item.isOnTop
      ? [item.box] : [item.drawing, item.box]));
    this.layers[2].append(...onTop.map((item) => item.drawing));
    this.layers[3].append(...this.items.map((item) => item.outside));
  }

  #item(item) {
    const { node, name, looks } = item;
    const shape = (kind) => drawn("rect", {
      class: item.isFaded ? `${kind} faded` : kind, "data-node": node, "data-views": node,
      "data-name": name, display: "none",
    });
    return {
      ...item, now: null, parts: [], size: "", ghost: shape("box ghost"),
      box: shape(item.isBare ? "box bare" : item.isUnknown ? "box leaf" : "box"),
      drawing: drawn("g", {}, ...looks.map((look) => lookOf(look, node))),
      outside: drawn("g", { "pointer-events": "none" }),
    };
  }

  scaleTo(pixels, scale) {
    this.pixels = pixels;
    this.scale = scale;
    for (const item of this.items) {
      setRectangle(item.ghost, pixels(item.final));
      this.#place(item);
    }
  }

  move(moved) {
    for (const { index, now, size, outside } of moved) {
      const item = this.items[index];
      Object.assign(item, { now, size, parts: outside });
      this.#place(item);
    }
  }

  #place({ box, drawing, ghost, outside, now, final, parts, isBlamed }) {
    box.setAttribute("display", now === null ? "none" : "inline");
    ghost.setAttribute("display", isSame(now, final) ? "none" : "inline");
    drawing.setAttribute("display", now === null ? "none" : "inline");
    if (now !== null) {
      const [x, y, ...size] = this.pixels(now);
      setRectangle(box, [x, y, ...size]);
      drawing.setAttribute("transform", `translate(${x} ${y}) scale(${this.scale})`);
    }
    if (parts.length === 0 && outside.childElementCount === 0) return;
    outside.replaceChildren(...parts.map((part) =>
      setRectangle(drawn("rect", {
        fill: isBlamed ? "url(#alarm-hatch)" : "url(#hatch)",
      }), this.pixels(part))));
  }
}

Object.assign(haggle, { PictureBoxes, setRectangle });
