// What is placed so far, with a ghost of where everything ends up. The scale is that of the end.
//
// new PicturePane(viewer)   .element, .update()

const {
  PictureBoxes, PictureZoom, bandsOf, drawn, element, freePlace, overlaps, pictureLabels,
  setChildren, setRectangle, setText, textWidth,
} = haggle;

/** More boxes are not looked at for names. */
const mostLabelled = 300;

class PicturePane {
  constructor(viewer) {
    this.viewer = viewer;
    this.box = element("div", { class: "canvas" });
    this.zoom = new PictureZoom(this.box, () => this.frame && this.#fit(true));
    this.legend = element("p", { class: "legend" });
    this.title = element("span");
    this.more = element("button", {
      class: "more", "aria-label": "what scrolls", onclick: () => this.#show(!this.isWhole),
    });
    this.outlines = element("button", {
      class: "more", "aria-pressed": "false", title: "the edges of all views",
      onclick: () => {
        const isOn = this.box.classList.toggle("outlined");
        this.outlines.setAttribute("aria-pressed", String(isOn));
      },
    }, "outlines");
    this.element = element(
      "section", { class: "pane picture-pane", tabindex: -1, "aria-label": "Picture" },
      element("h2", {}, this.title, this.more, this.outlines, this.zoom.buttons),
      this.box, this.legend);
    new ResizeObserver(() => this.frame && this.#fit(true)).observe(this.box);
  }

  /** The boxes of the pass that the replay is in. */
  #make() {
    this.tree = this.viewer.state.tree;
    this.frame = this.viewer.ask("boxes");
    this.scale = undefined;
    this.more.hidden = !this.frame?.below;
    if (this.frame === null) {
      setChildren(this.box, this.viewer.facts.nothingToDraw);
      return;
    }
    this.#bound(this.isWhole ?? false);
    this.boxes = new PictureBoxes(this.frame.items);
    const hatch = (id, kind) => drawn(
      "pattern", { id, width: 6, height: 6, patternUnits: "userSpaceOnUse" },
      drawn("path", { d: "M0 6L6 0", class: kind }));
    this.space = drawn("rect", { class: "space" });
    this.screen = drawn("rect", { class: "screen" });
    this.lit = drawn("rect", { class: "outline-lit", display: "none" });
    this.edge = drawn("rect");
    [this.bandLayer, this.labelLayer, this.markLayer] = ["bands", "labels", "marks"].map(
      (name) => drawn("g", { class: name }));
    this.svg = drawn(
      "svg", {
        class: this.frame.isDark ? "picture dark-screen" : "picture", role: "img",
        "aria-label": "picture of what is placed so far",
      },
      drawn("defs", {}, hatch("hatch", "hatch"), hatch("alarm-hatch", "hatch alarm"),
        drawn("clipPath", { id: "edge" }, this.edge)),
      drawn("g", { "clip-path": "url(#edge)" }, this.screen, ...this.boxes.layers), this.space,
      this.bandLayer, this.labelLayer, this.markLayer, this.lit);
    this.svg.addEventListener("click", (event) => {
      const node = event.target.dataset?.node;
      if (node !== undefined) this.viewer.act("select", { node: Number(node) });
    });
    this.svg.addEventListener("pointerover", ({ target }) => {
      if (target.dataset?.node === undefined || target.childElementCount > 0) return;
      target.append(drawn("title", {}, target.dataset.name));
    });
    this.box.replaceChildren(this.svg);
  }

  /** The screen alone, or with what scroll views do not show. */
  #bound(isWhole) {
    this.isWhole = isWhole;
    this.world = isWhole ? this.frame.whole : this.frame.screen;
    this.box.classList.toggle("cut", !isWhole && !this.more.hidden);
    // What looks like the screen is best seen without lines; boxes are nothing but those.
    this.box.classList.toggle("lifelike", this.frame.hasWords);
    this.outlines.hidden = !this.frame.hasWords;
    setText(this.more, isWhole ? "screen alone" : this.frame.below ?? "");
  }

  #show(isWhole) {
    this.#bound(isWhole);
    this.scale = undefined;
    this.#fit(true);
  }

  /** As large as the pane allows, at most four pixels for a point; then as close as one looks. */
  #fit(isAgain = false) {
    const [, , width, height] = this.world;
    const room = [this.box.clientWidth - 4, this.box.clientHeight - 4];
    const scale = this.zoom.factor
      * Math.min(4, room[0] / Math.max(width, 1), room[1] / Math.max(height, 1));
    if (!(scale > 0) || scale === this.scale) return;
    this.scale = scale;
    const size = [width * scale + 2, height * scale + 2];
    this.svg.setAttribute("width", size[0].toFixed(2));
    this.svg.setAttribute("height", size[1].toFixed(2));
    setRectangle(this.edge, [0, 0, ...size]);
    this.size = size;
    this.margin = Math.max(0, (room[0] - size[0]) / 2);
    this.right = size[0] + this.margin;
    for (const rect of [this.space, this.screen]) {
      setRectangle(rect, this.#pixels(this.frame.proposed));
    }
    this.boxes.scaleTo((rectangle) => this.#pixels(rectangle), scale);
    this.labels = undefined;
    if (isAgain) this.update();
  }

  /** After the zoom was set from outside. */
  refit() { if (this.frame) this.#fit(true); }

  #pixels([x, y, width, height]) {
    const [left, top] = this.world;
    return [
      (x - left) * this.scale + 1, (y - top) * this.scale + 1, width * this.scale,
      height * this.scale,
    ];
  }

  /** Where a view is, as far as the views around it let it be seen. */
  #shown({ now, final, shown }) {
    const place = now ?? final;
    if (shown === null) return place;
    const [x, y, width, height] = shown;
    return [place[0] + x, place[1] + y, width, height];
  }

  /** What of a rectangle lies in the picture, in pixels. */
  #seen(rectangle) {
    const [x, y, width, height] = this.#pixels(rectangle);
    const [left, top] = [Math.max(x, 0), Math.max(y, 0)];
    return [
      left, top, Math.min(x + width, this.size[0]) - left, Math.min(y + height, this.size[1]) - top,
    ];
  }

  /** A step that places nothing leaves the boxes alone. */
  update() {
    if (this.viewer.state.tree !== this.tree) this.#make();
    if (this.frame === null) return;
    if (this.scale === undefined) this.#fit();
    if (this.scale === undefined) return;
    const { moved, mark, legend, title, bands } = this.viewer.ask("picture");
    setText(this.title, title);
    this.boxes.move(moved);
    if (mark && !this.isWhole && !this.#touches(mark.rectangle)) this.#show(true);
    if (moved.length > 0 || this.labels === undefined) this.#name();
    this.#mark(mark, bands);
    this.legend.title = legend;
    setText(this.legend, legend);
  }

  #touches([x, y, width, height]) {
    const [left, top, wide, high] = this.world;
    return x <= left + wide && x + width >= left && y <= top + high && y + height >= top;
  }

  /** Names for boxes that are large enough to hold one. */
  #name() {
    const boxes = this.boxes.items.map((item) => ({
      ...item, pixels: this.#seen(this.#shown(item)),
    })).filter(({ needsName, hasWords, pixels: [, , width, height] }) => (width > 20 && height > 14)
      || ((needsName || hasWords) && width > 6 && height > 6));
    const some = boxes.slice(0, mostLabelled);
    this.labels = pictureLabels(some, this.frame.hasWords, this.size).map((label) => ({
      ...label, made: drawn("text", {
        x: label.x, y: label.y + 10, class: label.isGhost ? "label later" : "label",
      }, label.text),
    }));
    this.words = boxes.filter((box) => box.hasWords && box.now !== null).slice(0, mostLabelled)
      .map(({ pixels: [x, y, width, height] }) => ({ x, y, width, height }));
    this.labelLayer.replaceChildren(...this.labels.map(({ made }) => made));
  }

  /** The selected view's outline and name, where it is or will be; then lengths, where there is
   * room beside them. */
  #mark(mark, bands) {
    const room = {
      left: 2 - this.margin, right: this.right - 2, bottom: this.size[1], taken: [],
      words: this.words,
    };
    this.markLayer.replaceChildren(...mark === null ? [] : this.#marks(mark, room));
    this.bandLayer.replaceChildren(...bandsOf(bands, (band) => this.#pixels(band), room));
    for (const label of this.labels) {
      const isHidden = label.node === mark?.node
        || room.taken.some((place) => overlaps(label, place));
      label.made.setAttribute("visibility", isHidden ? "hidden" : "visible");
    }
  }

  /** The view that the pointer is on, here or in another pane. */
  light(node) {
    const item = this.boxes?.items.find((other) => other.node === Number(node));
    const place = node === null ? undefined : item?.now ?? item?.final;
    this.lit?.setAttribute("display", place === undefined ? "none" : "inline");
    if (place !== undefined) setRectangle(this.lit, this.#pixels(place));
  }

  #marks({ rectangle, isPlaced, name, fact, bands }, room) {
    const pixels = this.#pixels(rectangle);
    const [nameWidth, fullWidth] = [name, name + fact].map(textWidth);
    const [text, width] = fullWidth < pixels[2] ? [name + fact, fullWidth] : [name, nameWidth];
    // Over words it would hide what one looks at; the view is named beside the picture, too.
    const place = text && freePlace(this.#namePlaces(pixels, width), room);
    return [
      ...bandsOf(bands, (band) => this.#pixels(band), room),
      setRectangle(drawn("rect", { class: isPlaced ? "selected" : "selected ghostly" }), pixels),
      ...place ? [
        setRectangle(drawn("rect", { class: "behind" }), [place.x - 2, place.y, width + 4, 13]),
        drawn("text", { class: "label name", x: place.x, y: place.y + 10 }, text),
      ] : [],
    ];
  }

  /** Between which a name is: across the edge of the screen, part of it would lie on each side. */
  #sides(width) {
    const [x, , wide] = this.#pixels(this.frame.proposed);
    const [start, end] = [Math.max(x, 0) + 2, Math.min(x + wide, this.size[0]) - 2];
    return width <= end - start ? [start, end] : [2 - this.margin, this.right - 2];
  }

  /** Within the screen, or else the pane: in the box where it fits, above or below it, in one of
   * its corners. */
  #namePlaces([x, y, wide, high], width) {
    const [start, end] = this.#sides(width + 5);
    const left = Math.max(start, Math.min(x + 4, end - width - 1));
    const right = Math.max(start, Math.min(x + wide - width - 4, end - width - 1));
    const isRoomy = x >= 0 && y >= 0 && wide > width + 8 && high > 20;
    const inside = isRoomy ? [{ x: x + 4, y: y + 3, width }] : [];
    return [
      ...this.frame.hasWords ? [] : inside, { x: left, y: y - 15, width },
      { x: left, y: y + high + 2, width }, ...inside, { x: left, y: y + high - 16, width },
      { x: left, y: y + 3, width }, { x: right, y: y - 15, width },
      { x: right, y: y + high + 2, width }, { x: right, y: y + high - 16, width },
      { x: right, y: y + 3, width },
    ];
  }
}

haggle.PicturePane = PicturePane;
