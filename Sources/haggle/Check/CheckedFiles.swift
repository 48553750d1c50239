import Foundation
import HaggleTraces
import HaggleVocabulary

/// The laid-out files of a check; errors in one do not stop the others.
struct CheckedFiles {
  var checks: [CheckedTrace] = []
  private(set) var gaps = CheckGaps()
  /// Whether all repeated questions had equal answers.
  private(set) var isVerified = true
  /// Whether a file that was named itself, or each of all, has a view of which nothing could be
  /// laid out.
  var isHollow: Bool { isNamedHollow || checks.allSatisfy(\.verdict.isHollow) }
  private var isNamedHollow = false
  /// Whether a bracket was left open, or a trace is cut off.
  private(set) var isDamaged = false
  /// What `--set` names and no view asked for so far, with what to do.
  private var unused: [String: String]?
  /// The files that were laid out.
  private(set) var names: [String] = []

  /// - Parameters:
  ///   - known: the findings that do not count; nil if they are not known yet.
  ///   - tell: gets each file as soon as it is laid out, in order.
  /// - Throws: misuse that does not depend on the files.
  init(
    _ operands: [String], _ settings: CheckVerb.Settings, known: Baseline?,
    tell: ([CheckedTrace]) throws(Failure) -> Void
  ) throws(Failure) {
    let files = operands.flatMap(Self.files)
    for (number, file) in zip(1..., files) {
      if files.count > 1 {
        let name = file.path.split(separator: "/").last ?? ""
        Console.progress("\(number) of \(files.count): \(name)")
      }
      let read = try read(file, settings)
      let own = (known?.marking(read) ?? read).foldingRepeats()
      checks += settings.newBaseline == nil ? own : read
      try tell(own)
    }
  }

  private struct File {
    let path: String
    /// Whether it was named itself, and not its folder.
    var isNamed = true

    /// Whether it describes a package, also for some version of Swift alone.
    var isManifest: Bool {
      let name = path.split(separator: "/").last ?? ""
      return name == "Package.swift" || name.hasPrefix("Package@swift-")
    }
  }

  /// The files below a folder, named as other files of the project are; otherwise the operand
  /// itself.
  private static func files(_ operand: String) -> [File] {
    guard FilePath.isFolder(operand), let found = try? SwiftFiles(in: operand).paths, !found.isEmpty
    else { return [File(path: operand)] }
    let folder = operand.withoutSlash.split(separator: "/", omittingEmptySubsequences: false)
      .drop { $0 == "." }
    return found.map { path in
      File(path: (folder + [path[...]]).joined(separator: "/"), isNamed: false)
    }
  }

  private mutating func note(_ settings: [String: String]) {
    unused = unused.map { $0.filter { settings.keys.contains($0.key) } } ?? settings
  }

  /// A name of `--set` that no view of all the files asked for.
  var misnamed: Failure? {
    (unused ?? [:]).min { $0.key < $1.key }.map { text, remedy in
      .misuse("--set: \(text)" + (remedy.isEmpty ? "" : "; \(remedy)"))
    }
  }

  private func tryEdits(_ recordings: inout Recordings) {
    guard recordings.traces.indices.contains(where: recordings.hasEdits) else { return }
    let wait = EditWait()
    defer { wait.end() }
    for index in recordings.traces.indices { recordings.tryEdits(index, wait) }
  }

  /// Lays a file out; one that cannot be is said and noted.
  private mutating func read(
    _ file: File, _ settings: CheckVerb.Settings
  ) throws(Failure) -> [CheckedTrace] {
    if !file.isNamed, file.isManifest {
      gaps.viewless.append(file.path)
      return []
    }
    do throws(Failure) {
      var recordings = try Recordings(
        file.path, settings.scenario, seeksIdle: settings.seeksIdle)
      Console.endProgress()
      if settings.triesEdits { tryEdits(&recordings) }
      Console.message(recordings.warnings + recordings.verification + recordings.unlooked)
      isVerified = isVerified && recordings.isVerified
      Console.message(recordings.misspellings + recordings.recoveredBrackets)
      isDamaged =
        isDamaged || !recordings.recoveredBrackets.isEmpty
        || recordings.traces.contains(where: \.header.isCutOff)
      names.append(file.path)
      for trace in recordings.traces { note(trace.unusedSettings) }
      let checked = recordings.checked
      if file.isNamed, checked.contains(where: \.verdict.isHollow) { isNamedHollow = true }
      return checked
    } catch .misuse(let text, let verb) {
      throw .misuse(text, verb: verb)
    } catch .viewless where !file.isNamed {
      gaps.viewless.append(file.path)
    } catch {
      let message = error.message
      Console.endProgress()
      Console.message(message)
      gaps.unreadable.append(CheckGaps.Unreadable(file: file.path, message: message))
    }
    return []
  }
}

extension Trace {
  /// What the command line sets and nothing asked for, with what to do.
  fileprivate var unusedSettings: [String: String] {
    var found: [String: String] = [:]
    for note in diagnostics {
      guard let detail = note.detail, detail.code.known == .unusedSetting, detail.place == nil
      else { continue }
      found[note.text] = detail.remedy?.text(naming: name) ?? ""
    }
    return found
  }
}
