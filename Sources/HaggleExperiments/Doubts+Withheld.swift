import HaggleScenarios
import HaggleSyntax

extension Doubts {
  /// Says what is not reported because it may be for an iPad.
  var withheld: Diagnostic? {
    guard onPhonesOnly > 0 else { return nil }
    let findings = onPhonesOnly == 1 ? "1 finding holds" : "\(onPhonesOnly) findings hold"
    return Diagnostic(
      .assumed, code: .platform,
      "no device is named: \(findings) on a phone and not on an iPad, and so not told",
      remedy: "name the one that is meant: \(code: "// device: \(scenario.stage.device.name)")")
  }
}
