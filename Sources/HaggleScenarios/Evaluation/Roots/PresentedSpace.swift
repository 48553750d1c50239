import Foundation
import HaggleLanguage
package import HaggleLayouts
package import HaggleVocabulary

/// The space for presented content. All of its numbers are assumed.
package struct PresentedSpace: Sendable {
  private let kind: Presentation.Kind
  private let detent: Detent
  private let staysPopover: Bool

  /// The space on a device, with words for a header.
  package struct Space {
    /// Nil where it is as large as its content.
    package let proposal: ProposedViewSize
    package let words: String
    package let safeArea: EdgeInsets
  }

  /// The height of a sheet.
  private enum Detent: Equatable {
    case large
    case fraction(CGFloat)
    /// Without the bottom safe area.
    case height(CGFloat)
  }

  /// - Parameters:
  ///   - detents: the arguments of `presentationDetents`: the selection is shown, if it is known
  ///     and one of them, else the first.
  ///   - adaptation: those of `presentationCompactAdaptation`.
  init(_ kind: Presentation.Kind, detents: CallArguments?, adaptation: CallArguments?) {
    self.kind = kind
    var stated: [Detent] = []
    if case .array(let values)? = detents?.positional(0) { stated = values.compactMap(Self.detent) }
    let selected = detents?["selection"].flatMap(Self.detent)
    detent = selected.flatMap { stated.contains($0) ? $0 : nil } ?? stated.first ?? .large
    staysPopover = adaptation?.values.contains { $0.value.memberName == "popover" } ?? false
  }

  private static func detent(_ value: Value) -> Detent? {
    guard case .member(_, let name, let arguments) = value else { return nil }
    let number = arguments?.first?.value.length
    switch name {
    case "medium": return .fraction(0.5)
    case "large": return .large
    case "fraction": return number.map { .fraction($0) }
    case "height": return number.map { .height($0) }
    default: return nil
    }
  }

  /// The proposal on a device, and the safe area.
  func space(on device: Device) -> (proposal: ProposedViewSize, safeArea: EdgeInsets) {
    switch kind {
    case .fullScreenCover, .navigationDestination, .navigationLink:
      (ProposedViewSize(device.proposal), device.safeArea)
    case .popover where isRoomy(device) || staysPopover: (.unspecified, EdgeInsets())
    case .sheet where device.platform == .macOS: (.unspecified, EdgeInsets())
    case .inspector where isRoomy(device):
      (ProposedViewSize(width: 270, height: device.proposal.height), device.safeArea)
    case .alert, .confirmationDialog: (ProposedViewSize(width: 270, height: nil), EdgeInsets())
    case .sheet, .popover, .inspector: sheet(on: device)
    }
  }

  /// On an iPad a sheet floats; otherwise it starts 10 points below the status bar.
  private func sheet(
    on device: Device
  ) -> (proposal: ProposedViewSize, safeArea: EdgeInsets) {
    if isRoomy(device) { return (ProposedViewSize(width: 540, height: 620), EdgeInsets()) }
    let bottom = device.safeArea.bottom
    let most = device.screen.height - device.safeArea.top - 10 - bottom
    let height: CGFloat =
      switch detent {
      case .large: most
      case .fraction(let part): max(0, (most + bottom) * part - bottom)
      case .height(let height): min(height, most)
      }
    let width = device.proposal.width
    return (ProposedViewSize(width: width, height: height), EdgeInsets(bottom: bottom))
  }

  private func isRoomy(_ device: Device) -> Bool { device.sizeClasses.horizontal == .regular }

  /// The words for a header.
  var words: String { kind.words }
}

extension Presentation.Kind {
  fileprivate var words: String {
    switch self {
    case .sheet: "a sheet"
    case .fullScreenCover: "a full-screen cover"
    case .popover: "a popover"
    case .inspector: "an inspector"
    case .alert: "an alert"
    case .confirmationDialog: "a confirmation dialog"
    case .navigationDestination, .navigationLink: "a screen that is pushed"
    }
  }
}
