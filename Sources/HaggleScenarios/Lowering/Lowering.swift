import HaggleLanguage
import HaggleLayouts
import HaggleVocabulary

/// Turns evaluated views into the layouts that SwiftUI would make.
///
/// Lists and declared views are flattened into their containers, modifiers become parents of the
/// modified views, traits belong to the node that they are written on, and everything keeps its
/// name and place.
struct Lowering {
  let graph: ViewGraph
  let log: LoweringLog
  /// Runs the declarations of the text.
  let program: Program
  var nodes: [LayoutTree.Node] = []
  var labels: [Label] = []
  var rowCount = 0
  /// Whether modified views are shapes, as far as determined.
  var shapes: [ViewID: Bool] = [:]
  /// The number of sections in all lists so far.
  var sectionCount = 0
  /// The nodes that say something of a navigation bar and that no bar has read yet.
  var barSpeakers: [NodeID] = []
  /// The colours by name, in the default appearance.
  var palette = Palette(isDark: false)
  /// Records the parameters that readings ask for; nil except in tests.
  var asked: AskedParameters?

  /// A name given to a view by `.id("…")`.
  struct Label {
    let name: String
    let node: NodeID
    let place: SourcePlace?
  }

  /// The text's own code, as layouts call it.
  struct Program {
    /// Makes a layout of an instance of a type that the text declares, whose code computes with
    /// the given numbers in place of unknown ones.
    let layout: (Value, @escaping DeclaredLayout.Numbers) -> any Layout
    /// Calls a closure of the text, which may set state.
    let call: (FunctionValue, [Value], StateStore.Cause) -> Value
    /// Whether two values of the text are known to be equal.
    let isEqual: (Value, Value) -> Bool
    /// Whether the words were made up for a string that the text lacks.
    let isMadeUp: (String) -> Bool
    /// What stands for the lengths that the text lacks, by their names.
    let madeUpLengths: () -> [String: Double]
    /// A formatted value; nil if the format does not apply.
    let styled: (Value, Value) -> String?
    /// Builds a control with a declared style; nil if that fails.
    let style: (Value, StyledControl, SourcePlace?) -> ViewID?
    /// Builds the views of a closure of the text, which may set state.
    let build: (FunctionValue, [Value], StateStore.Cause) -> ViewID
  }

  init(_ graph: ViewGraph, _ log: LoweringLog, _ program: Program) {
    self.graph = graph
    self.log = log
    self.program = program
  }

  /// The tree below `view`; several root views are put into an implicit stack.
  ///
  /// - Parameter named: the names used in expectations, which must be unique.
  mutating func tree(of view: ViewID, where named: Set<String> = []) -> LayoutTree {
    var lowering = self
    let tree = DeepStack.run(depth: graph.depth, otherwise: { lowering.nothing($0) }) {
      var around = Surroundings()
      around.inherited.text.typeSize = log.context.typeSize
      around.inherited.look.palette = lowering.palette
      let root = lowering.single(
        view, lowering.alone(view, around), in: VStackLayout(), called: "VStack")
      lowering.dropSharedLabels(but: named)
      return LayoutTree(lowering.nodes, root: root)
    }
    self = lowering
    return tree
  }

  /// Rows of one kind may all state one name: the first keeps it, the others lose it.
  private mutating func dropSharedLabels(but named: Set<String>) {
    let twice = Dictionary(grouping: labels, by: \.name).filter { $0.value.count > 1 }
    if twice.isEmpty { return }
    let alternatives = Alternatives(nodes)
    var kept: [String: [Label]] = [:]
    labels = labels.filter { label in
      guard twice[label.name] != nil else { return true }
      let others = kept[label.name] ?? []
      let isOnly = others.allSatisfy { alternatives.exclude($0.node, label.node) }
      guard isOnly || named.contains(label.name) else {
        drop(label)
        return false
      }
      kept[label.name, default: []].append(label)
      return true
    }
  }

  /// The names that expectations use and two views have that may be shown at the same time.
  func clashes(among named: Set<String>) -> [(first: Label, second: Label)] {
    let twice = Dictionary(grouping: labels) { $0.name }
      .filter { named.contains($0.key) && $0.value.count > 1 }
    if twice.isEmpty { return [] }
    let alternatives = Alternatives(nodes)
    return twice.sorted { $0.key < $1.key }.compactMap { _, labels in
      labels.indices.lazy.compactMap { index in
        labels[..<index].first { !alternatives.exclude($0.node, labels[index].node) }
          .map { ($0, labels[index]) }
      }.first
    }
  }

  /// Takes a name that another view has off a view, and says so.
  mutating func drop(_ label: Label) {
    nodes[label.node.index].description.label = nil
    log.sharedLabel(label.name, label.place)
  }

  /// The tree used if no stack is deep enough.
  private mutating func nothing(_ refusal: DeepStack.Refusal) -> LayoutTree {
    log.report(.noStack(refusal))
    let root = add(
      EmptyLayout(), [], as: "EmptyView", CallArguments(), at: nil, in: Surroundings())
    return LayoutTree(nodes, root: root)
  }

  /// The inherited state at a view.
  struct Surroundings {
    var inherited = Inherited()
    /// The user's views around it, innermost first.
    var owners: [ViewOwner] = []
    /// The number of enclosing views with late content.
    var lateLevels = 0
    /// The number of enclosing bodies of declared styles.
    var styleLevels = 0
    /// The axes on which the view takes its proposal if it is an empty box.
    var filledAxes: Axis.Set = []
    /// Whether the views are parts of a `Section`, or cells of a `GridRow`, with no other container
    /// between.
    var isInSection = false
    var isInRow = false

    /// What the views of a container have around them.
    var inContainer: Self {
      var inside = self
      (inside.isInSection, inside.isInRow) = (false, false)
      return inside
    }
  }

  /// The maximum number of owners recorded per node.
  private static let mostOwners = 64

  /// The nodes of a view: none for an empty one, several for a list.
  mutating func lower(_ id: ViewID, _ around: Surroundings) -> [NodeID] {
    let view = graph[id]
    guard log.admit(view.place) else { return [] }
    switch view.kind {
    case .list(let views):
      return views.flatMap { lower($0, around) }
    case .custom(let name, let body):
      var inside = around
      if inside.owners.count < Self.mostOwners {
        inside.owners.insert(ViewOwner(view: name, place: view.place), at: 0)
      }
      return lower(body, inside)
    case .element(let entry, let arguments):
      let inside = entry.isFlat ? around : around.inContainer
      return element(reading(entry, arguments, at: view.place, around), inside)
    case .modifier(let entry, let base, let arguments):
      return modifier(entry, of: base, arguments, at: view.place, around)
    case .layout(let name, let instance, let arguments):
      let content = children(arguments, around.inContainer)
      let layout = program.layout(instance) { [log] in
        log.points(of: $0, in: name, $1, at: view.place)
      }
      return [add(layout, content, as: name, arguments, at: view.place, in: around)]
    case .box(let name, let arguments):
      return [box(name, arguments, at: view.place, in: around)]
    }
  }

  /// Exactly one node: an empty one for none, `stack` for several.
  mutating func single(
    _ id: ViewID, _ around: Surroundings, in stack: any Layout, called stackKind: String
  ) -> NodeID {
    let members = lower(id, around)
    if members.count == 1 { return members[0] }
    let arguments = CallArguments(text: members.isEmpty ? "" : "implicit")
    return members.isEmpty
      ? add(EmptyLayout(), [], as: "EmptyView", arguments, at: graph[id].place, in: around)
      : add(stack, members, as: stackKind, arguments, at: graph[id].place, in: around)
  }

  /// - Parameter roles: nil for those of the layout.
  mutating func add(
    _ layout: any Layout, _ children: [NodeID], as kind: String, _ arguments: CallArguments,
    at place: SourcePlace?, in around: Surroundings, roles: NodeRoles? = nil
  ) -> NodeID {
    var description = NodeDescription(kind: kind, place: place, arguments: arguments.text)
    description.roles = roles
    description.owners = around.owners
    nodes.append(
      LayoutTree.Node(
        layout: layout, children: children, values: LayoutValues(), description: description,
        layoutDirection: around.inherited.layoutDirection))
    return NodeID(nodes.count - 1)
  }

  func reading(
    _ entry: CatalogEntry, _ arguments: CallArguments, at place: SourcePlace?,
    _ around: Surroundings
  ) -> Reading {
    Reading(
      entry: entry, arguments: arguments, inherited: around.inherited, place: place, log: log,
      program: program, asked: asked)
  }
}

extension Lowering {
  private mutating func leaf(
    _ layout: any Layout, _ reading: Reading, _ around: Surroundings
  ) -> NodeID {
    let leaf = add(layout, [], reading, in: around)
    nodes[leaf.index].description.shown = reading.knownWords(of: layout)
    nodes[leaf.index].description.appearance = look(of: reading)
    if layout is TextLayout, around.inherited.look.isRedacted {
      // There are no words to be read.
      nodes[leaf.index].description.appearance.ornaments.append(.standIn(""))
    } else if let text = layout as? TextLayout,
      nodes[leaf.index].description.shown.isEmpty || reading.showsMadeUpWords
    {
      nodes[leaf.index].description.appearance.ornaments.append(.standIn(text.string))
    }
    if reading.isImageOfUnknownSize {
      nodes[leaf.index].values[AddedRoles.self] =
        around.inherited.isResizable ? [.isOfUnknownSize] : [.assumed, .isOfUnknownSize]
    }
    return leaf
  }

  mutating func element(_ reading: Reading, _ around: Surroundings) -> [NodeID] {
    let arguments = reading.arguments
    switch reading.entry.form {
    case .leaf(let layout):
      return [leaf(layout(reading), reading, around)]
    case .container(let layout):
      let content = children(arguments, around)
      pin(content, by: reading)
      return [add(layout(reading), content, reading, in: around)]
    case .wrapper(let layout):
      return [add(layout(reading), wrapped(arguments, around), reading, in: around)]
    case .scroller(let layout):
      // Scrolling content inside a row is no row.
      var inside = around
      inside.inherited.controls.container = nil
      let node = add(layout(reading), wrapped(arguments, inside), reading, in: around)
      nodes[node.index].values[ScrollsContent.self] = true
      return [node]
    case .late(let layout):
      return [add(layout(reading, late(around, for: reading.cause)), [], reading, in: around)]
    case .gridRow:
      return row(reading, around)
    case .section:
      return section(reading, around)
    case .control(let build):
      return control(ControlSite(reading: reading, around: around), build)
    default:
      return arguments.contents.filter { $0.label != Self.tabLabel }
        .flatMap { lower($0.view, around) }
    }
  }

  /// The nodes of a container's content.
  private mutating func children(
    _ arguments: CallArguments, _ around: Surroundings
  ) -> [NodeID] {
    guard let content = arguments.content() else { return [] }
    var inside = around
    inside.inherited.text.isLimitedAround = around.inherited.text.limits.most != nil
    let children = lower(content, inside)
    if children.count == 1, graph.isDynamic(content) {
      nodes[children[0].index].values[IsOfDynamicContent.self] = true
    }
    return children
  }

  private mutating func wrapped(_ arguments: CallArguments, _ around: Surroundings) -> [NodeID] {
    arguments.content().map { [single($0, around, in: VStackLayout(), called: "VStack")] } ?? []
  }

  /// Adds a node of a catalog view or modifier.
  mutating func add(
    _ layout: any Layout, _ children: [NodeID], _ reading: Reading, in around: Surroundings
  ) -> NodeID {
    add(layout, children, as: reading.name, reading.arguments, at: reading.place, in: around)
  }
}
