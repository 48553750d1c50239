// Begins: reads the trace that the page holds, and shows the viewer instead of the report.

const { Trace, Viewer } = haggle;

const data = document.getElementById("trace");
if (data !== null) haggle.viewer = new Viewer(new Trace(data.textContent));
