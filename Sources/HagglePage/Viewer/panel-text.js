// What a replay shows on demand, line by line, each with the event and the view that it speaks of;
// the twin of HaggleReports/Replay/PanelText.swift and its extensions.
//
// panelLines(replay, panel, columns = 100)   [{ text, event, node (null: none), isCurrent }]; the
//                                            panel is one of an outcome's effect (see replay.js);
//                                            the picture is none of text
// panelTitle(panel, trace)                   what it is called above its lines
// logLines(replay, around)                   so many before and after the current one
// rowLine(replay, node, state, badges), nodeSummary(replay, node), eventLine(replay, event)
// nodeState(node, state)                     what it answered last, and how often it was asked

const {
  Kind, NumberText, PlainText, ProposalKind, ReasonText, ResponseProfile, State, breakpointLines,
  eventText, explanations, findingLines, isShown, keyHelp, line, logLine, markLines, nodesOf,
  noteLines, paragraph, reasonsIn, rowsOf, setLines, sourceLines, tolerance, whyLine,
} = haggle;
const { display, pair } = NumberText;

/** Rows are not indented deeper than this many levels; from there on the level is given. */
const deepestRow = 16;

function panelLines(replay, panel, columns = 100) {
  const { node, expected, quantity } = panel;
  const why = () => whyPanel(explanations(replay, node, expected, quantity), columns);
  const makers = {
    why, whyNot: why,
    values: () => valueLines(replay.timeline, node),
    finding: () => findingPanel(replay, panel.index, columns),
    findings: () => allFindings(replay, columns),
    tree: () => treeLines(replay), log: () => logLines(replay, 10),
    stack: () => stackLines(replay), ledger: () => ledgerLines(replay, columns),
    source: () => sourceLines(replay, 8), breakpoints: () => breakpointLines(replay),
    marks: () => markLines(replay), notes: () => noteLines(replay, columns),
    help: () => keyHelp(columns).map((text) => line(text)),
  };
  return makers[panel.kind]?.() ?? [];
}

/** Explanations one below the other, each line with the first event that it rests on. */
function whyPanel(parts, columns) {
  const lines = parts.flatMap((part, index) => index === 0 ? part : [whyLine(""), ...part]);
  return setLines(lines, columns).flatMap((texts, index) =>
    texts.map((text) => line(text, { event: lines[index].events[0] ?? null })));
}

const titles = {
  finding: "findings", findings: "findings", tree: "views", log: "events",
  picture: "placed so far", stack: "open calls", ledger: "reasons", source: "source",
  breakpoints: "breakpoints", marks: "marks", notes: "notes", help: "keys",
};

function panelTitle(panel, trace) {
  switch (panel.kind) {
    case "why": return ["why", trace.name(panel.node), panel.quantity].join(" ").trim();
    case "whyNot": return `why not ${display(panel.expected)}: ${trace.name(panel.node)}`;
    case "values": return `what ${trace.name(panel.node)} answers`;
    default: return titles[panel.kind];
  }
}

/** The events around the cursor that the filter shows, the current one in any case. */
function logLines(replay, around) {
  if (replay.event === null) return [line("the trace has no events")];
  const nearest = (direction) => {
    const events = [];
    const count = replay.trace.events.length;
    for (let event = replay.cursor + direction;
      event >= 0 && event < count && events.length < around; event += direction) {
      if (isShown(replay, event)) events.push(event);
    }
    return events;
  };
  return [...nearest(-1).reverse(), replay.cursor, ...nearest(1)].map((event) =>
    eventLine(replay, event));
}

function eventLine({ timeline, trace, cursor }, event) {
  const isCurrent = event === cursor;
  const node = trace.nodeOf[event] < 0 ? null : trace.nodeOf[event];
  return line(logLine(timeline, event, isCurrent ? ">" : " "), { event, node, isCurrent });
}

/** The calls that are open, the innermost first. */
function stackLines({ timeline, cursor, chosenCall }) {
  const { spans } = timeline;
  const open = new State(timeline, cursor).callStack.reverse();
  if (open.length === 0) return [line("no call is open")];
  return open.map((span, offset) => line(
    `${open.length - offset}  ${eventText(timeline, spans.ask[span])}`, {
      event: spans.ask[span], node: spans.node[span],
      isCurrent: chosenCall === null ? offset === 0 : chosenCall === span,
    }));
}

/** The reasons given so far in the call at hand. */
function ledgerLines({ timeline, trace, cursor, chosenCall }, columns) {
  const { spans } = timeline;
  const call = chosenCall ?? timeline.spanOfEvent[cursor] ?? -1;
  if (call < 0) return [line("no call is open")];
  const eventOf = (event) => line(eventText(timeline, event), { event, node: spans.node[call] });
  const lines = reasonsIn(timeline, call, cursor).flatMap((number) => {
    const reason = trace.events[number];
    const axis = reason.axis === undefined ? "" : `${reason.axis} `;
    return paragraph(axis + new ReasonText(reason, trace).line, columns, 2, number);
  });
  if (lines.length === 0) lines.push(unexplained(timeline, call, cursor));
  const answer = spans.answer[call];
  if (answer >= 0 && answer <= cursor) lines.push(eventOf(answer));
  return [eventOf(spans.ask[call]), ...lines];
}

function treeLines(replay) {
  const rows = rowsOf(replay);
  if (rows.length === 0) return [line("the trace has no views")];
  const badges = new Set(replay.trace.findings.flatMap(nodesOf));
  const state = new State(replay.timeline, replay.cursor);
  return Array.from(rows, (node) => rowLine(replay, node, state, badges));
}

/** `- nested  → 8×16  ×1  !`. */
function rowLine(replay, node, state, badges) {
  const { timeline, settings } = replay;
  const depth = timeline.tree.depth(node);
  const indent = "  ".repeat(Math.min(depth, deepestRow));
  const level = depth > deepestRow ? `[${depth}] ` : "";
  const open = settings.folded.has(node) ? "+ " : "- ";
  const marker = timeline.tree.children(node).length === 0 ? "  " : open;
  const words = [
    indent + level + marker + nodeTitle(replay.trace, node), ...nodeState(node, state),
    badges.has(node) ? "!" : "",
  ];
  return line(
    words.filter(Boolean).join("  "), { node, isCurrent: node === replay.selected });
}

/** What there is to say of a call without reasons. */
function unexplained(timeline, call, cursor) {
  const { spans } = timeline;
  if (!timeline.isCached(call) || spans.answer[call] > cursor) {
    return line("  no reason was given so far");
  }
  const asked = timeline.proposalOf(call).join();
  const first = timeline.spansOf(spans.node[call]).find(
    (other) => !timeline.isCached(other) && timeline.proposalOf(other).join() === asked);
  const event = first === undefined ? -1 : spans.answer[first];
  if (event < 0) return line("  remembered; the first answer is not in the trace");
  return line(`  remembered from event ${event}`, { event });
}

/** `nested Grid  → 8×16  ×1`, for where there is no tree around it. */
function nodeSummary({ timeline, trace, cursor }, node) {
  const words = [nodeTitle(trace, node), ...nodeState(node, new State(timeline, cursor))];
  return words.filter(Boolean).join("  ");
}

/** `outer Grid`, but `Grid.2`. */
function nodeTitle(trace, node) {
  const { labelled, kind } = trace.nodes[node];
  return labelled ? `${trace.name(node)} ${PlainText.line(kind)}` : trace.name(node);
}

function nodeState(node, state) {
  const answer = state.answerOf(node);
  const questions = state.questionsTo(node);
  const asked = questions === 0 ? null
    : state.timeline.proposalOf(state.timeline.spansOf(node)[questions - 1]);
  const unanswered = asked === null ? "not asked yet" : `← ${pair(asked)}, no answer yet`;
  const known = answer === null ? unanswered : `→ ${pair(answer.size)}`;
  return [state.exists(node) ? known : "not there yet", questions > 1 ? `×${questions}` : ""];
}

/** The questions that the view was asked, and haggle's own, each with its answer. */
function valueLines(timeline, node) {
  const { spans, trace } = timeline;
  const lines = timeline.distinctQuestions(node).map((span) => {
    const answer = spans.answer[span];
    const size = answer < 0 ? "?" : pair(trace.events[answer].size);
    return line(`${ProposalKind.sized(trace.events[spans.ask[span]].proposal)} → ${size}`,
      { event: answer < 0 ? spans.ask[span] : answer });
  });
  for (const event of timeline.eventsOf(node)) {
    if (trace.kinds[event] !== Kind.probe) continue;
    const { proposal, size } = trace.events[event];
    lines.push(line(
      `${ProposalKind.sized(proposal)} → ${pair(size)}  asked by haggle afterwards`, { event }));
  }
  if (lines.length === 0) lines.push(line(`${trace.name(node)} was never asked`));
  const profile = new ResponseProfile(timeline, node);
  return [...lines, ...[0, 1].flatMap((axis) => contract(profile, axis))];
}

/** `width: never less than 24, grows without limit (∞ to ∞), but took 294.33 of 350`. */
function contract(profile, axis) {
  const subject = ["width", "height"][axis];
  const isRigid = profile.isRigid(axis);
  if (isRigid?.value) {
    return [line(`${subject}: the same whatever is offered`, { event: isRigid.events[0] })];
  }
  const least = profile.answer(0, axis)?.size[axis] ?? 0;
  const minimum = least > 0 ? `never less than ${display(least)}, ` : "";
  const isGreedy = profile.isGreedy(axis);
  if (isGreedy?.value) {
    return [line(
      `${subject}: ${minimum}grows without limit (∞ to ∞)${untaken(profile, axis)}`,
      { event: isGreedy.events[0] })];
  }
  const range = profile.flexibility(axis);
  return range === null ? [] : [line(
    `${subject}: ${minimum}can stretch by ${display(range.value)}`, { event: range.events[0] })];
}

/** What it left of the length that it was placed with. */
function untaken(profile, axis) {
  const offer = profile.placed?.[axis] ?? null;
  if (offer === null || !Number.isFinite(offer)) return "";
  const taken = profile.answer(offer, axis)?.size[axis];
  return taken < offer - tolerance ? `, but took ${display(taken)} of ${display(offer)}` : "";
}

function allFindings(replay, columns) {
  const { findings } = replay.trace;
  if (findings.length === 0) return [line("no findings")];
  return findings.flatMap((_, index) =>
    [...(index > 0 ? [line("")] : []), ...findingPanel(replay, index, columns)]);
}

function findingPanel(replay, index, columns) {
  const { timeline, trace, momentsOfEvent } = replay;
  const finding = trace.findings[index];
  const event = replay.moments
    .find((moment) => moment.finding === index && !moment.isConsequence)?.event ?? null;
  const lines = findingLines(finding, trace, columns)
    .map((text) => line(text, { event, node: finding.node }));
  const events = finding.evidence.flatMap((event) => {
    const isMoment = momentsOfEvent.has(event);
    const text = `${isMoment ? "! " : ""}${event}  ${eventText(timeline, event)}`;
    return paragraph(text, columns, isMoment ? 2 : 4, event);
  });
  return [...lines, line("  the events:"), ...events];
}

Object.assign(haggle, {
  panelLines, panelTitle, logLines, rowLine, nodeState, nodeSummary, eventLine,
});
