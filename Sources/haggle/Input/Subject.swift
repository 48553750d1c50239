import HagglePage
import HaggleScenarios
import HaggleTraces
import HaggleVocabulary

/// The content of a file.
enum Subject {
  /// A scenario that can be laid out, with the additions of its project file.
  case scenario(Scenario, ProjectText)
  /// A recorded negotiation, with warnings about its file.
  case trace(Trace, warnings: [String])

  /// - Parameter options: the view to lay out, and its settings.
  init(_ file: InputFile, _ options: ScenarioOptions = ScenarioOptions()) throws(Failure) {
    self =
      file.isPage
      ? try Self.trace(Self.trace(in: file), file)
      : file.isTrace ? try Self.trace(file.bytes, file) : try Self.scenario(file, options)
  }

  /// The trace inside an exported page.
  private static func trace(in file: InputFile) throws(Failure) -> [UInt8] {
    guard let trace = Page.trace(in: file.bytes) else {
      throw .unreadable(
        "\(file.name) is a web page, and none that haggle made. Save the source itself: on GitHub, "
          + "“Raw” shows it.")
    }
    return trace
  }

  private static func trace(
    _ bytes: [UInt8], _ file: InputFile
  ) throws(Failure) -> Subject {
    let outcome: TraceReader.Outcome
    do throws(TraceError) {
      outcome = try Trace.read(bytes, named: file.name)
    } catch {
      throw .unreadable(error.message(naming: file.name))
    }
    guard !outcome.isCutOff || !outcome.trace.nodes.isEmpty else {
      throw .unreadable(
        "\(file.name) is cut off before its first view: nothing of the layout is in it. Record it "
          + "again: haggle trace FILE.swift --out \(ShellText.quoted(file.name))")
    }
    return .trace(outcome.trace, warnings: outcome.warnings)
  }

  private static func scenario(
    _ file: InputFile, _ options: ScenarioOptions
  ) throws(Failure) -> Subject {
    let text = try ProjectText(of: file, options)
    let scenario = Scenario(
      text.text, name: file.name, root: options.root, settings: options.settings,
      overrides: options.overrides)
    if scenario.diagnostics.contains(where: { $0.severity == .error }) {
      if let hint = LogFile.hint(for: file) { throw .unreadable(hint) }
      let text = DiagnosticText(errors: scenario).text
      throw scenario.declaresNoView ? .viewless(text) : .unreadable(text)
    }
    return .scenario(scenario, text)
  }
}

extension Scenario {
  /// Whether that there is no view is all that is wrong with it.
  var declaresNoView: Bool {
    diagnostics.allSatisfy { $0.code == .noView || $0.severity != .error && $0.code != .unclosed }
  }
}
