import HaggleSyntax

/// Edits that measure a view's own size instead of reading that of a reader around it.
struct MeasuringEdits: EditFamily {
  let view: WrittenPlace

  var edits: [Edit] { measuring + local + named + unframed }

  /// `GeometryReader { proxy in X }`, of which only the width is read, as `X` with a size that is
  /// set once it is laid out: a reader takes all the height there is, and asks no view for it.
  private var measuring: [Edit] {
    guard view.name == "GeometryReader", let (_, views) = view.content, views.count == 1,
      let closure = view.base.closures.first?.closure, let proxy = closure.parameters.first?.name,
      outline.tree.statements(of: closure.body).count == 1,
      let reads = reads(of: proxy), !reads.isEmpty, let (state, name) = state(named: "size")
    else { return [] }
    let shown = outline.views[views[0]].span
    let joint = newLine + (outline.text(shown).last == "}" ? "" : outline.step)
    let pieces =
      view.setOut(shown, replacing: reads, by: name) + [
        .new("\(joint)."), .renamed(view.nameSpan, "frame"),
        .new("(maxWidth: .infinity, alignment: .topLeading)"),
        .new("\(joint).onGeometryChange(for: CGSize.self) { $0.size } action: { \(name) = $0 }"),
      ]
    let measured = Rewriting.Change(span: view.base.span, pieces: pieces)
    return [Edit](.container, .measuredSize, [state, measured])
  }

  /// What measures a view before the frame that states the measure, of the view at its own height.
  private var unframed: [Edit] {
    guard let frame = view.index(of: "frame"), !view.has("fixedSize"),
      let reader = view.links.indices.last(where: { index in
        index > frame && Set.layers.contains(view.links[index].name)
          && view.links[index].arguments.isEmpty && measures(index)
      }),
      view.links[frame..<reader].contains(where: { link in
        ["height", "minHeight"].contains {
          link.argument($0).map { Double($0.value) == nil && $0.value != ".infinity" } ?? false
        }
      })
    else { return [] }
    let link = view.links[reader]
    let rigid = view.adding(
      "fixedSize(horizontal: false, vertical: true)", behind: frame - 1, .negotiation)
    guard let place = rigid.rewriting.changes.first else { return [] }
    let moved = Rewriting.Change(
      span: place.span, pieces: place.pieces + [.kept(link.span)])
    return [Edit](.order, .call(link.name), [moved, .removing(link.span)])
  }

  /// Whether a layer is a reader alone.
  private func measures(_ link: Int) -> Bool {
    let views = outline.children(of: view.number, link: link)
    return views.count == 1 && outline.views[views[0]].name == "GeometryReader"
  }

  /// Frames in the space of a reader itself, which its content is placed in, instead of the
  /// screen's.
  private var local: [Edit] {
    guard view.name == "GeometryReader" else { return [] }
    return globalSpaces.map { view.replacing($0, by: ".local", .argument, .coordinateSpace) }
  }

  /// Frames in the space of a container that what is measured and what is moved by it are in.
  private var named: [Edit] {
    guard Set.stacks.union(["ZStack"]).contains(view.name), !view.has("coordinateSpace"),
      view.isStatement,
      !globalSpaces.isEmpty
    else { return [] }
    let added = view.adding("coordinateSpace(name: \"space\")", behind: 0, .argument)
    let spaces = globalSpaces.map {
      Rewriting.Change(span: $0, pieces: [.new(".named(\"space\")")])
    }
    return [Edit](.argument, .coordinateSpace, added.rewriting.changes + spaces)
  }

  /// Where a frame on the screen is asked for in the view.
  private var globalSpaces: [SourceSpan] {
    let tree = outline.tree
    return tree.expressions.compactMap { expression in
      guard case .call(let callee, let arguments, _) = expression.kind,
        view.base.span.contains(expression.span.lowerBound),
        case .member(_, "frame") = tree[callee].kind, arguments.count == 1,
        arguments[0].label == "in", case .implicitMember("global") = tree[arguments[0].value].kind
      else { return nil }
      return tree[arguments[0].value].span
    }
  }

  /// Where the size of a proxy is read; nil if something else of it is, or more than its width.
  private func reads(of proxy: String) -> [SourceSpan]? {
    let tree = outline.tree
    var uses = 0
    var sizes: [SourceSpan] = []
    for expression in tree.expressions where view.base.span.contains(expression.span.lowerBound) {
      switch expression.kind {
      case .identifier(proxy): uses += 1
      case .member(let size, "width"):
        guard case .member(let base, "size") = tree[size].kind,
          case .identifier(proxy) = tree[base].kind
        else { continue }
        sizes.append(tree[size].span)
      default: continue
      }
    }
    return uses == sizes.count ? sizes : nil
  }

  /// A stored size in the view that this one is written in, before the property or function that
  /// it is written in; nil if its name is taken.
  private func state(named name: String) -> (Rewriting.Change, name: String)? {
    let around = outline.tree.declarations.filter { $0.span.contains(view.span.lowerBound) }
    let owner = around.last { declaration in
      guard case .type(let type) = declaration.kind else { return false }
      return type.kind == .struct && type.inherited.contains { $0.name == "View" }
    }
    guard let owner,
      let member = around.filter({
        owner.span.contains($0.span.lowerBound) && $0.span != owner.span
      })
      .max(by: { $0.span.count < $1.span.count }),
      !outline.tree.expressions.contains(where: { expression in
        guard case .identifier(name) = expression.kind else { return false }
        return owner.span.contains(expression.span.lowerBound)
      })
    else { return nil }
    let start = member.span.lowerBound
    let line = "@State private var \(name) = CGSize.zero\n\(outline.indentation(at: start))"
    return (Rewriting.Change.inserting([.new(line)], at: start), name)
  }
}
