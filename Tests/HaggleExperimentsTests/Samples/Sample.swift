import Foundation
import HaggleLayouts
import HaggleVocabulary

/// A view as data: it can be laid out, written as SwiftUI, scaled and made smaller.
///
/// The children of a modifier are what it modifies and, where it has one, what it adds.
struct Sample: Hashable, Sendable {
  var element: Element
  var children: [Sample] = []

  init(_ element: Element, _ children: [Sample] = []) {
    self.element = element
    self.children = children
  }

  enum Element: Hashable, Sendable {
    case color
    case text(String)
    case spacer(CGFloat?)
    case divider
    case image(width: CGFloat, height: CGFloat, isResizable: Bool)

    case hstack(Vertical, CGFloat?)
    case vstack(Horizontal, CGFloat?)
    case zstack(Corner)
    case lazyHStack(Vertical, CGFloat?)
    case lazyVStack(Horizontal, CGFloat?)
    case grid(Corner, horizontal: CGFloat?, vertical: CGFloat?)
    case row(Vertical?)
    case lazyVGrid([Track], CGFloat?)
    case lazyHGrid([Track], CGFloat?)
    case scroll(Direction)

    case frame(width: CGFloat?, height: CGFloat?, Corner)
    case limits(Limits, Corner)
    case padding(Side, CGFloat?)
    case fixedSize(Direction)
    case priority(Double)
    case offset(x: CGFloat, y: CGFloat)
    case position(x: CGFloat, y: CGFloat)
    case aspectRatio(CGFloat?, isFilling: Bool)
    case relativeProposed(CGFloat)
    case guide(Guide, part: CGFloat)
    case cellColumns(Int)
    case cellUnsizedAxes(Direction)
    case columnAlignment(Horizontal)
    case overlay(Corner)
    case background(Corner)
    case inset(Side, CGFloat?)
  }

  /// The arguments of a flexible frame, in points.
  struct Limits: Hashable, Sendable {
    var minWidth: CGFloat?
    var idealWidth: CGFloat?
    var maxWidth: CGFloat?
    var minHeight: CGFloat?
    var idealHeight: CGFloat?
    var maxHeight: CGFloat?
  }

  /// A column of a lazy grid, in points.
  struct Track: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case fixed, flexible, adaptive }
    var kind: Kind
    /// The length of a fixed track, the minimum of any other.
    var length: CGFloat
    var maximum = CGFloat.infinity
    var spacing: CGFloat?
  }
}

extension Sample.Element {
  /// How many views it holds; nil for any number.
  var arity: Int? {
    switch self {
    case .color, .text, .spacer, .divider, .image: 0
    case .hstack, .vstack, .zstack, .lazyHStack, .lazyVStack, .grid, .row, .lazyVGrid, .lazyHGrid:
      nil
    case .overlay, .background, .inset: 2
    default: 1
    }
  }
}

// MARK: - Words that are the same in SwiftUI

extension Sample {
  enum Horizontal: String, CaseIterable, Sendable {
    case center, leading, trailing
    var value: HorizontalAlignment {
      switch self {
      case .center: .center
      case .leading: .leading
      case .trailing: .trailing
      }
    }
  }

  enum Vertical: String, CaseIterable, Sendable {
    case center, top, bottom, firstTextBaseline, lastTextBaseline
    var value: VerticalAlignment {
      switch self {
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .firstTextBaseline: .firstTextBaseline
      case .lastTextBaseline: .lastTextBaseline
      }
    }
  }

  enum Corner: String, CaseIterable, Sendable {
    case center, topLeading, bottomTrailing, leading, top, leadingFirstTextBaseline
    var value: Alignment {
      switch self {
      case .center: .center
      case .topLeading: .topLeading
      case .bottomTrailing: .bottomTrailing
      case .leading: .leading
      case .top: .top
      case .leadingFirstTextBaseline: .leadingFirstTextBaseline
      }
    }
  }

  enum Direction: String, CaseIterable, Sendable {
    case horizontal, vertical
    var value: Axis.Set { self == .horizontal ? .horizontal : .vertical }
  }

  enum Side: String, CaseIterable, Sendable {
    case top, bottom, leading, trailing
    var edge: Edge {
      switch self {
      case .top: .top
      case .bottom: .bottom
      case .leading: .leading
      case .trailing: .trailing
      }
    }
  }

  enum Guide: String, CaseIterable, Sendable {
    case leading, trailing, top, bottom, firstTextBaseline
  }
}
