import Foundation
package import HaggleSyntax
package import HaggleVocabulary

/// The interpreter's diagnostics, in one place to keep their wording consistent.
extension Diagnostic {
  static func stepLimit(_ steps: Int, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .placeholder, code: .stepLimit,
      "took more than \(NumberText.grouped(steps)) steps and was stopped",
      remedy: "look for a loop without end, or compute and build less", place: place)
  }

  /// - Parameter bytes: the limit.
  static func byteLimit(_ bytes: Int, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .placeholder, code: .sizeLimit,
      "made more than \(NumberText.grouped(bytes >> 20)) MB of text and collections and was stopped",
      remedy: "look for what doubles or copies in a loop, or build less of it", place: place)
  }

  static func printLimit(_ characters: Int, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .ignored, code: .sizeLimit,
      "printed more than \(NumberText.grouped(characters)) characters: the rest is left out",
      remedy: "print less: what a layout prints, it prints for every question", place: place)
  }

  /// More diagnostics than are listed.
  package static func leftOut(_ more: Int, after most: Int) -> Diagnostic {
    Diagnostic(
      .assumed, code: .diagnosticLimit,
      "\(NumberText.grouped(more)) more diagnostics like the \(NumberText.grouped(most)) before are left out",
      remedy: "mend those first, or lay a part of the text out", place: nil)
  }

  static func tooDeep(at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .error, code: .depthLimit, "this is nested too deeply to be evaluated",
      remedy: "move a part of it into a function or view of its own", place: place)
  }

  /// No thread has enough stack for the code.
  package static func noStack(_ refusal: DeepStack.Refusal) -> Diagnostic {
    Diagnostic(
      .error, code: .depthLimit, refusal.message,
      remedy: "allow more memory (\(code: "ulimit -v unlimited")), or nest less", place: nil)
  }

  static func endlessView(_ cycle: [String], at place: SourcePlace?) -> Diagnostic {
    let path = cycle.dropFirst().joined(separator: ", which contains ")
    return Diagnostic(
      .error, code: .endlessView, "\(cycle[0])'s body contains \(path) without end",
      remedy: "end it: show \(code: cycle[0]) only under a condition that becomes false",
      place: place, length: cycle[0].count)
  }

  static func endlessCall(_ name: String, limit: Int, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .error, code: .callLimit,
      "more than \(NumberText.grouped(limit)) calls inside each other, the last of \(name)",
      remedy: "end the recursion", place: place)
  }

  package static func unknownModifier(
    _ name: String, labels: String?, at place: SourcePlace?
  ) -> Diagnostic {
    let call = labels.map { "(\($0))" } ?? ""
    return Diagnostic(
      .ignored, code: .unknownModifier,
      "'.\(name)\(call)' is not declared here and not known to haggle: treated as layout-neutral",
      remedy: """
        paste its declaration: \
        \(code: "extension View { func \(name)(…) -> some View { … } }")
        """,
      place: place, length: name.count, subject: ".\(name)")
  }

  package static func unknownValue(_ name: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: .unknownValue, "'\(name)' is not in this text: a placeholder stands for it",
      remedy: declaration(of: name), place: place, length: name.count, subject: name)
  }

  /// An example of a declaration with that name.
  private static func declaration(of name: String) -> Prose {
    if name.contains(".") { return "declare it" }
    return name.isTypeName
      ? "paste its declaration" : "declare it, for instance: \(code: "let \(name) = …")"
  }

  static func suppliedValue(_ name: String, _ wrapper: String, at place: SourcePlace?)
    -> Diagnostic
  {
    Diagnostic(
      .assumed, code: .unknownValue,
      "what @\(wrapper) supplies as '\(name)' is not in this text: a placeholder stands for it",
      remedy: "declare its type, or a value in its place: \(code: "let \(name) = …")",
      place: place, length: name.count)
  }

  static func endlessCall(_ name: String, shown: Int, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .placeholder, code: .callLimit,
      "\(name) calls itself without end: left out after \(shown) calls inside each other",
      remedy: "end the recursion", place: place, length: name.count)
  }

  static func unknownMember(_ text: String, at place: SourcePlace?, length: Int) -> Diagnostic {
    Diagnostic(
      .assumed, code: .unknownMember,
      "haggle cannot evaluate '\(text)': a placeholder stands for it",
      remedy: "write the value that it has", place: place, length: length, subject: text)
  }

  /// - Parameter flip: the setting that inverts the condition.
  static func unknownCondition(
    _ text: String, took: Bool, flip: String?, at place: SourcePlace?
  ) -> Diagnostic {
    unknown("'\(text)' is unknown: took it for \(took)", flip: flip, text, at: place)
  }

  /// - Parameter flip: the setting that inverts the condition.
  static func falseAtFirst(
    _ text: String, took: Bool, flip: String?, at place: SourcePlace?
  ) -> Diagnostic {
    unknown(
      "'\(text)' is false at first, which shows nothing: took it for \(took)", flip: flip, text,
      at: place)
  }

  static func unsupplied(_ name: String, flip: String?, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: .unknownCondition, "nobody passes '\(name)' here: took it as nil",
      remedy: flip.map { "flip it: \(code: "--set \(ShellText.quoted($0))")" } ?? "pass it",
      place: place, length: name.count)
  }

  /// `#available` of a release that decides between metrics.
  static func release(
    _ text: String, took: Bool, flip: String?, at place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      .assumed, code: .unknownCondition,
      "'#available(\(text))': took it for \(took), by the release whose metrics are used",
      remedy: flip.map { "flip it: \(code: "--set \(ShellText.quoted($0))")" }, place: place,
      length: text.count + 12)
  }

  static func unknownOptional(
    _ text: String, took isThere: Bool, flip: String?, at place: SourcePlace?
  ) -> Diagnostic {
    let taken = isThere ? "not nil" : "nil"
    return unknown("'\(text)' is unknown: took it as \(taken)", flip: flip, text, at: place)
  }

  static func lastTurn(_ text: String, at place: SourcePlace?) -> Diagnostic {
    unknown("'\(text)' is unknown: took the loop to end after one turn", flip: nil, text, at: place)
  }

  static func unknownChoice(
    _ text: String, took: String, flip: String?, at place: SourcePlace?
  ) -> Diagnostic {
    unknown("'\(text)' is unknown: took \(took)", flip: flip, text, at: place)
  }

  private static func unknown(
    _ message: String, flip: String?, _ text: String, at place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      .assumed, code: .unknownCondition, message,
      remedy: flip.map { "flip it: \(code: "--set \(ShellText.quoted($0))")" }
        ?? "declare what it depends on",
      place: place, length: text.count)
  }

  package static func unknownElements(
    _ text: String, took count: Int, key: String?, at place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      .assumed, code: .unknownElements,
      "the elements of '\(text)' are unknown: took \(count)",
      remedy: key.map { "set how many: \(code: "--set \($0)=5")" }
        ?? "declare it with its elements",
      place: place,
      length: text.count)
  }

  package static func emptyAtFirst(
    _ name: String, took count: Int, key: String, at place: SourcePlace?
  ) -> Diagnostic {
    let took = count == 0 ? "took it as it is" : "took \(count)"
    return Diagnostic(
      .assumed, code: .emptyAtFirst, "'\(name)' is empty until something is loaded: \(took)",
      remedy: "set how many it holds: \(code: "--set \(key)=\(count == 0 ? 3 : 0)")",
      place: place, length: name.count)
  }

  /// - Parameter isCalled: whether other files call it.
  package static func missingArguments(
    of name: String, _ taken: [String], isRoot: Bool, isCalled: Bool = false,
    at place: SourcePlace?
  ) -> Diagnostic {
    let nobody = isCalled ? "only other code calls \(name)" : "nobody calls \(name) here"
    let who = isRoot ? nobody : "this call of \(name) leaves arguments out"
    return Diagnostic(
      .assumed, code: .missingArgument, "\(who): took \(taken.joined(separator: ", "))",
      remedy: isRoot ? "call it at the end of the text: \(code: "\(name)(…)")" : "pass them",
      place: place, length: name.count)
  }

  static func mismatch(_ name: String, labels: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: .callMismatch, "\(name) has nothing that takes (\(labels)): took what fits",
      remedy: "compare the labels of the call with those of the declaration", place: place,
      length: name.count)
  }

  package static func failed(_ what: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .placeholder, code: .stoppedCode, "\(what): laid out as a box", place: place)
  }

  /// Code that an app would stop at, whose value is known by its type alone.
  static func replaced(_ what: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: .invalidOperation, "the code runs \(what): a stand-in takes its place",
      remedy: "write the value that it has in the app", place: place)
  }

  static func uncaught(_ error: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .placeholder, code: .stoppedCode, "nothing catches the \(error) that this throws: left out",
      remedy: "catch it: \(code: "do { … } catch { … }")", place: place)
  }

  static func outOfReach(_ text: String, _ why: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: .invalidOperation, "'\(text)' \(why): a placeholder stands for it",
      place: place, length: text.count)
  }
}
