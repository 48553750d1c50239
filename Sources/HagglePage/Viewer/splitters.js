// Edges between panes that can be dragged, or moved by arrow keys. A double click gives back what
// was.
//
// new PaneEdges(panes, resized)   panes is the grid; what a splitter sets are its variables
//   .shares                       where they are, to be kept and set again

const { element } = haggle;

const step = 2;
const [least, most] = [12, 80];

/** From which edge of the grid each is measured, in percent. */
const edges = [
  { name: "top", label: "height of the upper panes", isAcross: true },
  { name: "left", label: "width of the left panes" },
  { name: "right", label: "width of the picture", isFromEnd: true },
];

function splitter(panes, { name, label, isAcross, isFromEnd }, resized) {
  const set = (share) => {
    if (share === null) panes.style.removeProperty(`--${name}`);
    else panes.style.setProperty(`--${name}`, `${Math.min(most, Math.max(least, share))}%`);
    resized();
  };
  const share = ({ clientX, clientY }) => {
    const { left, top, width, height } = panes.getBoundingClientRect();
    const part = 100 * (isAcross ? (clientY - top) / height : (clientX - left) / width);
    return isFromEnd ? 100 - part : part;
  };
  const bar = element("div", {
    class: `splitter at-${name}`, role: "separator", tabindex: 0, "aria-label": label,
    "aria-orientation": isAcross ? "horizontal" : "vertical",
    onpointerdown: (event) => {
      event.preventDefault();
      bar.setPointerCapture(event.pointerId);
    },
    onpointermove: (event) => bar.hasPointerCapture(event.pointerId) && set(share(event)),
    ondblclick: () => set(null),
    onkeydown: (event) => {
      const way = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
      if (way === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const { left, top } = bar.getBoundingClientRect();
      set(share({ clientX: left, clientY: top }) + (isFromEnd ? -way : way) * step);
    },
  });
  return bar;
}

class PaneEdges {
  constructor(panes, resized) {
    Object.assign(this, { panes, resized });
    panes.append(...edges.map((edge) => splitter(panes, edge, resized)));
  }

  /** Those that were moved, as style sheets have them; empty for the others. */
  get shares() { return edges.map(({ name }) => this.panes.style.getPropertyValue(`--${name}`)); }

  set shares(shares) {
    edges.forEach(({ name }, index) => this.panes.style.setProperty(`--${name}`, shares[index]));
    this.resized();
  }
}

haggle.PaneEdges = PaneEdges;
