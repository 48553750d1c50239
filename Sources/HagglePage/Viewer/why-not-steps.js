// How the question why something is not as expected moved from node to node, in words; the twin of
// HaggleReports/Why's WhyNotSteps.
//
// stepLines(timeline, steps)    lines as those of why-text.js; the steps are those of whyNot

const { NumberText, answerOf, nameList, nameOfCall, whyLine } = haggle;
const { display } = NumberText;

/** How the question moved from node to node; steps of the same kind are folded into one line. */
function stepLines(timeline, steps) {
  const groups = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last !== undefined && areAlike(step, last[0])) last.push(step);
    else groups.push([step]);
  }
  return groups.map((group) => stepLine(timeline, group));
}

function areAlike(step, first) {
  if (step.kind !== first.kind) return false;
  switch (step.kind) {
    case "child": return true;
    case "caller": {
      const areHandedOn = [step, first].every((one) => one.step.cause.kind === "handsOn");
      return areHandedOn || step.step.event === first.step.event;
    }
    case "part":
      return step.event === first.event && step.child === first.child
        && step.expected === first.expected;
    default: return step.call === first.call && step.expected === first.expected;
  }
}

function stepLine(timeline, group) {
  const { spans, trace } = timeline;
  const [first] = group;
  switch (first.kind) {
    case "child": {
      const names = nameList(group.map(({ call }) => spans.node[call]), trace);
      const verb = group.length === 1 ? "answers" : "answer";
      const child = nameOfCall(timeline, group.at(-1).child);
      return whyLine(`${names} ${verb} what ${child} answers`, 1, answerOf(timeline, first.call));
    }
    case "part":
      return whyLine(
        `then ${nameOfCall(timeline, first.child)} would have to answer `
          + display(first.expected), 1, [first.event, ...answerOf(timeline, first.child)]);
    case "offer":
      return whyLine(
        `then ${nameOfCall(timeline, first.call)} would have to be offered `
          + display(first.expected), 1, [spans.ask[first.call]]);
    default: return callerLine(trace, group);
  }
}

function callerLine(trace, group) {
  const { step } = group[0];
  const nodes = group.map((one) => one.step.caller).filter((node) => node >= 0);
  const names = nameList(nodes, trace);
  const verb = nodes.length === 1 ? "hands on what it is" : "hand on what they are";
  const words = {
    handsOn: `${names} ${verb} offered`,
    ownLength: `${names} offers as much as it has itself`,
    restOfOwnLength: `${names} keeps back ${display(step.cause.kept)} of its own length`,
  };
  const needed = `then ${names} would have to be offered ${display(group.at(-1).expected)}`;
  return whyLine(words[step.cause.kind] ?? needed, 1, [step.event]);
}

haggle.stepLines = stepLines;
