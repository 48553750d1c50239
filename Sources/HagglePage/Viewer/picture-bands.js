// Lengths of the selected view in the picture: what it adds itself, what of its offer nobody takes,
// and by how much it is larger than that.
//
// bandsOf(bands, pixels, room)   elements; pixels(rectangle) turns points into pixels; a length
//     that finds no free place in the room is not written

const { drawn, setRectangle, textWidth, freePlace } = haggle;

const letterHeight = 13;

/** In the band, and not on the arrow along it. */
function besideArrow(places, [x, y, width, height], isWide) {
  return places.map((place) => {
    const [wide, high] = [place.width, place.height ?? letterHeight];
    return isWide ? { ...place, y: place.y - high / 2 - 5 }
      : { ...place, x: place.x + wide / 2 + 5 };
  }).filter((place) => place.x >= x && place.x + place.width <= x + width && place.y >= y
    && place.y + (place.height ?? letterHeight) <= y + height);
}

/** From one end to the other, with a head at each. */
function arrow([x, y, width, height], isWide) {
  const [end, middle] = isWide ? [width, y + height / 2] : [height, x + width / 2];
  const head = Math.min(4, end / 2);
  const at = (along, across) => (isWide ? `${x + along} ${middle + across}`
    : `${middle + across} ${y + along}`);
  return drawn("path", {
    class: "arrow", d: `M${at(head, -head)}L${at(0, 0)}L${at(head, head)}M${at(0, 0)}L${at(end, 0)}`
      + `M${at(end - head, -head)}L${at(end, 0)}L${at(end - head, head)}`,
  });
}

/** Within the band, upright where it is too narrow; else around it. */
function placesOf([x, y, width, height], { kind, words: text, isWide }) {
  const wide = textWidth(text);
  const middle = [x + width / 2, y + height / 2];
  const line = { x: middle[0] - wide / 2, y: middle[1] - letterHeight / 2, width: wide };
  const upright = {
    x: middle[0] - letterHeight / 2, y: middle[1] - wide / 2, width: letterHeight, height: wide,
  };
  const inside = kind !== "added" ? besideArrow([line, upright], [x, y, width, height], isWide)
    : wide + 2 <= width && letterHeight <= height + 3 ? [line]
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
    return [
      area, ...data.kind === "added" ? [] : [arrow(rectangle, data.isWide)],
      ...place === undefined ? [] : [words(data, place)],
    ];
  });
}

haggle.bandsOf = bandsOf;
