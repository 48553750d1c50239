// A list of which only the rows that can be seen are in the document, however long it is.
//
// new RowList(box, { rows(from, to) → { count, current, rows }, row(data) → element,
//     choose(data, event) })
//   .update()   draws the visible rows anew, and scrolls as little as it takes to see the current
//               one; gives the answer
// Rows are `rowHeight` pixels high; the box scrolls.

const { element } = haggle;

/** Browsers lay out no element that is much higher. */
const mostHeight = 8_000_000;
const rowsBeyond = 6;

class RowList {
  constructor(box, { rows, row, choose }) {
    Object.assign(this, { box, row, ask: rows });
    this.rowHeight = matchMedia("(pointer: coarse)").matches ? 34 : 22;
    this.space = element("div", { class: "space", role: "presentation" });
    this.rows = element("div", { class: "rows", role: "presentation" });
    box.append(this.space, this.rows);
    box.addEventListener("scroll", () => this.#draw(), { passive: true });
    new ResizeObserver(() => this.#fit()).observe(box);
    // What an ellipsis leaves out, for a pointer.
    box.addEventListener("pointerover", ({ target }) => {
      const row = target.closest?.("[data-row]");
      if (row && [row, ...row.children].some((part) => part.scrollWidth > part.clientWidth)) {
        row.title ||= row.textContent;
      }
    });
    box.addEventListener("click", (event) => {
      const index = event.target.closest?.("[data-row]")?.dataset.row;
      if (index !== undefined) choose(this.drawn[index], event);
    });
  }

  get #height() { return Math.min(mostHeight, this.total * this.rowHeight); }

  /** How many rows one pixel of scrolling stands for. */
  get #rowsPerPixel() {
    const way = this.#height - this.box.clientHeight;
    return way <= 0 ? 0 : Math.max(0, this.total - this.#visible) / way;
  }

  get #visible() { return this.box.clientHeight / this.rowHeight; }

  update() {
    const answer = this.ask(0, 0);
    this.total = answer.count;
    this.space.style.height = `${this.#height}px`;
    this.#reveal(answer.current);
    this.#draw();
    return answer;
  }

  #reveal(index) {
    if (index === null) return;
    this.#scrollTo(index);
    Object.assign(this, { shown: index, top: this.box.scrollTop });
  }

  /** A scroll bar that appears takes a row away: not the one that was to be seen. */
  #fit() {
    if (this.box.scrollTop === this.top) this.#reveal(this.shown);
    this.#draw();
  }

  #scrollTo(index) {
    const perPixel = this.#rowsPerPixel;
    const first = this.box.scrollTop * perPixel;
    if (perPixel === 0 || (index >= first && index + 1 <= first + this.#visible)) return;
    const margin = Math.min(3, this.#visible / 3);
    const target = index < first ? index - margin : index + 1 + margin - this.#visible;
    this.box.scrollTop = Math.max(0, target) / perPixel;
  }

  #draw() {
    if (this.total === undefined) return;
    const top = this.box.scrollTop;
    const first = top * this.#rowsPerPixel;
    const start = Math.max(0, Math.floor(first) - rowsBeyond);
    const end = Math.min(this.total, Math.ceil(first + this.#visible) + rowsBeyond);
    this.drawn = this.ask(start, end).rows ?? [];
    const made = this.drawn.map((data, place) => {
      const row = this.row(data);
      row.dataset.row = place;
      row.style.height = `${this.rowHeight}px`;
      return row;
    });
    this.rows.style.transform = `translateY(${top - (first - start) * this.rowHeight}px)`;
    this.rows.replaceChildren(...made);
  }
}

haggle.RowList = RowList;
