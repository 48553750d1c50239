import Foundation
import HaggleVocabulary

Console.prepare()
let arguments = Array(CommandLine.arguments.dropFirst())
exit(DeepStack.withRoom { CommandLineTool.run(arguments) }.rawValue)
