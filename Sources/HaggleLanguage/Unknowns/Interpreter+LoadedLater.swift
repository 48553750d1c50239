import HaggleSyntax

// What objects of classes in other files hold at first: their code does not load anything here.
extension Interpreter {
  /// Whether an object of a class in another file holds nothing there so far: a stand-in shows more
  /// of a view than its empty beginning. What a view sets itself when it is made is no such thing,
  /// nor is what a person enters or chooses, and at first nothing runs or has failed.
  func isLoadedLater(_ property: Property, _ value: Value?) -> Bool {
    guard let owner = property.owner, owner.kind == .class, !property.isLet,
      !property.tree.source.parts.isOwn(property.anchor)
    else { return false }
    let isEmpty =
      switch value {
      case .none?: true
      case .string(let text)?: text.isEmpty
      case .array(let elements)?: elements.isEmpty
      case .dictionary(let pairs)?: pairs.isEmpty
      case .boolean(true)?: property.name.lowercased().contains("loading")
      case .instance(let instance)?: isAnswerWithoutData(instance)
      default: false
      }
    return isEmpty && isShownLater(owner) && !isHappening(property) && !isEntered(property)
      && !declarations.handedOver.contains(property.name)
  }

  /// Whether it stands for what is loaded, without any of it: `Response(page: 0, articles: [])`.
  private func isAnswerWithoutData(_ instance: Instance) -> Bool {
    guard let type = declarations.type(instance.typeName), type.kind == .struct,
      !conforms(type, "View")
    else { return false }
    let fields = instance.fields.values
    return fields.contains(where: \.isEmptyList) && fields.allSatisfy(\.isNothing)
  }

  /// Whether a view may show what comes into an object after it is made: something notifies the
  /// view, or the object is one that the whole app knows. Any other one holds what its code gives
  /// it, as the folders do of which a function makes a tree.
  private func isShownLater(_ type: TypeInfo) -> Bool {
    lineage(of: type).contains { type in
      !type.inherited.isEmpty || type.attributes.contains { $0 != "MainActor" }
        || Self.singletons.contains { type.staticProperty($0) != nil }
    }
  }

  private static let singletons = ["shared", "default", "current", "instance", "standard"]

  private func isHappening(_ property: Property) -> Bool {
    guard let type = property.type else { return false }
    return Self.happenings.contains(type.name) || type.name.hasSuffix("Error")
      || isFlags(type, named: property.name)
  }

  /// Whether it says of each of several things whether something goes on with it:
  /// `isDownloading: [String: Bool]`.
  private func isFlags(_ type: TypeName, named name: String) -> Bool {
    type.name.hasPrefix("[") && type.arguments.count == 2 && type.arguments[1].name == "Bool"
      && Words.spelled(name).lowercased().split(separator: " ").first == "is"
  }

  private static let happenings: Set = ["Task", "Timer", "AnyCancellable", "Cancellable"]

  /// Whether a person enters or chooses it, as its name says or what it is bound to:
  /// `$model.words`; or whether it is there only after something happened: a toast, or toasts.
  private func isEntered(_ property: Property) -> Bool {
    let words = Words.spelled(property.name).lowercased().split(separator: " ")
    return !Self.entries.isDisjoint(with: words) || declarations.entered.contains(property.name)
      || property.type?.isOptional == true && !Self.outcomes.isDisjoint(with: words)
      || words.last.map { Self.messages.contains($0) } == true
  }

  private static let entries: Set<Substring> = ["search", "query", "filter", "draft", "selected"]
  private static let outcomes: Set<Substring> = [
    "upload", "export", "import", "toast", "banner", "editing", "edited", "deleted", "presented",
    "pending", "undo",
  ]
  /// What goes again by itself.
  private static let messages: Set<Substring> = ["toasts", "banners", "alerts", "snackbars"]
}

extension Value {
  fileprivate var isEmptyList: Bool {
    if case .array(let elements) = self { elements.isEmpty } else { false }
  }

  fileprivate var isNothing: Bool {
    switch self {
    case .none, .integer(0), .number(0): true
    case .string(let text): text.isEmpty
    case .dictionary(let pairs): pairs.isEmpty
    default: isEmptyList
    }
  }
}
