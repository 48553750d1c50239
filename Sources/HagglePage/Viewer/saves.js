// A page of a file that is watched: when haggle has written it anew it is loaded again, at the same
// place, which the browser keeps meanwhile. What may be asked of a file beside a page without a
// server is how large a picture is: its size tells one save from the next.
//
// followSaves(viewer)   begins to look
// takeKept()            { place, tab, isReading } of before the page was loaded again, or null

const pause = 300;

function reload(viewer) {
  const { tab } = viewer.state;
  const isReading = document.body.classList.contains("reading");
  history.replaceState({ place: viewer.ask("place"), tab, isReading }, "");
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

Object.assign(haggle, { followSaves, takeKept });
