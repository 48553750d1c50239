import Foundation
import HaggleVocabulary

extension Trace.Header {
  mutating func read(_ fields: inout RecordFields) throws(RecordFault) {
    tool = try fields.optionalString("tool") ?? ""
    (scenario, root) = (try fields.optionalString("scenario"), try fields.optionalString("root"))
    proposal = try fields.optionalProposal("proposal")
    proposalSource = try fields.optionalString("proposalSource")
    circumstances = try fields.strings("circumstances")
    screen = try fields.optionalFrame("screen")
    cache = try fields.optionalString("cache")
    exceededBudget = try fields.optionalInteger("exceededBudget")
    imported = try fields.optionalString("imported").map { Open($0) }
    assumed = try fields.optionalInteger("assumed") ?? 0
    ignored = try fields.strings("ignored")
    boxes = try fields.optionalInteger("boxes") ?? 0
    leftOut = try fields.optionalInteger("leftOut") ?? 0
    isDark = try fields.flag("dark")
    (isPointed, isCutOff) = (try fields.flag("pointed"), try fields.flag("cutOff"))
    source = try fields.optionalString("source")
  }
}

extension Trace.Node {
  init(_ fields: inout RecordFields, birth: Int) throws(RecordFault) {
    self.init(
      kind: try fields.string("kind"), name: try fields.string("name"),
      isLabelled: try fields.flag("labelled"),
      // A parent may be declared later; all are checked at the end.
      parent: try fields.optionalInteger("parent").map { NodeID($0) },
      place: try fields.place("at"), arguments: try fields.optionalString("arguments") ?? "",
      traits: try fields.strings("traits"), roles: try fields.roles("roles"),
      owners: try fields.objects("owners") { owner throws(RecordFault) in
        ViewOwner(view: try owner.string("view"), place: try owner.place("at"))
      },
      birth: birth)
    shown = try fields.optionalString("text") ?? ""
    appearance = try Appearance(&fields)
  }
}

extension RecordFields {
  /// Nil if they are not stated. A list with unknown roles is kept as well.
  fileprivate mutating func roles(_ key: String) throws(RecordFault) -> NodeRoles? {
    guard let value = rest.first(where: { $0.key == key })?.value else { return nil }
    let words = try strings(key)
    let known = words.compactMap { NodeRole.byWord[$0] }
    if known.count < words.count { keep(key, value) }
    return NodeRoles(known)
  }
}

extension NodeRole {
  fileprivate static let byWord = Dictionary(
    uniqueKeysWithValues: NodeRole.allCases.map { ($0.word, $0) })
}

extension Appearance {
  fileprivate init(_ fields: inout RecordFields) throws(RecordFault) {
    self.init()
    isHidden = try fields.flag("hidden")
    isTranslucent = try fields.flag("translucent")
    opacity = try fields.number("opacity") ?? 1
    shadow = try fields.number("shadow") ?? 0
    zIndex = try fields.number("zIndex").map { Double($0) } ?? 0
    effects = try fields.objects("effects") { effect throws(RecordFault) in
      let anchor = try effect.size("anchor")
      let degrees = try effect.number("rotation")
      let change: Effect.Change
      if let degrees {
        change = .rotation(degrees)
      } else {
        let scale = try effect.size("scale")
        change = .scale(x: scale.width, y: scale.height)
      }
      return Effect(change, around: CGPoint(x: anchor.width, y: anchor.height))
    }
    paint = try fields.paint("paint")
    gradient = try Gradient(&fields)
    tint = try fields.paint("tint")
    shadows = try fields.objects("shadows") { shadow throws(RecordFault) in
      let paint = try shadow.paint("paint")
      let radius = try shadow.number("radius") ?? 0
      return Shadow(paint ?? Paint(0), radius: radius, offset: try shadow.size("offset"))
    }
    blur = try fields.number("blur") ?? 0
    outline = try Outline(&fields)
    lineWidth = try fields.number("line") ?? 0
    isLineAcross = try fields.flag("across")
    fontSize = try fields.number("font") ?? 0
    isBold = try fields.flag("bold")
    ornaments = try fields.objects("ornaments") { ornament throws(RecordFault) in
      try Ornament(&ornament)
    }.compactMap(\.self)
  }
}

extension Gradient {
  fileprivate init?(_ fields: inout RecordFields) throws(RecordFault) {
    let word = try fields.optionalString("gradient")
    let course = try fields.numbers("course")
    let stops = try fields.objects("stops") { stop throws(RecordFault) in
      let paint = try stop.paint("paint")
      return Stop(paint ?? Paint(0), at: try stop.number("share") ?? 0)
    }
    guard let word, !stops.isEmpty, let gradient = Gradient(word, course, stops) else { return nil }
    self = gradient
  }

  /// Nil for an unknown word, or if there are not four numbers.
  private init?(_ word: String, _ numbers: [CGFloat], _ stops: [Stop]) {
    guard numbers.count == 4 else { return nil }
    let first = CGPoint(x: numbers[0], y: numbers[1])
    switch word {
    case "linear": self = .linear(stops, from: first, to: CGPoint(x: numbers[2], y: numbers[3]))
    case "radial": self = .radial(stops, around: first, from: numbers[2], to: numbers[3])
    case "elliptical": self = .elliptical(stops, around: first, from: numbers[2], to: numbers[3])
    case "angular": self = .angular(stops, around: first, from: numbers[2], to: numbers[3])
    default: return nil
    }
  }
}

extension Appearance.Outline {
  fileprivate init(_ fields: inout RecordFields) throws(RecordFault) {
    switch try fields.optionalString("outline") {
    case "capsule": self = .capsule
    case "ellipse": self = .ellipse
    default:
      let (radii, radius) = (try fields.numbers("radii"), try fields.number("radius"))
      let outline = radius.map { Self.rounded($0) } ?? .rectangle
      self = radii.count == 4 ? .uneven(Corners(radii)) : outline
    }
  }
}

extension Event {
  /// The event described by a record of this kind; nil if the kind is no event.
  init?(_ kind: RecordKind, _ fields: inout RecordFields) throws(RecordFault) {
    switch kind {
    case .pass: self = try Self.pass(&fields)
    case .ask:
      let node = try fields.node("ask")
      let caller = try fields.optionalNode("by")
      self = .ask(
        Ask(
          node: node, proposal: try fields.proposal("proposal"), caller: caller,
          isPlacing: try fields.flag("placing")))
    case .answer:
      let node = try fields.node("answer")
      self = .answer(
        node: node, size: try fields.size("size"), isCached: try fields.flag("cached"))
    case .place:
      let node = try fields.node("place")
      self = .place(
        Placement(
          node: node, frame: try fields.frame("frame"),
          proposal: try fields.proposal("proposal")))
    case .reason: self = .reason(try Reason(&fields))
    case .note: self = .note(try Note(&fields))
    case .probe:
      let node = try fields.node("probe")
      self = .probe(
        node: node, proposal: try fields.proposal("proposal"), size: try fields.size("size"))
    case .finding, .verdict, .mark, .annotation, .cure, .node: return nil
    }
  }

  /// A `pass` record with a reason begins a pass; one with a size ends it.
  private static func pass(_ fields: inout RecordFields) throws(RecordFault) -> Event {
    let number = try fields.integer("pass")
    if let word = try fields.optionalString("begin") {
      let reason = PassReason(Open(word), try fields.optionalString("value"))
      return .passBegin(
        number: number, reason: reason, proposal: try fields.proposal("proposal"))
    }
    return .passEnd(
      number: number, size: try fields.size("size"),
      writes: try fields.objects("set") { item throws(RecordFault) in try StateWrite(&item) })
  }
}

extension StateWrite {
  fileprivate init(_ fields: inout RecordFields) throws(RecordFault) {
    self.init(
      try fields.string("property"), to: try fields.string("to"), by: try fields.string("by"),
      at: try fields.place("at"), of: try fields.optionalNode("node"),
      isMeasured: try fields.flag("measured"))
  }
}

extension Event.Note {
  fileprivate init(_ fields: inout RecordFields) throws(RecordFault) {
    let node = try fields.nodeOrNull("note")
    let word = try fields.string("from")
    guard let source = Source(rawValue: word) else {
      throw fields.wrong("from", "\"console\", \"engine\" or \"scenario\"")
    }
    let text = try fields.string("text")
    self.init(
      node: node, source: source, text: text,
      detail: source == .scenario ? try Detail(&fields) : nil)
  }
}

extension Event.Note.Detail {
  fileprivate init(_ fields: inout RecordFields) throws(RecordFault) {
    let word = try fields.string("severity")
    guard let severity = DiagnosticSeverity(rawValue: word) else {
      let words = DiagnosticSeverity.allCases.map { "\"\($0.rawValue)\"" }
      throw fields.wrong("severity", "one of \(words.joined(separator: ", "))")
    }
    self.init(
      severity, code: Open(try fields.string("code")),
      subject: try fields.optionalString("subject"), axis: try fields.axis("axis"),
      count: try fields.optionalInteger("count") ?? 1, place: try fields.place("at"),
      length: try fields.optionalInteger("length") ?? 1, remedy: try fields.optionalProse("remedy"))
  }
}

extension Reason {
  fileprivate init(_ fields: inout RecordFields) throws(RecordFault) {
    self.init(
      try fields.node("reason"), Open(try fields.string("rule")), axis: try fields.axis("axis"),
      child: try fields.optionalNode("child"), track: try fields.optionalInteger("track"),
      result: try fields.number("result"),
      terms: try fields.objects("terms") { term throws(RecordFault) in try Term(&term) },
      order: try fields.objects("order") { rank throws(RecordFault) in try Ranked(&rank) },
      detail: try Detail(&fields), isModelled: try fields.flag("modelled"))
  }
}

extension Reason.Detail {
  /// Each detail has its own keys; nil without any of them.
  fileprivate init?(_ fields: inout RecordFields) throws(RecordFault) {
    if let lines = try fields.optionalInteger("cut") {
      self = .cut(needing: lines)
    } else if let isCut = try fields.optionalFlag("scaledAndCut") {
      self = .scaled(isCut: isCut)
    } else if let length = try fields.number("broken") {
      self = .broken(longest: length)
    } else if let fits = try fields.optionalFlag("fits") {
      self = .fits(fits)
    } else if try fields.flag("last") {
      self = .lastChoice
    } else if try fields.flag("untaken") {
      self = .untaken
    } else if try fields.flag("unchanged") {
      self = .unchanged
    } else if let proposal = try fields.optionalProposal("proposal") {
      self = .shape(try fields.size("shape"), in: proposal)
    } else if let length = try fields.number("least") {
      self = .least(length)
    } else if let length = try fields.number("container") {
      self = .container(length)
    } else {
      let tracks = try fields.integers("tracks")
      if tracks.isEmpty { return nil }
      self = .tracks(tracks)
    }
  }
}

extension Reason.Term {
  /// A term's operator is the key of its value.
  fileprivate init(_ fields: inout RecordFields) throws(RecordFault) {
    for operation in Reason.Operator.allCases {
      guard let value = try fields.number(operation.rawValue) else { continue }
      self.init(
        operation, value, role: try fields.optionalString("role").map { Open($0) },
        track: try fields.optionalInteger("track"), node: try fields.optionalNode("node"))
      return
    }
    throw fields.wrong("+", "an operator with a number, such as {\"+\":8}")
  }
}

extension Reason.Ranked {
  fileprivate init(_ fields: inout RecordFields) throws(RecordFault) {
    self.init(
      node: try fields.optionalNode("node"), track: try fields.optionalInteger("track"),
      priority: try fields.number("priority") ?? 0, minimum: try fields.number("min"),
      maximum: try fields.number("max"))
  }
}

extension Mark {
  init(_ fields: inout RecordFields) throws(RecordFault) {
    let name = try fields.string("mark")
    guard name.count == 1 else { throw fields.wrong("mark", "one letter") }
    self.init(name, event: try fields.integer("event"))
  }
}

extension Annotation {
  init(_ fields: inout RecordFields) throws(RecordFault) {
    self.init(try fields.string("annotation"), event: try fields.optionalInteger("event"))
  }
}
