// What is placed so far, with a ghost of where everything ends up. The scale is that of the end.
//
// new PicturePane(viewer)   .element, .update()

const {
  Kind, NumberText, PlainText, State, columnWidth, drawings, drawn, element, isDrawable, lastIndex,
  outsideParts, overlaps, pictureLabels, pictureWorld, setChildren,
} = haggle;

/** More boxes than these could not be told apart. */
const mostBoxes = 1500;
const mostLabelled = 300;

class PicturePane {
  constructor(viewer) {
    this.viewer = viewer;
    const { timeline } = viewer;
    this.finals = drawings(timeline);
    this.frame = pictureWorld(timeline, this.finals);
    this.kept = this.#largest(this.finals);
    this.placements = placementsOf(timeline.trace);
    this.box = element("div", { class: "canvas" });
    this.legend = element("p", { class: "legend" });
    this.element = element(
      "section", { class: "pane picture-pane", tabindex: -1, "aria-label": "Picture" },
      element("h2", {}, "Placed so far"), this.box, this.legend);
    if (this.frame === null) {
      setChildren(this.box, "nothing to draw: the trace says of no view where it was placed");
      return;
    }
    this.#make();
    new ResizeObserver(() => this.#fit()).observe(this.box);
  }

  /** The nodes that are drawn: where there are too many, those that end up large. */
  #largest(finals) {
    if (finals.length <= mostBoxes) return null;
    const area = ({ rectangle: [, , width, height] }) => width * height;
    const sorted = finals.slice().sort((a, b) => area(b) - area(a)).slice(0, mostBoxes);
    return new Set(sorted.map(({ node }) => node));
  }

  #make() {
    this.layers = ["ghosts", "boxes", "overflow", "labels", "marks"].map((name) =>
      drawn("g", { class: name }));
    const hatch = drawn(
      "pattern", { id: "overflow-hatch", width: 6, height: 6, patternUnits: "userSpaceOnUse" },
      drawn("path", { d: "M0 6L6 0", class: "hatch" }));
    this.space = drawn("rect", { class: "space" });
    this.svg = drawn(
      "svg", { class: "picture", role: "img", "aria-label": "picture of what is placed so far" },
      drawn("defs", {}, hatch), ...this.layers.slice(0, 3), this.space, ...this.layers.slice(3));
    this.svg.addEventListener("click", (event) => {
      const node = event.target.dataset?.node;
      if (node !== undefined) this.viewer.select(Number(node));
    });
    this.box.append(this.svg);
  }

  /** As large as the pane allows, at most four pixels for a point. */
  #fit() {
    const [, , width, height] = this.frame.world;
    const room = [this.box.clientWidth - 4, this.box.clientHeight - 4];
    const scale = Math.min(4, room[0] / Math.max(width, 1), room[1] / Math.max(height, 1));
    if (!(scale > 0) || scale === this.scale) return;
    this.scale = scale;
    const size = [width * scale + 2, height * scale + 2];
    setSize(this.svg, size);
    setRectangle(this.space, this.#pixels(this.frame.proposed));
    this.drawnUpTo = undefined;
    this.update();
  }

  #pixels([x, y, width, height]) {
    const [left, top] = this.frame.world;
    return [
      (x - left) * this.scale + 1, (y - top) * this.scale + 1, width * this.scale,
      height * this.scale,
    ];
  }

  update() {
    if (this.frame === null) return;
    if (this.scale === undefined) this.#fit();
    if (this.scale === undefined) return;
    const { cursor } = this.viewer.replay;
    const last = lastIndex(this.placements, cursor);
    if (last !== this.drawnUpTo) {
      this.drawnUpTo = last;
      this.#draw(cursor);
    }
    this.#mark();
    this.#tell(last);
  }

  /** All boxes as they stand; a step that places nothing does not come here. */
  #draw(cursor) {
    const state = new State(this.viewer.timeline, cursor);
    const now = drawings(this.viewer.timeline, (node) => state.rectangleOf(node));
    this.current = new Map(now.map((drawing) => [drawing.node, drawing]));
    const isWanted = ({ node, rectangle }) =>
      isDrawable(rectangle) && (this.kept === null || this.kept.has(node));
    const boxes = now.filter(isWanted).map((drawing) => this.#box(drawing));
    const ghosts = this.finals.filter((final) => isWanted(final)
      && !isSame(this.current.get(final.node)?.rectangle, final.rectangle));
    const [ghostLayer, boxLayer, overflowLayer, labelLayer] = this.layers;
    ghostLayer.replaceChildren(...ghosts.map((ghost) => this.#rectangle(ghost, "box ghost")));
    boxLayer.replaceChildren(...boxes.map((box) =>
      this.#rectangle(box, box.isLeaf ? "box leaf" : "box")));
    const outside = boxes.flatMap((box) => outsideParts(box.rectangle, this.frame.proposed));
    overflowLayer.replaceChildren(...outside.map((part) => setRectangle(
      drawn("rect", { fill: "url(#overflow-hatch)", "pointer-events": "none" }),
      this.#pixels(part))));
    this.isOverflowing = outside.length > 0;
    this.hasGhosts = ghosts.length > 0;
    this.labels = this.#labels([
      ...ghosts.map((ghost) => ({ ...this.#box(ghost), isGhost: true })), ...boxes,
    ]);
    labelLayer.replaceChildren(...this.labels.map(({ made }) => made));
  }

  #box(drawing) {
    const { tree } = this.viewer.timeline;
    const [, , ...size] = drawing.rectangle;
    const isLeaf = tree.children(drawing.node).length === 0;
    return { ...drawing, size, isLeaf, pixels: this.#pixels(drawing.rectangle) };
  }

  #labels(boxes) {
    const named = boxes.length > mostLabelled ? boxes.filter((box) => box.isLeaf) : boxes;
    return pictureLabels(this.viewer.timeline, named.slice(0, mostLabelled))
      .map((label) => ({
        ...label, made: drawn("text", {
          x: label.x, y: label.y + 10, class: label.isGhost ? "later" : null,
        }, label.text),
      }));
  }

  #rectangle({ node, rectangle }, kind) {
    const made = drawn("rect", { class: kind, "data-node": node });
    made.append(drawn("title", {}, this.viewer.timeline.trace.name(node)));
    return setRectangle(made, this.#pixels(rectangle));
  }

  /** The selected view's outline and name, where it is or will be. */
  #mark() {
    const { selected: node } = this.viewer.replay;
    const place = this.current.get(node)?.rectangle;
    const rectangle = place ?? (node === null ? null : this.viewer.timeline.rectangle(node));
    const isThere = rectangle !== null && isDrawable(rectangle);
    const marks = isThere ? this.#marks(node, rectangle, place !== undefined) : [];
    this.layers[4].replaceChildren(...marks);
  }

  #marks(node, rectangle, isPlaced) {
    const pixels = this.#pixels(rectangle);
    const name = this.viewer.timeline.trace.name(node);
    const text = isPlaced ? `${name} ${NumberText.pair(rectangle.slice(2))}` : `${name}, later`;
    const place = this.#namePlace(pixels, text);
    for (const label of this.labels) {
      const isHidden = label.node === node || overlaps(label, place);
      label.made.setAttribute("visibility", isHidden ? "hidden" : "visible");
    }
    return [
      setRectangle(drawn("rect", { class: isPlaced ? "selected" : "selected ghostly" }), pixels),
      drawn("text", { class: "name", x: place.x, y: place.y + 10 }, text),
    ];
  }

  /** Within the picture: above the box, else in it. */
  #namePlace([x, y], text) {
    const width = PlainText.columns(text) * (columnWidth + 0.3);
    const right = this.svg.width.baseVal.value - width - 3;
    return { x: Math.max(2, Math.min(x + 4, right)), y: y > 16 ? y - 15 : y + 3, width };
  }

  #tell(last) {
    const parts = [`dashed: the proposed space, ${NumberText.pair(this.frame.proposed.slice(2))}`];
    if (this.hasGhosts) parts.push("dotted: where views end up");
    if (this.isOverflowing) parts.push("hatched: outside of the space");
    if (last < 0) parts.unshift("nothing is placed yet");
    if (this.kept !== null) {
      parts.push(`${this.finals.length - this.kept.size} smaller views are not drawn`);
    }
    const text = parts.join("; ");
    if (text !== this.told) setChildren(this.legend, this.told = text);
  }
}

function placementsOf({ kinds }) {
  const placements = [];
  kinds.forEach((kind, event) => { if (kind === Kind.place) placements.push(event); });
  return placements;
}

function isSame(a, b) {
  return a !== undefined && a.every((number, index) => number === b[index]);
}

function setSize(svg, [width, height]) {
  svg.setAttribute("width", width.toFixed(2));
  svg.setAttribute("height", height.toFixed(2));
}

function setRectangle(rect, numbers) {
  ["x", "y", "width", "height"].forEach((name, index) =>
    rect.setAttribute(name, Math.max(index < 2 ? -1e6 : 0, numbers[index]).toFixed(2)));
  return rect;
}

haggle.PicturePane = PicturePane;
