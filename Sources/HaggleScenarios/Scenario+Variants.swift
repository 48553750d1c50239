package import HaggleLayouts
package import HaggleVocabulary

/// Evaluations of a text with other values, shared by all of its roots.
final class ScenarioVariants {
  fileprivate struct Key: Hashable {
    let standIns: StandIns
    let platform: FontSystem?
    let device: Device?
  }

  fileprivate var known: [Key: Scenario] = [:]
}

extension Scenario {
  /// The text with other stand-ins, evaluated once for all roots, unless state was set in it.
  package func variant(
    _ standIns: StandIns, platform: FontSystem? = nil, device: Device? = nil
  ) -> Scenario {
    let key = ScenarioVariants.Key(standIns: standIns, platform: platform, device: device)
    if let known = variants.known[key], !known.isUsed { return known }
    let variant = assuming(standIns, platform: platform, device: device)
    variants.known[key] = variant
    return variant
  }
}
