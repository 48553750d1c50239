// What views are painted with besides plain colours: gradients, shadows, blur. Lengths are points
// of the view.
//
// gradientOf(gradient, id, rectangle)       an element that `url(#id)` paints with
// filterOf({ shadows, blur, rectangle }, id)   the same for `filter`; null where there is neither

const { drawn } = haggle;

function stopsOf({ stops }) {
  return stops.map(({ share, paint }) => drawn("stop", { offset: share, "stop-color": paint }));
}

/** SVG has no gradients around a point: slices that overlap a little, so that no seam shows. */
function slicesOf({ cone, slices }, id, [left, top, width, height]) {
  const [x, y] = [cone[0] - left, cone[1] - top];
  const reach = 2 * (width + height + Math.abs(x) + Math.abs(y));
  const turn = 2 * Math.PI / slices.length;
  const end = (angle) => `L${x + reach * Math.cos(angle)} ${y + reach * Math.sin(angle)}`;
  return drawn(
    "pattern", { id, patternUnits: "userSpaceOnUse", x: left, y: top, width, height },
    ...slices.map((fill, index) => drawn("path", {
      d: `M${x} ${y}${end(index * turn)}${end((index + 1.2) * turn)}z`, fill,
    })));
}

function gradientOf(gradient, id, rectangle) {
  const { line, disc } = gradient;
  const units = { id, gradientUnits: "userSpaceOnUse" };
  if (line) {
    const [x1, y1, x2, y2] = line;
    return drawn("linearGradient", { ...units, x1, y1, x2, y2 }, ...stopsOf(gradient));
  }
  if (!disc) return slicesOf(gradient, id, rectangle);
  const [x, y, ...radii] = disc;
  const [width, height] = radii.map((radius) => Math.max(radius, 0.01));
  return drawn("radialGradient", {
    ...units, cx: 0, cy: 0, r: 1,
    gradientTransform: `translate(${x} ${y}) scale(${width} ${height})`,
  }, ...stopsOf(gradient));
}

function filterOf({ shadows, blur, rectangle: [x, y, width, height] }, id) {
  if (shadows.length === 0 && blur === 0) return null;
  const reach = shadows.reduce((sum, shadow) =>
    sum + 3 * shadow.radius + Math.max(Math.abs(shadow.x), Math.abs(shadow.y)), 3 * blur + 1);
  return drawn(
    "filter", {
      id, filterUnits: "userSpaceOnUse", x: x - reach, y: y - reach, width: width + 2 * reach,
      height: height + 2 * reach,
    },
    ...shadows.map((shadow) => drawn("feDropShadow", {
      dx: shadow.x, dy: shadow.y, stdDeviation: shadow.radius, "flood-color": shadow.paint,
    })),
    blur > 0 ? drawn("feGaussianBlur", { stdDeviation: blur }) : "");
}

Object.assign(haggle, { gradientOf, filterOf });
