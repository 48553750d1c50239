// Looking closer: the wheel with Ctrl or ⌘ (a pinch), buttons, and a drag that moves the picture.
//
// new PictureZoom(box, changed)   .factor: 1 is all of it; .buttons; changed() draws anew

const { element } = haggle;

const [least, most] = [1, 16];
/** Less is a click with an unsteady hand. */
const leastDrag = 4;

class PictureZoom {
  constructor(box, changed) {
    Object.assign(this, { box, changed, factor: 1 });
    const button = (label, text, act) =>
      element("button", { "aria-label": label, title: label, onclick: act }, text);
    this.buttons = element("span", { class: "zoom" },
      button("smaller", "−", () => this.#scale(1 / 1.5)),
      button("all of it", "▣", () => this.#scale(0)),
      button("larger", "+", () => this.#scale(1.5)));
    box.addEventListener("wheel", (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      this.#scale(Math.exp(-event.deltaY / 300), event);
    }, { passive: false });
    box.addEventListener("pointerdown", (event) => this.#grasp(event));
    box.addEventListener("click", (event) => {
      if (this.wasDragged) event.stopPropagation();
      this.wasDragged = false;
    }, true);
  }

  /** What is under the pointer stays there. */
  #scale(by, at = null) {
    const { box } = this;
    const edge = box.getBoundingClientRect();
    const place = at === null ? [box.clientWidth / 2, box.clientHeight / 2]
      : [at.clientX - edge.left, at.clientY - edge.top];
    const before = this.factor;
    this.factor = Math.min(most, Math.max(least, this.factor * by));
    if (this.factor === before) return;
    const share = this.factor / before;
    const [left, top] = [box.scrollLeft, box.scrollTop];
    this.changed();
    box.scrollLeft = (left + place[0]) * share - place[0];
    box.scrollTop = (top + place[1]) * share - place[1];
  }

  #grasp({ button, pointerType, clientX, clientY }) {
    if (button !== 0 || pointerType === "touch" || this.factor === 1) return;
    const { box } = this;
    const [left, top] = [box.scrollLeft, box.scrollTop];
    const move = (event) => {
      const way = [event.clientX - clientX, event.clientY - clientY];
      if (Math.hypot(...way) < leastDrag && !this.wasDragged) return;
      this.wasDragged = true;
      [box.scrollLeft, box.scrollTop] = [left - way[0], top - way[1]];
    };
    const release = () => removeEventListener("pointermove", move);
    addEventListener("pointermove", move);
    addEventListener("pointerup", release, { once: true });
    addEventListener("pointercancel", release, { once: true });
  }
}

haggle.PictureZoom = PictureZoom;
