import Foundation
import HaggleLanguage
import HaggleLayouts

// Scroll views, and modifiers inherited by scroll views.
extension Catalog {
  static let scrollViews = [
    CatalogEntry(
      "ScrollView", "(_:showsIndicators:content:)", .exact,
      summary: "Takes what it is proposed along its axes; proposes nil there.",
      traits: [.needsContent],
      form: .scroller {
        ScrollLayout(
          $0.axes(at: 0) ?? .vertical, margins: $0.inherited.scrolling.margins,
          anchors: $0.inherited.scrolling.anchors, isClipping: $0.inherited.scrolling.isClipping,
          isPaging: $0.inherited.scrolling.isPaging)
      })
  ]

  static let scrollModifiers = [
    CatalogEntry(
      "contentMargins", "(_:for:) (_:_:for:)", .exact, summary: "Room around what scrolls.",
      closure: .neutral,
      form: .inherited { $0.contentMargins(&$1.scrolling.margins) }),
    CatalogEntry(
      "defaultScrollAnchor", "(_:) (_:for:)", .exact,
      summary: "Which end of what scrolls is shown at first.",
      closure: .neutral, form: .inherited { $0.scrollAnchor(&$1.scrolling.anchors) }),
    CatalogEntry(
      "scrollClipDisabled", "(_:)", .neutral, summary: "What scrolls is drawn beyond its edges.",
      closure: .neutral,
      form: .inherited { $1.scrolling.isClipping = !$0.isOn }),
  ]
}

/// The settings that scroll views inherit.
struct ScrollSettings: Sendable {
  var margins = EdgeInsets()
  var anchors = ScrollAnchors()
  var isClipping = true
  var isPaging = false
}

extension Reading {
  /// `contentMargins(20, for: .scrollContent)`, `contentMargins(.top, 30)`,
  /// `contentMargins(insets)`.
  fileprivate func contentMargins(_ margins: inout EdgeInsets) {
    guard value("for")?.memberName != "scrollIndicators" else { return }
    let edges = value(at: 0)?.edges
    let length = edges == nil ? self.length(at: 0) : self.length(at: 1)
    let insets = insets(at: edges == nil ? 0 : 1) ?? EdgeInsets(length?.finite ?? 0, on: .all)
    margins.set(edges ?? .all, from: insets)
  }

  /// `defaultScrollAnchor(.bottom)`, `defaultScrollAnchor(.top, for: .alignment)`.
  fileprivate func scrollAnchor(_ anchors: inout ScrollAnchors) {
    let anchor = unitPoint(at: 0)
    switch value("for")?.memberName {
    case nil: anchors.all = anchor
    case "initialOffset": anchors.initialOffset = anchor
    case "alignment": anchors.alignment = anchor
    default: return
    }
  }
}

extension EdgeInsets {
  /// Replaces the insets at some edges by those of `other`.
  fileprivate mutating func set(_ edges: Edge.Set, from other: EdgeInsets) {
    if edges.contains(.top) { top = other.top }
    if edges.contains(.leading) { leading = other.leading }
    if edges.contains(.bottom) { bottom = other.bottom }
    if edges.contains(.trailing) { trailing = other.trailing }
  }
}
