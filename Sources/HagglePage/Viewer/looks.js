// How views look: areas, texts as wide as they are laid out, images hatched. Lengths are points of
// the view that they are in; the picture scales them.
//
// lookOf(look, node)    an element for what the model says of a view

const { drawn, filterOf, gradientOf } = haggle;

function area({ rectangle: [x, y, width, height], corner: [rx, ry] }, attributes) {
  return drawn("rect", { x, y, width, height, rx, ry, ...attributes });
}

function shape(look) {
  const { paint, lineWidth, isImage } = look;
  if (isImage) return area(look, { class: "image", fill: "url(#hatch)" });
  if (paint === null) return area(look, { class: "unknown" });
  if (lineWidth > 0) return area(look, { fill: "none", stroke: paint, "stroke-width": lineWidth });
  return area(look, { fill: paint });
}

function text({ paint, fontSize, isBold, lines }) {
  return lines.filter(({ width }) => width > 0).map(({ words, x, y, width }) => drawn("text", {
    class: "words", x, y, fill: paint, "font-size": fontSize, "font-weight": isBold ? 600 : null,
    textLength: width, lengthAdjust: "spacingAndGlyphs",
  }, words));
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
