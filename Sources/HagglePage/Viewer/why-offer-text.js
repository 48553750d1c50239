// Who offered what to whom, where something is, what is missing, in words; the twin of
// HaggleReports/Why's OfferText, PlaceText, MissingText, StandInText, NameList and WhyLine.
//
// whyLine(text, indent = 0, events = [])    one line of an explanation, and the events it rests on
// offerLines(timeline, offers), placeLines(timeline, why)    such lines
// missingLine(timeline, node, quantity)     that it has no such length, and what the trace tells
// standInLines(trace, node, length)         where the length is not the view's own; length may be
//                                           null
// rootWords(trace, pass)    `300×200 is proposed to the root (// proposal:)`
// nameList(nodes, trace)                    `border.2`, `a and b`, `a, b and 3 more`

const { Kind, NumberText, PlainText, ReasonText, State } = haggle;
const { display, pair } = NumberText;

function whyLine(text, indent = 0, events = []) {
  return { text, indent, events };
}

/** Some nodes in a sentence: `border.2`, `a and b`, `a, b and 3 more`. */
function nameList(nodes, trace) {
  const names = nodes.map((node) => trace.name(node));
  if (names.length > 3) return `${names[0]}, ${names[1]} and ${names.length - 2} more`;
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** How a proposal came to a node, from the node up to the root; who only hands on is folded. */
function offerLines(timeline, steps) {
  const { node, offer } = steps[0];
  const lines = [whyLine(`why ${timeline.trace.name(node)} is offered ${display(offer)}`)];
  const groups = [];
  for (const step of steps) {
    const last = groups.at(-1);
    const isFolded = step.cause.kind === "handsOn" && last?.[0].cause.kind === "handsOn";
    if (isFolded) last.push(step);
    else groups.push([step]);
  }
  return [...lines, ...groups.map((group) => offerLine(timeline, group))];
}

function offerLine(timeline, group) {
  const [step] = group;
  const { pass, event } = step.cause;
  const events = group.length > 1 ? [step.event, group.at(-1).event] : [step.event];
  const more = [pass, event].filter((number) => number !== undefined);
  return whyLine(offerWords(timeline, step, group), 1, [...events, ...more]);
}

function offerWords(timeline, { caller: node, offer: length, cause }, group) {
  const { trace } = timeline;
  const caller = node < 0 ? "somebody" : trace.name(node);
  const offer = display(length);
  switch (cause.kind) {
    case "root": return rootWords(trace, cause.pass);
    case "handsOn": {
      const names = nameList(group.map((step) => step.caller).filter((one) => one >= 0), trace);
      const verb = group.length === 1 ? "hands on what it is" : "hand on what they are";
      return `${names} ${verb} offered: ${offer}`;
    }
    case "reason": {
      const { line } = new ReasonText(trace.events[cause.event], trace);
      return `${caller} offers ${line.startsWith("offer ") ? line.slice(6) : `${offer}: ${line}`}`;
    }
    case "keepsBack":
      return `${caller} keeps back ${display(cause.kept)} of what it is offered: ${offer} is left`;
    case "restOfOwnLength":
      return `${caller} keeps back ${display(cause.kept)} of its own length: ${offer} is left`;
    case "ownLength": return `${caller} offers as much as it has itself: ${offer}`;
    case "extreme": {
      const numbered = length === 0 ? "minimum" : "maximum";
      return `${caller} asks for the ${length === null ? "ideal" : numbered} (${offer})`;
    }
    case "untold": return `${caller} offers it ${offer}; the trace does not say why`;
    default: return `it is offered ${offer}; the trace does not tell by whom`;
  }
}

function rootWords({ events, header }, pass) {
  const source = header.proposalSource === undefined ? ""
    : ` (${PlainText.line(header.proposalSource)})`;
  return `${pair(events[pass].proposal)} is proposed to the root${source}`;
}

/** Where something is: the placements from the root down, those that move nothing folded. */
function placeLines(timeline, { node, quantity, value, event, placements }) {
  const { trace } = timeline;
  const name = trace.name(node);
  if (value === null || event === null) {
    return [whyLine(
      `${name} has no ${quantity}: it, or something around it, was never placed`)];
  }
  const moving = placements.filter((step) => step.offset !== 0);
  const still = placements.length - moving.length;
  const noun = moving.length === 0 ? "placement" : "more placement";
  const rest = still === 0 ? [] : [whyLine(`+ 0  in ${PlainText.counted(still, noun)}`, 1)];
  const title = `${name} is at ${quantity} ${display(value)}`
    + spaceWords(timeline, node, placements[0]?.node);
  return [
    whyLine(title, 0, [event]), ...moving.map((step) => placeLine(timeline, step)), ...rest,
  ];
}

/** In what it is there, where that is not the root's space. */
function spaceWords(timeline, node, top) {
  if (top === undefined || !isInUnknownParent(timeline, top)) return "";
  const parent = top === node ? "its parent" : `the parent of ${timeline.trace.name(top)}`;
  return ` in ${parent}; who that is, is not recorded`;
}

/** Whether somebody asks the node, but the trace does not tell around whom it stands. */
function isInUnknownParent(timeline, node) {
  return timeline.trace.nodes[node].parent < 0 && timeline.spansOf(node).some((span) =>
    timeline.callerOf(span) >= 0 || timeline.spans.parent[span] >= 0);
}

function placeLine(timeline, { node, parent, offset, after, event }) {
  const { trace } = timeline;
  const top = isInUnknownParent(timeline, node) ? " in its parent" : ", the root";
  const place = parent < 0 ? top : ` in ${trace.name(parent)}`;
  const room = after === null ? "" : `, with ${display(after)} left after it`;
  const sign = offset < 0 ? "" : "+ ";
  return whyLine(`${sign}${display(offset)} ${trace.name(node)}${place}${room}`, 1, [event]);
}

/** That a view has no length, and what the trace tells of it instead. */
function missingLine(timeline, node, quantity) {
  const { spans, trace } = timeline;
  const subject = `${trace.name(node)} has no ${quantity}`;
  const call = timeline.spansOf(node).at(-1);
  if (call === undefined) return whyLine(`${subject}: nobody asked or placed it`);
  const isOpen = new State(timeline, trace.events.length - 1).callStack.includes(call);
  const fact = isOpen ? "the trace ends before its answer" : "the trace holds no answer";
  const ask = spans.ask[call];
  return whyLine(`${subject}: asked in event ${ask}; ${fact}`, 0, [ask]);
}

/** Where a length is not the view's own: a box stands for a view that the text does not declare,
 * or the numbers are ones that nobody verified. */
function standInLines(trace, node, length) {
  const { traits } = trace.nodes[node];
  const isBox = traits.includes("box");
  if (length === null || !(isBox || traits.includes("assumed"))) return [];
  const fact = isBox ? "haggle's stand-in: its declaration is not in the text"
    : "haggle's assumption: nobody verified its numbers";
  const event = trace.events.findIndex(({ note, severity, remedy }, number) =>
    trace.kinds[number] === Kind.note && note === node && remedy !== undefined
      && (severity === "assumed" || severity === "placeholder"));
  const lines = [whyLine(`${display(length)} is ${fact}`, 0, event < 0 ? [] : [event])];
  if (event >= 0) lines.push(whyLine(PlainText.line(trace.events[event].remedy), 1));
  return lines;
}

Object.assign(haggle, {
  whyLine, nameList, offerLines, placeLines, missingLine, standInLines, rootWords,
});
