import HaggleLanguage
import HaggleSyntax
import HaggleVocabulary

// Presentations inside content built during layout, such as that of a `GeometryReader`: they must
// be roots before there is a layout.
extension ViewBuilder {
  /// Stores the closures of a view whose content is built after placement.
  func keepLateContent(of arguments: CallArguments) {
    guard !interpreter.isLate else { return }
    let root = interpreter.log.root
    lateContents += arguments.values.compactMap(\.value.function).map { ($0, root) }
  }

  /// Builds stored content once, as if it had the whole screen, to find its presentations.
  func sampleLateContents() {
    guard !lateContents.isEmpty, hasPresentations else { return }
    isSampling = true
    let root = interpreter.log.root
    defer {
      isSampling = false
      interpreter.log.resume(root: root)
    }
    let proxy = Value.record(
      type: "GeometryProxy", fields: [.init("size", .size(stage.device.proposal))])
    var sampled: Set<SourcePlace> = []
    // Late content may contain more late content.
    while let (function, root) = lateContents.popLast() {
      interpreter.log.resume(root: root)
      guard let place = interpreter.place(of: function), sampled.insert(place).inserted
      else { continue }
      _ = interpreter.muted {
        interpreter.surrounded(by: function.surroundings) { build(function, [proxy]) }
      }
    }
  }

  func forgetPresentations() {
    (presentations, numbersOfPresentations, lateContents) = ([], [:], [])
  }

  /// Whether the text presents anything at all.
  private var hasPresentations: Bool {
    syntax.names(in: 0..<syntax.bytes.count).contains {
      ($0.context == .plain || $0.context == .member) && Presentation.Kind(rawValue: $0.text) != nil
    }
  }
}

extension ViewNode {
  /// The closures for content that is built after placement, each with the text that it is in.
  var lateContents: [(closure: Closure, tree: SyntaxTree)] {
    switch kind {
    case .element(let entry, let arguments), .modifier(let entry, _, let arguments):
      guard case .late = entry.form else { return [] }
      return arguments.values.compactMap { argument in
        guard let function = argument.value.function,
          case .closure(let closure, let captured) = function.code
        else { return nil }
        return (closure, captured.tree)
      }
    default: return []
    }
  }
}
