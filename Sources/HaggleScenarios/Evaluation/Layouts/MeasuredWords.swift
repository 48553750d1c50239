import Foundation
import HaggleLanguage
import HaggleLayouts

// What an app measures of its words itself, to put them into rows:
// `(name as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 16)])`.
extension ViewBuilder {
  /// A method that measures words; nil for another one.
  static func measure(_ name: String, of words: String) -> NativeFunction? {
    switch name {
    case "size":
      return { call in
        call["withAttributes"].flatMap {
          call.interpreter.builder?.size(of: words, $0, within: .infinity)
        }.map { .size($0) }
      }
    case "boundingRect":
      return { call in
        guard let room = call["with"].flatMap({ $0.displacement }), let all = call["attributes"],
          let size = call.interpreter.builder?.size(of: words, all, within: room.x)
        else { return nil }
        return .rect(CGRect(origin: .zero, size: size))
      }
    default: return nil
    }
  }

  private func size(of words: String, _ attributes: Value, within width: CGFloat) -> CGSize? {
    fontOfWords(attributes).map { size(of: words, in: $0, within: width) }
  }

  private func fontOfWords(_ attributes: Value) -> TextFont? {
    guard case .dictionary(let pairs) = attributes else { return nil }
    return pairs.first { $0.key.memberName == "font" }?.value.platformFont
  }

  /// - Parameter width: what its lines are broken at, in points, as if at any letter.
  private func size(
    of words: String, in font: TextFont, within width: CGFloat
  ) -> CGSize {
    var context = LayoutContext(text: TextMetrics(platform: stage.platform))
    context.text.fonts = stage.fonts
    context.standIns = interpreter.standIns
    let paragraphs = words.split(separator: "\n", omittingEmptySubsequences: false)
    let lengths = paragraphs.map { paragraph in
      paragraph.reduce(CGFloat(0)) { $0 + context.advance($1, in: font) }
    }
    let room = width > 0 ? width : .infinity
    let lines = lengths.map { room.isFinite ? max(1, ($0 / room).rounded(.up)) : 1 }
    return CGSize(
      width: min(lengths.max() ?? 0, room),
      height: lines.reduce(0, +) * context.line(of: font).height)
  }
}
