// What the pointer is on lights up wherever it is shown: in the picture, the tree, the events and
// the source. Whatever shows views says which, in `data-views`: numbers with spaces between them.
//
// lightViews(root, light)   light(node) has the picture show it; null is none

function lightViews(root, light) {
  let lit = [];
  let current = null;
  const show = (views) => {
    const [node] = views;
    if (node === current) return;
    current = node;
    for (const part of lit) part.classList.remove("lit");
    lit = views.flatMap((view) => [...root.querySelectorAll(`[data-views~="${view}"]`)]);
    for (const part of lit) part.classList.add("lit");
    light(node ?? null);
  };
  root.addEventListener("pointerover", ({ target }) => {
    const views = target.closest?.("[data-views]")?.dataset.views ?? "";
    show(views.split(" ").filter((view) => view !== ""));
  });
  root.addEventListener("pointerleave", () => show([]));
}

haggle.lightViews = lightViews;
