// Jumps of a replay: to a number, a mark, a place where one was; the twin of
// HaggleReplay/Session/Replay+Jumping.swift.
//
// jump(replay, instruction)   gives an outcome (see replay.js)

const { PlainText, integer } = haggle;

function jump(replay, { command, argument, count }) {
  const last = replay.trace.events.length - 1;
  switch (command) {
    case "first": return replay.moved(Math.min(0, last)).outcome();
    case "last": return replay.moved(last).outcome();
    case "go": return go(replay, argument ?? "");
    case "mark": return mark(replay, argument ?? "");
    case "jump": return jumpTo(replay, argument ?? "");
    case "back": return back(replay, count ?? 1);
    default: return forward(replay, count ?? 1);
  }
}

function go(replay, text) {
  const last = replay.trace.events.length - 1;
  const event = integer(text);
  if (event !== null && event >= 0 && event <= last) return replay.moved(event).outcome();
  return replay.outcome(
    last < 0 ? "the trace has no events" : `there is no event ${text}; they go from 0 to ${last}`);
}

function mark(replay, name) {
  if (PlainText.characters(name).length !== 1 || !/^[\p{Alphabetic}\p{N}]/u.test(name)) {
    return replay.outcome(`a mark is a letter or a digit, not “${name}”`);
  }
  if (replay.event === null) return replay.outcome("the trace has no events to mark");
  const event = replay.cursor;
  const marks = replay.settings.marks.filter((mark) => mark.name !== name);
  marks.push({ name, event });
  return replay.changed(`the mark ${name}`, { marks })
    .outcome(`event ${event} is marked ${name}`);
}

function jumpTo(replay, name) {
  if (name === "'") {
    if (replay.past.length > 0) return replay.moved(replay.past.at(-1)).outcome();
    return replay.outcome("there is no place where you were before");
  }
  const mark = replay.settings.marks.find((mark) => mark.name === name);
  if (mark !== undefined) return replay.moved(mark.event).outcome();
  const names = replay.settings.marks.map((mark) => mark.name).join(", ");
  return replay.outcome(
    `no event is marked ${name}${names === "" ? `: m${name} marks one` : `; marked: ${names}`}`);
}

function back(replay, count) {
  if (replay.past.length === 0) return replay.outcome("there is no place where you were before");
  const [past, future] = [replay.past.slice(), replay.future.slice()];
  const cursor = moveOver(past, future, replay.cursor, count);
  return replay.with({ past, future, cursor, chosen: null, chosenCall: null }).outcome();
}

function forward(replay, count) {
  if (replay.future.length === 0) return replay.outcome("you have not gone back");
  const [past, future] = [replay.past.slice(), replay.future.slice()];
  const cursor = moveOver(future, past, replay.cursor, count);
  return replay.with({ past, future, cursor, chosen: null, chosenCall: null }).outcome();
}

/** Takes cursors from one list and leaves those where it was on the other. */
function moveOver(from, to, cursor, count) {
  let here = cursor;
  for (let left = Math.min(count, from.length); left > 0; left--) {
    to.push(here);
    here = from.pop();
  }
  return here;
}

haggle.jump = jump;
