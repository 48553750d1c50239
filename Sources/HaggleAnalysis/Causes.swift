import HaggleTraces
import HaggleVocabulary

/// Which suspicion causes which: those that would vanish together.
struct Causes {
  /// For each suspicion its cause among the others; itself if it has none.
  private var causes: [Int]

  init(_ suspicions: [Suspicion]) {
    causes = Array(suspicions.indices)
    let index = Index(suspicions)
    for (cause, suspicion) in suspicions.enumerated() {
      for effect in index.effects(of: suspicion) where causes[effect] == effect {
        causes[effect] = cause
      }
    }
    foldAxes(of: suspicions)
  }

  /// A view that is too wide and too high has one cause, which is reported for the axis where it is
  /// farther off.
  private mutating func foldAxes(of suspicions: [Suspicion]) {
    var first: [Blamed: Int] = [:]
    for (number, suspicion) in suspicions.enumerated() where causes[number] == number {
      guard suspicion.hypothesis == nil, suspicion.finding.axis != nil else { continue }
      let blamed = Blamed(rule: suspicion.finding.rule, node: suspicion.finding.node)
      guard let known = first[blamed] else {
        first[blamed] = number
        continue
      }
      guard suspicions[known].finding.axis != suspicion.finding.axis else { continue }
      let isFarther = suspicion.distance > suspicions[known].distance
      causes[isFarther ? known : number] = isFarther ? number : known
      if isFarther { first[blamed] = number }
    }
  }

  private struct Blamed: Hashable {
    let rule: String
    let node: NodeID
  }

  /// The outermost cause: no chain is longer than three.
  func root(of suspicion: Int) -> Int {
    var root = suspicion
    while causes[root] != root { root = causes[root] }
    return root
  }

  /// Suspicions indexed by symptom, so that finding the effects of one is a lookup.
  private struct Index {
    private var named: [Hypothesis.Symptom: [Int]] = [:]
    private var involving: [Hypothesis.Symptom: [Int]] = [:]

    init(_ suspicions: [Suspicion]) {
      for (number, suspicion) in suspicions.enumerated() where suspicion.hypothesis == nil {
        var key = Hypothesis.Symptom(suspicion.finding)
        named[key, default: []].append(number)
        for node in suspicion.involved {
          key.node = node
          involving[key, default: []].append(number)
        }
      }
    }

    func effects(of suspicion: Suspicion) -> [Int] {
      if let symptom = suspicion.hypothesis?.symptom { return named[symptom] ?? [] }
      guard let rule = Rule.byID[suspicion.finding.rule] else { return [] }
      let axis = suspicion.finding.axis
      return effects(rule.consequences, of: suspicion, axis)
        + (axis.map { effects(rule.consequencesAcross, of: suspicion, $0.cross) } ?? [])
    }

    private func effects(_ rules: [String], of suspicion: Suspicion, _ axis: Axis?) -> [Int] {
      rules.flatMap { rule in
        suspicion.involved.flatMap { node -> [Int] in
          var key = Hypothesis.Symptom(suspicion.finding)
          (key.rule, key.node, key.axis) = (rule, node, axis)
          return involving[key] ?? []
        }
      }
    }
  }
}
