import Foundation
import HaggleTraces

/// Does again what a verb does, whenever one of its files is saved, until it is interrupted.
///
/// A file that cannot be read or laid out leaves what was shown before where it is, and says why.
struct Watcher {
  let paths: [String]
  let scenario: ScenarioOptions

  init(_ operands: [String], _ scenario: ScenarioOptions) throws(Failure) {
    if operands.contains(where: { $0 == "-" }) {
      throw .misuse("standard input can be read once; --watch is for files")
    }
    (paths, self.scenario) = (operands, scenario)
  }

  func run(_ show: () throws(Failure) -> Void) throws(Failure) -> Never {
    var watch = FileWatch(FileWatch.stamps(of: watched))
    var known: [Trace]?
    while true {
      do throws(Failure) {
        let traces = try traces()
        if known != nil { try Console.clear() }
        try show()
        let change = known.map { ": " + ChangeLine.text($0, traces) } ?? ""
        Console.message("\(Self.time)\(change). Watching \(names); Ctrl-C ends.\n")
        known = traces
      } catch .misuse(let text, let verb) {
        throw .misuse(text, verb: verb)
      } catch {
        Console.message(
          "\(Self.time): \(error.message)What was shown before stands. Watching \(names).\n")
      }
      while !watch.hasChanged(FileWatch.stamps(of: watched)) {
        usleep(FileWatch.pause)
      }
    }
  }

  /// The files, and the project files that hold for them.
  private var watched: [String] { paths + Set(paths.compactMap(ProjectFile.path)).sorted() }

  private var names: String { paths.joined(separator: ", ") }

  private func traces() throws(Failure) -> [Trace] {
    var traces: [Trace] = []
    for path in paths { traces += try Recordings(path, scenario).traces }
    return traces
  }

  /// `14:03:07`, by the clock of the machine.
  private static var time: String {
    let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: Date())
    return [parts.hour, parts.minute, parts.second]
      .map { number in
        let digits = String(number ?? 0)
        return digits.count < 2 ? "0" + digits : digits
      }.joined(separator: ":")
  }
}
