import HaggleLanguage
import HaggleVocabulary

/// Keeps a builder alive, and lets go of it on a stack that is deep enough.
///
/// A loop can nest values as deeply as it has steps, and their release recurses.
final class ViewBuilderRun {
  private var held: [ViewBuilder]

  init(_ builder: ViewBuilder) { held = [builder] }

  var builder: ViewBuilder { held[0] }

  deinit {
    DeepStack.run(
      depth: builder.interpreter.budget.spent, bytesPerLevel: 256, otherwise: { _ in keep() }
    ) {
      builder.interpreter.letGo()
      held = []
    }
  }

  /// Leaks builders whose release would recurse too deeply.
  private func keep() {
    for builder in held { _ = Unmanaged.passRetained(builder) }
  }
}
