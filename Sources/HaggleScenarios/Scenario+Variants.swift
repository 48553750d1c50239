package import HaggleLayouts
package import HaggleVocabulary

/// A text evaluated with other values, kept for all of its roots.
final class ScenarioVariants {
  fileprivate struct Key: Hashable {
    let standIns: StandIns
    let platform: FontSystem?
    let device: Device?
  }

  fileprivate var known: [Key: Scenario] = [:]
}

extension Scenario {
  /// The same text with other stand-ins for what it does not state, evaluated once for all roots,
  /// as long as none has set state in it.
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
