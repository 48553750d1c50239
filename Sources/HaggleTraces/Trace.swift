package import Foundation
package import HaggleVocabulary

/// A recorded negotiation: who asked whom, the answers, the placements, and what is known about
/// them. Written by engines and apps; read by replay, analysis and reports.
package struct Trace: Equatable, Sendable {
  package var header: Header
  /// The nodes; a node's id is its index.
  package var nodes: [Node]
  /// The recorded negotiation in order; an event's number is its index.
  package var events: [Event]
  /// What was added after recording: findings, verdicts, marks and unknown records.
  package var remarks: [Remark]
  /// Unknown keys, by record.
  package var unknownKeys: [RecordID: [JSONMember]]

  package init(
    header: Header = Header(), nodes: [Node] = [], events: [Event] = [], remarks: [Remark] = [],
    unknownKeys: [RecordID: [JSONMember]] = [:]
  ) {
    self.header = header
    self.nodes = nodes
    self.events = events
    self.remarks = remarks
    self.unknownKeys = unknownKeys
  }

  /// Identifies a record of the file, whatever its kind.
  package enum RecordID: Hashable, Sendable {
    /// The object around all records.
    case file
    case header
    case node(Int)
    case event(Int)
    case remark(Int)
  }
}

extension Trace {
  /// What was traced, by which tool, under which assumptions.
  package struct Header: Equatable, Sendable {
    /// The format version that this tool reads and writes.
    static let currentVersion = 2

    package var version: Int
    /// The tool that recorded it, such as `haggle 0.1.0`.
    package var tool: String
    /// The scenario's file name, without its folder; nil if there is none.
    package var scenario: String?
    /// The scenario's text, so that the trace can be read and re-run anywhere.
    package var source: String? { didSet { parts = SourceParts(source ?? "") } }
    /// Which lines of the text come from other files.
    package private(set) var parts = SourceParts("")
    /// The name of the root view, if the scenario has several.
    package var root: String?
    /// The proposal to the root; nil if unknown (a device, a console log).
    package var proposal: ProposedViewSize?
    /// The origin of the proposal: `--proposal`, `// proposal:`, or the name of a device.
    package var proposalSource: String?
    /// What else it was laid out with that is not so by default: `type size accessibility3`.
    package var circumstances: [String] = []
    /// The whole screen in the root's space, where that is larger than what the root is offered:
    /// what lies outside of the offer is the unsafe area. Nil if there is none or it is unknown.
    package var screen: CGRect?
    /// The cache policy of the engine: `swiftui` or `full`; nil for a trace of a real app.
    package var cache: String?
    /// The budget of questions that was exceeded by a first attempt under `swiftui`; nil if none
    /// was.
    package var exceededBudget: Int?
    /// The source of a trace that was converted, not recorded; most of its negotiation is unknown.
    package var imported: Open<Import>?
    /// Whether it uses the dark appearance.
    package var isDark = false
    /// Whether people point at it with a mouse instead of a finger.
    package var isPointed = false
    /// The number of assumptions; the notes list them.
    package var assumed: Int
    /// The keys of findings silenced by the scenario, without duplicates; those that silence
    /// nothing with a remark.
    package var ignored: [String]
    /// The number of placeholder boxes for undeclared views.
    package var boxes: Int
    /// The number of views that are missing, even as boxes.
    package var leftOut: Int
    /// Whether its file ended before the recording did: what follows, with the findings, is lost.
    package var isCutOff = false

    package init(
      version: Int = Header.currentVersion, tool: String = "", scenario: String? = nil,
      source: String? = nil, root: String? = nil, proposal: ProposedViewSize? = nil,
      proposalSource: String? = nil, screen: CGRect? = nil, cache: String? = nil,
      exceededBudget: Int? = nil,
      imported: Open<Import>? = nil, assumed: Int = 0, ignored: [String] = [], boxes: Int = 0,
      leftOut: Int = 0
    ) {
      self.version = version
      self.tool = tool
      self.scenario = scenario
      self.source = source
      parts = SourceParts(source ?? "")
      self.root = root
      self.proposal = proposal
      self.proposalSource = proposalSource
      self.screen = screen
      self.cache = cache
      self.exceededBudget = exceededBudget
      self.imported = imported
      self.assumed = assumed
      self.ignored = ignored
      self.boxes = boxes
      self.leftOut = leftOut
    }

    /// The sources from which a trace can be converted.
    package enum Import: String, ClosedSet {
      case consoleLog = "console log"
    }

    /// Whether haggle's engine laid it out, not an app.
    package var isOfEngine: Bool { cache != nil }

    /// Whether everything is known and stated.
    package var isComplete: Bool {
      imported == nil && boxes == 0 && leftOut == 0 && assumed == 0 && !isCutOff
    }

    /// `complete`, `complete with n assumptions`, `partial, n boxes`, `partial, n left out`,
    /// `partial, from a console log`, or `cut off`.
    package var completeness: String { completeness(naming: "") }

    /// - Parameter views: what the boxes stand for, in brackets; or empty.
    package func completeness(naming views: String) -> String {
      if isCutOff { return "cut off: findings, and what else it had, are lost" }
      if let imported { return "partial, from a \(imported.word)" }
      let leftOut = leftOut > 0 ? ", \(leftOut) left out" : ""
      if boxes > 0 { return "partial, \(NumberText.counted(boxes, "box"))\(views)\(leftOut)" }
      if !leftOut.isEmpty { return "partial\(leftOut)" }
      if assumed == 0 { return "complete" }
      return "complete with \(NumberText.counted(assumed, "assumption"))"
    }
  }

  /// A view, modifier or container that takes part in the negotiation.
  package struct Node: Equatable, Sendable {
    /// Its name in SwiftUI source: `HStack`, `frame`, `Color`.
    package var kind: String
    /// Its name in every output: the label of `.id("…")`, else `Kind.n`.
    package var name: String
    /// Whether `name` was given by `.id("…")`.
    package var isLabelled: Bool
    package var parent: NodeID?
    /// Its place in the scenario.
    package var place: SourcePlace?
    /// Its arguments as written, such as `width: 350, height: 350`.
    package var arguments: String
    /// The words of a text, or the name of an image, if they are not in the arguments.
    package var shown = ""
    /// More properties in words: `clipped`, `spans 2 columns`.
    package var traits: [String]
    package var roles: NodeRoles
    /// The user's views whose body it is, with the place of their use: `ColorView` at 6:9;
    /// innermost first.
    package var owners: [ViewOwner]
    /// How it is drawn, as far as that does not affect its layout.
    package var appearance = Appearance()
    /// The number of the event before which it was created; 0 if it existed from the start.
    package var birth: Int

    /// - Parameter roles: nil for those that SwiftUI's views of this kind have.
    package init(
      kind: String, name: String, isLabelled: Bool = false, parent: NodeID? = nil,
      place: SourcePlace? = nil, arguments: String = "", traits: [String] = [],
      roles: NodeRoles? = nil, owners: [ViewOwner] = [], birth: Int = 0
    ) {
      self.kind = kind
      self.name = name
      self.isLabelled = isLabelled
      self.parent = parent
      self.place = place
      self.arguments = arguments
      self.traits = traits
      self.roles = roles ?? NodeRoles(ofKind: kind, arguments: arguments)
      self.owners = owners
      self.birth = birth
    }
  }
}
