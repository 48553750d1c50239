import Foundation

/// The bases for trials of one text, each lent to one thread at a time: making one takes as long as
/// a few trials.
final class TrialBasePool: @unchecked Sendable {
  private let material: TrialBase.Material
  private let lock = NSLock()
  private var free: [TrialBase] = []

  init(_ material: TrialBase.Material) { self.material = material }

  /// A base that no other thread has, given back after its last use; nil if the text no
  /// longer gives that view.
  func take() -> Borrowed? {
    lock.lock()
    let known = free.popLast()
    lock.unlock()
    return (known ?? TrialBase(material)).map { Borrowed($0, of: self) }
  }

  private func giveBack(_ base: TrialBase) {
    lock.lock()
    free.append(base)
    lock.unlock()
  }

  final class Borrowed {
    let base: TrialBase
    private let owner: TrialBasePool

    fileprivate init(_ base: TrialBase, of owner: TrialBasePool) {
      (self.base, self.owner) = (base, owner)
    }

    deinit { owner.giveBack(base) }
  }
}
