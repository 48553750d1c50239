// The views of which one form is fine and the other is not.
extension `An edge or a column` {
  static func handle(_ point: String, clip: String = ".clipped()") -> String {
    """
    // proposal: 200x200
    ZStack {
      Color.gray.opacity(0.2)
      Circle().fill(.red).frame(width: 24, height: 24).position(\(point))
    }
    .frame(width: 200, height: 200)
    \(clip)
    """
  }

  static func bar(_ width: String, _ clip: String = "") -> String {
    """
    // proposal: 200x60
    Capsule().fill(.gray).frame(height: 6)
      .overlay(alignment: .leading) { Capsule().fill(.green).frame(\(width)) }
      \(clip)
      .padding(24)
    """
  }

  static func words(_ spacing: String, _ text: String) -> String {
    """
    // proposal: 147x60
    HStack(\(spacing)) {
      ForEach(["CHARGE", "EFFORT", "REST"], id: \\.self) { label in
        \(text).frame(maxWidth: .infinity)
      }
    }
    """
  }

  static func shortcuts(_ symbol: String) -> String {
    """
    // proposal: 393x300
    struct Row: View {
      let name: String
      var icon: String? = nil
      var body: some View {
        HStack(spacing: 8) {
          \(symbol)
          Text(name)
          Spacer()
        }
      }
    }
    VStack {
      Row(name: "Left", icon: "arrow.left")
      Row(name: "Right", icon: "arrow.right")
      Row(name: "Balance")
    }
    """
  }

  static func chart(_ padding: String) -> String {
    """
    // proposal: 393x300
    VStack(spacing: 4) {
      HStack(spacing: 0) {
        Text("200").frame(width: 60)
        HStack(alignment: .bottom, spacing: 0) {
          ForEach([120.0, 80, 160], id: \\.self) { amount in
            Color.blue.frame(width: 40, height: amount).frame(maxWidth: .infinity)
          }
        }
      }
      HStack(spacing: 0) {
        ForEach(["Mon", "Tue", "Wed"], id: \\.self) { name in
          Text(name).frame(maxWidth: .infinity)
        }
      }
      \(padding)
    }
    """
  }

  static func toast(_ length: String) -> String {
    """
    // device: iPhone 16
    GeometryReader { space in
      VStack(spacing: 0) {
        Text("Saved").padding(12).background(.green).padding(.top, \(length))
        Spacer()
      }
      .frame(maxWidth: .infinity)
    }
    """
  }

  static func accounts(_ modifier: String) -> String {
    """
    // proposal: 320x300
    struct Row: View {
      let name: String
      let readout: String
      var body: some View {
        HStack(spacing: 10) {
          Text(name)
          Spacer()
          Text(readout)\(modifier)
        }
      }
    }
    VStack {
      Row(name: "Claude Pro (personal)", readout: "100% resets Thu 14:00")
      Row(name: "Claude Max (company)", readout: "12%")
    }
    """
  }

  static func episode(_ priority: String) -> String {
    """
    // proposal: 360x60
    HStack(spacing: 8) {
      Text("Layout deep dive, part two").lineLimit(1).layoutPriority(1)
      Spacer(minLength: 12)
      Text("Yesterday at 9:41 in the evening").lineLimit(1)\(priority)
    }
    """
  }

  static func trips(_ alignment: String) -> String {
    """
    // proposal: 834x700
    VStack(alignment: .leading, spacing: 20) {
      Text("Your trips").padding(.horizontal, 16)
      Color.teal.frame(height: 100)
        .padding(.horizontal, 16)
        .frame(maxWidth: 640)
        .frame(maxWidth: .infinity\(alignment))
    }
    """
  }

  static func note(_ x: Int) -> String {
    """
    // proposal: 393x400
    ZStack {
      Color.brown.opacity(0.2)
      Text("Call the plumber").position(x: \(x), y: 40)
    }
    """
  }

  static func avatar(_ paint: String) -> String {
    """
    // proposal: 393x400
    ZStack(alignment: .top) {
      VStack(spacing: 8) { Text("Mina Park"); Spacer() }
        .padding(16)
        .frame(width: 300, height: 200)
      Circle()\(paint).frame(width: 80, height: 80)
    }
    """
  }

  static func message(_ reactions: String) -> String {
    """
    // proposal: 393x300
    struct Row: View {
      var reactions: [String] = []
      var body: some View {
        HStack(spacing: 8) {
          Text("See you at noon")
          Spacer(minLength: 0)
          Text("09:41")
          \(reactions)
        }
      }
    }
    Row()
    """
  }

  static func welcome(_ size: String) -> String {
    """
    // proposal: \(size)
    VStack {
      Text("What is new")
      Spacer()
      Text("Continue").frame(maxWidth: .infinity, minHeight: 50)
        .background(.blue, in: RoundedRectangle(cornerRadius: 12))
        .padding(.horizontal, 20)
    }
    """
  }

  static func pills(_ modifier: String) -> String {
    """
    // proposal: 400x300
    HStack(spacing: 4) {
      ForEach(["English", "Japanese", "Traditional Chinese"], id: \\.self) { option in
        Text(option).padding(6)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(Color.teal.opacity(0.3))
      }
    }
    \(modifier)
    """
  }

  static func bars(_ frame: String) -> String {
    """
    // proposal: 400x300
    VStack(spacing: 12) {
      HStack(spacing: 2) {
        ForEach(["Off", "On"], id: \\.self) { Text($0).frame(maxWidth: .infinity) }
      }
      \(frame)
      HStack(spacing: 2) {
        ForEach(["Pause", "Duck", "Ignore"], id: \\.self) { Text($0).frame(maxWidth: .infinity) }
      }
      \(frame)
    }
    """
  }

  static func card(_ offset: String) -> String {
    """
    // proposal: 320x300
    VStack(alignment: .leading, spacing: 4) {
      Text("Northern Harbour")
      Text("The Ferries")\(offset)
    }
    .padding(12)
    .background(Color.mint)
    """
  }

  static func setting(_ height: Int) -> String {
    """
    // proposal: 320x300
    HStack(alignment: .top, spacing: 12) {
      Text("Launch at login").frame(maxWidth: .infinity, alignment: .leading)
      Capsule().fill(.green).frame(width: 52, height: \(height))
    }
    """
  }

  static func carousel(_ padding: String, _ margins: String) -> String {
    """
    // proposal: 393x200
    ScrollView(.horizontal) {
      LazyHStack(spacing: 10) {
        ForEach(["One", "Two", "Three"], id: \\.self) { title in
          Color.purple.overlay { Text(title) }
            .containerRelativeFrame(.horizontal)
        }
      }
      \(padding)
    }
    \(margins)
    """
  }
}
