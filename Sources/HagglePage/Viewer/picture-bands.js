// Lengths of the selected view in the picture: what it adds itself, what of its offer nobody takes,
// and by how much it is larger than that.
//
// bandsOf(bands, pixels)   elements; pixels(rectangle) turns points into pixels

const { drawn, setRectangle, textWidth } = haggle;

const letterHeight = 10;

/** Within the band, upright where it is too narrow; else beyond its end. */
function placeOf([x, y, width, height], { columns, isWide }) {
  const wide = textWidth(columns);
  const middle = [x + width / 2, y + height / 2];
  if (wide + 2 <= width && letterHeight <= height) {
    return { x: middle[0] - wide / 2, y: middle[1] + 4 };
  }
  if (wide + 2 <= height && letterHeight <= width) {
    return {
      x: middle[0] - wide / 2, y: middle[1] + 4, transform: `rotate(-90 ${middle.join(" ")})`,
    };
  }
  return isWide ? { x: middle[0] - wide / 2, y: y - 3 } : { x: x + width + 4, y: middle[1] + 4 };
}

function band(data, rectangle) {
  return [
    setRectangle(drawn("rect", { class: `band ${data.kind}` }), rectangle),
    drawn("text", { class: `label length ${data.kind}`, ...placeOf(rectangle, data) }, data.words),
  ];
}

function bandsOf(bands, pixels) {
  return bands.flatMap((data) => band(data, pixels(data.rectangle)));
}

haggle.bandsOf = bandsOf;
