import HaggleLayouts
import HaggleVocabulary

/// What the evaluator has to say, in one place so that it speaks with one voice.
extension Diagnostic {
  static func stepLimit(_ steps: Int, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .placeholder, code: "step-limit",
      "took more than \(NumberWords.grouped(steps)) steps and was stopped",
      remedy: "look for a loop without end, or build fewer views", place: place)
  }

  static func tooDeep(at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .error, code: "depth-limit", "this is nested too deeply to be evaluated",
      remedy: "move a part of it into a function or view of its own", place: place)
  }

  static func endlessView(_ cycle: [String], at place: SourcePlace?) -> Diagnostic {
    let path = cycle.dropFirst().joined(separator: ", which contains ")
    return Diagnostic(
      .error, code: "endless-view", "\(cycle[0])'s body contains \(path) without end",
      remedy: "end it: show \(cycle[0]) only under a condition that becomes false",
      place: place, length: cycle[0].count)
  }

  static func secondPass(_ name: String, _ state: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: "second-pass",
      "\(name) sets \(state) when all is laid out: shown is the first layout, before that",
      remedy: "give \(state) the value that it comes to", place: place, length: name.count)
  }

  static func suppliedValue(_ name: String, _ wrapper: String, at place: SourcePlace?)
    -> Diagnostic
  {
    Diagnostic(
      .assumed, code: "unknown-value",
      "what @\(wrapper) supplies as '\(name)' is not in this text: a placeholder stands for it",
      remedy: "declare its type, or a value in its place: let \(name) = …", place: place,
      length: name.count)
  }

  static func unknownTree(_ name: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: "unknown-tree",
      "\(name) contains itself for unknown data: took 1 element inside each, and none in that",
      remedy: "declare the data that it shows", place: place, length: 7)
  }

  static func inactiveCode(_ condition: String, at place: SourcePlace?) -> Diagnostic {
    let isMac = ["os(macOS)", "os(OSX)", "AppKit", "Cocoa"].contains { condition.contains($0) }
    return Diagnostic(
      .assumed, code: "inactive-code",
      "no view outside of '\(condition)': taken as if it held",
      remedy: isMac ? "lay it out for a Mac: --platform macOS" : "take the #if away",
      place: place, length: condition.count)
  }

  static func compiledFor(
    _ conditions: [String], _ platform: Platform, at place: SourcePlace?
  ) -> Diagnostic {
    let first = conditions.first ?? ""
    let rest = conditions.count - 1
    let more = rest == 0 ? "" : rest == 1 ? " and 1 other #if" : " and \(rest) other #ifs"
    let other = platform == .iOS ? "macOS" : "iOS"
    return Diagnostic(
      .ignored, code: "compiled-for",
      "'\(first)'\(more): taken as a debug build for \(platform.rawValue) takes it",
      remedy: "for the other platform: --platform \(other)", place: place, length: first.count)
  }

  /// The same where it is cut.
  static func endlessView(_ cycle: [String], shown: Int, at place: SourcePlace?) -> Diagnostic {
    let path = cycle.dropFirst().joined(separator: ", which contains ")
    return Diagnostic(
      .placeholder, code: "endless-view",
      "\(cycle[0])'s body contains \(path) without end: shown \(shown) deep, with a box inside",
      remedy: "end it: show \(cycle[0]) only under a condition that becomes false",
      place: place, length: cycle[0].count)
  }

  static func endlessCall(_ name: String, shown: Int, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .placeholder, code: "call-limit",
      "\(name) calls itself without end: left out after \(shown) calls inside each other",
      remedy: "end the recursion", place: place, length: name.count)
  }

  static func endlessCall(_ name: String, limit: Int, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .error, code: "call-limit",
      "more than \(NumberWords.grouped(limit)) calls inside each other, the last of \(name)",
      remedy: "end the recursion", place: place)
  }

  static func elementLimit(_ limit: Int, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: "view-limit",
      "ForEach stopped after \(NumberWords.grouped(limit)) views",
      remedy: "show fewer elements", place: place, length: 7)
  }

  static func builtLimit(_ limit: Int, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: "view-limit",
      "ForEach stopped when the text had built \(NumberWords.grouped(limit)) views and modifiers",
      remedy: "show fewer elements", place: place, length: 7)
  }

  static func layoutLimit(_ limit: Int, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: "view-limit",
      "the text stands for more than \(NumberWords.grouped(limit)) views and modifiers: from here on they are left out",
      remedy: "show fewer elements, or do not put views that hold each other into several places",
      place: place)
  }

  static func unknownModifier(
    _ name: String, labels: String?, at place: SourcePlace?
  ) -> Diagnostic {
    let call = labels.map { "(\($0))" } ?? ""
    if Catalog.isAppleModifier(name) {
      return Diagnostic(
        .assumed, code: "later-modifier",
        "haggle does not lay '.\(name)' out yet: treated as layout-neutral", place: place,
        length: name.count)
    }
    return Diagnostic(
      .ignored, code: "unknown-modifier",
      "'.\(name)\(call)' is not declared here and not known to haggle: treated as layout-neutral",
      remedy: "paste its declaration: extension View { func \(name)(…) -> some View { … } }",
      place: place, length: name.count)
  }

  /// `.modifier(Card())` where nobody declares `Card`.
  static func unknownModifierValue(_ name: String, at place: SourcePlace?) -> Diagnostic {
    let isType = !name.contains(".") && name.first?.isUppercase == true
    return Diagnostic(
      .ignored, code: "unknown-modifier",
      "'.modifier(\(name))' is not declared here: treated as layout-neutral",
      remedy: isType ? "paste its declaration: struct \(name): ViewModifier { … }" : "declare it",
      place: place, length: 8)
  }

  static func unknownView(_ name: String, at place: SourcePlace?) -> Diagnostic {
    if Catalog.isAppleView(name) {
      return Diagnostic(
        .placeholder, code: "later-view",
        "haggle does not lay \(name) out yet: a box stands for it, as large as what it shows or 44×44",
        remedy: "give it the size that it has in your app: .frame(width:height:)", place: place,
        length: name.count)
    }
    let isType = !name.contains(".") && name.first?.isUppercase == true
    return Diagnostic(
      .placeholder, code: "unknown-view", "'\(name)' is not in this text: laid out as a box",
      remedy: isType
        ? "paste its declaration: struct \(name): View { … }"
        : "declare it, or put a view of its size in its place",
      place: place, length: name.count)
  }

  static func foreignView(_ name: String, _ foreign: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .placeholder, code: "foreign-view",
      "\(name) is a \(foreign), which haggle cannot run: laid out as a box", place: place,
      length: name.count)
  }

  static func noBody(_ name: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .placeholder, code: "no-body", "\(name) has no body: laid out as a box",
      remedy: "declare it: var body: some View { … }", place: place, length: name.count)
  }

  static func unknownValue(_ name: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: "unknown-value", "'\(name)' is not in this text: a placeholder stands for it",
      remedy: declaration(of: name), place: place, length: name.count)
  }

  /// How one would declare something of that name.
  private static func declaration(of name: String) -> String {
    if name.contains(".") { return "declare it" }
    return name.first?.isUppercase == true
      ? "paste its declaration: struct \(name) { … }" : "declare it, for instance: let \(name) = …"
  }

  static func unknownMember(_ text: String, at place: SourcePlace?, length: Int) -> Diagnostic {
    Diagnostic(
      .assumed, code: "unknown-member",
      "haggle cannot evaluate '\(text)': a placeholder stands for it",
      remedy: "write the value that it has", place: place, length: length)
  }

  static func unknownCondition(_ text: String, took: Bool, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: "unknown-condition", "'\(text)' is unknown: took it for \(took)",
      remedy: "declare what it depends on", place: place, length: text.count)
  }

  static func unknownChoice(_ text: String, took: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: "unknown-condition", "'\(text)' is unknown: took \(took)",
      remedy: "declare what it depends on", place: place, length: text.count)
  }

  static func missingArguments(
    of name: String, _ taken: [String], isRoot: Bool, at place: SourcePlace?
  ) -> Diagnostic {
    let who = isRoot ? "nobody calls \(name) here" : "this call of \(name) leaves arguments out"
    return Diagnostic(
      .assumed, code: "missing-argument", "\(who): took \(taken.joined(separator: ", "))",
      remedy: isRoot ? "call it at the end of the text: \(name)(…)" : "pass them",
      place: place, length: name.count)
  }

  static func mismatch(_ name: String, labels: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: "call-mismatch", "\(name) has nothing that takes (\(labels)): took what fits",
      remedy: "compare the labels of the call with those of the declaration", place: place,
      length: name.count)
  }

  static func notView(_ text: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .placeholder, code: "not-a-view", "'\(text)' is not a view: left out",
      remedy: "wrap it, for instance in Text(…)", place: place, length: text.count)
  }

  static func failed(_ what: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .placeholder, code: "stopped-code", "\(what): laid out as a box", place: place)
  }

  static func stoppedStyle(_ name: String, _ why: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: "stopped-style",
      "\(name)'s makeBody \(why): its controls are laid out as without a style", place: place)
  }

  static func outOfReach(_ text: String, _ why: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: "invalid-operation", "'\(text)' \(why): a placeholder stands for it",
      place: place, length: text.count)
  }

  static func noView(_ found: String) -> Diagnostic {
    Diagnostic(
      .error, code: "no-view", "no view to lay out: found \(found)",
      remedy: "end the text with a view, for instance: Text(\"Hello\")")
  }

  static func sample(
    _ name: String, _ use: String, _ taken: [String], at place: SourcePlace?
  ) -> Diagnostic {
    let values = taken.isEmpty ? "" : ", with \(taken.joined(separator: ", "))"
    return Diagnostic(
      .assumed, code: "sample-view", "no view here uses \(name): laid out as \(use)\(values)",
      remedy: "end the text with the view that it is for", place: place, length: name.count)
  }

  static func noRoot(_ name: String, known: [String]) -> Diagnostic {
    let list = known.isEmpty ? "no views" : known.joined(separator: ", ")
    return Diagnostic(
      .error, code: "no-root", "no view named '\(name)': the text has \(list)",
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
