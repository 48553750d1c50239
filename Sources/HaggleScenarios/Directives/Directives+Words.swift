import Foundation
import HaggleSyntax
package import HaggleVocabulary

extension Directives {
  /// The comment above what is added to a text for its project.
  package static let titleOfProject = "of the project"

  /// A proposal in the syntax of directives and options; nil if invalid.
  package static func proposal(_ text: String) -> ProposedViewSize? {
    var scanner = DirectiveScanner(text)
    let proposal = scanner.proposal()
    return scanner.isAtEnd ? proposal : nil
  }

  /// A proposal as directives state it.
  package static func text(of proposal: ProposedViewSize) -> String {
    [proposal.width, proposal.height].map { NumberText.display($0) }.joined(separator: "x")
  }

  /// The syntax of proposals.
  static let proposalHint: Prose = """
    write \(code: "WIDTHxHEIGHT"), each a number, \(code: "nil"), \(code: "0") or \(code: "inf"), \
    such as \(code: "350x350") or \(code: "200xnil")
    """

  /// `Header, Footer`; none for other comments that begin like that, too.
  static func types(_ value: String) -> [String] {
    let names = value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    let areTypes = names.allSatisfy { name in
      name.first?.isUppercase == true && name.allSatisfy(\.isOfName)
    }
    return areTypes ? names : []
  }
}
