extension Catalog {
  /// Content that is only valid inside a chart, map, table or toolbar.
  static let parts = rows(
    """
    BarMark(x:y:width:height:stacking:) (x:yStart:yEnd:width:stacking:)
    (xStart:xEnd:y:height:stacking:) (xStart:xEnd:yStart:yEnd:)
    LineMark(x:y:series:) (x:y:z:) PointMark(x:y:) (x:y:z:)
    AreaMark(x:y:series:stacking:) (x:yStart:yEnd:series:) (xStart:xEnd:y:series:)
    RuleMark(x:yStart:yEnd:) (xStart:xEnd:y:)
    RectangleMark(x:y:width:height:) (x:yStart:yEnd:width:) (xStart:xEnd:y:height:)
    (xStart:xEnd:yStart:yEnd:) SectorMark(angle:innerRadius:outerRadius:angularInset:)
    BarPlot(_:x:y:width:height:stacking:) LinePlot(_:x:y:series:) (x:y:domain:function:)
    PointPlot(_:x:y:) AreaPlot(_:x:y:series:stacking:) (x:y:domain:function:)
    (x:yStart:yEnd:domain:function:) RulePlot(_:x:yStart:yEnd:) RectanglePlot(_:x:y:width:height:)
    SectorPlot(_:angle:innerRadius:outerRadius:angularInset:) SurfacePlot(x:y:z:function:)
    AxisMarks(content:) (preset:position:values:content:) (format:preset:position:values:stroke:)
    AxisGridLine(centered:stroke:) AxisTick(centered:length:stroke:)
    AxisValueLabel(_:centered:anchor:multiLabelAlignment:collisionResolution:offsetsMarks:\
    orientation:horizontalSpacing:verticalSpacing:)
    (format:centered:anchor:multiLabelAlignment:collisionResolution:offsetsMarks:orientation:\
    horizontalSpacing:verticalSpacing:)
    (centered:anchor:multiLabelAlignment:collisionResolution:offsetsMarks:orientation:\
    horizontalSpacing:verticalSpacing:content:)
    MapPolyline(_:) (coordinates:contourStyle:) (points:contourStyle:) MapPolygon(_:)
    (coordinates:) (points:)
    MapCircle(_:) (mapRect:) (center:radius:) MapMarker(coordinate:tint:) MapPin(coordinate:tint:)
    MapAnnotation(coordinate:anchorPoint:content:) UserAnnotation(anchor:content:)
    TableColumn(_:content:) (_:value:) (_:value:content:) (_:value:comparator:content:)
    (_:sortUsing:content:) TableColumnForEach(_:content:) (_:id:content:) TableRow(_:)
    DisclosureTableRow(_:isExpanded:content:) ToolbarTitleMenu(content:)
    ToolbarSpacer(_:placement:) DefaultToolbarItem(kind:placement:)
    """
  ).map { name, forms in
    CatalogEntry(
      name, CallForms(forms), .neutral, summary: "Part of what it stands in; nothing by itself.",
      closure: .neutral, form: .group)
  }
}
