import Foundation
import HaggleExperiments
import HaggleReplay
import HaggleReports
import HaggleTerminal
import HaggleTraces
import HaggleVocabulary

/// The effects of a replay: tries edits, and writes the annotated trace and the bug report.
struct ReplayFiles {
  /// The file that the replay was read from, as it was named.
  private let origin: String
  /// The default path of the annotated trace.
  private let ownPath: String
  /// The traces that were written here: they may be written again.
  private var written: Set<String> = []
  /// How long a search for a number may take; nil for any time, as a script has.
  var patience: Duration?
  /// The options of the layout.
  private let scenario: ScenarioOptions
  /// Whether it is laid out here, rather than recorded before.
  private let isSource: Bool

  /// Lays out edits; nil without a source.
  private var edits: ReplayEdits?

  init(_ recordings: Recordings, _ scenario: ScenarioOptions) {
    let file = recordings.file
    self.scenario = scenario
    edits = recordings.edits(recordings.leading)
    isSource = recordings.isSource
    origin = file.path
    if file.isTrace, origin != "-" {
      ownPath = origin
    } else {
      let name = origin == "-" ? "stdin" : file.baseName
      let ending = [".swift", ".html"].first { name.hasSuffix($0) } ?? ""
      ownPath = name.dropLast(ending.count) + ".trace.json"
    }
  }

  /// Carries out the replay's effect on the world, and returns the outcome.
  ///
  /// - Parameter progress: hears how far a search is; whether to go on.
  mutating func carryOut(
    _ effect: ScreenEffect, _ replay: Replay,
    progress: @escaping Terminal.Progress = { _ in true }
  ) -> EffectReply {
    switch effect {
    case .write(let path, let replacing): write(replay, to: path, replacing: replacing)
    case .attach(let path, let replacing): attach(replay, in: path, replacing: replacing)
    case .tryEdits(let goal): found(goal, in: replay.trace, progress)
    case .applyEdit(let key, let replacing): apply(key, of: replay, replacing: replacing)
    case .edit(let line, let column): edit(replay.trace, line, column)
    case .quit, .suspend, .redraw, .copy: .message("")
    }
  }

  /// The path of the source: the file that was read, or for a trace the recorded file next to it.
  /// Nil if there is none.
  func sourcePath(_ trace: Trace) -> String? {
    guard origin != "-" else { return nil }
    let file = URL(filePath: origin).standardizedFileURL
    if isSource { return file.path }
    guard let name = trace.header.scenario?.split(separator: "/").last else { return nil }
    let beside = file.deletingLastPathComponent().appending(path: String(name)).path
    return FileManager.default.fileExists(atPath: beside) ? beside : nil
  }

  /// Absolute, because a name stated in a text may look like an option of the editor.
  private static func path(_ file: String) -> String {
    URL(filePath: file).standardizedFileURL.path
  }

  private mutating func edit(_ trace: Trace, _ line: Int, _ column: Int) -> EffectReply {
    let other = trace.header.parts.origin(of: line)
    guard let path = other.map({ Self.path($0.file) }) ?? sourcePath(trace) else {
      return .message("the source of \(origin) is in no file here")
    }
    guard FileManager.default.fileExists(atPath: path) else {
      return .message("there is no file \(path.shown)")
    }
    guard let editor = SourceEditor() else {
      return .message("no editor is named: EDITOR=vim haggle replay \(ShellText.quoted(origin))")
    }
    let before = FileWatch.stamps(of: [path])
    let failure = editor.open(path, line: other?.line ?? line, column: column)
    if let failure { return .message(failure) }
    if FileWatch.stamps(of: [path]) == before {
      return .message("\(editor.name) is closed; the source is as it was")
    }
    return isSource
      ? laidOutAnew(trace)
      : .message(
        "this is a recording: haggle replay \(ShellText.quoted(path)) shows what has changed since")
  }

  /// The trace of the current source, with a summary of the change.
  mutating func laidOutAnew(_ trace: Trace) -> EffectReply {
    do throws(Failure) {
      let recordings = try Recordings(origin, scenario)
      if let unfinished = recordings.unfinished(after: [trace]) {
        return .message("\(unfinished); the last good layout stays")
      }
      let same = recordings.traces.firstIndex { $0.header.root == trace.header.root }
      let index = same ?? recordings.leading
      let new = recordings.traces[index]
      edits = recordings.edits(index)
      return .laidOut(new, ChangeLine.text([trace], [new]))
    } catch {
      return .message(error.text.split(separator: "\n").first.map(String.init) ?? "")
    }
  }

  /// Writes an edit into the file that was laid out, and lays that out anew.
  private mutating func apply(_ key: String, of replay: Replay, replacing: Bool) -> EffectReply {
    guard isSource, origin != "-" else {
      return .message(
        "\(origin) is no source file, and an edit is written into the source: replay that one")
    }
    guard let edit = replay.edit(keyed: key) ?? edits?.edit(keyed: key),
      let change = edit.changes.first
    else { return .message("no edit of \(origin) as it is now has the key \(key)") }
    if let other = replay.trace.header.parts.origin(of: change.line) {
      return .message(
        "that edit changes \(other.file.shown): haggle try --other-files writes it")
    }
    guard let own = FileEdit(edit.changes, ofFile: origin) else {
      return .message("\(origin) is not as it was when it was laid out; nothing is written")
    }
    if !replacing {
      return .occupied(
        "the edit changes \(origin) in line \(change.line)", .applyEdit(key: key, replacing: true))
    }
    do throws(Failure) {
      let bytes = own.bytes.byteOrderMark + Array(own.text.utf8)
      try OutputFile.write(bytes, to: origin, inPlaceOf: own.bytes)
    } catch {
      return .message(error.text)
    }
    let title = TriedEditText(edit, in: replay.trace).title.map { ": \($0)" } ?? ""
    guard case .laidOut(let trace, let words) = laidOutAnew(replay.trace) else {
      return .message("wrote \(origin)\(title); it cannot be laid out any more")
    }
    return .laidOut(trace, "wrote \(origin)\(title); \(words)")
  }

  private func found(
    _ goal: Replay.EditGoal, in trace: Trace, _ progress: @escaping Terminal.Progress
  ) -> EffectReply {
    guard let edits else {
      return .message("\(origin) is a recording, and edits are of a text; replay its source")
    }
    // An edit for a finding is known to be worth the time; one for a number is not.
    let patience = if case .finding = goal { nil as Duration? } else { self.patience }
    let end = patience.map { ContinuousClock.now + $0 }
    let search = SearchProgress { state in
      end.map { ContinuousClock.now < $0 } != false && progress(state.words)
    }
    var found = edits.edits(for: goal, progress: search)
    if found.isStopped, end.map({ ContinuousClock.now >= $0 }) == true {
      found.longer = command(goal, in: trace)
    }
    return .found(found)
  }

  /// The command that looks for such edits without a limit of time.
  private func command(_ goal: Replay.EditGoal, in trace: Trace) -> String {
    let words: [String] =
      switch goal {
      case .number(let node, let quantity, let value):
        [trace.name(of: node), quantity.rawValue, "--to", NumberText.exact(CGFloat(value))]
      case .finding, .whole, .atMost: []
      }
    return (["haggle", "try", origin] + words).map(ShellText.quoted).joined(separator: " ")
  }

  /// The bug report of the trace with its marks and notes.
  private func attach(_ replay: Replay, in path: String?, replacing: Bool) -> EffectReply {
    let name = origin == "-" ? "" : origin.split(separator: "/").last ?? ""
    let trace = replay.annotated
    let report = BugFolder(
      trace, named: FileName.stem(of: String(name), or: trace.header.root),
      stating: scenario.directives)
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

  /// Files read or written here may be replaced; others only with the user's consent.
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
      try OutputFile.write(
        replay.annotated.encoded(as: TraceEncoding(forFileNamed: path)), to: path, replacing: true)
      written.insert(path)
      return .saved("written to \(path)")
    } catch {
      return .message(error.text)
    }
  }
}
