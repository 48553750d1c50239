import Foundation
package import HaggleVocabulary

// The words by which a reader searches a trace.
extension Reason {
  /// Its container's word for a track.
  package var trackWord: String {
    switch axis {
    case .horizontal: "column"
    case .vertical: "row"
    case nil: "track"
    }
  }

  /// The statement of its detail; nil if it has none.
  package var detailText: String? {
    switch detail {
    case nil, .tracks, .least, .container: nil
    case .cut(let lines): "\(lines) lines are needed, the rest is cut"
    case .scaled(isCut: true): "minimumScaleFactor: as small as it may become, and still cut"
    case .scaled(isCut: false): "minimumScaleFactor: the largest type at which nothing is cut"
    case .broken(let length):
      "a word breaks that is \(NumberText.display(length) as String) wide"
    case .fits(true): "it fits"
    case .fits(false): "it does not fit"
    case .lastChoice: "no child before it fits, so the last is taken"
    case .untaken: "no cell starts in this \(trackWord), so nobody takes it"
    case .unchanged: "∞ − ∞ is no number, so what was left stays"
    case .shape(let shape, let proposal): scales(shape, proposal)
    }
  }

  /// `the scale is the smaller of 300 ÷ 1.78 and 200 ÷ 1`
  private func scales(_ shape: CGSize, _ proposal: ProposedViewSize) -> String {
    let scales = Axis.allCases.compactMap { axis in
      proposal[axis].map {
        "\(NumberText.display($0) as String) ÷ \(NumberText.display(shape[axis]) as String)"
      }
    }
    let fits = terms.contains { $0.knownRole == .fittingScale }
    let choice = fits ? "the smaller of " : "the greater of "
    return "the scale is \(scales.count > 1 ? choice : "")\(scales.joined(separator: " and "))"
  }
}
