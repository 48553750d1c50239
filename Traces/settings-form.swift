// A form as apps have them, on a phone: a large title takes 96 of 500 points, rows are at least 44 high
// and 64 narrower than the form, and in each the switch, the chevron or the track gets what it needs
// before the label does. What the controls measure is assumed (docs/CONTROLS.md).
// proposal: 393x500
// text-cell: 10x20

struct SettingsView: View {
  @State private var usesWifi = true
  @State private var name = ""
  @State private var brightness = 0.5

  var body: some View {
    NavigationStack {
      Form {
        Section("Network") {
          Toggle("Wi-Fi", isOn: $usesWifi).id("wifi")
          TextField("Name", text: $name).id("name")
          NavigationLink("Known networks") { Text("none") }
        }
        Section {
          Slider(value: $brightness).id("brightness")
          Button("Sign out", role: .destructive) { name = "" }.id("out")
        } footer: {
          Text("Signing out keeps your data.")
        }
      }
      .id("form")
      .navigationTitle("Settings")
    }
  }
}

// expect: form frame 0,96 393x404
// expect: wifi answers 329xnil -> 329x20
// expect: switch.1 frame 310,146.29 51x20
// expect: name frame 32,190.29 329x22
// expect: chevron.1 frame 354,240.29 7x12
// expect: brightness frame 32,315.29 329x31
// expect: out frame 32,370.29 80x20
// expect: no findings
