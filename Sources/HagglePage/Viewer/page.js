// Begins: opens the trace that the page holds, and shows the viewer instead of the report. Where a
// browser does not let code run the report stays, and says so.

const { Model, Viewer, element } = haggle;

async function begin() {
  const [code, trace, other] = ["model", "trace", "against"].map(
    (id) => document.getElementById(id)?.textContent);
  if (trace === undefined) return;
  try {
    haggle.viewer = new Viewer(await Model.begin(code, trace, other));
  } catch (error) {
    document.getElementById("report").prepend(element(
      "p", { class: "without", role: "status" },
      `The replay does not run in this browser (${error.message}); this is the report.`));
  }
}

haggle.begun = begin();
