import Foundation

Console.prepare()
exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
