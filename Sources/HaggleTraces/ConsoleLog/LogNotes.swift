import Foundation
import HaggleVocabulary

/// Notes on what is unknown in a console log, the greatest effect first.
struct LogNotes {
  private let pairing: LogPairing
  private let log: LogTrace
  private let lines: ConsoleLog.Lines
  /// At most this many notes are listed; the rest is counted.
  private static let most = 20

  init(_ pairing: LogPairing, _ log: LogTrace, _ lines: ConsoleLog.Lines) {
    self.pairing = pairing
    self.log = log
    self.lines = lines
  }

  var notes: [Event.Note] {
    contradictions + unlabelled + unanswered + unasked + unreadable + others
  }
}

// MARK: - Monitors

extension LogNotes {
  /// Notes on equal questions with different answers: these are not from one view in one layout.
  private var contradictions: [Event.Note] {
    var first: [Question: Int] = [:]
    var found: [NodeID: (pair: (Int, Int), count: Int)] = [:]
    for (index, exchange) in pairing.exchanges.enumerated() {
      guard let answer = exchange.answer else { continue }
      let question = Question(node: log.nodes[index], proposal: exchange.proposal)
      guard let earlier = first[question] else {
        first[question] = index
        continue
      }
      guard let before = pairing.exchanges[earlier].answer, !same(before.size, answer.size) else {
        continue
      }
      found[question.node, default: ((earlier, index), 0)].count += 1
    }
    return found.sorted { $0.key < $1.key }.prefix(Self.most).map { node, found in
      contradiction(of: node, found.pair, found.count)
    }
  }

  private struct Question: Hashable {
    let node: NodeID
    let proposal: ProposedViewSize
  }

  private func same(_ a: CGSize, _ b: CGSize) -> Bool {
    a.width.bitPattern == b.width.bitPattern && a.height.bitPattern == b.height.bitPattern
      || a == b
  }

  private func contradiction(of node: NodeID, _ pair: (Int, Int), _ count: Int) -> Event.Note {
    let (first, second) = (pairing.exchanges[pair.0], pairing.exchanges[pair.1])
    let sizes = [first, second].map { $0.answer.map { NumberText.display($0.size) } ?? "?" }
    let name = log.trace.name(of: node)
    let more = count > 1 ? ", and so \(count - 1) more time\(count == 2 ? "" : "s")" : ""
    return note(
      "\(name) answered \(NumberText.display(first.proposal)) with \(sizes[0]) in line "
        + "\(first.line) and with \(sizes[1]) in line \(second.line)\(more): these are several "
        + "monitors, or something changed between two layouts", .assumed, .logMonitors, node: node,
      line: second.line,
      remedy: first.label == nil
        ? Self.labelling : "give each monitor a label of its own, and import one layout at a time")
  }

  private static let labelling: Prose =
    "print a label in front: \(code: "print(\"outer: Proposal Mode: …\")")"

  /// Notes on missing labels: the number of monitors is unknown then.
  private var unlabelled: [Event.Note] {
    var counts: [NodeID: (count: Int, line: Int)] = [:]
    for (index, exchange) in pairing.exchanges.enumerated() where exchange.label == nil {
      counts[log.nodes[index], default: (0, exchange.line)].count += 1
    }
    return counts.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.prefix(Self.most).map {
      node, found in
      note(
        "no label stands in front of \(found.count) questions: whether one monitor printed them or "
          + "several is not known, \(log.trace.name(of: node)) stands for all", .assumed,
        .logMonitors,
        node: node, line: found.line,
        remedy: Self.labelling)
    }
  }
}

// MARK: - Lines

extension LogNotes {
  private var unanswered: [Event.Note] {
    let found = pairing.exchanges.indices.filter { pairing.exchanges[$0].answer == nil }
    return limited(to: found.prefix(Self.most), of: found.count, "proposals without an answer") {
      index in
      let exchange = pairing.exchanges[index]
      return note(
        "\(log.trace.name(of: log.nodes[index])) was offered "
          + "\(NumberText.display(exchange.proposal)), and no answer follows", .ignored,
        .logUnpaired, node: log.nodes[index], line: exchange.line)
    }
  }

  private var unasked: [Event.Note] {
    limited(
      to: pairing.unasked.prefix(Self.most), of: pairing.unasked.count, "sizes that answer nothing"
    ) { size, line in
      note(
        "\(NumberText.display(size)) answers no proposal of the log, and is left out", .ignored,
        .logUnpaired, line: line)
    }
  }

  private var unreadable: [Event.Note] {
    limited(
      to: lines.unreadable[...], of: lines.unreadableCount, "lines whose numbers cannot be read"
    ) { line in
      note("no two numbers can be read in this line of a monitor", .ignored, .logUnread, line: line)
    }
  }

  private var others: [Event.Note] {
    guard lines.other > 0 else { return [] }
    let text =
      lines.other == 1
      ? "1 line of the log says nothing about a layout, and is left out"
      : "\(lines.other) lines of the log say nothing about a layout, and are left out"
    return [note(text, .ignored, .logUnread)]
  }

  private func limited<Items: Collection>(
    to items: Items, of count: Int, _ what: String, _ note: (Items.Element) -> Event.Note
  ) -> [Event.Note] {
    let more = count - items.count
    let rest = more > 0 ? [self.note("\(more) more \(what)", .ignored, .logUnpaired)] : []
    return items.map(note) + rest
  }

  private func note(
    _ text: String, _ severity: DiagnosticSeverity, _ code: DiagnosticCode, node: NodeID? = nil,
    line: Int? = nil, remedy: Prose? = nil
  ) -> Event.Note {
    Event.Note(
      node: node, source: .scenario, text: text,
      detail: .init(
        severity, code: .known(code), place: line.map { SourcePlace(line: $0, column: 1) },
        remedy: remedy))
  }
}
