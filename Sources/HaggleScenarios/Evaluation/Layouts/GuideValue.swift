import Foundation
import HaggleLanguage
import HaggleLayouts
import HaggleVocabulary

/// A declared alignment: a guide on one axis or both.
final class GuideValue: NativeValue {
  /// The types that such a value may have.
  static let types: Set<String> = ["HorizontalAlignment", "VerticalAlignment", "Alignment"]

  let horizontal: AlignmentKey?
  let vertical: AlignmentKey?

  init(horizontal: AlignmentKey? = nil, vertical: AlignmentKey? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Both guides; a missing one is the centre.
  var alignment: Alignment {
    Alignment(
      horizontal: horizontal.map { HorizontalAlignment($0) } ?? .center,
      vertical: vertical.map { VerticalAlignment($0) } ?? .center)
  }

  /// The combination of several alignments with one name; nil if none is a guide.
  static func joined(_ values: some Sequence<Value>) -> Value? {
    let guides = values.compactMap { value -> GuideValue? in
      if case .native(let native) = value { native as? GuideValue } else { nil }
    }
    guard !guides.isEmpty else { return nil }
    return .native(
      GuideValue(
        horizontal: guides.lazy.compactMap(\.horizontal).first,
        vertical: guides.lazy.compactMap(\.vertical).first))
  }

  func member(_ name: String, _ interpreter: Interpreter) -> Value? {
    switch name {
    case "horizontal": .native(GuideValue(horizontal: alignment.horizontal.key))
    case "vertical": .native(GuideValue(vertical: alignment.vertical.key))
    default: nil
    }
  }

  func equals(_ other: Value) -> Bool {
    switch other {
    case .native(let native as GuideValue):
      isSame(horizontal, native.horizontal) && isSame(vertical, native.vertical)
    default: other.alignment == alignment
    }
  }

  /// A missing guide equals any.
  private func isSame(_ a: AlignmentKey?, _ b: AlignmentKey?) -> Bool {
    a == nil || b == nil || a == b
  }

  var typeNames: [String] {
    if horizontal != nil, vertical != nil { return ["Alignment"] }
    return [horizontal == nil ? "VerticalAlignment" : "HorizontalAlignment"]
  }

  var description: String { "Alignment" }
}

extension NativeValues {
  static let guideInitializers: [String: NativeFunction] = [
    "HorizontalAlignment": { call in
      guide(call).map { .native(GuideValue(horizontal: AlignmentKey($0, .horizontal))) }
    },
    "VerticalAlignment": { call in
      guide(call).map { .native(GuideValue(vertical: AlignmentKey($0, .vertical))) }
    },
    "Alignment": { call in
      guard let horizontal = call["horizontal"]?.alignment?.horizontal,
        let vertical = call["vertical"]?.alignment?.vertical
      else { return nil }
      return .native(GuideValue(horizontal: horizontal.key, vertical: vertical.key))
    },
  ]

  /// The guide of an `AlignmentID` that the text declares.
  private static func guide(_ call: NativeCall) -> DeclaredGuide? {
    guard case .type(let name)? = call[0], let type = call.interpreter.declarations.type(name)
    else { return nil }
    return call.interpreter.builder?.guide(of: type)
  }
}

extension ViewBuilder {
  /// The guide identified by a declared `AlignmentID`.
  fileprivate func guide(of type: TypeInfo) -> DeclaredGuide {
    if let known = guides[type.name] { return known }
    // The builder owns the guide; the layout owns the builder.
    let guide = DeclaredGuide(type.name) { [weak self] in
      self?.defaultValue(of: type.name, in: $0) ?? 0
    }
    guides[type.name] = guide
    return guide
  }

  /// The result of `static func defaultValue(in:)`, in points; 0 if it fails.
  private func defaultValue(of name: String, in dimensions: ViewDimensions) -> CGFloat {
    guard let type = interpreter.declarations.type(name),
      let function = interpreter.staticMember("defaultValue", of: type)?.function
    else { return 0 }
    defer { _ = interpreter.takeFailure() }
    let value = interpreter.late {
      interpreter.call(function, [Passed("in", .native(DimensionsValue(dimensions)))])
    }
    return value.length?.finite ?? 0
  }
}
