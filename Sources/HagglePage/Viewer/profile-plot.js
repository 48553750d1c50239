// What a view answers to what it is offered, on one axis: at 0, ideal and ∞, and at every size
// that it was asked. Along the dashed line it takes just what it is offered.
//
// profilePlot(viewer, plot)   an element; lengths are { length, name }, null the ideal one, "inf" ∞

const { drawn, element } = haggle;

const size = { width: 314, height: 188, left: 54, right: 12, top: 14, bottom: 34 };
const mostNames = 14;
/** More lengths than these are not written along an axis. */
const mostTicks = 6;
const digitWidth = 6.7;
const ideal = { length: null, name: "ideal" };
const zero = { length: 0, name: "0" };
const endless = { length: "inf", name: "∞" };

/** A scale for lengths from 0 to the greatest, with places of their own for ideal and ∞. */
class PlotScale {
  constructor({ least, greatest }) {
    Object.assign(this, { least, greatest });
    const inner = size.width - size.left - size.right;
    this.x0 = size.left + inner * 0.16;
    this.x1 = size.left + inner * 0.84;
    this.y0 = size.height - size.bottom;
    this.y1 = size.top + 22;
  }

  #share(length) { return (length - this.least) / (this.greatest.length - this.least); }

  x({ length: asked }) {
    if (asked === null) return size.left + 12;
    if (asked === "inf") return size.width - size.right - 10;
    return this.x0 + (this.x1 - this.x0) * this.#share(asked);
  }

  y({ length: answered }) {
    if (answered === "inf") return size.top;
    return this.y0 - (this.y0 - this.y1) * this.#share(answered);
  }
}

/** The places of lengths along an axis, as long as none covers another; [{ name, at }]. */
function ticks(lengths, at, isApart) {
  const taken = [];
  for (const length of lengths.slice(0, 40)) {
    const tick = { at: at(length), name: length.name };
    if (taken.length < mostTicks && taken.every((other) => isApart(tick, other))) taken.push(tick);
  }
  return taken;
}

/** What was offered below, what was answered to it at the left: as placed first. */
function axisLabels(points, scale) {
  const latest = points.slice().reverse();
  const below = ticks(
    [zero, endless, ideal, scale.greatest, ...latest.map((point) => point.asked)],
    (length) => scale.x(length),
    (a, b) => Math.abs(a.at - b.at) > (a.name.length + b.name.length + 3) * digitWidth / 2);
  const beside = ticks(
    [...latest.map((point) => point.answered), endless, scale.greatest, zero],
    (length) => scale.y(length), (a, b) => Math.abs(a.at - b.at) > 14);
  const label = (name, middle, base) => {
    const width = name.length * digitWidth;
    return { name, x: middle - width / 2, y: base, width };
  };
  return [
    ...below.map(({ name, at }) => label(name, at, size.height - size.bottom + 14)),
    ...beside.map(({ name, at }) =>
      label(name, size.left - 5 - name.length * digitWidth / 2, at + 4)),
  ];
}

function axisLines(scale, labels) {
  const bottom = size.height - size.bottom;
  return [
    drawn("path", { class: "grid", d: `M${size.left} ${size.top}H${size.width - size.right}` }),
    drawn("path", { class: "axis", d: `M${size.left} ${size.top - 6}V${bottom}H${size.width}` }),
    drawn("path", {
      class: "equal",
      d: `M${[zero, scale.greatest, endless].map((length) =>
        `${scale.x(length)} ${scale.y(length)}`).join("L")}`,
    }),
    labels.map(({ name, x, y }) => drawn("text", { x, y }, name)),
  ];
}

/** Through the answers for one length of the other axis, in the order of what was asked. */
function curve(points, scale) {
  const known = points.filter((point) => point.isAsPlaced && point.asked.length !== null)
    .sort((a, b) => scale.x(a.asked) - scale.x(b.asked));
  const places = known.map((point) => `${scale.x(point.asked)} ${scale.y(point.answered)}`);
  return places.length < 2 ? [] : [drawn("path", { class: "curve", d: `M${places.join("L")}` })];
}

function link(viewer, point, scale, name) {
  const [x, y] = [scale.x(point.asked), scale.y(point.answered)];
  const { words, isNow } = point;
  const go = () => viewer.go(point.event);
  const shape = point.isProbe ? drawn("path", { d: `M${x} ${y - 5}l5 5l-5 5l-5-5z` })
    : drawn("circle", { cx: x, cy: y, r: 4 });
  shape.setAttribute("class", point.isAsPlaced ? "point" : "point other");
  return drawn(
    "g", {
      class: isNow ? "link now" : "link", role: "link", tabindex: 0, "aria-label": words,
      onclick: go, onkeydown: (event) => { if (event.key === "Enter") go(); },
    }, drawn("title", {}, words), shape, name);
}

/** The numbers of events where they cover no other; of points in one place the last is named. */
function names(points, scale, labels) {
  const taken = labels.map(({ x, y, width }) => [x, y, width]);
  const most = taken.length + mostNames;
  const named = new Set();
  return points.map((point) => {
    const [x, y] = [scale.x(point.asked), scale.y(point.answered)];
    const spot = `${Math.round(x)} ${Math.round(y)}`;
    if (named.has(spot) || taken.length >= most) return null;
    named.add(spot);
    const width = String(point.event).length * 7;
    const place = freePlace(x, y, width, taken);
    if (place === undefined) return null;
    taken.push([...place, width]);
    return drawn("text", { x: place[0], y: place[1] }, String(point.event));
  });
}

/** To the right of a point or to its left, above or below. */
function freePlace(x, y, width, taken) {
  const left = x - width - 6;
  return [[x + 6, y - 5], [x + 6, y + 12], [left, y - 5], [left, y + 12]]
    .find(([start, base]) => start + width < size.width && start > 0
      && !taken.some(([otherStart, otherBase, wide]) => start < otherStart + wide
        && otherStart < start + width && Math.abs(base - otherBase) < 12));
}

function profilePlot(viewer, plot) {
  const { points, dimension, label, more } = plot;
  const scale = new PlotScale(plot);
  const labels = axisLabels(points, scale);
  const numbers = names(points.slice().reverse(), scale, labels).reverse();
  return element(
    "figure", { class: "plot" },
    drawn(
      "svg", {
        class: "profile", viewBox: `0 0 ${size.width} ${size.height}`, width: size.width,
        height: size.height, role: "group", "aria-label": label,
      },
      axisLines(scale, labels), curve(points, scale),
      points.map((point, index) => link(viewer, point, scale, numbers[index] ?? [])),
      drawn("text", { x: size.width, y: size.height - 3, "text-anchor": "end" },
        `${dimension} offered, in points ▸`),
      drawn("text", { x: 2, y: size.height - 3 }, `▴ ${dimension} answered`)),
    more && element("figcaption", {}, more));
}

haggle.profilePlot = profilePlot;
