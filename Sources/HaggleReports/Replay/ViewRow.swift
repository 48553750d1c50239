package import Foundation
package import HaggleVocabulary

/// A view at the cursor: a row of the tree before drawing.
package struct ViewRow: Hashable, Sendable {
  package enum Fold: Hashable, Sendable {
    /// It has no children.
    case none
    case open
    case folded
  }

  package enum Answer: Hashable, Sendable {
    /// The view is created later.
    case notThere
    case unasked
    /// Its question, while there is no answer yet.
    case awaited(ProposedViewSize)
    case given(CGSize)
  }

  package let node: NodeID
  package let depth: Int
  package let fold: Fold
  package let name: String
  /// What the name does not say: its kind, or its mark.
  package let kind: String?
  /// The view modified by a modifier, if nothing else is known of it.
  package let surroundings: String?
  package let answer: Answer
  /// The open question; nil if there is none.
  package let question: ProposedViewSize?
  /// The number of questions.
  let questions: Int
  package let hasFinding: Bool
  package let isSelected: Bool
}

extension ViewRow {
  /// `outer Grid`, `frame.1 of outer`, but `Grid.2`.
  package var title: String { (kind ?? surroundings).map { "\(name) \($0)" } ?? name }

  /// For narrow outputs: the rows below show what a modifier applies to.
  package var shortTitle: String {
    kind.map { "\(name) \($0)" } ?? name
  }

  package var marker: String {
    switch fold {
    case .none: " "
    case .open: "-"
    case .folded: "+"
    }
  }

  /// `→ 8×16`
  ///
  /// - Parameter unasked: the text for a view that has not been asked.
  package func answerText(unasked: String = "not asked yet") -> String {
    switch answer {
    case .notThere: "not there yet"
    case .unasked: unasked
    case .awaited(let proposal): "← \(NumberText.display(proposal)), no answer yet"
    case .given(let size): "→ \(NumberText.display(size))"
    }
  }

  /// `×5`, or an empty string for a single question.
  package var countText: String { questions > 1 ? "×\(questions)" : "" }
}
