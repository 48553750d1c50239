package import Foundation

/// A colour in sRGB.
package struct Paint: Hashable, Sendable {
  /// From 0 to 255.
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8
  /// From 0 (invisible) to 255.
  package var alpha: UInt8

  init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// 0xRRGGBB.
  package init(_ code: UInt32, alpha: UInt8 = 255) {
    self.init(
      red: UInt8(truncatingIfNeeded: code >> 16), green: UInt8(truncatingIfNeeded: code >> 8),
      blue: UInt8(truncatingIfNeeded: code), alpha: alpha)
  }

  /// Components from 0 to 1; values outside are clamped, NaN included.
  package init(red: CGFloat, green: CGFloat, blue: CGFloat, opacity: CGFloat = 1) {
    self.init(
      red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue),
      alpha: Self.alpha(opacity))
  }

  private static func byte(_ share: CGFloat) -> UInt8 {
    share > 0 ? UInt8((min(share, 1) * 255).rounded()) : 0
  }

  /// What is hardly seen is there all the same: it takes taps.
  private static func alpha(_ opacity: CGFloat) -> UInt8 {
    opacity > 0 ? max(1, byte(opacity)) : 0
  }

  /// The same, seen through so much more.
  package func fading(to opacity: CGFloat) -> Paint {
    var faded = self
    faded.alpha = Self.alpha(CGFloat(alpha) / 255 * min(max(opacity, 0), 1))
    return faded
  }

  /// `#ff3b30`, with two more digits for the alpha if it is translucent; also valid CSS.
  package var code: String {
    let bytes = [red, green, blue] + (alpha == 255 ? [] : [alpha])
    var code = [UInt8(ascii: "#")]
    for byte in bytes {
      code.append(Self.digits[Int(byte >> 4)])
      code.append(Self.digits[Int(byte & 15)])
    }
    return String(decoding: code, as: UTF8.self)
  }

  private static let digits = Array("0123456789abcdef".utf8)

  /// The colour of a code with three, six or eight digits; nil for an invalid code.
  package init?(code: String) {
    var number: UInt32 = 0
    var count = 0
    let digits = code.utf8
    for byte in digits.first == UInt8(ascii: "#") ? digits.dropFirst() : digits[...] {
      // This bit distinguishes small letters from capitals.
      guard count < 8, let digit = Self.digits.firstIndex(of: byte < 64 ? byte : byte | 32) else {
        return nil
      }
      number = number << 4 | UInt32(digit)
      count += 1
    }
    switch count {
    case 3:
      self.init(
        red: UInt8(number >> 8) * 17, green: UInt8(number >> 4 & 15) * 17,
        blue: UInt8(number & 15) * 17)
    case 6: self.init(number)
    case 8: self.init(number >> 8, alpha: UInt8(truncatingIfNeeded: number))
    default: return nil
    }
  }
}
