import Foundation

/// Benches of one text for threads, which lend them to one at a time: making one takes as long as a
/// few trials.
final class Benches: @unchecked Sendable {
  private let material: Bench.Material
  private let lock = NSLock()
  private var free: [Bench] = []

  init(_ material: Bench.Material) { self.material = material }

  /// A bench that no other thread has, given back after its last use; nil where the text does
  /// not give that view again.
  func take() -> Loan? {
    lock.lock()
    let known = free.popLast()
    lock.unlock()
    return (known ?? Bench(material)).map { Loan($0, of: self) }
  }

  private func giveBack(_ bench: Bench) {
    lock.lock()
    free.append(bench)
    lock.unlock()
  }

  final class Loan {
    let bench: Bench
    private let owner: Benches

    fileprivate init(_ bench: Bench, of owner: Benches) {
      (self.bench, self.owner) = (bench, owner)
    }

    deinit { owner.giveBack(bench) }
  }
}
