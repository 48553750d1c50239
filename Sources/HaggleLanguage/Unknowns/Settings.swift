import HaggleVocabulary

/// The author's settings, and which of them were used.
struct Settings {
  private let all: [Setting]
  private(set) var used: Set<Setting> = []
  /// The variables that hold unknown data, by its path: `vm` for `ViewModel`.
  private var aliases: [String: Set<String>] = [:]
  /// The open names of the text, to correct misspelt ones.
  private var open: Set<String> = []

  init(_ settings: [Setting]) { all = settings }

  var isEmpty: Bool { all.isEmpty }

  /// The settings that were not used.
  var unused: [Setting] { all.filter { !used.contains($0) } }

  /// The last setting that is about a place: one of `12:9`, and how diagnostics write it.
  mutating func take(at place: SourcePlace, written: String) -> Setting? {
    let ways = [written, "\(place.line):\(place.column)"].map { Setting.Subject.place($0) }
    return take { ways.contains($0.subject) }
  }

  /// The last setting that is about unknown data: one of `viewModel.isLoading` or `isLoading`.
  mutating func take(unknown path: String) -> Setting? {
    guard !isEmpty else { return nil }
    open.insert(path)
    let names = path.split(separator: ".").map(String.init)
    let aliases = aliases
    return take {
      guard case .path(let key) = $0.subject else { return false }
      if key.count <= names.count, names.suffix(key.count).elementsEqual(key) { return true }
      // `vm.isOn`, where `vm` is the result of `ViewModel()`.
      guard let variable = key.first else { return false }
      let rest = key.dropFirst()
      return names.count > rest.count && names.suffix(rest.count).elementsEqual(rest)
        && aliases[names.dropLast(rest.count).joined(separator: ".")]?.contains(variable) == true
    }
  }

  /// Records that a variable holds unknown data.
  mutating func name(_ path: String, _ variable: String) {
    guard !isEmpty else { return }
    aliases[path, default: []].insert(variable)
  }

  /// The last setting of a declared property or variable.
  ///
  /// - Parameters:
  ///   - owners: the names that may precede it: that of the type, and of variables holding one.
  ///   - needsOwner: whether the name alone is not enough.
  mutating func take(
    declared name: String, owners: Set<String>, needsOwner: Bool = false
  ) -> Setting? {
    take {
      guard case .path(let key) = $0.subject, key.last == name else { return false }
      if key.count == 1 { return !needsOwner }
      return owners.contains(key[key.count - 2])
    }
  }

  private mutating func take(where isMeant: (Setting) -> Bool) -> Setting? {
    guard let setting = all.last(where: isMeant) else { return nil }
    used.insert(setting)
    return setting
  }

  /// The known name most similar to a misspelt one.
  func nearest(to name: String) -> String? {
    let candidates = open.sorted().map { ($0, EditDistance.between($0, name)) }
    let best = candidates.min { $0.1 < $1.1 }
    return best.flatMap { $0.1 <= max(2, name.count / 3) ? $0.0 : nil }
  }
}
