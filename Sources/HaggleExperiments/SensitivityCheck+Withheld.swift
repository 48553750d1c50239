import HaggleScenarios
import HaggleSyntax
import HaggleTraces
import HaggleVocabulary

extension SensitivityCheck {
  /// A diagnostic about findings that do not count because the text may be for an iPad, or show a
  /// piece of a screen, with the claim of the first.
  func withheld(in trace: Trace) -> Diagnostic? {
    guard let first = onPhonesOnly.first ?? onScreensOnly.first else { return nil }
    let count = onPhonesOnly.count + onScreensOnly.count
    let reason =
      onPhonesOnly.isEmpty
      ? "that is so on a screen of its own, and the view may be a part of one"
      : "an iPad has room for that, and the text names no device"
    let claim = trace.text(of: first.statement.claim)
    let more = count == 1 ? "" : ", and \(count - 1) more of that kind"
    let device = request.scenario.stage.device.name
    var diagnostic = Diagnostic(
      .assumed, code: .onPhonesOnly,
      "\(claim)\(more): \(reason)",
      remedy: "name the one that is meant: \(code: "// device: \(device)")", place: first.place,
      subject: device)
    diagnostic.count = count
    diagnostic.node = first.node
    return diagnostic
  }
}
