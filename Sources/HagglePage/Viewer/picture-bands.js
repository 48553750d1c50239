// Lengths of the selected view in the picture: what it adds itself, what of its offer nobody takes,
// and by how much it is larger than that.
//
// bandsOf(bands, pixels, room)   elements; pixels(rectangle) turns points into pixels; a length
//     that finds no free place in the room is not written

const { drawn, setRectangle, textWidth, freePlace } = haggle;

const letterHeight = 13;

/** Within the band, upright where it is too narrow; else around it. */
function placesOf([x, y, width, height], { words: text }) {
  const wide = textWidth(text);
  const middle = [x + width / 2, y + height / 2];
  const line = { x: middle[0] - wide / 2, y: middle[1] - letterHeight / 2, width: wide };
  const upright = {
    x: middle[0] - letterHeight / 2, y: middle[1] - wide / 2, width: letterHeight, height: wide,
  };
  const inside = wide + 2 <= width && letterHeight <= height + 3 ? [line]
    : wide + 2 <= height && letterHeight <= width + 3 ? [upright] : [];
  return [
    ...inside, { ...line, y: y - letterHeight - 2 }, { ...line, y: y + height + 2 },
    { ...line, x: x + width + 4 }, { ...line, x: x - wide - 4 },
  ];
}

function words({ kind, words: text }, place) {
  const middle = [place.x + place.width / 2, place.y + (place.height ?? letterHeight) / 2];
  return drawn("text", {
    class: `label length ${kind}`, x: middle[0] - textWidth(text) / 2, y: middle[1] + 4,
    transform: place.height > letterHeight ? `rotate(-90 ${middle.join(" ")})` : null,
  }, text);
}

function bandsOf(bands, pixels, room) {
  return bands.flatMap((data) => {
    const rectangle = pixels(data.rectangle);
    const area = setRectangle(drawn("rect", { class: `band ${data.kind}` }), rectangle);
    const place = freePlace(placesOf(rectangle, data), room);
    return place === undefined ? [area] : [area, words(data, place)];
  });
}

haggle.bandsOf = bandsOf;
