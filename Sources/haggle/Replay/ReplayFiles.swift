import Foundation
import HaggleReplay
import HaggleTerminal
import HaggleTraces

/// What a replay writes: the trace with its marks and notes, and the bug report.
struct ReplayFiles {
  /// The file that the replay was read from, as it was named.
  private let origin: String
  /// Where the annotated trace goes unless one says otherwise.
  private let ownPath: String

  /// What files that are made of it are called.
  private let name: String

  init(_ input: SingleTrace) {
    origin = input.file.name
    name = input.name
    let isOwn = input.file.isTrace && origin != InputFile.standardInput
    ownPath = isOwn ? origin : "\(name).trace.json"
  }

  /// Does what the replay wants of the world, and says what became of it.
  func carryOut(_ effect: ScreenEffect, _ replay: Replay) -> EffectReply {
    switch effect {
    case .write(let path, let replacing): write(replay, to: path, replacing: replacing)
    case .attach(let path, let replacing): attach(replay, in: path, replacing: replacing)
    case .quit, .suspend, .redraw, .copy: .told("")
    }
  }

  /// What was read is written anew; anything else only with the user's consent.
  private func write(_ replay: Replay, to path: String?, replacing: Bool) -> EffectReply {
    let path = path ?? ownPath
    let isOwn = path == origin && path == ownPath
    if path == origin, !isOwn { return .told("\(path) is the source; a trace would overwrite it") }
    if !isOwn, !replacing, FileManager.default.fileExists(atPath: path) {
      return .ask("\(path) exists. Replace it?", .write(path: path, replacing: true))
    }
    do throws(Failure) {
      try OutputFile.replace(replay.annotated.encoded(), at: path)
      return .saved("written to \(path)")
    } catch {
      return .told(error.text)
    }
  }

  /// The bug report, with the marks and notes in it.
  private func attach(_ replay: Replay, in path: String?, replacing: Bool) -> EffectReply {
    let files = AttachVerb.files(of: replay.annotated, named: name, title: nil)
    let set = FileSet(folder: path ?? "\(name)-report", files: files)
    let existing = files.map { set.path($0.name) }.first {
      FileManager.default.fileExists(atPath: $0)
    }
    if let existing, !replacing {
      return .ask("\(existing) exists. Replace it?", .attach(path: path, replacing: true))
    }
    do throws(Failure) {
      try set.write(replacing: replacing)
      return .told("written to \(set.folder): \(files.map(\.name).joined(separator: ", "))")
    } catch {
      return .told(error.text)
    }
  }
}
