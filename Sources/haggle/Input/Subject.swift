import HaggleScenarios
import HaggleTraces

/// What a file turned out to be.
enum Subject {
  /// A scenario that can be laid out.
  case scenario(Scenario)
  /// A recorded negotiation.
  case trace(Trace)

  /// - Parameter root: the view to lay out; nil for the scenario's own choice.
  init(_ file: InputFile, root: String? = nil) throws(Failure) {
    if file.isTrace {
      self = .trace(try Self.trace(file))
    } else {
      self = .scenario(try Self.scenario(file, root))
    }
  }

  private static func trace(_ file: InputFile) throws(Failure) -> Trace {
    do throws(TraceError) {
      let outcome = try Trace.read(file.bytes, named: file.name)
      for warning in outcome.warnings { Console.remark("warning: \(warning)\n") }
      return outcome.trace
    } catch {
      throw .unreadable(error.message(naming: file.name))
    }
  }

  private static func scenario(_ file: InputFile, _ root: String?) throws(Failure) -> Scenario {
    let scenario = Scenario(try file.text(), name: file.name, root: root)
    if scenario.diagnostics.contains(where: { $0.severity == .error }) {
      throw .unreadable(DiagnosticText(scenario) { $0.severity == .error }.text)
    }
    return scenario
  }
}
