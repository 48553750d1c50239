// How things look: what is drawn, in which order, under which effects; the twin of
// HaggleReplay/Timeline+Drawing.swift.
//
// drawings(timeline, rectangleOf = the final one)   the views that are drawn, further back first:
//   [{ node, rectangle: [x, y, width, height], isChanged, transform }]
//   rectangle: around a rotated view its bounding box; transform: [a, b, c, d, x, y] as in CSS's
//   matrix() for the undrawn rectangle. Pass `(node) => state.rectangleOf(node)` for a moment.
// hiddenNodes(timeline)   the hidden views that do not lie in hidden ones

const identity = [1, 0, 0, 1, 0, 0];

/** The first, and then the second. */
function then([a, b, c, d, x, y], [e, f, g, h, u, v]) {
  return [
    a * e + b * g, a * f + b * h, c * e + d * g, c * f + d * h,
    x * e + y * g + u, x * f + y * h + v,
  ];
}

function matrix(effect) {
  if (effect.rotation === undefined) return [effect.scale[0], 0, 0, effect.scale[1], 0, 0];
  const angle = effect.rotation * Math.PI / 180;
  return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
}

/** All effects together, for a view that lies there. */
function transformOf(node, [left, top, width, height]) {
  return node.effects.reduce((sum, effect) => {
    const x = left + width * effect.anchor[0];
    const y = top + height * effect.anchor[1];
    if (!Number.isFinite(x) || !Number.isFinite(y)) return sum;
    const moved = then([1, 0, 0, 1, -x, -y], matrix(effect));
    return then(sum, then(moved, [1, 0, 0, 1, x, y]));
  }, identity);
}

function boundingBox([a, b, c, d, x, y], [left, top, width, height]) {
  const corners = [
    [left, top], [left + width, top], [left, top + height], [left + width, top + height],
  ];
  const xs = corners.map(([u, v]) => a * u + c * v + x);
  const ys = corners.map(([u, v]) => b * u + d * v + y);
  const [minX, minY] = [Math.min(...xs), Math.min(...ys)];
  return [minX, minY, Math.max(...xs) - minX, Math.max(...ys) - minY];
}

/** A z index leaves the modifiers around its view, like every trait. */
function zIndexes({ trace, tree }) {
  const indexes = trace.nodes.map((node) => node.zIndex);
  for (let place = tree.preorder.length - 1; place >= 0; place--) {
    const node = tree.preorder[place];
    const children = tree.children(node);
    if (indexes[node] === 0 && children.length === 1) indexes[node] = indexes[children[0]];
  }
  return indexes;
}

/** What is behind a view comes after it in the tree. */
function inDrawingOrder({ trace, tree }, node, indexes) {
  const nodes = Array.from(tree.children(node));
  return trace.nodes[node].kind === "background" ? nodes.concat(nodes.splice(0, 1))
    : nodes.sort((a, b) => indexes[a] - indexes[b] || a - b);
}

function drawings(timeline, rectangleOf = (node) => timeline.rectangle(node)) {
  const { trace, tree } = timeline;
  const indexes = zIndexes(timeline);
  const drawings = [];
  const open = tree.roots.map((node) => [node, identity]).reverse();
  while (open.length > 0) {
    const [node, outer] = open.pop();
    if (trace.nodes[node].hidden) continue;
    const plain = rectangleOf(node);
    let transform = outer;
    if (plain) {
      transform = then(transformOf(trace.nodes[node], plain), outer);
      const isChanged = transform.some((number, index) => number !== identity[index]);
      const rectangle = isChanged ? boundingBox(transform, plain) : plain;
      drawings.push({ node, rectangle, isChanged, transform });
    }
    const children = inDrawingOrder(timeline, node, indexes).reverse();
    for (const child of children) open.push([child, transform]);
  }
  return drawings;
}

function hiddenNodes({ trace, tree }) {
  const isIn = new Uint8Array(trace.nodes.length);
  return tree.preorder.filter((node) => {
    const { parent, hidden } = trace.nodes[node];
    const isInside = parent >= 0 && isIn[parent] === 1;
    isIn[node] = hidden || isInside ? 1 : 0;
    return hidden && !isInside;
  });
}

haggle.drawings = drawings;
haggle.hiddenNodes = hiddenNodes;
