import Foundation

/// What was worked out of texts, for those who ask again: names are asked for with each layout.
final class Remembered<Answer: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var answers: [String: Answer] = [:]
  private let work: @Sendable (String) -> Answer

  /// The maximum number of texts, and their maximum length, in bytes.
  private static var most: Int { 8_192 }
  private static var longest: Int { 200 }

  /// - Parameter work: works the answer out, which depends on the text alone.
  init(_ work: @escaping @Sendable (String) -> Answer) { self.work = work }

  func answer(to text: String) -> Answer {
    guard text.utf8.count <= Self.longest else { return work(text) }
    lock.lock()
    let known = answers[text]
    lock.unlock()
    if let known { return known }
    let answer = work(text)
    lock.lock()
    if answers.count < Self.most { answers[text] = answer }
    lock.unlock()
    return answer
  }
}
