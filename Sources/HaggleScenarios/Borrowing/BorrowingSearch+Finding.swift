import HaggleSyntax
import HaggleVocabulary

// Which of a project's declarations a name means.
extension BorrowingSearch {
  func isSeen(_ index: Int, from file: Int?) -> Bool {
    let declaration = project.all[index]
    if declaration.file == ownFile { return false }
    let isPrivate = declaration.isPrivate || declaration.home?.isPrivate == true
    return !isPrivate || declaration.file == file
  }

  func meant(_ indices: [Int]?) -> [Int] { project.meant(indices ?? [], on: system) }

  /// The declaration in the same file, else the one whose path shares most folders with the text's.
  func nearest(_ indices: [Int]?, _ need: Need) -> Int? {
    let candidates = (indices ?? []).filter {
      isSeen($0, from: need.file)
        && (project.all[$0].kind != .model || need.isBase || project.all[$0].handsOutViews
          || need.isPart && project.all[$0].file == need.file)
    }
    return meant(candidates).max { closeness($0, need.file) < closeness($1, need.file) }
  }

  /// What the same file declares under the same name beside it: functions with other labels, and a
  /// variable beside a function.
  func others(beside nearest: Int, _ need: Need) -> [Int] {
    let file = project.all[nearest].file
    let beside = (project.plain[need.name] ?? []).filter {
      project.all[$0].file == file && isSeen($0, from: need.file)
    }
    return meant(beside).filter { $0 != nearest && !project.all[$0].isType }
  }

  private func closeness(_ index: Int, _ file: Int?) -> Int {
    let declaration = project.all[index]
    if declaration.file == file { return .max }
    let other = places[declaration.file].split(separator: "/")
    return zip(path, other).prefix { $0 == $1 }.count
  }

  private func tree(of file: Int?) -> SyntaxTree? {
    guard let file else { return ownTree }
    return project.all.first { $0.file == file }?.tree
  }

  /// Whether a name that a view of SwiftUI has is one that the project gives to a view of its own:
  /// in a module what it declares comes before what it imports. It is called as SwiftUI's is not.
  func isOwnView(_ need: Need) -> Bool {
    guard !need.isMember, let indices = project.plain[need.name],
      let forms = Catalog.view(need.name)?.parameters.forms,
      tree(of: need.file).map({ $0.calls(need.name, otherThan: forms) }) == true
    else { return false }
    let user = need.file.map { places[$0] } ?? place
    return indices.contains { index in
      let declaration = project.all[index]
      return declaration.isPlainView && declaration.home == nil && isSeen(index, from: need.file)
        && modules.share(places[declaration.file], user)
    }
  }
}

extension SyntaxTree {
  /// Whether something calls a name with labels that none of these forms has.
  fileprivate func calls(_ name: String, otherThan forms: [CallForms.Form]) -> Bool {
    parseEverything()
    return expressions.contains { expression in
      guard case .call(let callee, let arguments, let closures) = expression.kind,
        case .identifier(name) = self[callee].kind
      else { return false }
      let labels = CallLabels(arguments.map(\.label), trailing: closures.map(\.label))
      return CallForms.mismatch(of: labels, among: forms) != nil
    }
  }
}
