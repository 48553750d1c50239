import HaggleLanguage
import HaggleSyntax

// Types of the project that are called like views of SwiftUI.
extension ViewBuilder {
  /// Whether a call is of another type with the name of a view of SwiftUI, as its arguments show:
  /// `Menu(type: .account)`. Each form of the view has a closure, the call has none, and no label
  /// of it is SwiftUI's, or nearly so.
  func isOfOtherType(_ site: CallSite, _ entry: CatalogEntry) -> Bool {
    if entry.name == "AsyncImage" { return isOtherPicture(site, entry) }
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

  /// Whether a call is of a picture of the project's own, as there were before SwiftUI's: it has a
  /// label that is not SwiftUI's, or a placeholder without a closure for the picture.
  private func isOtherPicture(_ site: CallSite, _ entry: CatalogEntry) -> Bool {
    if case .unknown(_, meant: nil)? = mismatch(of: site, entry) { return true }
    let labels = site.arguments.map(\.label)
    return site.trailing.isEmpty && labels.contains("placeholder") && !labels.contains("content")
      && !site.arguments.contains { isClosure($0.value, in: site.scope) }
  }

  private static let labelsOfClosures: Set = [
    "content", "label", "root", "action", "actions", "transform", "sidebar", "detail",
  ]
}
