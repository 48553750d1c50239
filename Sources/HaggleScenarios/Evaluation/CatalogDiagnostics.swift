import HaggleLanguage
import HaggleSyntax
import HaggleVocabulary

// Diagnostics about calls of catalog entries.
extension ViewBuilder {
  /// Reports arguments that SwiftUI does not accept: they have no effect here.
  func check(_ site: CallSite, _ entry: CatalogEntry) {
    guard interpreter.log.muted == 0, site.scope.tree === syntax,
      checkedCalls.insert(site.id).inserted,
      !entry.traits.contains(.style), !isElided(site)
    else { return }
    guard let mismatch = mismatch(of: site, entry) else { return }
    let place = interpreter.place(of: site)
    interpreter.shared {
      interpreter.report(.mismatch(mismatch, entry, at: place), about: "\(entry.name) \(mismatch)")
    }
  }

  /// Why the call has none of SwiftUI's forms; nil if it has one.
  func mismatch(of site: CallSite, _ entry: CatalogEntry) -> CallForms.Mismatch? {
    let call = CallLabels(
      site.arguments.map(\.label), trailing: site.trailing.map(\.label))
    return CallForms.mismatch(of: call, among: forms(of: entry))
  }

  /// The parsed forms of an entry, cached because most texts use the same few.
  func forms(of entry: CatalogEntry) -> [CallForms.Form] {
    if let known = readForms[entry.parameters] { return known }
    let forms = entry.parameters.forms
    readForms[entry.parameters] = forms
    return forms
  }

  private func isElided(_ site: CallSite) -> Bool {
    site.arguments.contains { argument in
      if case .elided = site.scope.tree[argument.value].kind { true } else { false }
    }
  }
}

extension Diagnostic {
  /// A call that matches none of SwiftUI's forms.
  static func mismatch(
    _ mismatch: CallForms.Mismatch, _ entry: CatalogEntry, at place: SourcePlace?
  ) -> Diagnostic {
    let (message, remedy): (String, Prose?) =
      switch mismatch {
      case .unknown(let label, let meant):
        ("\(entry.name) has no parameter '\(label)'", meant.map { "write \(code: $0)" })
      case .unlabelled:
        ("\(entry.name) does not take so many arguments without labels", nil)
      case .apart(let labels):
        ("no form of \(entry.name) takes (\(labels.map { $0 + ":" }.joined())) together", nil)
      }
    return Diagnostic(
      entry.hasEffect ? .assumed : .ignored, code: .unknownParameter,
      message + ": took what fits", remedy: remedy ?? Self.forms(of: entry), place: place,
      length: entry.name.count)
  }

  private static func forms(of entry: CatalogEntry) -> Prose {
    let forms = entry.parameters.written
    let shown = forms.prefix(2).map { Prose(code: "\(entry.name)(\($0))") }
    let more = forms.count > 2 ? ", …" : ""
    return "SwiftUI has \(Prose.list(shown))\(more); paste an extension that adds one"
  }

  /// A modifier that may change the layout in SwiftUI, and does not here.
  static func notLaidOut(_ entry: CatalogEntry, at place: SourcePlace?) -> Diagnostic {
    let effect = entry.summary.dropLast()
    return Diagnostic(
      .assumed, code: .laterModifier,
      "'.\(entry.name)' \(effect.prefix(1).lowercased() + effect.dropFirst()); not here",
      place: place, length: entry.name.count)
  }

  /// Content that depends on a preference.
  static func firstPreference(_ name: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .pass, code: .secondPass,
      "'.\(name)' is built from the preference's default value, not from what the views say",
      place: place, length: name.count)
  }
}
