// A test of a layout needs one import: this module exports the layouts and their geometry.
@_exported public import HaggleLayouts
