import Foundation
import HaggleVocabulary

/// The likely sizes of fonts by their names: `Typography.largeTitle`, `.headlineLarge`,
/// `FontSize.small`.
///
/// All numbers are assumed, in points: the text styles of iOS, and those of Material.
enum FontNames {
  /// Nil if the name suggests no size.
  static func size(of written: String) -> CGFloat? {
    let names = written.split { !$0.isOfName }.map(String.init)
    let areSizes = names.dropLast().contains { $0.lowercased().hasSuffix("size") }
    return names.last.flatMap { name in
      let name = name.lowercased().filter { $0 != "_" }
      let style = suffixes.first(where: name.hasSuffix).map { String(name.dropLast($0.count)) }
      return sizes[name] ?? (areSizes ? steps[name] : nil) ?? style.flatMap { sizes[$0] }
        ?? endings.first(where: name.hasSuffix).flatMap { sizes[$0] }
    }
  }

  /// By whole names.
  private static let sizes: [String: CGFloat] = [
    "largetitle": 34, "title": 28, "title1": 28, "title2": 22, "title3": 20, "headline": 17,
    "body": 17, "callout": 16, "subheadline": 15, "subhead": 15, "footnote": 13, "caption": 12,
    "caption1": 12, "caption2": 11, "overline": 11, "subtitle": 15, "button": 17,
    "h1": 32, "h2": 28, "h3": 24, "h4": 20, "h5": 18, "h6": 16,
    "heading1": 32, "heading2": 28, "heading3": 24, "heading4": 20,
    "displaylarge": 57, "displaymedium": 45, "displaysmall": 36, "headlinelarge": 32,
    "headlinemedium": 28, "headlinesmall": 24, "titlelarge": 22, "titlemedium": 16,
    "titlesmall": 14, "bodylarge": 16, "bodymedium": 14, "bodysmall": 12, "labellarge": 14,
    "labelmedium": 12, "labelsmall": 11,
  ]

  /// By the steps of a scale of sizes: `FontSize.lg`.
  private static let steps: [String: CGFloat] = [
    "xxs": 10, "xs": 11, "extrasmall": 11, "s": 14, "sm": 14, "small": 14, "m": 17, "md": 17,
    "medium": 17, "regular": 17, "base": 17, "normal": 17, "l": 20, "lg": 20, "large": 20, "xl": 24,
    "xlarge": 24, "extralarge": 24, "xxl": 28, "xxlarge": 28, "xxxl": 34, "huge": 34,
  ]

  /// What ends a name of several words with a style: `navigationTitle` says less than these.
  private static let endings = ["largetitle", "subheadline", "headline", "footnote", "caption"]

  /// What follows a style and leaves its size: `bodyBold`, `captionFont`.
  private static let suffixes = [
    "font", "bold", "semibold", "regular", "medium", "light", "heavy", "strong", "text", "style",
  ]
}
