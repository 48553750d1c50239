package import Foundation
package import HaggleVocabulary

/// A view as it is at the cursor: a row of the tree before it is drawn.
package struct ViewRow: Hashable, Sendable {
  package enum Fold: Hashable, Sendable {
    /// There is nothing in it.
    case none
    case open
    case folded
  }

  package enum Answer: Hashable, Sendable {
    /// The view comes into being later.
    case notThere
    case unasked
    /// What it was asked, where there is no answer yet.
    case awaited(ProposedViewSize)
    case given(CGSize)
  }

  package let node: NodeID
  package let depth: Int
  package let fold: Fold
  package let name: String
  /// What it is, where the name does not say so: its kind, or what a person knows it by.
  package let kind: String?
  /// What a modifier is around, where nothing else is known of it.
  package let surroundings: String?
  package let answer: Answer
  /// What it is being asked; nil where no call of it is open.
  package let question: ProposedViewSize?
  /// How often it was asked.
  let questions: Int
  package let hasFinding: Bool
  package let isSelected: Bool
}

extension ViewRow {
  /// `outer Grid`, `frame.1 of outer`, but `Grid.2`.
  package var title: String { (kind ?? surroundings).map { "\(name) \($0)" } ?? name }

  /// Where there is little room: the rows below say what a modifier is around.
  package var shortTitle: String {
    guard let kind else { return name }
    // Of a name and what a person knows it by, the second says more.
    return kind.first == "\"" ? kind : "\(name) \(kind)"
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
  /// - Parameter unasked: what is said of a view that was not asked yet.
  package func answerText(unasked: String = "not asked yet") -> String {
    switch answer {
    case .notThere: "not there yet"
    case .unasked: unasked
    case .awaited(let proposal): "← \(NumberText.display(proposal)), no answer yet"
    case .given(let size): "→ \(NumberText.display(size))"
    }
  }

  /// `×5`, or nothing where it was asked but once.
  package var countText: String { questions > 1 ? "×\(questions)" : "" }
}
