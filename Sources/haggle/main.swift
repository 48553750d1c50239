import Foundation
import HaggleVocabulary

Console.prepare()
let arguments = Array(CommandLine.arguments.dropFirst())
// A signal is for the thread that works, not for this one, which waits: only that one knows whether
// it may end the process at once.
let interrupts = Interrupts()
let code = DeepStack.withRoom {
  interrupts.lift()
  return CommandLineTool.run(arguments)
}
exit(code.rawValue)
