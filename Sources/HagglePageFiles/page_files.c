#include "page_files.h"

#include <string.h>

// Each file of Sources/HagglePage/Viewer as it lies there: `#embed` costs a compiler nothing, while the
// same bytes as literals of Swift took a third of a build.

static const unsigned char annotated_trace_js[] = {
#embed "../HagglePage/Viewer/annotated-trace.js"
};
static const unsigned char colours_css[] = {
#embed "../HagglePage/Viewer/colours.css"
};
static const unsigned char commands_js[] = {
#embed "../HagglePage/Viewer/commands.js"
};
static const unsigned char condition_js[] = {
#embed "../HagglePage/Viewer/condition.js"
};
static const unsigned char controls_css[] = {
#embed "../HagglePage/Viewer/controls.css"
};
static const unsigned char drawing_js[] = {
#embed "../HagglePage/Viewer/drawing.js"
};
static const unsigned char drawings_css[] = {
#embed "../HagglePage/Viewer/drawings.css"
};
static const unsigned char elements_js[] = {
#embed "../HagglePage/Viewer/elements.js"
};
static const unsigned char event_text_js[] = {
#embed "../HagglePage/Viewer/event-text.js"
};
static const unsigned char events_pane_js[] = {
#embed "../HagglePage/Viewer/events-pane.js"
};
static const unsigned char findings_pane_js[] = {
#embed "../HagglePage/Viewer/findings-pane.js"
};
static const unsigned char findings_text_js[] = {
#embed "../HagglePage/Viewer/findings-text.js"
};
static const unsigned char keyboard_js[] = {
#embed "../HagglePage/Viewer/keyboard.js"
};
static const unsigned char links_js[] = {
#embed "../HagglePage/Viewer/links.js"
};
static const unsigned char lists_css[] = {
#embed "../HagglePage/Viewer/lists.css"
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
static const unsigned char numbers_js[] = {
#embed "../HagglePage/Viewer/numbers.js"
};
static const unsigned char page_js[] = {
#embed "../HagglePage/Viewer/page.js"
};
static const unsigned char panel_remarks_js[] = {
#embed "../HagglePage/Viewer/panel-remarks.js"
};
static const unsigned char panel_text_js[] = {
#embed "../HagglePage/Viewer/panel-text.js"
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
static const unsigned char picture_world_js[] = {
#embed "../HagglePage/Viewer/picture-world.js"
};
static const unsigned char plain_text_js[] = {
#embed "../HagglePage/Viewer/plain-text.js"
};
static const unsigned char primer_js[] = {
#embed "../HagglePage/Viewer/primer.js"
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
static const unsigned char proposal_kind_js[] = {
#embed "../HagglePage/Viewer/proposal-kind.js"
};
static const unsigned char query_matcher_js[] = {
#embed "../HagglePage/Viewer/query-matcher.js"
};
static const unsigned char query_tests_js[] = {
#embed "../HagglePage/Viewer/query-tests.js"
};
static const unsigned char query_words_js[] = {
#embed "../HagglePage/Viewer/query-words.js"
};
static const unsigned char query_js[] = {
#embed "../HagglePage/Viewer/query.js"
};
static const unsigned char reader_pane_js[] = {
#embed "../HagglePage/Viewer/reader-pane.js"
};
static const unsigned char reason_text_js[] = {
#embed "../HagglePage/Viewer/reason-text.js"
};
static const unsigned char replay_choosing_js[] = {
#embed "../HagglePage/Viewer/replay-choosing.js"
};
static const unsigned char replay_jumping_js[] = {
#embed "../HagglePage/Viewer/replay-jumping.js"
};
static const unsigned char replay_setting_js[] = {
#embed "../HagglePage/Viewer/replay-setting.js"
};
static const unsigned char replay_walking_js[] = {
#embed "../HagglePage/Viewer/replay-walking.js"
};
static const unsigned char replay_js[] = {
#embed "../HagglePage/Viewer/replay.js"
};
static const unsigned char report_css[] = {
#embed "../HagglePage/Viewer/report.css"
};
static const unsigned char response_profile_js[] = {
#embed "../HagglePage/Viewer/response-profile.js"
};
static const unsigned char row_list_js[] = {
#embed "../HagglePage/Viewer/row-list.js"
};
static const unsigned char sharing_js[] = {
#embed "../HagglePage/Viewer/sharing.js"
};
static const unsigned char source_pane_js[] = {
#embed "../HagglePage/Viewer/source-pane.js"
};
static const unsigned char spans_js[] = {
#embed "../HagglePage/Viewer/spans.js"
};
static const unsigned char state_js[] = {
#embed "../HagglePage/Viewer/state.js"
};
static const unsigned char steps_js[] = {
#embed "../HagglePage/Viewer/steps.js"
};
static const unsigned char stop_text_js[] = {
#embed "../HagglePage/Viewer/stop-text.js"
};
static const unsigned char time_bar_js[] = {
#embed "../HagglePage/Viewer/time-bar.js"
};
static const unsigned char timeline_js[] = {
#embed "../HagglePage/Viewer/timeline.js"
};
static const unsigned char trace_js[] = {
#embed "../HagglePage/Viewer/trace.js"
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
static const unsigned char why_calls_js[] = {
#embed "../HagglePage/Viewer/why-calls.js"
};
static const unsigned char why_ledger_js[] = {
#embed "../HagglePage/Viewer/why-ledger.js"
};
static const unsigned char why_not_steps_js[] = {
#embed "../HagglePage/Viewer/why-not-steps.js"
};
static const unsigned char why_not_text_js[] = {
#embed "../HagglePage/Viewer/why-not-text.js"
};
static const unsigned char why_not_js[] = {
#embed "../HagglePage/Viewer/why-not.js"
};
static const unsigned char why_offer_text_js[] = {
#embed "../HagglePage/Viewer/why-offer-text.js"
};
static const unsigned char why_panel_js[] = {
#embed "../HagglePage/Viewer/why-panel.js"
};
static const unsigned char why_parts_js[] = {
#embed "../HagglePage/Viewer/why-parts.js"
};
static const unsigned char why_text_js[] = {
#embed "../HagglePage/Viewer/why-text.js"
};
static const unsigned char why_js[] = {
#embed "../HagglePage/Viewer/why.js"
};

#define FILE_NAMED(name, bytes) {name, bytes, sizeof(bytes)}

static const HagglePageFile files[] = {
  FILE_NAMED("annotated-trace.js", annotated_trace_js),
  FILE_NAMED("colours.css", colours_css),
  FILE_NAMED("commands.js", commands_js),
  FILE_NAMED("condition.js", condition_js),
  FILE_NAMED("controls.css", controls_css),
  FILE_NAMED("drawing.js", drawing_js),
  FILE_NAMED("drawings.css", drawings_css),
  FILE_NAMED("elements.js", elements_js),
  FILE_NAMED("event-text.js", event_text_js),
  FILE_NAMED("events-pane.js", events_pane_js),
  FILE_NAMED("findings-pane.js", findings_pane_js),
  FILE_NAMED("findings-text.js", findings_text_js),
  FILE_NAMED("keyboard.js", keyboard_js),
  FILE_NAMED("links.js", links_js),
  FILE_NAMED("lists.css", lists_css),
  FILE_NAMED("narrow.css", narrow_css),
  FILE_NAMED("now-pane.js", now_pane_js),
  FILE_NAMED("now.css", now_css),
  FILE_NAMED("numbers.js", numbers_js),
  FILE_NAMED("page.js", page_js),
  FILE_NAMED("panel-remarks.js", panel_remarks_js),
  FILE_NAMED("panel-text.js", panel_text_js),
  FILE_NAMED("picture-boxes.js", picture_boxes_js),
  FILE_NAMED("picture-labels.js", picture_labels_js),
  FILE_NAMED("picture-pane.js", picture_pane_js),
  FILE_NAMED("picture-world.js", picture_world_js),
  FILE_NAMED("plain-text.js", plain_text_js),
  FILE_NAMED("primer.js", primer_js),
  FILE_NAMED("print.css", print_css),
  FILE_NAMED("profile-plot.js", profile_plot_js),
  FILE_NAMED("prompt.js", prompt_js),
  FILE_NAMED("proposal-kind.js", proposal_kind_js),
  FILE_NAMED("query-matcher.js", query_matcher_js),
  FILE_NAMED("query-tests.js", query_tests_js),
  FILE_NAMED("query-words.js", query_words_js),
  FILE_NAMED("query.js", query_js),
  FILE_NAMED("reader-pane.js", reader_pane_js),
  FILE_NAMED("reason-text.js", reason_text_js),
  FILE_NAMED("replay-choosing.js", replay_choosing_js),
  FILE_NAMED("replay-jumping.js", replay_jumping_js),
  FILE_NAMED("replay-setting.js", replay_setting_js),
  FILE_NAMED("replay-walking.js", replay_walking_js),
  FILE_NAMED("replay.js", replay_js),
  FILE_NAMED("report.css", report_css),
  FILE_NAMED("response-profile.js", response_profile_js),
  FILE_NAMED("row-list.js", row_list_js),
  FILE_NAMED("sharing.js", sharing_js),
  FILE_NAMED("source-pane.js", source_pane_js),
  FILE_NAMED("spans.js", spans_js),
  FILE_NAMED("state.js", state_js),
  FILE_NAMED("steps.js", steps_js),
  FILE_NAMED("stop-text.js", stop_text_js),
  FILE_NAMED("time-bar.js", time_bar_js),
  FILE_NAMED("timeline.js", timeline_js),
  FILE_NAMED("trace.js", trace_js),
  FILE_NAMED("viewer.css", viewer_css),
  FILE_NAMED("viewer.js", viewer_js),
  FILE_NAMED("views-pane.js", views_pane_js),
  FILE_NAMED("why-calls.js", why_calls_js),
  FILE_NAMED("why-ledger.js", why_ledger_js),
  FILE_NAMED("why-not-steps.js", why_not_steps_js),
  FILE_NAMED("why-not-text.js", why_not_text_js),
  FILE_NAMED("why-not.js", why_not_js),
  FILE_NAMED("why-offer-text.js", why_offer_text_js),
  FILE_NAMED("why-panel.js", why_panel_js),
  FILE_NAMED("why-parts.js", why_parts_js),
  FILE_NAMED("why-text.js", why_text_js),
  FILE_NAMED("why.js", why_js),
};

const HagglePageFile *haggle_page_file(const char *name) {
  for (size_t i = 0; i < sizeof(files) / sizeof(files[0]); i++) {
    if (strcmp(files[i].name, name) == 0) return &files[i];
  }
  return NULL;
}
