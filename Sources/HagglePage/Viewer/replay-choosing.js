// The selected view of a replay: rows of the tree, and calls of the stack; the twin of
// HaggleReplay/Session/Replay+Choosing.swift.
//
// choose(replay, instruction)   gives an outcome (see replay.js)
// rowsOf(replay)                the views that the tree shows, without what is folded away
// visibleOf(replay, node)       the node, or where it is folded away the one that hides it

const { State } = haggle;

function rowsOf({ settings, timeline }) {
  const { preorder, depths } = timeline.tree;
  if (settings.folded.size === 0) return preorder;
  let hiddenBelow = Infinity;
  return preorder.filter((node) => {
    if (depths[node] > hiddenBelow) return false;
    hiddenBelow = settings.folded.has(node) ? depths[node] : Infinity;
    return true;
  });
}

function visibleOf({ settings, trace }, node) {
  let visible = node;
  for (let parent = trace.nodes[node].parent; parent >= 0; parent = trace.nodes[parent].parent) {
    if (settings.folded.has(parent)) visible = parent;
  }
  return visible;
}

function choose(replay, { command, argument, count: typed }) {
  if (command === "select") return select(replay, argument ?? "");
  const { selected } = replay;
  const count = typed ?? 1;
  if (selected === null) return replay.outcome("the trace has no views");
  switch (command) {
    case "down": return chosen(replay, row(replay, selected, count), "this is the last row");
    case "up": return chosen(replay, row(replay, selected, -count), "this is the first row");
    case "left": return left(replay, selected);
    case "right": return right(replay, selected);
    case "sibling":
      return chosen(replay, sibling(replay, selected, count), "no view follows beside it");
    case "sibling-back":
      return chosen(replay, sibling(replay, selected, -count), "no view stands before it");
    case "parent": return outwards(replay, selected);
    case "fold": return fold(replay, selected, !replay.settings.folded.has(selected));
    default: return call(replay, command, count);
  }
}

function select(replay, name) {
  return chosen(replay, replay.trace.nodeCalled(name), stranger(replay, name));
}

const mostAlike = 12;

/** Why there is no view of this name. */
function stranger({ trace }, name) {
  const alike = trace.nodesOfKind(name).map((node) => trace.name(node));
  if (alike.length === 0) return `no view is called ${name}; :tree lists them`;
  return `${name} is several views: ${alike.slice(0, mostAlike).join(", ")}`
    + (alike.length > mostAlike ? ", …" : "");
}

function chosen(replay, node, refusal) {
  return node === null ? replay.outcome(refusal) : replay.with({ chosen: node }).outcome();
}

function outwards(replay, node) {
  const { parent } = replay.trace.nodes[node];
  return chosen(replay, parent < 0 ? null : parent, "no view is known around it");
}

/** The one so many places further, as far as there are any; null where it is the same. */
function offsetIn(members, place, offset) {
  const target = Math.min(Math.max(place + offset, 0), members.length - 1);
  return target === place ? null : members[target];
}

function row(replay, node, offset) {
  const rows = rowsOf(replay);
  const own = rows.indexOf(node);
  const place = own >= 0 ? own : rows.indexOf(visibleOf(replay, node));
  return place < 0 ? rows[0] ?? null : offsetIn(rows, place, offset);
}

function sibling({ trace, timeline }, node, offset) {
  const { parent } = trace.nodes[node];
  const siblings = parent < 0 ? timeline.tree.roots : timeline.tree.children(parent);
  const place = siblings.indexOf(node);
  return place < 0 ? null : offsetIn(siblings, place, offset);
}

function left(replay, node) {
  const isOpen =
    replay.timeline.tree.children(node).length > 0 && !replay.settings.folded.has(node);
  return isOpen ? fold(replay, node, true) : outwards(replay, node);
}

function right(replay, node) {
  if (replay.settings.folded.has(node)) return fold(replay, node, false);
  const first = replay.timeline.tree.children(node)[0] ?? null;
  return chosen(replay, first, "there is no view in it");
}

function fold(replay, node, isFolded) {
  if (replay.timeline.tree.children(node).length === 0) {
    return replay.outcome("there is no view in it");
  }
  const folded = new Set(replay.settings.folded);
  if (isFolded) folded.add(node);
  else folded.delete(node);
  return replay.with({ chosen: node })
    .changed(isFolded ? "folding" : "unfolding", { folded }).outcome();
}

/** Along the calls that are open: outwards to the caller, inwards to the callee. */
function call(replay, command, count) {
  const { timeline, trace, cursor, chosen, chosenCall } = replay;
  const stack = new State(timeline, cursor).callStack;
  if (stack.length === 0) return replay.outcome("no call is open here");
  const known = chosenCall === null ? -1 : stack.indexOf(chosenCall);
  const place = known >= 0 ? known : stack.length - 1;
  const node = trace.nodeOf[cursor] ?? -1;
  const isFirst =
    chosenCall === null && chosen === null && node !== timeline.spans.node[stack[place]];
  const offset = command === "caller" ? -count + (isFirst ? 1 : 0) : count;
  const target = Math.min(Math.max(place + offset, 0), stack.length - 1);
  if (target === place && !isFirst) {
    return replay.outcome(
      `this is the ${command === "caller" ? "outermost" : "innermost"} call`);
  }
  const span = stack[target];
  return replay.with({ chosenCall: span, chosen: timeline.spans.node[span] }).outcome();
}

Object.assign(haggle, { choose, rowsOf, stranger, visibleOf });
