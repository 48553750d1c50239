// Opens the trace that the page holds, and shows the viewer instead of the report.

const { Model, Viewer, expanded, packed } = haggle;

haggle.open = async () => {
  const [trace, other] = ["trace", "against"].map(
    (id) => document.getElementById(id)?.textContent);
  haggle.viewer = new Viewer(await Model.begin(expanded(packed("model")), trace, other));
};
