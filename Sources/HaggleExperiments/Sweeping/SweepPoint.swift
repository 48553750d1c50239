package import Foundation
package import HaggleLayouts
package import HaggleScenarios
package import HaggleVocabulary

/// The quantity that a sweep varies.
package enum SweepAxis: Hashable, Sendable {
  /// The proposal to the root on that axis.
  case length(HaggleVocabulary.Axis)
  case device
  case typeSize
  case locale
  case platform
  case direction
}

/// One of the situations in which a sweep lays a view out.
package enum SweepPoint: Hashable, Sendable {
  /// A proposal on that axis, in points.
  case length(HaggleVocabulary.Axis, CGFloat)
  /// A device, and the names of devices with an equal layout.
  case device(Device, alike: [String])
  case typeSize(DynamicTypeSize)
  case locale(String)
  case platform(FontSystem)
  case direction(LayoutDirection)

  package var axis: SweepAxis {
    switch self {
    case .length(let axis, _): .length(axis)
    case .device: .device
    case .typeSize: .typeSize
    case .locale: .locale
    case .platform: .platform
    case .direction: .direction
    }
  }

  /// In points; nil if it is no length.
  package var length: CGFloat? {
    if case .length(_, let length) = self { length } else { nil }
  }
}

extension SweepAxis {
  /// Whether points are ordered, so that things break one after the other.
  package var isOrdered: Bool {
    switch self {
    case .length, .typeSize: true
    case .device, .locale, .platform, .direction: false
    }
  }
}

extension SweepPoint {
  /// The devices with these names, from the narrowest; those with an equal layout are merged.
  package static func devices(_ devices: [Device]) -> [SweepPoint] {
    var groups: [[Device]] = []
    for device in devices {
      if let index = groups.firstIndex(where: { $0[0].isLaidOutLike(device) }) {
        groups[index].append(device)
      } else {
        groups.append([device])
      }
    }
    let sorted = groups.enumerated().sorted { a, b in
      let (first, second) = (a.element[0].proposal, b.element[0].proposal)
      return (first.width, first.height, a.offset) < (second.width, second.height, b.offset)
    }
    return sorted.map { .device($0.element[0], alike: $0.element.dropFirst().map(\.name)) }
  }
}

extension SweepPoint {
  /// All text sizes, from the smallest.
  package static let typeSizes = DynamicTypeSize.allCases.map { SweepPoint.typeSize($0) }

  /// As they are typed: `xSmall` to `accessibility5`.
  package static let typeSizeNames = DynamicTypeSize.allCases.map(\.rawValue)
  package static let platforms = FontSystem.allCases.map { SweepPoint.platform($0) }

  /// The point that a directive states; nil if a sweep does not vary its kind.
  package init?(_ change: Circumstances.Change) {
    switch change {
    case .typeSize(let size): self = .typeSize(size)
    case .locale(let locale): self = .locale(locale)
    case .direction(let direction): self = .direction(direction)
    case .proposal, .keyboard: return nil
    }
  }
}
