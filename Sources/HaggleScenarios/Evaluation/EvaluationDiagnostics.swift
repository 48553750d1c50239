import Foundation
import HaggleSyntax
import HaggleVocabulary

/// What the evaluator has to say, in one place so that it speaks with one voice.
extension Diagnostic {
  static func stepLimit(_ steps: Int, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .placeholder, code: .stepLimit,
      "took more than \(NumberWords.grouped(steps)) steps and was stopped",
      remedy: "look for a loop without end, or build fewer views", place: place)
  }

  static func tooDeep(at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .error, code: .depthLimit, "this is nested too deeply to be evaluated",
      remedy: "move a part of it into a function or view of its own", place: place)
  }

  static func endlessView(_ cycle: [String], at place: SourcePlace?) -> Diagnostic {
    let path = cycle.dropFirst().joined(separator: ", which contains ")
    return Diagnostic(
      .error, code: .endlessView, "\(cycle[0])'s body contains \(path) without end",
      remedy: "end it: show \(cycle[0]) only under a condition that becomes false",
      place: place, length: cycle[0].count)
  }

  static func endlessCall(_ name: String, limit: Int, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .error, code: .callLimit,
      "more than \(NumberWords.grouped(limit)) calls inside each other, the last of \(name)",
      remedy: "end the recursion", place: place)
  }

  static func elementLimit(_ limit: Int, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: .viewLimit,
      "ForEach stopped after \(NumberWords.grouped(limit)) views",
      remedy: "show fewer elements", place: place, length: 7)
  }

  static func lazyLimit(_ limit: Int, of count: Int, at place: SourcePlace?) -> Diagnostic {
    let all = count == .max ? "them" : NumberWords.grouped(count)
    return Diagnostic(
      .assumed, code: .viewLimit,
      "in a lazy container the first \(NumberWords.grouped(limit)) of \(all) are laid out",
      remedy: "use a stack to lay out all of them", place: place, length: 7)
  }

  static func builtLimit(_ limit: Int, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: .viewLimit,
      "ForEach stopped when the text had built \(NumberWords.grouped(limit)) views and modifiers",
      remedy: "show fewer elements", place: place, length: 7)
  }

  static func layoutLimit(_ limit: Int, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: .viewLimit,
      "the text stands for more than \(NumberWords.grouped(limit)) views and modifiers: from here on they are left out",
      remedy: "show fewer elements, or do not put views that hold each other into several places",
      place: place)
  }

  static func unknownModifier(
    _ name: String, labels: String?, at place: SourcePlace?
  ) -> Diagnostic {
    let call = labels.map { "(\($0))" } ?? ""
    return Diagnostic(
      .ignored, code: .unknownModifier,
      "'.\(name)\(call)' is not declared here and not known to haggle: treated as layout-neutral",
      remedy: "paste its declaration: extension View { func \(name)(…) -> some View { … } }",
      place: place, length: name.count, subject: ".\(name)")
  }

  /// `.modifier(Card())` where nobody declares `Card`.
  static func unknownModifierValue(_ name: String, at place: SourcePlace?) -> Diagnostic {
    let isType = !name.contains(".") && name.first?.isUppercase == true
    return Diagnostic(
      .ignored, code: .unknownModifier,
      "'.modifier(\(name))' is not declared here: treated as layout-neutral",
      remedy: isType ? "paste its declaration: struct \(name): ViewModifier { … }" : "declare it",
      place: place, length: 8)
  }

  static func unknownView(_ name: String, at place: SourcePlace?) -> Diagnostic {
    let isType = !name.contains(".") && name.first?.isUppercase == true
    return Diagnostic(
      .placeholder, code: .unknownView, "'\(name)' is not in this text: laid out as a box",
      remedy: isType
        ? "paste its declaration, or state its size: --set \(name)=40x40"
        : "declare it, or put a view of its size in its place",
      place: place, length: name.count, subject: name)
  }

  static func foreignView(_ name: String, _ foreign: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .placeholder, code: .foreignView,
      "\(name) is a \(foreign), which haggle cannot run: laid out as a box", place: place,
      length: name.count)
  }

  static func noBody(_ name: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .placeholder, code: .noBody, "\(name) has no body: laid out as a box",
      remedy: "declare it: var body: some View { … }", place: place, length: name.count)
  }

  static func unknownValue(_ name: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: .unknownValue, "'\(name)' is not in this text: a placeholder stands for it",
      remedy: declaration(of: name), place: place, length: name.count, subject: name)
  }

  /// How one would declare something of that name.
  private static func declaration(of name: String) -> String {
    if name.contains(".") { return "declare it" }
    return name.first?.isUppercase == true
      ? "paste its declaration" : "declare it, for instance: let \(name) = …"
  }

  static func unknownMember(_ text: String, at place: SourcePlace?, length: Int) -> Diagnostic {
    Diagnostic(
      .assumed, code: .unknownMember,
      "haggle cannot evaluate '\(text)': a placeholder stands for it",
      remedy: "write the value that it has", place: place, length: length, subject: text)
  }

  /// - Parameter flip: what to set so that it comes out otherwise.
  static func unknownCondition(
    _ text: String, took: Bool, flip: String?, at place: SourcePlace?
  ) -> Diagnostic {
    unknown("'\(text)' is unknown: took it for \(took)", flip, text, place)
  }

  static func unknownOptional(_ text: String, flip: String?, at place: SourcePlace?) -> Diagnostic {
    unknown("'\(text)' is unknown: took it as not nil", flip, text, place)
  }

  static func unknownChoice(
    _ text: String, took: String, flip: String?, at place: SourcePlace?
  ) -> Diagnostic {
    unknown("'\(text)' is unknown: took \(took)", flip, text, place)
  }

  private static func unknown(
    _ message: String, _ flip: String?, _ text: String, _ place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      .assumed, code: .unknownCondition, message,
      remedy: flip.map { "flip it: --set \(shellWord($0))" } ?? "declare what it depends on",
      place: place, length: text.count)
  }

  static func unknownElements(
    _ text: String, took count: Int, key: String?, at place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      .assumed, code: .unknownElements,
      "the elements of '\(text)' are unknown: took \(count)",
      remedy: key.map { "set how many: --set \($0)=5" } ?? "declare it with its elements",
      place: place,
      length: text.count)
  }

  /// A word as a shell takes it.
  private static func shellWord(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "._=:-+,".contains($0) }
    return isPlain ? word : "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }

  static func missingArguments(
    of name: String, _ taken: [String], isRoot: Bool, at place: SourcePlace?
  ) -> Diagnostic {
    let who = isRoot ? "nobody calls \(name) here" : "this call of \(name) leaves arguments out"
    return Diagnostic(
      .assumed, code: .missingArgument, "\(who): took \(taken.joined(separator: ", "))",
      remedy: isRoot ? "call it at the end of the text: \(name)(…)" : "pass them",
      place: place, length: name.count)
  }

  static func mismatch(_ name: String, labels: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: .callMismatch, "\(name) has nothing that takes (\(labels)): took what fits",
      remedy: "compare the labels of the call with those of the declaration", place: place,
      length: name.count)
  }

  static func notView(_ text: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .placeholder, code: .notAView, "'\(text)' is not a view: left out",
      remedy: "wrap it, for instance in Text(…)", place: place, length: text.count)
  }

  static func failed(_ what: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .placeholder, code: .stoppedCode, "\(what): laid out as a box", place: place)
  }

  static func stoppedStyle(_ name: String, _ why: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: .stoppedStyle,
      "\(name)'s makeBody \(why): its controls are laid out as without a style", place: place)
  }

  static func outOfReach(_ text: String, _ why: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: .invalidOperation, "'\(text)' \(why): a placeholder stands for it",
      place: place, length: text.count)
  }

  static func noView(_ found: String) -> Diagnostic {
    Diagnostic(
      .error, code: .noView, "no view to lay out: found \(found)",
      remedy: "end the text with a view, for instance: Text(\"Hello\")")
  }

  static func noRoot(_ name: String, known: [String]) -> Diagnostic {
    let list = known.isEmpty ? "no views" : known.joined(separator: ", ")
    return Diagnostic(
      .error, code: .noRoot, "no view named '\(name)': the text has \(list)",
      remedy: known.first.map { "take one of them: --root \($0)" })
  }
}

/// Numbers in sentences.
enum NumberWords {
  /// Thousands apart, as in `1 000 000`.
  static func grouped(_ number: Int) -> String {
    let digits = String(number)
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result += " " }
      result.append(digit)
    }
    return result
  }
}
