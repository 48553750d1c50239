import HaggleReplay
import HaggleReports
import HaggleTraces

/// What a replay says to a line of commands: in Swift, and as a script for the page.
struct Transcript {
  private(set) var lines: [String] = []
  private var replay: Replay

  init(_ replay: Replay, _ commands: String) {
    self.replay = replay
    lines = StopText(replay).lines
    do throws(CommandError) {
      for instruction in try Instruction.read(commands) { perform(instruction) }
    } catch {
      lines.append("error: \(error.message)")
    }
  }

  private mutating func perform(_ instruction: Instruction) {
    let outcome = replay.perform(instruction)
    replay = outcome.replay
    lines += ["> \(instruction.typed)", outcome.message ?? "-"]
    lines += StopText(replay).lines
    if let selected = replay.selected { lines.append(PanelText(replay).summary(of: selected)) }
    if let effect = outcome.effect { lines += describe(effect) }
  }

  private func describe(_ effect: Replay.Effect) -> [String] {
    switch effect {
    case .show(.picture): ["a picture"]
    case .show(let panel):
      [PanelText.title(panel, in: replay.trace)] + PanelText(replay).lines(panel).map(describe)
    case .write(let path): ["write \(path ?? "-")"]
    case .attach(let path): ["attach \(path ?? "-")"]
    case .copy: ["copy"]
    case .screen(_, let instruction): ["screen \(instruction.command.name)"]
    case .quit: ["quit"]
    }
  }

  private func describe(_ line: PanelLine) -> String {
    let (event, node) = (line.event.map { "\($0)" } ?? "", line.node.map { "\($0.index)" } ?? "")
    return "\(event)|\(node)|\(line.isCurrent)|\(line.text)"
  }

  /// `transcript(timeline, commands)` gives the same lines.
  static let script = """
    globalThis.transcript = (timeline, commands) => {
      let replay = new haggle.Replay(timeline);
      const lines = haggle.stopLines(replay);
      const describe = ({ kind, panel, path, instruction }) => {
        if (kind === "show" && panel.kind === "picture") return ["a picture"];
        if (kind === "screen") return ["screen " + instruction.command];
        if (kind === "show") {
          return [haggle.panelTitle(panel, replay.trace),
            ...haggle.panelLines(replay, panel).map(({ event, node, isCurrent, text }) =>
              `${event ?? ""}|${node ?? ""}|${isCurrent}|${text}`)];
        }
        return [path === undefined ? kind : `${kind} ${path ?? "-"}`];
      };
      try {
        for (const instruction of haggle.readCommands(commands)) {
          const { replay: next, message, effect } = replay.perform(instruction);
          replay = next;
          lines.push("> " + instruction.typed, message ?? "-", ...haggle.stopLines(replay));
          if (replay.selected !== null) {
            lines.push(haggle.nodeSummary(replay, replay.selected));
          }
          if (effect !== null) lines.push(...describe(effect));
        }
      } catch (error) {
        if (!(error instanceof haggle.CommandError)) throw error;
        lines.push("error: " + error.message);
      }
      return lines;
    };
    0
    """
}
