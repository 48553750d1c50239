import Foundation
import Testing

@Suite struct `The window of an app` {
  private static func app(_ size: String) -> String {
    """
    import AppKit
    import SwiftUI
    @main struct Servers: App {
      var body: some Scene { WindowGroup { Page() }\(size) }
    }
    struct Page: View { var body: some View { Color.red } }
    """
  }

  @Test(arguments: [
    (
      ".defaultSize(width: 760, height: 480)",
      "760×480 is proposed to the root  (Mac, a window as stated"
    ),
    (".windowStyle(.titleBar)", "900×450 is proposed to the root  (Mac)"),
  ])
  func `is as large as its own text says`(size: String, proposed: String) throws {
    let folder = try ScratchFolder()
    folder.add("App.swift", Self.app(size))
    folder.add("Other.swift", Self.app(".defaultSize(width: 400, height: 300)"))
    let text = Data(Self.app(size).utf8)
    let told = [
      try Haggle.run("trace", "App.swift", "--alone", in: folder.url).output,
      try Haggle.run(["trace", "-"], input: text).output,
    ]
    for output in told { #expect(output.contains(proposed), "\(output.prefix(400))") }
    let beside = try Haggle.run("trace", "App.swift", in: folder.url).output
    #expect(beside.contains("760×480 is proposed") == size.contains("760"), "\(beside.prefix(400))")
  }
}
