package import Foundation
import HaggleLanguage
package import HaggleVocabulary

extension Paint {
  /// What the numbers of a colour count from.
  package enum Space: Sendable {
    case sRGB, linearSRGB, displayP3
  }

  /// Components from 0 to 1; what sRGB does not have comes as near as it can.
  package init(
    red: CGFloat, green: CGFloat, blue: CGFloat, opacity: CGFloat, in space: Space
  ) {
    switch space {
    case .sRGB: self.init(red: red, green: green, blue: blue, opacity: opacity)
    case .linearSRGB:
      self.init(
        red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue),
        opacity: opacity)
    case .displayP3:
      let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
      // Source: the matrix from Display P3 to sRGB, both with D65 (CSS Color 4, §18).
      self.init(
        red: Self.encoded(1.2249402 * red - 0.2249402 * green),
        green: Self.encoded(-0.0420570 * red + 1.0420570 * green),
        blue: Self.encoded(-0.0196376 * red - 0.0786361 * green + 1.0982736 * blue),
        opacity: opacity)
    }
  }

  /// Source: the transfer function of sRGB, IEC 61966-2-1.
  private static func encoded(_ share: CGFloat) -> CGFloat {
    share <= 0.0031308 ? 12.92 * share : 1.055 * pow(share, 1 / 2.4) - 0.055
  }

  private static func linear(_ share: CGFloat) -> CGFloat {
    share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }
}

extension Paint.Space {
  /// `.displayP3`, `displayP3Red: 1`; nil for another argument.
  init?(of argument: LabeledValue) {
    switch argument.label ?? argument.value.memberName {
    case "displayP3", "displayP3Red": self = .displayP3
    case "sRGBLinear": self = .linearSRGB
    default: return nil
    }
  }
}
