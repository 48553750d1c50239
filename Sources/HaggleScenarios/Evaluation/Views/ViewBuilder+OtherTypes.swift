import HaggleLanguage
import HaggleSyntax

// Types of the project that are called like views of SwiftUI.
extension ViewBuilder {
  /// Whether a call is of another type with the name of a view of SwiftUI, as its arguments show:
  /// `Menu(type: .account)`. Each form of the view has a closure, the call has none, and no label
  /// of it is SwiftUI's, or nearly so.
  func isOfOtherType(_ site: CallSite, _ entry: CatalogEntry) -> Bool {
    guard site.trailing.isEmpty, !site.arguments.isEmpty, !entry.traits.contains(.style),
      site.arguments.allSatisfy({ $0.label != nil && !isClosure($0.value, in: site.scope) })
    else { return false }
    let forms = forms(of: entry)
    guard forms.allSatisfy({ $0.labels.contains(where: Self.labelsOfClosures.contains) }) else {
      return false
    }
    let call = CallLabels(site.arguments.map(\.label), trailing: [])
    let known = Set(forms.flatMap(\.labels))
    guard call.written.allSatisfy({ !known.contains($0) }),
      case .unknown(_, meant: nil)? = CallForms.mismatch(of: call, among: forms)
    else { return false }
    return true
  }

  private static let labelsOfClosures: Set = [
    "content", "label", "root", "action", "actions", "transform", "sidebar", "detail",
  ]
}
