import HaggleVocabulary

/// What a text has of its project, for display.
enum ProjectNote {
  /// What decides how it is laid out: `its code shows it: Row within a screen`.
  case origin(String)
  /// Declarations of so many other files.
  case borrowed([String], of: String, isCut: Bool)
  /// Other files were read, and declare nothing that it uses.
  case nothing
  /// So many things of the project, each with its directive.
  case things(String, list: [String])

  fileprivate var reason: String? {
    if case .origin(let reason) = self { "as \(reason)" } else { nil }
  }

  /// What it is laid out with; with all names, or with a few.
  fileprivate func addition(isWhole: Bool) -> String? {
    switch self {
    case .origin, .nothing: return nil
    case .borrowed(let names, let files, _):
      let shown = isWhole ? names.listed() : names.listed(most: Self.mostNames)
      return "\(shown) of \(files)\(isWhole ? cut : "")"
    case .things(let count, let list):
      return isWhole ? "\(count): \(list.joined(separator: "; "))" : count
    }
  }

  /// That it needs more than that; it stands behind all else that is listed.
  fileprivate var cut: String {
    guard case .borrowed(_, _, isCut: true) = self else { return "" }
    return "; it uses more declarations than are read at once: name what is missing with --with"
  }

  private static let mostNames = 3
}

extension [ProjectNote] {
  /// In at most two lines: why it is laid out so, and with what of its project.
  ///
  /// - Parameter isWhole: whether all is listed, in a line each.
  func lines(about name: String, isWhole: Bool) -> String {
    let origins = compactMap(\.reason)
    let additions = compactMap { $0.addition(isWhole: isWhole) }
    let without = contains { if case .nothing = $0 { true } else { false } }
    var said = isWhole ? origins : origins.isEmpty ? [] : [origins.joined(separator: "; ")]
    if without {
      said.append("without anything of the other files: they declare nothing that it uses")
    }
    if !additions.isEmpty {
      let cut = isWhole ? "" : map(\.cut).joined()
      said += (isWhole ? additions : [additions.listed() + cut]).map { "with \($0)" }
    }
    return said.enumerated().map { index, line in
      index == 0 ? "\(name) is laid out \(line)\n" : "  \(line)\n"
    }.joined()
  }
}
