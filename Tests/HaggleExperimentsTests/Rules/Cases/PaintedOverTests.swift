import Testing

/// What is painted into corners, or over words, each with what is meant.
@Suite struct `A rule on paint beyond its place` {
  @Test(arguments: [
    (
      "smell moved-over at back, height",
      """
      VStack(spacing: 0) { ZStack { Capsule().fill(.gray).padding(.horizontal,
        20).offset(y: 12).id("back"); Capsule().fill(.blue) }.frame(height: 36)
        Text("Ran three tools") }
      """
    ),
    (
      "smell moved-over at back, height",
      """
      VStack(spacing: 0) { ZStack { Capsule().fill(.gray).padding(.horizontal,
        20).offset(y: 8).id("back"); Capsule().fill(.blue) }.frame(height: 36)
        Text("Ran three tools") }
      """
    ),
    // Six of twenty points; a shadow; a text on a ground of its own.
    (
      "",
      """
      VStack(spacing: 6) { ZStack { Capsule().fill(.gray).padding(.horizontal,
        20).offset(y: 12); Capsule().fill(.blue) }.frame(height: 36); Text("Ran three tools") }
      """
    ),
    (
      "",
      """
      VStack(spacing: 0) { ZStack { Capsule().fill(.gray).opacity(0.1).padding(.horizontal,
        20).offset(y: 12); Capsule().fill(.blue) }.frame(height: 36); Text("Ran three tools") }
      """
    ),
    (
      "",
      """
      VStack(spacing: 0) { ZStack { Capsule().fill(.gray).padding(.horizontal,
        20).offset(y: 12); Capsule().fill(.blue) }.frame(height: 36)
        Text("Ran three tools").background(.white) }
      """
    ),
  ])
  func `moved-over is found of a backdrop that ends in the letters`(found: String, view: String)
    throws
  {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    (
      "smell square-corners at head",
      """
      ZStack(alignment: .top) { RoundedRectangle(cornerRadius: 24).fill(.white)
        Rectangle().fill(.pink).id("head").frame(height: 150) }.frame(width: 300, height: 450)
      """
    ),
    (
      "smell square-corners at head",
      """
      ZStack(alignment: .top) { Color.white.cornerRadius(24)
        Rectangle().fill(.pink).id("head").frame(height: 150) }.frame(width: 300, height: 450)
      """
    ),
    // It is inset, clipped, round itself, or clear.
    (
      "",
      """
      ZStack(alignment: .top) { RoundedRectangle(cornerRadius: 24).fill(.white)
        Rectangle().fill(.pink).frame(height: 150).padding(8) }.frame(width: 300, height: 450)
      """
    ),
    (
      "",
      """
      ZStack(alignment: .top) { RoundedRectangle(cornerRadius: 24).fill(.white)
        Rectangle().fill(.pink).frame(height: 150) }
        .frame(width: 300, height: 450).clipShape(RoundedRectangle(cornerRadius: 24))
      """
    ),
    (
      "",
      """
      ZStack(alignment: .top) { RoundedRectangle(cornerRadius: 24).fill(.white)
        RoundedRectangle(cornerRadius: 24).fill(.pink).frame(height: 150) }
        .frame(width: 300, height: 450)
      """
    ),
    (
      "",
      """
      ZStack(alignment: .top) { RoundedRectangle(cornerRadius: 24).fill(.white)
        Color.clear.frame(height: 150) }.frame(width: 300, height: 450)
      """
    ),
    (
      "",
      """
      ZStack(alignment: .top) { Color.white; Rectangle().fill(.pink).frame(height: 150) }
        .frame(width: 300, height: 450)
      """
    ),
  ])
  func `square-corners is found of a layer on a round one`(found: String, view: String) throws {
    try expectFindings(view, found)
  }
}
