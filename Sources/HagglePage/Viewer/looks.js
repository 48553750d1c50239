// How views look: areas, texts as wide as they are laid out, images hatched. Lengths are points of
// the view that they are in; the picture scales them.
//
// lookOf(look, node)    an element for what the model says of a view

const { drawn, filterOf, gradientOf } = haggle;

/** A rectangle with a radius for each corner, clockwise from the top left. */
function uneven([x, y, width, height], [a, b, c, d]) {
  return `M${x + a} ${y}H${x + width - b}A${b} ${b} 0 0 1 ${x + width} ${y + b}`
    + `V${y + height - c}A${c} ${c} 0 0 1 ${x + width - c} ${y + height}`
    + `H${x + d}A${d} ${d} 0 0 1 ${x} ${y + height - d}V${y + a}A${a} ${a} 0 0 1 ${x + a} ${y}Z`;
}

function area({ rectangle, corner: [rx, ry], radii }, attributes) {
  const [x, y, width, height] = rectangle;
  if (radii) return drawn("path", { d: uneven(rectangle, radii), ...attributes });
  return drawn("rect", { x, y, width, height, rx, ry, ...attributes });
}

function shape(look) {
  const { paint, lineWidth, isImage } = look;
  if (isImage) return area(look, { class: "image", fill: "url(#hatch)" });
  if (paint === null) return area(look, { class: "unknown" });
  if (lineWidth > 0) return area(look, { fill: "none", stroke: paint, "stroke-width": lineWidth });
  return area(look, { fill: paint });
}

/** How wide this sentence is in the phone's font, in sizes of the font, by its weight. */
const sentence = "The quick brown fox jumps over the lazy dog";
const onPhone = { 400: 20.08, 600: 21.09 };
const ruler = document.createElement("canvas").getContext("2d");
const family = getComputedStyle(document.documentElement).getPropertyValue("--sans");

function lengthOf(words, weight) {
  ruler.font = `${weight} 100px ${family}`;
  return ruler.measureText(words).width / 100;
}

/** What makes letters of the browser's font as large as those of the phone: the same for all texts,
 * as else each would look as if it had a font of its own. */
const shares = new Map([400, 600].map((weight) => [
  weight, Math.min(Math.max(onPhone[weight] / lengthOf(sentence, weight), 0.8), 1.2)]));

/** A text as wide as it is laid out: letters are stretched a little; else they are smaller, in all
 * of its lines, or further apart. */
function text({ paint, fontSize, isBold, isStandIn, lines }) {
  const weight = isBold ? 600 : 400;
  const size = fontSize * shares.get(weight);
  const shown = lines.filter(({ width }) => width > 0);
  const stretch = ({ words, width }) => width / Math.max(size * lengthOf(words, weight), 0.1);
  const least = Math.min(...shown.map(stretch));
  const share = least < 0.92 ? least : 1;
  return shown.map((line) => drawn("text", {
    class: "words", x: line.x, y: line.y, fill: paint, "font-size": size * share,
    "font-weight": isBold ? weight : null, "font-style": isStandIn ? "italic" : null,
    textLength: line.width,
    lengthAdjust: stretch(line) > 1.08 * share ? "spacing" : "spacingAndGlyphs",
  }, line.words));
}

/** In a square of 24 units. */
function glyph({ paint, glyph: parts, rectangle: [x, y], place: [left, top, side] }) {
  return drawn("g", { color: paint,
    transform: `translate(${x + left} ${y + top}) scale(${side / 24})` },
  ...parts.map(({ path, isFilled, isCutOut, scale }) => drawn("path", {
    d: path, class: `glyph${isFilled ? " filled" : ""}${isCutOut ? " cut-out" : ""}`,
    transform: `translate(${12 - 12 * scale} ${12 - 12 * scale}) scale(${scale})`,
  })));
}

function contentOf(look) {
  if (look.lines !== undefined) return text(look);
  return look.glyph !== undefined ? glyph(look) : shape(look);
}

function lookOf(look, node) {
  const id = `gradient-${node}`;
  const gradient = look.gradient && gradientOf(look.gradient, id, look.rectangle);
  const filter = filterOf(look, `filter-${node}`);
  const shown = gradient ? { ...look, paint: `url(#${id})` } : look;
  return drawn(
    "g", {
      class: look.isFaded ? "look faded" : "look", opacity: look.opacity < 1 ? look.opacity : null,
      filter: filter && `url(#filter-${node})`,
    },
    [gradient, filter].filter((part) => part !== null),
    contentOf(shown));
}

haggle.lookOf = lookOf;
