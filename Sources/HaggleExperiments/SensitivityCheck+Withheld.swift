import HaggleScenarios
import HaggleSyntax
import HaggleVocabulary

extension SensitivityCheck {
  /// A diagnostic about findings that are withheld because the text may be for an iPad.
  var withheld: Diagnostic? {
    guard let first = onPhonesOnly.first else { return nil }
    let count = onPhonesOnly.count
    let findings = count == 1 ? "1 finding holds" : "\(count) findings hold"
    let device = request.scenario.stage.device.name
    var diagnostic = Diagnostic(
      .assumed, code: .onPhonesOnly,
      "no device is named: \(findings) on a phone and not on an iPad, and so not told",
      remedy: "name the one that is meant: \(code: "// device: \(device)")", place: first.place,
      subject: device)
    diagnostic.count = count
    diagnostic.node = first.node
    return diagnostic
  }
}
