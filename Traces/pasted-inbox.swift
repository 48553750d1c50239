// A screen as one pastes it out of an app: its model, an avatar and a modifier stay behind. What stands
// for them is listed, and what the text leaves open can be decided:
//
//     haggle trace Traces/pasted-inbox.swift --set inbox.isSyncing=true --set Avatar=40x40
//
// proposal: 320x200
// text-cell: 8x20

struct InboxRow: View {
  @ObservedObject var inbox: Inbox

  var body: some View {
    HStack(spacing: 12) {
      Avatar(url: inbox.owner.url)
      VStack(alignment: .leading) {
        Text(inbox.title)
        if inbox.isSyncing {
          Text("Syncing …")
        }
      }
      Spacer()
      ForEach(inbox.badges) { badge in
        Circle().frame(width: 8, height: 8).glow(badge.tint)
      }
    }
    .id("row")
  }
}

// expect: row size 320x44
// expect: no findings
