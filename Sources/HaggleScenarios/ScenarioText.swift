package import HaggleVocabulary
package import HaggleLanguage

/// A text with its options: the input of scenarios, on any thread.
package struct ScenarioText: Sendable {
  package var text: String
  /// The file's name, for messages.
  package var name: String
  /// The view to lay out; nil for the most likely root.
  var root: String?
  /// The only one of the views that it is about that is wanted; nil for all.
  var only: String?
  var settings: [Setting]
  package var overrides: Stage.Overrides
  /// The values assumed for what the text does not state.
  package var standIns = StandIns()

  package init(
    _ text: String, name: String, root: String? = nil, settings: [Setting] = [],
    overrides: Stage.Overrides = .init()
  ) {
    self.text = text
    self.name = name
    self.root = root
    self.settings = settings
    self.overrides = overrides
  }

  package var scenario: Scenario {
    Scenario(self)
  }
}
