/// Our own drawings for the most frequent symbols, by the first words of their names. Stored as
/// text, because the code of a dictionary would be longer.
enum GlyphPaths {
  /// - Returns: the path, and whether `.fill` fills it.
  static func path(of name: String) -> (path: String, isClosed: Bool)? {
    if let area = areas.first(where: { $0.name == name }) { return (area.path, true) }
    return lines.first { $0.name == name }.map { ($0.path, false) }
  }

  private typealias Drawing = (name: String, path: String)

  private static func drawings(_ text: String) -> [Drawing] {
    text.split(separator: "\n").map { line in
      let name = line.prefix { $0 != " " }
      return (String(name), String(line.dropFirst(name.count + 1)))
    }
  }

  private static let areas = drawings(
    """
    bag M5 8h14l1 13H4zM8 8V7a4 4 0 0 1 8 0v1
    battery M2 8h17v8H2zM22 11v2
    bell M5 18c2-2 2-4 2-8a5 5 0 0 1 10 0c0 4 0 6 2 8zM10 21h4
    bolt M13 2L5 14h6l-1 8 9-13h-6z
    bookmark M6 3h12v18l-6-5-6 5z
    bubble M4 4h16v12H10l-5 5v-5H4z
    camera M3 7h4l2-3h6l2 3h4v13H3zM12 9.5a4 4 0 1 0 .01 0z
    checkmark.shield M12 2l8 3v7c0 5-4 8-8 10-4-2-8-5-8-10V5zM8 12l3 3 5-6
    circle M12 2a10 10 0 1 0 .01 0z
    cloud M7 19a4.5 4.5 0 0 1 0-9 6 6 0 0 1 11 1 4 4 0 0 1-.5 8z
    creditcard M3 5h18v14H3zM3 10h18
    doc M6 3h8l4 4v14H6zM14 3v4h4
    envelope M3 5h18v14H3zM3 6l9 7 9-7
    exclamationmark.triangle M12 3L22 20H2zM12 9v5M12 17h.01
    eye M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 .01 0z
    flag M5 22V3c5-2 9 3 14 0v10c-5 3-9-2-14 0
    flame M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-2 2-5 1-9z
    folder M3 6h6l2 2h10v11H3z
    heart M12 20C4 14 3 11 3 8.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.5C21 11 20 14 12 20z
    house M3 12l9-8 9 8h-3v8H6v-8z
    location M21 3L3 11l8 2 2 8z
    lock M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4
    mappin M12 22c-5-6-7-9-7-12a7 7 0 0 1 14 0c0 3-2 6-7 12zM12 8a2.5 2.5 0 1 0 .01 0z
    message M4 4h16v12H10l-5 5v-5H4z
    mic M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM5 11a7 7 0 0 0 14 0M12 18v3
    moon M19 15A8.5 8.5 0 1 1 10 4a7 7 0 0 0 9 11z
    paperplane M21 3L3 11l7 3 3 7zM21 3L10 14
    person M12 3a4.5 4.5 0 1 0 .01 0zM4 21c0-5 3.5-7 8-7s8 2 8 7z
    phone M5 3h4l2 5-3 2c1 3 3 5 6 6l2-3 5 2v4C12 22 2 12 5 3z
    photo M3 4h18v16H3zM3 17l6-6 5 5 3-3 4 4M16 8h.01
    play M7 4l13 8-13 8z
    square M4 4h16v16H4z
    star M12 3l2.8 6 6.2.7-4.6 4.4 1.3 6.4-5.7-3.2-5.7 3.2 1.3-6.4L3 9.7 9.2 9z
    stop M6 6h12v12H6z
    tag M3 3h9l9 9-9 9-9-9zM7 7h.01
    text.bubble M4 4h16v12H10l-5 5v-5H4z
    trash M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15
    """)

  private static let lines = drawings(
    """
    arrow.backward M20 12H4M11 5l-7 7 7 7
    arrow.left M20 12H4M11 5l-7 7 7 7
    arrow.clockwise M20 12a8 8 0 1 1-2.5-5.8M20 2v5h-5
    arrow.counterclockwise M4 12a8 8 0 1 0 2.5-5.8M4 2v5h5
    arrow.down M12 4v16M5 13l7 7 7-7
    arrow.forward M4 12h16M13 5l7 7-7 7
    arrow.right M4 12h16M13 5l7 7-7 7
    arrow.up M12 20V4M5 11l7-7 7 7
    arrow.up.right M6 18L18 6M8 6h10v10
    book M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14
    calendar M4 5h16v15H4zM4 10h16M8 3v4M16 3v4
    cart M2 4h3l3 12h10l3-9H6M9 20h.01M17 20h.01
    chart M5 20v-8M12 20V5M19 20V9
    checkmark M4 13l5 6L20 5
    chevron.backward M16 3l-9 9 9 9
    chevron.left M16 3l-9 9 9 9
    chevron.down M4 9l8 8 8-8
    chevron.forward M8 3l9 9-9 9
    chevron.right M8 3l9 9-9 9
    chevron.left.forwardslash.chevron.right M8 6l-6 6 6 6M16 6l6 6-6 6M14 4l-4 16
    chevron.up M4 15l8-8 8 8
    chevron.up.chevron.down M7 9l5-5 5 5M7 15l5 5 5-5
    clock M12 2a10 10 0 1 0 .01 0zM12 6v6l4 2
    ellipsis M4 12h.01M12 12h.01M20 12h.01
    exclamationmark M12 3v11M12 20h.01
    gear M12 9a3 3 0 1 0 .01 0zM12 5a7 7 0 1 0 .01 0zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2\
    M17 17l2 2M19 5l-2 2M7 17l-2 2
    gearshape M12 9a3 3 0 1 0 .01 0zM12 5a7 7 0 1 0 .01 0zM12 2v3M12 19v3M2 12h3M19 12h3\
    M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2
    gift M3 9h18v4H3zM5 13v8h14v-8M12 9v12M12 9C8 9 7 4 10 4s2 5 2 5 0-5 3-5 1 5-3 5
    globe M12 3a9 9 0 1 0 .01 0zM3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18
    info M12 10v9M12 5h.01
    line.3.horizontal M4 6h16M4 12h16M4 18h16
    link M10 14a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-2 2M14 10a4 4 0 0 1 0 5.5l-3 3\
    A4 4 0 0 1 5.5 13l2-2
    list.bullet M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01
    magnifyingglass M10 3a7 7 0 1 0 .01 0M15 15l6 6
    minus M4 12h16
    music M9 18V5l11-2v13M6.5 15.5a2.5 2.5 0 1 0 .01 0zM17.5 13.5a2.5 2.5 0 1 0 .01 0z
    paintpalette M12 3a9 9 0 1 0 0 18c2 0 2-2 1-3s0-3 2-3h3c2 0 3-1 3-3 0-5-4-9-9-9zM8 9h.01\
    M13 7h.01M17 10h.01M7 14h.01
    pause M8 4v16M16 4v16
    pencil M4 20l1-4L16 5l3 3L8 19z
    plus M12 4v16M4 12h16
    questionmark M8 8a4 4 0 1 1 5 4c-1 .5-1 1-1 3M12 20h.01
    slider.horizontal M3 6h18M3 12h18M3 18h18M8 4v4M16 10v4M10 16v4
    square.and.arrow.up M8 10H5v11h14V10h-3M12 15V3M8 7l4-4 4 4
    square.and.arrow.down M8 10H5v11h14V10h-3M12 3v12M8 11l4 4 4-4
    square.and.pencil M20 13v7H4V5h7M9 15l1-4 9-9 3 3-9 9z
    sun M12 8a4 4 0 1 0 .01 0zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19\
    M19 5l-1.5 1.5M5 19l1.5-1.5
    wifi M2 9c6-6 14-6 20 0M5.5 12.5c4-4 9-4 13 0M9 16c2-2 4-2 6 0M12 20h.01
    xmark M5 5l14 14M19 5L5 19
    """)
}
