// A page of a file that is watched: when haggle has written it anew it is loaded again, at the same
// place, which the browser keeps meanwhile. What may be asked of a file beside a page without a
// server is how large a picture is: its size tells one save from the next.
//
// followSaves(viewer)         begins to look
// takeKept()                  { place, tab, isReading, sight } of before the page was loaded again,
//                             or null
// setSight(viewer, sight)     how panes are divided and scrolled, and how close the picture is

const pause = 300;

/** What scrolls; of each there is one at most. */
const scrolling = ["html", ".now", ".canvas", ".views .list", ".reader .list", ".reader .lines"];

function sightOf({ edges, picture }) {
  return {
    edges: edges.shares, zoom: picture.zoom.factor,
    scrolled: scrolling.map((name) => {
      const box = document.querySelector(name);
      return box && [box.scrollLeft, box.scrollTop];
    }),
  };
}

function setSight(viewer, { edges, zoom, scrolled }) {
  viewer.edges.shares = edges;
  viewer.picture.zoom.factor = zoom;
  viewer.picture.refit();
  scrolling.forEach((name, index) => {
    const box = document.querySelector(name);
    if (box !== null && scrolled[index] !== null) box.scrollTo(...scrolled[index]);
  });
}

function reload(viewer) {
  const { tab } = viewer.state;
  const isReading = document.body.classList.contains("reading");
  const sight = sightOf(viewer);
  history.replaceState({ place: viewer.ask("place"), tab, isReading, sight }, "");
  location.reload();
}

function takeKept() {
  const kept = history.state;
  if (kept !== null) history.replaceState(null, "");
  return kept;
}

function followSaves(viewer) {
  const watched = document.querySelector("meta[name=watched]");
  if (watched === null) return;
  const picture = new Image();
  let looks = 0;
  // An address that the browser has never seen, lest it show what it remembers.
  const look = () => {
    looks += 1;
    picture.src = `${watched.content}?${performance.timeOrigin}-${looks}`;
  };
  picture.onload = () => {
    const isOld = `${picture.naturalWidth}x${picture.naturalHeight}` !== watched.dataset.stamp;
    if (isOld && !viewer.state.isUnsaved) return reload(viewer);
    if (isOld) viewer.say("laid out anew: save your notes and marks, and it is shown");
    return setTimeout(look, pause);
  };
  picture.onerror = () => viewer.say("haggle watches no longer");
  look();
}

Object.assign(haggle, { followSaves, setSight, takeKept });
