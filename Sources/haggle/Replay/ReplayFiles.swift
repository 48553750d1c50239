import Foundation
import HaggleExperiments
import HaggleReplay
import HaggleTerminal
import HaggleTraces

/// What a replay does beyond itself: it has edits laid out, and writes the trace with its marks and
/// notes, and the bug report.
struct ReplayFiles {
  /// The file that the replay was read from, as it was named.
  private let origin: String
  /// Where the annotated trace goes unless one says otherwise.
  private let ownPath: String
  /// The traces that were written here: they may be written anew.
  private var written: Set<String> = []
  /// What the command line said of the scenario, as directives.
  private let stated: [String]

  /// What lays edits out; nil where there is no source.
  private let desk: EditDesk?

  init(_ file: InputFile, stating stated: [String] = [], editing desk: EditDesk? = nil) {
    self.stated = stated
    self.desk = desk
    origin = file.name
    if file.isTrace, file.name != InputFile.standardInput {
      ownPath = file.name
    } else {
      let name = file.name == InputFile.standardInput ? "stdin" : file.baseName
      let stem = name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name
      ownPath = stem + ".trace.json"
    }
  }

  /// Carries out the replay's effect on the world, and returns the outcome.
  mutating func carryOut(_ effect: ScreenEffect, _ replay: Replay) -> EffectReply {
    switch effect {
    case .write(let path, let replacing): write(replay, to: path, replacing: replacing)
    case .attach(let path, let replacing): attach(replay, in: path, replacing: replacing)
    case .tryEdits(let goal): found(goal)
    case .quit, .suspend, .redraw, .copy: .message("")
    }
  }

  private func found(_ goal: Replay.EditGoal) -> EffectReply {
    guard let desk else {
      return .message("\(origin) is a recording, and edits are of a text; replay its source")
    }
    return .found(desk.edits(for: goal))
  }

  /// The bug report of the trace with its marks and notes.
  private func attach(_ replay: Replay, in path: String?, replacing: Bool) -> EffectReply {
    let name = origin == InputFile.standardInput ? "" : origin.split(separator: "/").last ?? ""
    let trace = replay.annotated
    let report = BugFolder(
      trace, named: FileName.stem(of: String(name), or: trace.header.root), stating: stated)
    let folder = path ?? report.suggestedFolder
    if !replacing, report.exists(in: folder) {
      return .occupied(
        "\(folder) holds a report already", .attach(path: path, replacing: true))
    }
    do throws(Failure) {
      _ = try report.write(to: folder, replacing: replacing)
      return .message("written to \(folder): " + report.files.map(\.name).joined(separator: ", "))
    } catch {
      return .message(error.text)
    }
  }

  /// What was read or written here is written anew; anything else only with the user's consent.
  private mutating func write(_ replay: Replay, to path: String?, replacing: Bool) -> EffectReply {
    let path = path ?? ownPath
    let isOwn = path == origin && path == ownPath
    if path == origin, !isOwn {
      return .message("\(path) is the source; a trace would overwrite it")
    }
    if !isOwn, !replacing, !written.contains(path), FileManager.default.fileExists(atPath: path) {
      return .occupied("\(path) exists", .write(path: path, replacing: true))
    }
    do throws(Failure) {
      try OutputFile.replace(replay.annotated.encoded(), at: path)
      written.insert(path)
      return .saved("written to \(path)")
    } catch {
      return .message(error.text)
    }
  }
}
