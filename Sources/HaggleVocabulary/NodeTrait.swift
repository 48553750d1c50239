/// Traits of nodes that no layout reads: writers of traces and their readers share the words.
package enum NodeTrait {
  /// Its numbers are assumed, as a control's are.
  package static let assumed = "assumed"
  /// It stands for a view that nobody declares.
  package static let box = "box"
  /// What reaches beyond it is not drawn.
  package static let clipped = "clipped"
}
