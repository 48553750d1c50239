/// Sequences and collections that the text declares have the library's methods, too.
extension Interpreter {
  private static let sequenceProtocols = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
    "MutableCollection", "LazySequenceProtocol",
  ]

  /// The elements of an instance; nil if it is no sequence.
  func declaredElements(_ instance: Instance) -> [Value]? {
    guard let type = declarations.type(instance.typeName),
      Self.sequenceProtocols.contains(where: { conforms(type, $0) })
    else { return nil }
    if let make = ownMember("makeIterator", of: .instance(instance), isCalled: true)?.function {
      let iterator = call(make, [])
      if case .native(let native) = iterator { return native.elements() }
      return iterated(iterator)
    }
    if conforms(type, "IteratorProtocol") { return iterated(.instance(instance)) }
    return indexed(instance)
  }

  /// The results of `next()` until nil.
  private func iterated(_ iterator: Value) -> [Value]? {
    var iterator = iterator
    var values: [Value] = []
    let next = declaredTypes(of: iterator, having: "next").flatMap { $0.methods("next") }
    guard let choice = choose(next, for: []) else { return nil }
    while step(at: 0, in: globals) {
      let outcome = invoke(choice.function, choice.matching, [], receiver: iterator)
      if outcome.value.isNone || interruption != nil { break }
      values.append(outcome.value)
      iterator = outcome.scope["self"]?.value ?? iterator
    }
    return values
  }

  /// The elements from `startIndex` up to `endIndex`.
  private func indexed(_ instance: Instance) -> [Value]? {
    let base = Value.instance(instance)
    guard let start = member("startIndex", of: base)?.integer,
      let end = member("endIndex", of: base)?.integer, start <= end
    else { return nil }
    let subscripts = declaredTypes(of: base, having: "subscript").flatMap {
      $0.methods("subscript")
    }
    var values: [Value] = []
    for index in start..<end {
      guard step(at: 0, in: globals) else { break }
      let passed = [Passed(.integer(index))]
      guard let choice = choose(subscripts, for: passed) else { return nil }
      values.append(invoke(choice.function, choice.matching, passed, receiver: base).value)
    }
    return values
  }

  /// A library method on a declared sequence or option set.
  func collectionMethod(_ site: CallSite, of instance: Instance) -> Value? {
    if let value = optionMethod(site, of: .instance(instance)) { return value }
    guard StandardLibrary.collectionMethods[site.name] != nil,
      let values = declaredElements(instance)
    else { return nil }
    return method(site, of: .array(values))
  }

  /// A library property of a declared sequence or option set.
  func collectionProperty(_ name: String, of instance: Instance) -> Value? {
    if name == "isEmpty", let bits = instance.fields["rawValue"]?.integer,
      let type = declarations.type(instance.typeName), conforms(type, "OptionSet")
    {
      return .boolean(bits == 0)
    }
    guard StandardLibrary.collectionProperties[name] != nil, name != "startIndex",
      name != "endIndex",
      let values = declaredElements(instance)
    else { return nil }
    return nativeProperty(name, of: .array(values))
  }

  /// `swap(&a, &b)`
  func swapped(_ site: CallSite) -> Value? {
    let passed = pass(site)
    guard passed.count == 2, let first = passed[0].target, let second = passed[1].target else {
      return nil
    }
    mutate(first, in: site.scope) { $0 = passed[1].value }
    mutate(second, in: site.scope) { $0 = passed[0].value }
    return .void
  }
}
