import HaggleLayouts
import HaggleSyntax
import HaggleVocabulary

/// What there is to say of roots that were made up, of branches that were taken, and of views that
/// were cut.
extension Diagnostic {
  static func suppliedValue(_ name: String, _ wrapper: String, at place: SourcePlace?)
    -> Diagnostic
  {
    Diagnostic(
      .assumed, code: .unknownValue,
      "what @\(wrapper) supplies as '\(name)' is not in this text: a placeholder stands for it",
      remedy: "declare its type, or a value in its place: let \(name) = …", place: place,
      length: name.count)
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
      .ignored, code: .compiledFor,
      "'\(first)'\(more): taken as a debug build for \(platform.rawValue) takes it",
      remedy: namesPlatform(conditions) ? "for the other platform: --platform \(other)" : nil,
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

  /// A view that holds itself without end, where it is cut.
  static func endlessView(_ cycle: [String], shown: Int, at place: SourcePlace?) -> Diagnostic {
    let path = cycle.dropFirst().joined(separator: ", which contains ")
    return Diagnostic(
      .placeholder, code: .endlessView,
      "\(cycle[0])'s body contains \(path) without end: shown \(shown) deep, with a box inside",
      remedy: "end it: show \(cycle[0]) only under a condition that becomes false",
      place: place, length: cycle[0].count)
  }

  static func endlessCall(_ name: String, shown: Int, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .placeholder, code: .callLimit,
      "\(name) calls itself without end: left out after \(shown) calls inside each other",
      remedy: "end the recursion", place: place, length: name.count)
  }
}
