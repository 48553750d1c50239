import Foundation
import HaggleLanguage
import HaggleLayouts
import HaggleSyntax
import HaggleVocabulary

/// An instance of a declared `Layout` or sized `Shape`, with its methods.
final class DeclaredLayout {
  private let run: ViewBuilderRun
  private let instance: Value
  private let type: TypeInfo?
  private let numbers: Numbers
  /// Why the layout is no longer run; nil while it is.
  private var stopped: String?

  /// The points in place of unknown data, for a property of the layout or within its code; nil for
  /// known values.
  typealias Numbers = (Value, String?) -> CGFloat?

  init(_ instance: Value, _ run: ViewBuilderRun, computingWith numbers: @escaping Numbers) {
    self.run = run
    self.numbers = numbers
    let interpreter: Interpreter = run.builder.interpreter
    if case .instance(let object) = instance,
      let type = interpreter.declarations.type(object.typeName)
    {
      self.type = type
      self.instance = .instance(interpreter.settled(object, of: type, numbers))
    } else {
      (self.instance, type) = (instance, nil)
    }
  }

  private var interpreter: Interpreter { run.builder.interpreter }

  private var name: String { type?.simpleName ?? "Layout" }

  /// The orientation in `layoutProperties`, if declared; evaluated once, because it is static.
  private(set) lazy var stackOrientation: Axis? = {
    guard let type else { return nil }
    let properties = interpreter.late { interpreter.staticMember("layoutProperties", of: type) }
    _ = interpreter.takeFailure()
    guard case .record("LayoutProperties", let fields)? = properties else { return nil }
    switch fields["stackOrientation"]?.memberName {
    case "horizontal": return .horizontal
    case "vertical": return .vertical
    default: return nil
    }
  }()

  var isShape: Bool { type.map { run.builder.isShape($0) } ?? false }

  var hasCache: Bool { !methods("makeCache").isEmpty }

  var hasGuides: Bool { !methods("explicitAlignment").isEmpty }

  func makeCache(_ subviews: LayoutSubviews) -> Value {
    var none = Value.void
    return perform("makeCache", passing: [subviews.passed], &none, subviews, else: "is empty")
      ?? .void
  }

  func updateCache(_ cache: inout Value, _ subviews: LayoutSubviews) {
    let passed = [Passed(cache), subviews.passed]
    if methods("updateCache").isEmpty {
      cache = makeCache(subviews)
    } else {
      _ = perform("updateCache", passing: passed, &cache, subviews, else: "stays")
    }
  }

  /// The size that the layout answers; always finite where the proposal is.
  func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Value
  ) -> CGSize {
    let passed = [
      Passed("proposal", .proposal(proposal)), subviews.passed, Passed("cache", cache),
    ]
    return size(proposal, passing: passed, subviews, &cache)
  }

  /// The size that a shape answers which declares one; always finite where the proposal is.
  func shapeSize(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    var none = Value.void
    return size(proposal, passing: [Passed(.proposal(proposal))], subviews, &none)
  }

  private func size(
    _ proposal: ProposedViewSize, passing passed: [Passed], _ subviews: LayoutSubviews,
    _ cache: inout Value
  ) -> CGSize {
    let fallback = proposal.finitePart
    let value = perform(
      "sizeThatFits", passing: passed, &cache, subviews,
      else: "answered \(NumberText.display(fallback))")
    guard let value else { return fallback }
    guard case .size(let size) = interpreter.sized(value) else {
      complain(
        "\(name).sizeThatFits yields no size; answered \(NumberText.display(fallback))", subviews)
      return fallback
    }
    return sound(size, proposal, subviews)
  }

  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Value
  ) {
    let passed = [
      Passed("in", .rect(bounds)), Passed("proposal", .proposal(proposal)), subviews.passed,
      Passed("cache", cache),
    ]
    _ = perform("placeSubviews", passing: passed, &cache, subviews, else: "the rest was centred")
  }

  func spacing(_ subviews: LayoutSubviews, _ cache: inout Value) -> ViewSpacing? {
    guard !methods("spacing").isEmpty else { return nil }
    let passed = [subviews.passed, Passed("cache", cache)]
    let value = perform(
      "spacing", passing: passed, &cache, subviews, else: "took its subviews' spacing")
    return value.flatMap(SpacingValue.spacing)
  }

  func guide(
    _ guide: Value, in bounds: CGRect, for proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Value
  ) -> CGFloat? {
    let passed = [
      Passed("of", guide), Passed("in", .rect(bounds)), Passed("proposal", .proposal(proposal)),
      subviews.passed, Passed("cache", cache),
    ]
    let value = perform(
      "explicitAlignment", passing: passed, &cache, subviews, else: "set no guide")
    return value?.number.flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  // MARK: - Running

  private func methods(_ name: String) -> [Function] {
    type.map { interpreter.lineage(of: $0).flatMap { $0.methods(name) } } ?? []
  }

  /// The result of a declared method; nil if it is not declared or did not complete.
  private func perform(
    _ method: String, passing passed: [Passed], _ cache: inout Value, _ subviews: LayoutSubviews,
    else consequence: String
  ) -> Value? {
    guard stopped == nil else {
      complain("\(stopped ?? ""); \(consequence)", subviews)
      return nil
    }
    guard let choice = interpreter.choose(methods(method), for: passed) else { return nil }
    cache = .void
    let said = interpreter.log.count
    let numbers = { [numbers] in numbers($0, nil).map(Double.init) }
    let outcome = interpreter.late(printing: subviews.note(_:), computingWith: numbers) {
      [interpreter, instance] in
      interpreter.invoke(choice.function, choice.matching, passed, receiver: instance)
    }
    for diagnostic in interpreter.log.diagnostics(after: said) {
      subviews.note(correction: "\(name).\(method): \(diagnostic.inOneLine)")
    }
    cache = self.cache(after: outcome.scope, choice.function, passed)
    guard let failure = interpreter.takeFailure() else { return outcome.value }
    let what = "\(name).\(method) \(failure.text)"
    if failure.isFinal { stopped = what }
    complain("\(what); \(consequence)", subviews)
    return nil
  }

  /// The cache after the method; an unnamed parameter leaves it unchanged.
  private func cache(after scope: Scope, _ function: Function, _ passed: [Passed]) -> Value {
    if let formal = function.parameters.first(where: { $0.isInOut }), formal.name != "_",
      let value = scope[formal.name]?.value
    {
      return value
    }
    return passed.first { $0.label == "cache" }?.value ?? .void
  }

  private func complain(_ text: String, _ subviews: LayoutSubviews) {
    subviews.note(correction: text)
    interpreter.log.add(
      Diagnostic(
        .assumed, code: .declaredLayout, text,
        place: type.flatMap { interpreter.home(of: $0) }, length: name.count), about: name)
  }

  /// NaN, and ∞ where it was not proposed, are no sizes to go on with.
  private func sound(
    _ size: CGSize, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGSize {
    var result = size
    for axis in Axis.allCases {
      let isSound = size[axis].isFinite || (size[axis] == .infinity && proposal[axis] == .infinity)
      if !isSound { result[axis] = proposal.finitePart[axis] }
    }
    if result != size {
      complain(
        "\(name).sizeThatFits answered \(NumberText.display(size)) to "
          + "\(NumberText.display(proposal)), which is no size; haggle goes on with "
          + NumberText.display(result), subviews)
    }
    return result
  }
}

extension Interpreter {
  /// The layout with numbers in place of unknown ones.
  fileprivate func settled(
    _ instance: Instance, of type: TypeInfo, _ numbers: DeclaredLayout.Numbers
  ) -> Instance {
    let settled = instance.copy()
    for property in storedProperties(of: type) {
      guard let value = instance.fields[property.name] else { continue }
      let isNumber = value.unknownNumber != nil || LengthNames.isLength(property.name)
      guard isNumber, let points = numbers(value, property.name) else { continue }
      settled.fields[property.name] =
        value.unknownNumber?.isWhole == true ? .integer(Int(saturating: points)) : .number(points)
    }
    return settled
  }
}

extension ProposedViewSize {
  /// The size with 0 for nil and ∞.
  fileprivate var finitePart: CGSize {
    let finite = { (length: CGFloat?) in length.flatMap { $0.isFinite ? $0 : nil } ?? 0 }
    return CGSize(width: finite(width), height: finite(height))
  }
}

extension LayoutSubviews {
  fileprivate var passed: Passed { Passed("subviews", .native(SubviewsValue(self))) }
}
