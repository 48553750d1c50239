// Why a view has its size, and why not another one, at the place where a replay stands; the twin of
// HaggleReports/Replay/PanelText+Why.swift.
//
// explanations(replay, node, expected, quantity)    for that number, or for width and height, lines
//     as those of why-text.js; with `expected` why not that length, where the view has another one

const { Why, whyLine, whyLines, whyNot, whyNotLines } = haggle;

function explanations(replay, node, expected, quantity) {
  const { timeline } = replay;
  const whys = whysOf(replay, node, quantity ? [quantity] : ["width", "height"]);
  const later = laterLines(replay, node);
  if (expected === undefined) return [...later, ...whys.map((why) => whyLines(timeline, why))];
  const axes = whys.map((why) => {
    const asked = whyNot(timeline, why, expected);
    const final = () => whyNot(timeline, new Why(timeline, node, why.quantity), expected);
    return asked.call < 0 ? [asked] : [asked, final()];
  });
  const open = axes.filter((nots) => nots.some((not) => not.verdict.kind !== "isSo"));
  const told = (open.length === 0 ? axes : open).flat();
  return [...later, ...told.map((not) => whyNotLines(timeline, not))];
}

/** That nobody has asked the view yet. */
function laterLines({ timeline, cursor }, node) {
  const event = timeline.spans.ask[timeline.spansOf(node)[0]];
  return event > cursor
    ? [[whyLine(`${timeline.trace.name(node)} is not asked before event ${event}:`, 0, [event])]]
    : [];
}

/** Of the call that the cursor stands in, where it is the view's own; else of its final size. */
function whysOf({ timeline, cursor, chosenCall }, node, quantities) {
  const call = chosenCall ?? timeline.spanOfEvent[cursor] ?? -1;
  const isOwn = timeline.spans.node[call] === node && timeline.sizeOf(call) !== null;
  return quantities.map((quantity) => {
    // A call has an answer; where its view stands is known in the end.
    const axis = ["width", "height"].indexOf(quantity);
    return isOwn && axis >= 0
      ? Why.ofCall(timeline, call, axis) : new Why(timeline, node, quantity);
  });
}

haggle.explanations = explanations;
