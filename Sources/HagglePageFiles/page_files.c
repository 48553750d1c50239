#include "page_files.h"

#include <string.h>

// Each file of Sources/HagglePage/Viewer as it lies there, and the model, compiled by .ci/page-model:
// `#embed` costs a compiler nothing, while the same bytes as literals of Swift took a third of a build.

static const unsigned char colours_css[] = {
#embed "../HagglePage/Viewer/colours.css"
};
static const unsigned char controls_css[] = {
#embed "../HagglePage/Viewer/controls.css"
};
static const unsigned char drawings_css[] = {
#embed "../HagglePage/Viewer/drawings.css"
};
static const unsigned char elements_js[] = {
#embed "../HagglePage/Viewer/elements.js"
};
static const unsigned char events_pane_js[] = {
#embed "../HagglePage/Viewer/events-pane.js"
};
static const unsigned char findings_pane_js[] = {
#embed "../HagglePage/Viewer/findings-pane.js"
};
static const unsigned char keyboard_js[] = {
#embed "../HagglePage/Viewer/keyboard.js"
};
static const unsigned char lighting_js[] = {
#embed "../HagglePage/Viewer/lighting.js"
};
static const unsigned char links_js[] = {
#embed "../HagglePage/Viewer/links.js"
};
static const unsigned char lists_css[] = {
#embed "../HagglePage/Viewer/lists.css"
};
static const unsigned char loader_js[] = {
#embed "../HagglePage/Viewer/loader.js"
};
static const unsigned char lzma_js[] = {
#embed "../HagglePage/Viewer/lzma.js"
};
static const unsigned char looks_js[] = {
#embed "../HagglePage/Viewer/looks.js"
};
static const unsigned char model_js[] = {
#embed "../HagglePage/Viewer/model.js"
};
static const unsigned char narrow_css[] = {
#embed "../HagglePage/Viewer/narrow.css"
};
static const unsigned char now_pane_js[] = {
#embed "../HagglePage/Viewer/now-pane.js"
};
static const unsigned char now_css[] = {
#embed "../HagglePage/Viewer/now.css"
};
static const unsigned char page_js[] = {
#embed "../HagglePage/Viewer/page.js"
};
static const unsigned char paints_js[] = {
#embed "../HagglePage/Viewer/paints.js"
};
static const unsigned char picture_bands_js[] = {
#embed "../HagglePage/Viewer/picture-bands.js"
};
static const unsigned char picture_boxes_js[] = {
#embed "../HagglePage/Viewer/picture-boxes.js"
};
static const unsigned char picture_labels_js[] = {
#embed "../HagglePage/Viewer/picture-labels.js"
};
static const unsigned char picture_pane_js[] = {
#embed "../HagglePage/Viewer/picture-pane.js"
};
static const unsigned char picture_zoom_js[] = {
#embed "../HagglePage/Viewer/picture-zoom.js"
};
static const unsigned char print_css[] = {
#embed "../HagglePage/Viewer/print.css"
};
static const unsigned char profile_plot_js[] = {
#embed "../HagglePage/Viewer/profile-plot.js"
};
static const unsigned char prompt_js[] = {
#embed "../HagglePage/Viewer/prompt.js"
};
static const unsigned char reader_pane_js[] = {
#embed "../HagglePage/Viewer/reader-pane.js"
};
static const unsigned char report_css[] = {
#embed "../HagglePage/Viewer/report.css"
};
static const unsigned char row_list_js[] = {
#embed "../HagglePage/Viewer/row-list.js"
};
static const unsigned char saves_js[] = {
#embed "../HagglePage/Viewer/saves.js"
};
static const unsigned char sharing_js[] = {
#embed "../HagglePage/Viewer/sharing.js"
};
static const unsigned char size_bars_js[] = {
#embed "../HagglePage/Viewer/size-bars.js"
};
static const unsigned char source_pane_js[] = {
#embed "../HagglePage/Viewer/source-pane.js"
};
static const unsigned char splitters_js[] = {
#embed "../HagglePage/Viewer/splitters.js"
};
static const unsigned char time_bar_js[] = {
#embed "../HagglePage/Viewer/time-bar.js"
};
static const unsigned char viewer_css[] = {
#embed "../HagglePage/Viewer/viewer.css"
};
static const unsigned char viewer_js[] = {
#embed "../HagglePage/Viewer/viewer.js"
};
static const unsigned char views_pane_js[] = {
#embed "../HagglePage/Viewer/views-pane.js"
};
static const unsigned char model_wasm_lzma[] = {
#embed "model.wasm.lzma"
};

#define FILE_NAMED(name, bytes) {name, bytes, sizeof(bytes)}

static const HagglePageFile files[] = {
  FILE_NAMED("colours.css", colours_css),
  FILE_NAMED("controls.css", controls_css),
  FILE_NAMED("drawings.css", drawings_css),
  FILE_NAMED("elements.js", elements_js),
  FILE_NAMED("events-pane.js", events_pane_js),
  FILE_NAMED("findings-pane.js", findings_pane_js),
  FILE_NAMED("keyboard.js", keyboard_js),
  FILE_NAMED("lighting.js", lighting_js),
  FILE_NAMED("links.js", links_js),
  FILE_NAMED("lists.css", lists_css),
  FILE_NAMED("loader.js", loader_js),
  FILE_NAMED("looks.js", looks_js),
  FILE_NAMED("lzma.js", lzma_js),
  FILE_NAMED("model.js", model_js),
  FILE_NAMED("narrow.css", narrow_css),
  FILE_NAMED("now-pane.js", now_pane_js),
  FILE_NAMED("now.css", now_css),
  FILE_NAMED("page.js", page_js),
  FILE_NAMED("paints.js", paints_js),
  FILE_NAMED("picture-bands.js", picture_bands_js),
  FILE_NAMED("picture-boxes.js", picture_boxes_js),
  FILE_NAMED("picture-labels.js", picture_labels_js),
  FILE_NAMED("picture-pane.js", picture_pane_js),
  FILE_NAMED("picture-zoom.js", picture_zoom_js),
  FILE_NAMED("print.css", print_css),
  FILE_NAMED("profile-plot.js", profile_plot_js),
  FILE_NAMED("prompt.js", prompt_js),
  FILE_NAMED("reader-pane.js", reader_pane_js),
  FILE_NAMED("report.css", report_css),
  FILE_NAMED("row-list.js", row_list_js),
  FILE_NAMED("saves.js", saves_js),
  FILE_NAMED("sharing.js", sharing_js),
  FILE_NAMED("size-bars.js", size_bars_js),
  FILE_NAMED("source-pane.js", source_pane_js),
  FILE_NAMED("splitters.js", splitters_js),
  FILE_NAMED("time-bar.js", time_bar_js),
  FILE_NAMED("viewer.css", viewer_css),
  FILE_NAMED("viewer.js", viewer_js),
  FILE_NAMED("views-pane.js", views_pane_js),
  FILE_NAMED("model.wasm.lzma", model_wasm_lzma),
};

const HagglePageFile *haggle_page_file(const char *name) {
  for (size_t i = 0; i < sizeof(files) / sizeof(files[0]); i++) {
    if (strcmp(files[i].name, name) == 0) return &files[i];
  }
  return NULL;
}
