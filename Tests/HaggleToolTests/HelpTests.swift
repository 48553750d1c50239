import Foundation
import Testing

@Suite struct `Help` {
  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func `lists every verb`(arguments: [String]) throws {
    let help = try Haggle.run(arguments, input: Data())
    #expect(help.status == 0)
    #expect(help.errors.isEmpty)
    for verb in [
      "trace", "reduce", "check", "import", "export", "attach", "survey", "sweep", "help",
    ] {
      #expect(help.output.contains("\n  \(verb)"))
    }
  }

  @Test(
    arguments: [
      "trace", "reduce", "check", "import", "export", "attach", "survey", "sweep", "help",
    ],
    ["--help", "-h"])
  func `of a verb has usage, options and an example`(verb: String, option: String) throws {
    let help = try Haggle.run(verb, option)
    #expect(help.status == 0)
    #expect(help.errors.isEmpty)
    #expect(help.output.hasPrefix("haggle \(verb): "))
    #expect(help.output.contains("\nusage: haggle \(verb)"))
    #expect(help.output.contains("\nexamples:\n  "))
    #expect(help.output.contains("-h, --help"))
    #expect(help == (try Haggle.run("help", verb)))
  }

  @Test func `names every option that the verb takes`() throws {
    let trace = try Haggle.run("trace", "--help").output
    for option in [
      "--proposal WxH", "--device NAME", "--root NAME", "--cache swiftui|full", "--budget N",
      "--out PATH", "--as tree|log|picture|findings|diagnostics|json", "--color auto|always|never",
      "--all", "--ascii", "--width N",
      "--fail-on smell|contract|proof", "--set NAME=VALUE", "--strict",
    ] { #expect(trace.contains("\n  \(option)"), "\(option)") }
    let check = try Haggle.run("check", "--help").output
    for option in ["--format text|json", "--fail-on smell|contract|proof", "--device NAME"] {
      #expect(check.contains("\n  \(option)"), "\(option)")
    }
    let survey = try Haggle.run("survey", "--help").output
    for option in ["--format text|json", "--jobs N", "--time-limit SECONDS", "--top N"] {
      #expect(survey.contains("\n  \(option)"), "\(option)")
    }
  }

  @Test func `has the options of the verb itself first, then how a view is laid out`() throws {
    for verb in ["trace", "why", "check", "attach", "export", "sweep", "query", "replay"] {
      let help = try Haggle.run(verb, "--help").output
      let own = try #require(help.range(of: "\noptions:\n"))
      let layout = try #require(help.range(of: "\nhow it is laid out:\n"))
      #expect(own.upperBound < layout.lowerBound)
      let shown = help[own.upperBound..<layout.lowerBound]
      #expect(shown.hasSuffix("  -h, --help                show this\n"), "\(shown)")
      #expect(!shown.contains("--budget"))
      #expect(help[layout.upperBound...].contains("\n  --budget N"))
    }
    #expect(!(try Haggle.run("survey", "--help").output.contains("how it is laid out")))
  }

  @Test func `fits into a terminal of 100 columns`() throws {
    for verb in [
      "trace", "reduce", "check", "import", "export", "attach", "survey", "sweep", "help",
    ] {
      for line in try Haggle.run(verb, "--help").output.split(separator: "\n") {
        #expect(line.count <= 100, "\(line)")
      }
    }
  }

  @Test func `wins over what else is wrong`() throws {
    #expect(try Haggle.run("trace", "--bogus", "a", "b", "--help").status == 0)
    #expect(try Haggle.run("check", "--", "--help").status == 3)
  }

  @Test func `goes to standard error where nothing was asked`() throws {
    let nothing = try Haggle.run()
    #expect(nothing.status == 2)
    #expect(nothing.output.isEmpty)
    #expect(nothing.errors.contains("usage: haggle VERB"))
  }

  @Test func `is not needed for the version`() throws {
    #expect(
      try Haggle.run("--version")
        == Haggle.Outcome(status: 0, output: "haggle 0.1.0\n", errors: ""))
  }
}
