import HaggleLanguage
import HaggleLayouts
import HaggleSyntax
import HaggleVocabulary

/// Diagnostics about views: values that are none, assumed or cut views, and chosen branches.
extension Diagnostic {
  static func elementLimit(_ limit: Int, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: .viewLimit,
      "ForEach stopped after \(NumberText.grouped(limit)) views",
      remedy: "show fewer elements", place: place, length: 7)
  }

  static func lazyLimit(_ limit: Int, of count: Int, at place: SourcePlace?) -> Diagnostic {
    let all = count == .max ? "them" : NumberText.grouped(count)
    return Diagnostic(
      .assumed, code: .viewLimit,
      "in a lazy container the first \(NumberText.grouped(limit)) of \(all) are laid out",
      remedy: "use a stack to lay out all of them", place: place, length: 7)
  }

  static func builtLimit(_ limit: Int, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: .viewLimit,
      "stopped when the text had built \(NumberText.grouped(limit)) views and modifiers",
      remedy: "show fewer elements; look for views that hold themselves twice", place: place,
      length: 7)
  }

  static func layoutLimit(_ limit: Int, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: .viewLimit,
      "the text stands for more than \(NumberText.grouped(limit)) views and modifiers: from here on they are left out",
      remedy: "show fewer elements, or do not put views that hold each other into several places",
      place: place)
  }

  static func previewLimit(_ most: Int, of count: Int, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: .viewLimit,
      "of \(NumberText.grouped(count)) previews the first \(most) are laid out",
      remedy: "name the one that you mean: \(code: "--root NAME")", place: place)
  }

  static func textLimit(_ bytes: Int, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: .sizeLimit,
      "the texts have more than \(NumberText.grouped(bytes)) bytes: from here on they are left out",
      remedy: "show less text", place: place)
  }

  static func labelLimit(_ bytes: Int, most: Int, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .ignored, code: .sizeLimit,
      "an id of \(NumberText.grouped(bytes)) bytes names no view: the most are \(NumberText.grouped(most))",
      remedy: "give it a shorter one: \(code: ".id(\"row\")")", place: place)
  }

  /// `.modifier(Card())` where `Card` is not declared.
  static func unknownModifierValue(_ name: String, at place: SourcePlace?) -> Diagnostic {
    let isType = !name.contains(".") && name.isTypeName
    return Diagnostic(
      .ignored, code: .unknownModifier,
      "'.modifier(\(name))' is not declared here: treated as layout-neutral",
      remedy: isType
        ? "paste its declaration: \(code: "struct \(name): ViewModifier { … }")" : "declare it",
      place: place, length: 8)
  }

  /// The content passed to a modifier from another file.
  static func leftOutContent(_ name: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .placeholder, code: .leftOut,
      "nothing here says where '.\(name)' puts the views that it is given: left out",
      remedy: "paste its declaration: \(code: "extension View { func \(name)(…) … }")",
      place: place, length: name.count)
  }

  static func foreignView(_ name: String, _ foreign: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .placeholder, code: .foreignView,
      "\(name) is a \(foreign), which haggle cannot run: laid out as a box", place: place,
      length: name.count, subject: name)
  }

  static func noBody(_ name: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .placeholder, code: .noBody, "\(name) has no body: laid out as a box",
      remedy: "declare it: \(code: "var body: some View { … }")", place: place, length: name.count)
  }

  static func notView(_ text: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .placeholder, code: .notAView, "'\(text)' is not a view: left out",
      remedy: "wrap it, for instance in \(code: "Text(…)")", place: place, length: text.count)
  }

  static func stoppedStyle(_ name: String, _ why: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: .stoppedStyle,
      "\(name)'s makeBody \(why): its controls are laid out as without a style", place: place)
  }

  /// - Parameter framework: the one that the text makes its views with, if it is not SwiftUI.
  /// - Parameter commented: a view that is declared in a comment.
  static func noView(
    _ found: String, of framework: String?, commented: String? = nil
  ) -> Diagnostic {
    let example: Prose =
      commented.map { "\($0) is in a comment: take its slashes away" }
      ?? "end the text with a view, for instance: \(code: "Text(\"Hello\")")"
    return Diagnostic(
      .error, code: .noView,
      "no view to lay out: found \(found)" + (framework.map { " of \($0)" } ?? ""),
      remedy: framework.map { name -> Prose in
        "\(name) is not laid out, only SwiftUI is: \(example)"
      } ?? example)
  }

  static func noRoot(_ name: String, known: [String]) -> Diagnostic {
    let list = known.isEmpty ? "no views" : known.joined(separator: ", ")
    return Diagnostic(
      .error, code: .noRoot, "no view named '\(name)': the text has \(list)",
      remedy: known.first.map { "take one of them: \(code: "--root \($0)")" })
  }

  static func namesake(_ name: String, of view: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: .unknownValue,
      "'\(name)' is not in this text: laid out as the \(view) of SwiftUI", place: place,
      length: name.count, subject: name)
  }

  static func unknownView(_ name: String, at place: SourcePlace?) -> Diagnostic {
    let isType = !name.contains(".") && name.isTypeName
    return Diagnostic(
      .placeholder, code: .unknownView, "'\(name)' is not in this text: laid out as a box",
      remedy: isType
        ? """
        paste its declaration, have it read (\(code: "--with FOLDER")), or state its size: \
        \(code: "--set \(name)=40x40")
        """
        : "declare it, or put a view of its size in its place",
      place: place, length: name.count, subject: name)
  }

  static func notPresented(_ name: String, by flag: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: .unknownView,
      "'\(name)' is not in this text: taken to show nothing, as \(flag) is false",
      remedy: "paste its declaration, or pass \(code: "\(flag): .constant(true)")",
      place: place, length: name.count, subject: name)
  }

  static func unknownTree(_ name: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: .unknownElements,
      "\(name) contains itself for unknown data: took 1 element inside each, and none in that",
      remedy: "declare the data that it shows", place: place, length: 7)
  }

  static func inactiveCode(_ condition: String, at place: SourcePlace?) -> Diagnostic {
    let isMac = ["os(macOS)", "os(OSX)", "AppKit", "Cocoa"].contains { condition.contains($0) }
    return Diagnostic(
      .assumed, code: .inactiveCode,
      "no view outside of '\(condition)': taken as if it held",
      remedy: isMac
        ? "lay it out for a Mac: \(code: "--platform macOS")"
        : "take the \(code: "#if") away",
      place: place, length: condition.count)
  }

  static func compiledFor(
    _ conditions: [String], _ system: PlatformEvidence.System, at place: SourcePlace?
  ) -> Diagnostic {
    let first = conditions.first ?? ""
    let rest = conditions.count - 1
    let more = rest == 0 ? "" : rest == 1 ? " and 1 other #if" : " and \(rest) other #ifs"
    let other = system == .iOS ? "macOS" : "iOS"
    return Diagnostic(
      .ignored, code: .compiledFor,
      "'\(first)'\(more): taken as a debug build for \(system.rawValue) takes it",
      remedy: namesPlatform(conditions)
        ? "for another platform: \(code: "--platform \(other)")" : nil,
      place: place, length: first.count)
  }

  /// Whether iOS and macOS take different branches.
  private static func namesPlatform(_ conditions: [String]) -> Bool {
    conditions.contains { condition in
      ["iOS", "macOS", "OSX", "UIKit", "AppKit"].contains { condition.contains($0) }
    }
  }

  static func sample(
    _ name: String, _ use: String, _ taken: [String], at place: SourcePlace?
  ) -> Diagnostic {
    let values = taken.isEmpty ? "" : ", with \(taken.joined(separator: ", "))"
    return Diagnostic(
      .assumed, code: .sampleView, "no view here uses \(name): laid out as \(use)\(values)",
      remedy: "end the text with the view that it is for", place: place, length: name.count)
  }

  /// A view that contains itself endlessly, where it is cut.
  static func endlessView(_ cycle: [String], shown: Int, at place: SourcePlace?) -> Diagnostic {
    let path = cycle.dropFirst().joined(separator: ", which contains ")
    return Diagnostic(
      .placeholder, code: .endlessView,
      "\(cycle[0])'s body contains \(path) without end: shown \(shown) deep, with a box inside",
      remedy: "end it: show \(code: cycle[0]) only under a condition that becomes false",
      place: place, length: cycle[0].count)
  }
}
