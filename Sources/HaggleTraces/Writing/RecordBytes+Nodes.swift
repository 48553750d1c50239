import Foundation
import HaggleVocabulary

extension RecordBytes {
  mutating func header(_ header: Trace.Header) {
    string("tool", unlessEmpty: header.tool)
    string("scenario", ifAny: header.scenario)
    string("root", ifAny: header.root)
    if let proposal = header.proposal { self.proposal("proposal", proposal) }
    string("proposalSource", ifAny: header.proposalSource)
    list("circumstances", header.circumstances) { $0.string($1) }
    if let screen = header.screen { frame("screen", screen) }
    string("cache", ifAny: header.cache)
    if let budget = header.exceededBudget { integer("exceededBudget", budget) }
    string("imported", ifAny: header.imported?.word)
    if header.assumed > 0 { integer("assumed", header.assumed) }
    list("ignored", header.ignored) { $0.string($1) }
    if header.boxes > 0 { integer("boxes", header.boxes) }
    if header.leftOut > 0 { integer("leftOut", header.leftOut) }
    flag("dark", header.isDark)
    flag("pointed", header.isPointed)
    flag("cutOff", header.isCutOff)
    string("source", ifAny: header.source)
  }

  private mutating func appearance(_ appearance: Appearance) {
    flag("hidden", appearance.isHidden)
    flag("translucent", appearance.isTranslucent)
    if appearance.opacity != 1 { number("opacity", appearance.opacity) }
    if appearance.shadow != 0 { number("shadow", appearance.shadow) }
    if appearance.zIndex != 0 { number("zIndex", appearance.zIndex) }
    objects("effects", appearance.effects) { object, effect in
      switch effect.change {
      case .scale(let x, let y): object.size("scale", CGSize(width: x, height: y))
      case .rotation(let degrees): object.number("rotation", degrees)
      }
      object.size("anchor", CGSize(width: effect.anchor.x, height: effect.anchor.y))
    }
    if let paint = appearance.paint { string("paint", paint.code) }
    if let gradient = appearance.gradient { self.gradient(gradient) }
    if let tint = appearance.tint { string("tint", tint.code) }
    objects("shadows", appearance.shadows) { object, shadow in
      object.string("paint", shadow.paint.code)
      object.number("radius", shadow.radius)
      object.size("offset", shadow.offset)
    }
    if appearance.blur != 0 { number("blur", appearance.blur) }
    switch appearance.outline {
    case .rectangle: break
    case .capsule: string("outline", "capsule")
    case .ellipse: string("outline", "ellipse")
    case .rounded(let radius): number("radius", radius)
    case .uneven(let corners): list("radii", corners.all) { $0.number($1) }
    }
    if appearance.lineWidth != 0 { number("line", appearance.lineWidth) }
    flag("across", appearance.isLineAcross)
    if appearance.fontSize != 0 { number("font", appearance.fontSize) }
    flag("bold", appearance.isBold)
    objects("ornaments", appearance.ornaments) { $0.ornament($1) }
  }

  private mutating func ornament(_ ornament: Ornament) {
    switch ornament {
    case .glyph(let name): string("glyph", name)
    case .ground(let paint): string("ground", paint.code)
    case .standIn(let words): string("standIn", words)
    case .caption(let caption):
      string("words", caption.words)
      number("width", caption.width)
      number("font", caption.fontSize)
      flag("bold", caption.isBold)
      string("paint", caption.paint.code)
      number("inset", caption.inset)
    case .rows(let rows):
      if let card = rows.card { string("card", card.code) }
      number("radius", rows.radius)
      string("line", rows.line.code)
      number("margin", rows.margin)
      number("inset", rows.lineInset)
      number("least", rows.leastHeight)
    case .row(let row):
      word("row", row.isFirst ? row.isLast ? "only" : "first" : row.isLast ? "last" : "middle")
      number("above", row.above)
      number("below", row.below)
    }
  }

  private mutating func gradient(_ gradient: Gradient) {
    let course = GradientCourse(gradient)
    string("gradient", course.word)
    list("course", course.numbers) { $0.number($1) }
    objects("stops", gradient.stops) { object, stop in
      object.string("paint", stop.paint.code)
      object.number("share", stop.share)
    }
  }

  mutating func node(_ node: Trace.Node, id: Int) {
    self.node("node", NodeID(id))
    word("kind", node.kind)
    string("name", node.name)
    flag("labelled", node.isLabelled)
    self.node("parent", node.parent)
    place("at", node.place)
    string("arguments", unlessEmpty: node.arguments)
    string("text", unlessEmpty: node.shown)
    list("traits", node.traits) { $0.string($1) }
    // An empty list contradicts the roles that a reader would infer from the kind.
    if node.roles != [] || NodeRoles(ofKind: node.kind, arguments: node.arguments) != [] {
      member("roles") { $0.list(node.roles.all) { $0.word($1.word) } }
    }
    objects("owners", node.owners) { object, owner in
      object.string("view", owner.view)
      object.place("at", owner.place)
    }
    appearance(node.appearance)
  }
}
