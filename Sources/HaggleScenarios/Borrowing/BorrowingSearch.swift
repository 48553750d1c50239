import HaggleSyntax
import HaggleVocabulary

/// Searches for the needed declarations, name by name.
struct BorrowingSearch {
  let files: [SourceText]
  /// The index of the text's own file.
  let ownFile: Int?
  /// The place of the text, and its parts.
  let place: String
  let path: [Substring]
  /// Those of the files.
  let places: [String]
  let system: PlatformEvidence.System
  let project: ProjectDeclarations
  /// The types, functions and variables of the text itself.
  private let own: Set<String>
  private var taken: Set<Int> = []
  /// These, and those that are due.
  private var needed: [Int: Due] = [:]
  /// Whether each was only found where it is not shown at first.
  private var takenNames: [String: Bool] = [:]
  private var seen: Set<Need> = []
  private var open: [Need] = []
  /// What is needed and has not been taken yet, the dearest first.
  private var due: [Due] = []
  private var bytes = 0
  /// How many of them are of views that were taken as they are shown.
  private var shownBytes = 0
  /// How many declarations lead to what is needed now.
  private var depth = 1
  private(set) var isCut = false
  let modules: ModuleFolders
  /// That of the text itself.
  let ownTree: SyntaxTree

  init(
    _ source: SourceText, _ files: ProjectFiles, besides ownFile: Int?,
    on system: PlatformEvidence.System
  ) {
    (self.files, self.ownFile, self.system) = (files.sources, ownFile, system)
    place = ownFile.map { files.places[$0] } ?? source.name
    path = place.split(separator: "/")
    places = files.places
    project = files.declarations
    modules = files.modules
    let declarations = ProjectDeclarations([source])
    own = declarations.names(on: system, unlessIn: project, besides: ownFile)
    let tree = SyntaxTree.parse(source)
    ownTree = tree
    observe(tree.observed, in: nil)
    need(
      tree.names(in: 0..<source.bytes.count), in: nil, previews: tree.previewSpans, isShown: true)
    for setting in Directives(tree.comments, in: source).settings {
      let code = SyntaxTree.parse(SourceText(setting.value, name: source.name))
      need(code.names(in: 0..<code.source.bytes.count), in: nil)
    }
    for (type, span) in tree.extensions {
      need(tree.names(in: span), in: nil, type, isShown: true)
    }
    for name in own.union(declarations.all.flatMap(\.types)).sorted() {
      takeMembers(of: name, for: nil) { $0.take($1, isShown: true) }
    }
  }

  /// The views that are shown are taken first, up to half of what may be taken; then what costs
  /// least: a view of the text before a generated table that the code of one of its buttons names.
  mutating func run(mostBytes: Int) {
    satisfyAll(at: 1)
    while var next = due.popLast() {
      let count = project.all[next.index].span.count
      if next.isShown, shownBytes + count > mostBytes / 2 {
        next.isShown = false
        insert(next)
        continue
      }
      guard bytes + count <= mostBytes else {
        isCut = true
        continue
      }
      if next.isShown { shownBytes += count }
      take(next)
      satisfyAll(at: next.depth + 1)
    }
  }

  private mutating func satisfyAll(at depth: Int) {
    self.depth = depth
    for need in open { satisfy(need) }
    open.removeAll()
  }

  /// - Parameters:
  ///   - kind: what uses them. What a class works with whose objects are observed, such as a
  ///     service, stays unknown.
  ///   - late: ranges of code that shows nothing at first.
  ///   - previews: ranges of code that makes what the views are to show, as its author chose it.
  ///   - isShown: whether the rest is shown.
  private mutating func need(
    _ names: [WrittenName], in file: Int?, _ home: String? = nil,
    by kind: ProjectDeclaration.Kind? = nil, late: [SourceSpan] = [],
    previews: [SourceSpan] = [], isShown: Bool = false
  ) {
    for name in names where name.context == .plain || name.context == .member {
      var need = Need(name, in: file, home, by: kind)
      need.isLate = late.contains { $0.contains(name.offset) }
      need.isShown = isShown && !need.isLate
      if name.isCalled, !Catalog.isOfSwiftUI(view: name.text),
        previews.contains(where: { $0.contains(name.offset) })
      {
        need.isBase = true
      }
      if seen.insert(need).inserted { open.append(need) }
    }
  }

  private mutating func observe(_ names: Set<String>, in file: Int?) {
    for name in names.sorted() {
      let need = Need(observed: name, in: file)
      if seen.insert(need).inserted { open.append(need) }
    }
  }

  private mutating func satisfy(_ need: Need) {
    let name = need.name
    // No view of SwiftUI has members of its own: `Tab.home` is the project's.
    if need.mayBePlain, !own.contains(name),
      need.isBase || !Catalog.isOfSwiftUI(view: name) || isOwnView(need),
      takenNames[name].map({ $0 && !need.isLate }) ?? true,
      let nearest = nearest(project.plain[name], need)
    {
      takenNames[name] = need.isLate
      take(nearest, for: need)
      for other in others(beside: nearest, need) { take(other, for: need) }
      takeMembers(of: name, in: project.all[nearest].file, for: need.file) {
        $0.take($1, for: need)
      }
    }
    for index in meant(project.membersOfLibrary[name]?.filter { mayMean($0, need) }) {
      take(index, for: need)
    }
    // `SwiftUI.Image(asset: cover)` is one of `Image` as well.
    if need.mayBePlain, project.plain[name] == nil {
      let seen = project.initializers[name]?.filter { isSeen($0, from: need.file) }
      for index in meant(seen) { take(index, for: need) }
    }
  }

  /// Takes the members that extensions add to a project type. Members private to a file are taken
  /// with declarations from that file, which may need them.
  ///
  /// - Parameters:
  ///   - home: the file that declares the type.
  ///   - file: the one that uses it.
  ///   - take: how each is taken.
  private mutating func takeMembers(
    of type: String, in home: Int? = nil, for file: Int?,
    by take: (inout BorrowingSearch, Int) -> Void
  ) {
    let members = meant(project.members[type])
    let seen = members.filter { isSeen($0, from: file) }
    let files = Set(seen.map { project.all[$0].file } + [home].compactMap(\.self))
    for index in members
    where files.contains(project.all[index].file) && project.all[index].file != ownFile {
      take(&self, index)
    }
  }

  /// Whether a name may be a member that an extension adds to a library type. Members of SwiftUI
  /// keep their meaning.
  private func mayMean(_ index: Int, _ need: Need) -> Bool {
    let type = project.all[index].home?.type ?? ""
    // In a view the members of all views need no dot, nor in previews those of all of these.
    guard need.isMember || need.home == type || type == "View" || type == "PreviewProvider",
      !own.contains(type), isSeen(index, from: need.file)
    else { return false }
    return type != "View" || Catalog.modifier(need.name).map { isOther(index, than: $0) } ?? true
  }

  /// Whether a function is another one than SwiftUI's of the same name: it has other labels, or
  /// takes something of the project.
  private func isOther(_ index: Int, than entry: CatalogEntry) -> Bool {
    let parameters = project.all[index].parameters
    let labels = CallLabels(parameters.map(\.label), trailing: [])
    return CallForms.mismatch(of: labels, among: entry.parameters.forms) != nil
      || parameters.compactMap(\.type).contains { project.plain[$0.name] != nil || $0.takesSelf }
  }

  /// Puts a declaration among those that are due. Views, and what they observe, come before data of
  /// the same length, what the text uses itself long before what that uses, and what shows at first
  /// before what actions do and other screens show.
  private mutating func take(
    _ index: Int, isObserved: Bool = false, isLate: Bool = false, isShown: Bool = false
  ) {
    let depth = depth + (isLate ? Self.lateness : 0)
    let declaration = project.all[index]
    let weight =
      switch declaration.kind {
      case .visual: 1
      case .data: 2
      case .model: isObserved ? 1 : 4
      }
    let next = Due(
      index: index, isObserved: isObserved, depth: depth,
      cost: declaration.span.count * weight * depth * depth,
      isShown: isShown && declaration.isView)
    if let old = needed[index] {
      guard next.precedes(old), let place = due.firstIndex(where: { $0.index == index }) else {
        return
      }
      due.remove(at: place)
    }
    needed[index] = next
    insert(next)
  }

  private mutating func take(_ index: Int, for need: Need) {
    take(index, isObserved: need.isObserved, isLate: need.isLate, isShown: need.isShown)
  }

  private mutating func insert(_ next: Due) {
    due.insert(next, at: due.partitioningIndex { !next.precedes($0) })
  }

  /// By how many declarations code comes later that shows nothing at first.
  private static let lateness = 2

  /// What the code of a type of data uses is not looked for, only what else it consists of, and
  /// short functions, such as those that look words up: in the end it would be the whole app.
  private mutating func take(_ next: Due) {
    let (index, isObserved) = (next.index, next.isObserved)
    taken.insert(index)
    let declaration = project.all[index]
    bytes += declaration.span.count
    let names = declaration.tree.names(in: declaration.span).filter {
      declaration.kind == .visual || $0.context == .member || $0.text.isTypeName
        || isShort($0.text)
    }
    let kind = declaration.kind == .model && !isObserved ? nil : declaration.kind
    let late = declaration.tree.lateCode(in: declaration.span)
    need(
      names, in: declaration.file, declaration.home?.type, by: kind, late: late,
      isShown: next.isShown)
    observe(declaration.observed, in: declaration.file)
    if let home = declaration.home {
      // `extension ButtonStyle where Self == Pill`
      need(declaration.tree.names(in: home.opening), in: declaration.file)
    }
    // Extensions of a type in a type: `extension Outer.Inner`.
    for type in declaration.types where project.members[type] != nil {
      takeMembers(of: type, in: declaration.file, for: declaration.file) {
        $0.take($1, isShown: next.isShown)
      }
    }
  }

  /// Whether a name is that of a function or constant of a few lines.
  private func isShort(_ name: String) -> Bool {
    project.plain[name]?.contains { project.all[$0].span.count <= Self.shortBytes } ?? false
  }

  private static let shortBytes = 300

  var pieces: [Borrowing.Piece] {
    taken.sorted().map { index in
      let declaration = project.all[index]
      let (line, text) = declaration.lines
      return Borrowing.Piece(
        file: files[declaration.file].name, line: line,
        name: declaration.home?.type ?? declaration.names.first ?? "", text: text)
    }
  }
}
